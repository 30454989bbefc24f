// Delete when Next lets a site set this page. Test: tests/http/next-internals.spec.ts
import fs from 'node:fs';
import path from 'node:path';

/** Where Next keeps what it sends when not even a page of the site can be rendered. */
const FILES = ['server/pages/500.html', 'server/app/_global-error.html'];

/**
 * Puts a page of ours in the place of Next's for a server that broke, which is full of style attributes that
 * the policy forbids (docs/decisions/021-policy.md).
 * @param folder the build folder, as Next has just written it
 * @throws Error when Next has not written what this is about to change
 */
export function replaceBrokenPage(folder: string, html: string): void {
  for (const file of FILES) {
    fs.accessSync(path.join(folder, file));
    fs.writeFileSync(path.join(folder, file), html);
  }
}
