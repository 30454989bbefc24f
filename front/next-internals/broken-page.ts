import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/kernel/text';
import { plainHtml } from '@/lib/platform/http/plain-page';

/** Where Next keeps what it sends when not even a page of the site can be drawn. */
const FILES = ['server/pages/500.html', 'server/app/_global-error.html'];

/**
 * Puts a page of ours in the place of Next's for a server that broke: in the site's words, without a script, and with no
 * style but one that the policy names (docs/decisions/021-policy.md). Next has no other way to set it.
 * @param folder the build folder, as Next has just written it
 * @throws Error when Next has not written what this is about to change
 */
export function replaceBrokenPage(folder: string, { site, messages }: Content): void {
  const { title, text, button } = messages.pages.error;
  const link = { label: button, href: '' };
  const html = plainHtml({ title, text: fill(text, { errorId: 'error 500' }), brand: site.brand.name, link });
  for (const file of FILES) {
    fs.accessSync(path.join(folder, file));
    fs.writeFileSync(path.join(folder, file), html);
  }
}
