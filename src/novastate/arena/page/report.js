// Sort a table by its column heads, and filter long tables by name. Without it all rows are there.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") === "descending" || (column === 0 && !head.hasAttribute("aria-sort"));
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const value = (row) => row.cells[column].dataset.v;
      const rows = [...table.tBodies[0].rows].sort((a, b) => {
        const difference = column === 0 ? value(a).localeCompare(value(b), undefined, { numeric: true }) : value(a) - value(b);
        return up ? difference : -difference;
      });
      table.tBodies[0].append(...rows);
    });
  });
}
for (const field of document.querySelectorAll(".filter")) {
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    for (const row of field.parentElement.querySelectorAll("tbody tr")) {
      row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
    }
  });
}
