# The site in an image: docker build --build-arg BASE_URL=https://www.your-site.com -t plumbline .
# Its steps are deploy/image.sh. docs/recipes/containers.md
FROM node:22-bookworm-slim AS sources
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY --chown=node:node . /sources

FROM sources AS build
ARG BASE_URL
ARG STRIPE_PUBLISHABLE_KEY
ENV SITE_MODE=production BASE_URL=$BASE_URL STRIPE_PUBLISHABLE_KEY=$STRIPE_PUBLISHABLE_KEY
RUN mkdir /made && chown node:node /made
USER node
RUN /sources/deploy/image.sh /sources /made

# The owner's commands need all of it: docker compose run --rm commands npm run leads -- list
FROM build AS commands
USER root
# A new volume takes over whose the folder is: the first command of the recipe runs before the site.
RUN mkdir -p /data && chown node:node /data
USER node
WORKDIR /made/build

FROM node:22-bookworm-slim AS site
ENV SITE_MODE=production LISTEN_HOST=0.0.0.0 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=root:root /made/site /site
RUN mkdir -p /data /site/data && chown node:node /data /site/data
USER node
WORKDIR /site
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-http-header-size=8192", "server.js"]
