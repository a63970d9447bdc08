# Novastate as an image: `docker build -t novastate .`; docs/guides/hosting.md says how to run it.
# It lies here, and not in deploy/, because its context is the whole checkout.

FROM python:3.12-slim-bookworm AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
# What the program runs on, by hash, in a place that is copied whole.
COPY requirements.lock ./
RUN python -m venv /usr/local/lib/novastate \
    && /usr/local/lib/novastate/bin/pip install --require-hashes -r requirements.lock
# Node.js for the page; it stays behind in this stage.
COPY requirements-node.lock ./
RUN pip install --require-hashes -r requirements.lock -r requirements-node.lock
# The page is built into the wheel by hatch_build.py; the card files name its icons.
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web ./web
COPY docs/rules ./docs/rules
COPY src ./src
RUN pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /usr/local/lib/novastate/bin/pip install --no-deps dist/*.whl

FROM python:3.12-slim-bookworm
# The number stays the same in every build: the files of the volume belong to it.
RUN useradd --system --uid 10051 --home-dir /data --shell /usr/sbin/nologin novastate \
    && install --directory --owner novastate --mode 0700 /data
COPY --from=build /usr/local/lib/novastate /usr/local/lib/novastate
ENV PATH=/usr/local/lib/novastate/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    NOVASTATE_DATABASE_URL=sqlite:////data/novastate.db
USER novastate
WORKDIR /data
VOLUME /data
EXPOSE 8051
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8051/health', timeout=8)"]
ENTRYPOINT ["novastate"]
# All addresses of the container; which of them the world sees is said by `docker run --publish`.
CMD ["serve", "--host", "0.0.0.0", "--port", "8051"]
