"""The pages around the table: cards, rules, puzzles, languages, and what the first page weighs."""

import gzip
import re

from playwright.sync_api import Response, expect

from tests.browser.conftest import NewVisitor
from tests.browser.side import menu, whole_log

BUDGET = 200_000
UNKNOWN = "-".join(("MS", "999"))
"""A clause that does not exist, written so that the clause table does not take it for one."""


def test_the_first_page_takes_little_script(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    scripts: list[Response] = []

    def keep(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts.append(answer)

    ann.page.on("response", keep)
    # when
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    # then
    assert scripts
    assert sum(len(gzip.compress(answer.body())) for answer in scripts) < BUDGET


def test_cards_are_found_by_their_words(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/cards")
    grid = ann.page.locator(".grid li")
    expect(grid.first).to_be_visible()
    everything = grid.count()
    # when
    ann.page.get_by_label("Search names and texts").fill("archive")
    # then: also in the address, to be shared
    expect(ann.page.get_by_role("link", name="Show the card Archive")).to_be_visible()
    assert 0 < grid.count() < everything
    expect(ann.page).to_have_url(re.compile("text=archive"))
    # when
    ann.page.get_by_role("link", name="Show the card Archive").click()
    # then
    dialog = ann.page.get_by_role("dialog", name="Archive")
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # when
    ann.page.get_by_label("Search names and texts").fill("no such card")
    # then
    expect(ann.page.get_by_text("No card fits.")).to_be_visible()
    ann.button("Clear all filters").click()
    expect(grid).to_have_count(everything)


def test_a_rule_has_an_address(visitor: NewVisitor) -> None:
    # given, when
    ann = visitor().go("/rules/master#MS-21.2")
    # then
    clause = ann.page.locator('[id="MS-21.2"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("wanted"))
    # and: rules are searched, and an unknown one is told
    ann.page.get_by_label("Search the rules").fill("MS-21.2")
    expect(ann.page.get_by_role("status").first).to_contain_text("clauses")
    ann.go(f"/rules/master#{UNKNOWN}")
    ann.told(UNKNOWN)


def test_a_refusal_leads_to_its_rule(visitor: NewVisitor) -> None:
    # given
    ann = visitor()
    ann.play("Ann", "=random")
    ann.play_on(lambda state: state["question"]["code"] == "turn")
    ann.button("All options").click()
    refused = ann.page.locator("dialog[open] .refused").first
    # when
    clause = refused.get_by_role("link").inner_text()
    refused.get_by_role("link").click()
    # then
    rules = ann.context.pages[-1]
    expect(rules.locator(f'[id="{clause.split()[-1]}"]')).to_be_in_viewport()


def test_german_everywhere(visitor: NewVisitor) -> None:
    # given: an English page
    ann = visitor()
    ann.play("Ann", "=greedy")
    expect(ann.page.locator(".bar .prompt")).to_contain_text("Discard two of your six cards.")
    # when
    menu(ann).get_by_role("button", name="Deutsch", exact=True).click()
    ann.page.keyboard.press("Escape")
    # then: what the server says changes with it, and the choice stays
    expect(ann.page.locator(".bar .prompt")).to_contain_text("Lege zwei deiner sechs Karten ab.")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(whole_log(ann, german=True)).to_contain_text("Die Partie beginnt.")
    ann.go("/cards")
    expect(ann.heading()).to_have_text("Karten")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")


def test_a_german_browser_is_met_in_german(visitor: NewVisitor) -> None:
    ann = visitor(lang="de-DE").go("/")
    expect(ann.heading()).to_have_text("Bau einen Staat aus den Ruinen.")
    expect(ann.button("Gegen einen Bot: Nova Era")).to_be_visible()


def test_an_unknown_address_leads_back(visitor: NewVisitor) -> None:
    ann = visitor().go("/no/such/place")
    expect(ann.heading()).to_have_text("Nothing here but dust")
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page).to_have_url(re.compile(r"/$"))


def test_an_unknown_table_is_told(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.forgive("404")
    ann.go("/t/nosuchtable")
    ann.told("There is no such table.")


def test_a_broken_personal_link_is_told_in_the_language_of_the_page(visitor: NewVisitor) -> None:
    for lang, told in (("en-GB", "This link does not work"), ("de-DE", "Dieser Link funktioniert")):
        # given
        ann = visitor(lang=lang)
        ann.forgive("404")
        # when
        answer = ann.page.goto("/seat/no-such-secret")
        # then
        assert answer is not None
        assert answer.status == 404
        expect(ann.heading()).to_contain_text(told)
        expect(ann.page.locator("html")).to_have_attribute("lang", lang[:2])
        # and: looking made nobody a guest
        assert not ann.context.cookies()


def test_a_link_is_copied(visitor: NewVisitor) -> None:
    # given
    ann = visitor().go("/new?mode=online")
    ann.button("Open the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    # when
    ann.button("Copy").first.click()
    # then
    expect(ann.button("Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    assert link.startswith(ann.url)


def test_an_account_keeps_the_games(visitor: NewVisitor) -> None:
    # given: somebody with a game makes an account
    ann, elsewhere = visitor(), visitor()
    ann.play("Ann", "=random")
    name, password = "Ann of the wasteland", "correct horse battery"
    ann.go("/account")
    ann.button("I have no account yet").click()
    ann.page.get_by_label("Name").fill(name)
    ann.page.get_by_label("Password").fill(password)
    ann.button("Make an account").click()
    expect(ann.page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    # when: they sign in on another device
    elsewhere.go("/account")
    elsewhere.page.get_by_label("Name").fill(name)
    elsewhere.page.get_by_label("Password").fill(password)
    elsewhere.button("Sign in").click()
    expect(elsewhere.page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    # then
    elsewhere.go("/")
    expect(elsewhere.page.get_by_role("region", name="Continue")).to_contain_text("Your move")


def test_an_account_ends_its_other_sessions_and_is_deleted(visitor: NewVisitor) -> None:
    # given: somebody is signed in on two devices
    ann, phone = visitor(), visitor()
    name, password = "Zoe of the dunes", "correct horse battery"
    ann.go("/account")
    ann.button("I have no account yet").click()
    ann.page.get_by_label("Name").fill(name)
    ann.page.get_by_label("Password").fill(password)
    ann.button("Make an account").click()
    expect(ann.page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    phone.go("/account")
    phone.page.get_by_label("Name").fill(name)
    phone.page.get_by_label("Password").fill(password)
    phone.button("Sign in").click()
    expect(phone.page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    # when
    ann.go("/account")
    ann.button("Sign out everywhere else").click()
    # then
    sessions = ann.page.get_by_role("region", name="Where you are signed in").get_by_role(
        "listitem"
    )
    expect(sessions).to_have_count(1)
    phone.go("/account")
    expect(phone.page.get_by_role("heading", name="Sign in")).to_be_visible()
    # and: it is deleted by the keyboard alone
    ann.button("Delete the account …").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_label("Your password").fill(password)
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("The account is deleted.")).to_be_visible()


def test_the_links_of_a_seat_are_ended_from_the_menu_of_the_table(visitor: NewVisitor) -> None:
    # given: a seat that is played on two devices
    ann, other = visitor(), visitor()
    ann.play("Ann", "=random")
    ann.asked()  # now there are two menus: the site's, and the table's
    ann.page.get_by_role("button", name="Menu").last.click()
    ann.button("Personal links of my seat").click()
    ann.button("Play this seat on another device too").click()
    other.go(ann.page.get_by_label("Your personal link").input_value())
    other.asked()
    # when
    ann.button("End links and other browsers").click()
    # then
    asked = other.page.get_by_role("region", name="What is asked")
    expect(asked.get_by_text("You are watching.")).to_be_visible()
