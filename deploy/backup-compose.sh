#!/bin/sh
# What `npm run backup` does, in containers: dumps the database into the folder backups beside compose.yaml, and keeps the newest 14.
# Exit code 1: there is no new one. docs/recipes/containers.md
set -eu
umask 077
cd "$(dirname "$0")/.."
file=backups/plumbline-$(date -u +%Y%m%dT%H%M%S000Z).dump
trap 'rm -f "$file.part"' EXIT
docker compose exec -T postgres pg_dump -U plumbline --format=custom --no-owner --no-privileges plumbline >"$file.part"
mv "$file.part" "$file"
ls backups/plumbline-*.dump | sort -r | tail -n +15 | xargs -r rm
