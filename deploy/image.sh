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
"$sources/deploy/build.sh" "$sources" "$folder/build" --standalone
mv "$folder/build/.next/standalone" "$folder/site"
