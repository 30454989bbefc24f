#!/bin/sh
# The steps of the image, as the Dockerfile runs them: from a copy of the sources, which is only read, to a folder that
# runs without node_modules. Everything is done in an empty folder, by whoever calls it; root is not needed.
#
#   deploy/image.sh SOURCES EMPTY_FOLDER
#
# The result is EMPTY_FOLDER/site. Values that are written into pages at build time (BASE_URL, STRIPE_PUBLISHABLE_KEY) come from the environment.
set -eu

sources=$(cd "$1" && pwd)
folder=$(cd "$2" && pwd)
if [ -n "$(ls -A "$folder")" ]; then
  echo "$folder is not empty." >&2
  exit 1
fi

mkdir "$folder/build"
cd "$folder/build"
# What git does not keep was made on another machine.
tar -C "$sources" -cf - --exclude=./node_modules --exclude=./.git --exclude='./.next*' --exclude=./data \
  --exclude=./backups --exclude=./.env --exclude=./lib/platform/database/generated --exclude=./public/tools . | tar -xf -
# The copy is as read-only as the sources were.
chmod -R u+w .

# Neither what tests are run with nor what only the workshop and the sandbox need.
npm ci --ignore-scripts --omit=dev --workspaces=false --no-audit --no-fund
npm rebuild better-sqlite3 esbuild
npm run build -- --standalone

mv .next/standalone "$folder/site"
