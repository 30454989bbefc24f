// Delete when a page that is rendered at build can set its status. Test: tests/http/next-internals.spec.ts
import fs from 'node:fs';
import path from 'node:path';

/** Pages that say that something does not exist, and what they answer. */
export const STATUSES = { 'toolbox/product-not-found': 404, 'diagnostic/results': 404 };

/**
 * Gives static pages a status of their own. Next keeps one beside each page it renders at build, but a page
 * has no way to set it and still be readable without a script (docs/decisions/011).
 * @param folder the build folder
 * @throws Error when Next has not written what this is about to change
 */
export function setStatuses(folder: string): void {
  for (const [page, status] of Object.entries(STATUSES)) {
    const file = path.join(folder, 'server/app', `${page}.meta`);
    const meta = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    fs.writeFileSync(file, JSON.stringify({ ...meta, status }, null, 2));
  }
}
