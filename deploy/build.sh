#!/bin/sh
# Copies the sources, which are only read, into an empty folder, and builds the site there, by whoever calls it: root is not needed.
#
#   deploy/build.sh SOURCES EMPTY_FOLDER [--standalone]
#
# Values that are written into pages at build time (BASE_URL, STRIPE_PUBLISHABLE_KEY) come from the environment. FORMER, if it is
# set, is a folder built like this: with the same package-lock.json and the same Node its packages are taken over, without the network.
set -eu

sources=$(cd "$1" && pwd)
folder=$(cd "$2" && pwd)
shift 2
if [ -n "$(ls -A "$folder")" ]; then
  echo "$folder is not empty." >&2
  exit 1
fi

cd "$folder"
# What git does not keep was made on another machine.
tar -C "$sources" -cf - --exclude='node_modules' --exclude=./.git --exclude='./.next*' --exclude=./data \
  --exclude=./backups --exclude=./.env --exclude=./lib/platform/database/generated --exclude=./public/tools . | tar -xf -
# The copy is as read-only as the sources were.
chmod -R u+w .

# Compiled packages are for one version of Node's binary interface.
modules=$(node -p process.versions.modules)
if [ -n "${FORMER:-}" ] && cmp -s "$FORMER/package-lock.json" package-lock.json &&
  [ "$(cat "$FORMER/node_modules/.modules" 2>/dev/null)" = "$modules" ]; then
  cp -al "$FORMER/node_modules" .
else
  # Not what tests are run with, nor what only the sandbox needs.
  npm ci --ignore-scripts --omit=dev --no-audit --no-fund
  npm rebuild better-sqlite3 esbuild
  echo "$modules" > node_modules/.modules
fi
npm run build -- "$@"
