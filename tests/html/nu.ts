import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const VNU = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

type Message = { type: string; url: string; message: string; extract?: string };

/** One page with an error is always checked along, so that a checker which looks at nothing does not pass. */
const BROKEN = '<!doctype html><html lang="en"><head><title>Broken</title></head><body></div></body></html>';
const FOUND_IN_BROKEN = 'broken: Stray end tag “div”.';

/** They are no HTML, and Nu knows fewer of their properties than browsers do. */
const STYLES = /(<style[^>]*>)[^]*?(<\/style>)/g;

/**
 * Nu knows this attribute of stylesheets only. The HTML standard has it for what a page waits for before it
 * is painted, too.
 */
const BLOCKING = /(<link rel="expect" href="#[\w-]+") blocking="render"/g;

/**
 * What the W3C's checker (Nu) finds in pages of HTML, as "name: message extract".
 * @throws when it does not find what is always there to find
 */
export async function nu(pages: readonly { name: string; html: string | Buffer }[]): Promise<string[]> {
  const folder = temporaryFolder('html');
  const named = [{ name: 'broken', html: BROKEN }, ...pages];
  named.forEach(({ html }, index) =>
    fs.writeFileSync(
      path.join(folder, `${index}.html`),
      String(html).replace(STYLES, '$1$2').replaceAll(BLOCKING, '$1'),
    ),
  );
  try {
    const args = ['-jar', VNU, '--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const found = messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract = '' }) => {
        const { name } = named[Number.parseInt(path.basename(url))]!;
        return name === 'broken' ? `broken: ${message}` : `${name}: ${message} ${extract}`;
      });
    if (!found.includes(FOUND_IN_BROKEN)) throw new Error(`Nu found no error where there is one: ${stderr}`);
    return found.filter((line) => line !== FOUND_IN_BROKEN);
  } finally {
    removeFolder(folder);
  }
}
