FROM python:3.13-slim AS packages
# To keep games in PostgreSQL: docker build --build-arg LOCK=requirements-postgres.lock
ARG LOCK=requirements.lock
COPY requirements.lock requirements.lock
COPY requirements-postgres.lock requirements-postgres.lock
RUN python -m venv /opt/heliograph \
    && /opt/heliograph/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r $LOCK

FROM python:3.13-slim
ENV PATH=/opt/heliograph/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HELIOGRAPH_DATABASE=/data/heliograph.db HELIOGRAPH_LOG_FORMAT=json
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin heliograph \
    && install --directory --owner=heliograph --group=heliograph /data
COPY --from=packages /opt/heliograph /opt/heliograph
WORKDIR /app
COPY LICENSE LICENSE
COPY NOTICE NOTICE
COPY data data
COPY renderers renderers
COPY bot bot
RUN python -m compileall -q bot renderers
USER heliograph
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
