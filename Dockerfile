FROM node:24-slim AS tools
WORKDIR /aloft
# The pnpm that toolchain/ pins, so that the image installs as every checkout does.
COPY toolchain/package.json toolchain/package-lock.json toolchain/
RUN cd toolchain \
  && npm ci --ignore-scripts --no-audit --no-fund \
  && ln -s /aloft/toolchain/node_modules/@pnpm/exe.linux-*/pnpm /usr/local/bin/pnpm

FROM tools AS web
COPY . .
RUN pnpm install --frozen-lockfile --filter "@aloft/web..." \
  && node scripts/build.ts

FROM tools AS server
COPY . .
RUN pnpm install --frozen-lockfile --prod --filter "@aloft/server..."

FROM node:24-slim
# Logos drawn as SVG may hold text, which needs a font of the machine.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fontconfig fonts-liberation \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production ALOFT_ENV=production DATA_DIR=/data
WORKDIR /aloft
# The server runs from its sources; Node reads TypeScript outside node_modules, where pnpm's links lead.
COPY --from=server /aloft/node_modules node_modules
COPY --from=server /aloft/packages packages
COPY --from=server /aloft/server server
COPY --from=web /aloft/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/src/main.ts"]
