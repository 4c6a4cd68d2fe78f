# The product as an image: what `npm run build` writes, Node, nothing else. docs/operations.md says how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
# Readable for the account of the second stage, whatever the umask here.
RUN ["sh", "-c", "npm run build && chmod -R a+rX,go-w dist"]

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="10x Labs Portals"
# The account is in no list of accounts, so it has no home unless one is set.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data HOME=/data
RUN ["install", "--directory", "--owner=10001", "--group=10001", "--mode=700", "/data"]
WORKDIR /app
COPY --from=build /src/dist ./
# Nothing else is written to: the root file system may be read-only.
VOLUME /data
# By number: Kubernetes can then tell that it is not root.
USER 10001:10001
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
