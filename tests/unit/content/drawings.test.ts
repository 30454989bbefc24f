import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawingSheet } from '@/lib/content/drawings';
import { removeFolder, temporaryFolder } from '@/tests/support/temporary-folder';

const NOTHING = { tools: [], monograms: [] };

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder('drawings');
  onTestFinished(() => removeFolder(folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('each file becomes a symbol with its name, its size and what is drawn', () => {
  const folder = folderWith({
    'b.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" fill="none">\n  <path d="M0 0h2"/>\n</svg>\n',
    'a.svg': '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg>',
    'notes.txt': 'not a drawing',
  });
  expect(drawingSheet([folder], NOTHING).split('\n')).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<symbol id="a" viewBox="0 0 1 1" overflow="visible"><g><path d="M0 0"/></g></symbol>',
    '<symbol id="b" viewBox="0 0 2 1" overflow="visible"><path d="M0 0h2"/></symbol>',
    '</svg>',
    '',
  ]);
});

test('a file that is no drawing is named', () => {
  expect(() => drawingSheet([folderWith({ 'broken.svg': '<svg>' })], NOTHING)).toThrow('broken.svg');
});

test('a tool that nobody has drawn gets the default drawing under its own name', () => {
  const folder = folderWith({
    'default.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    'drawn.svg': '<svg viewBox="0 0 2 2"><path d="M1 1"/></svg>',
  });
  const sheet = drawingSheet([folder], { ...NOTHING, tools: ['drawn', 'new-tool'] });
  expect(sheet).toContain(
    '<symbol id="new-tool" viewBox="0 0 1 1" overflow="visible"><path d="M0 0"/></symbol>',
  );
  expect(sheet.match(/id="drawn"/g)).toHaveLength(1);
  expect(sheet).toContain(
    '<symbol id="drawn" viewBox="0 0 2 2" overflow="visible"><path d="M1 1"/></symbol>',
  );
});

test('initials that nobody has constructed are set between the lines of the others', () => {
  const folder = folderWith({ 'monogram-nc.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' });
  const sheet = drawingSheet([folder], { ...NOTHING, monograms: ['NC', 'A&B'] });
  expect(sheet).toMatch(/<symbol id="monogram-a&amp;b" viewBox="0 0 160 180".*>A&amp;B<\/text>/);
  expect(sheet.match(/monogram-nc/g)).toHaveLength(1);
  expect(sheet).not.toContain('>NC<');
});
