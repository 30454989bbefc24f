import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guideOf, PRODUCTS } from '../facts';
import { parseGuide, textOf, elements } from '../guide/html';
import { withPictures } from '../guide/pictures';
import { pathOf } from '../made';
import { MAKERS } from '../makers';
import { openPdf } from './pdf';

const pdfs = MAKERS.filter(({ name }) => name.endsWith('.pdf'));
const bytesOf = (name: string) => readFileSync(`${PRODUCTS}/${name}`);
const HEADING = /^H[1-6]$/;

describe.each(pdfs.map((file) => [file.name, pathOf(file)] as const))('%s', (_, file) => {
  const opened = openPdf(bytesOf(file));

  test('is tagged, and says its language and its title', async () => {
    const { marked, language, title, tags } = await opened;
    expect({ marked, language }).toEqual({ marked: true, language: 'en-US' });
    const [heading] = tags.filter(({ role }) => role === 'H1');
    expect(title).toMatch(new RegExp(`^${heading!.text} - .+`));
  });

  test('has one title, no level of headings left out, and each in the bookmarks', async () => {
    const { tags, outline } = await opened;
    const headings = tags.filter(({ role }) => HEADING.test(role));
    const levels = headings.map(({ role }) => Number(role[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    expect(outline).toEqual(headings.map(({ text }) => text));
  });

  test('tables have heads, lists have items, and figures say what they show', async () => {
    const { tags } = await opened;
    const count = (role: string) => tags.filter((tag) => tag.role === role).length;
    if (count('Table') > 0) expect(count('TH')).toBeGreaterThanOrEqual(2 * count('Table'));
    if (count('L') > 0) expect(count('LI')).toBeGreaterThanOrEqual(count('L'));
    for (const { role, alt } of tags) if (role === 'Figure') expect(alt).toMatch(/\w{3}/);
  });

  test('can be filled in: each field has a name of its own, says what belongs there, and is tagged', async () => {
    const { fields, tags } = await opened;
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    for (const { name, label, tagged } of fields) {
      expect(label, name).toMatch(/\w/);
      expect(tagged, name).toBe(true);
    }
    expect(tags.filter(({ role }) => role === 'Form')).toHaveLength(fields.length);
  });
});

const guides = MAKERS.filter((maker) => 'guide' in maker);

test.each(guides.map((file) => [file.name, file] as const))(
  '%s is read aloud in the order in which it is written, all of it',
  async (_, file) => {
    const html = await withPictures(guideOf(file.slug), file.slug);
    const written = elements(parseGuide(html).children).map(textOf).join(' ');
    const { tags } = await openPdf(bytesOf(pathOf(file)));
    const read = tags
      .filter(({ role }) => /^(H[1-6]|P|TH|TD|LI|Caption)$/.test(role))
      .map(({ text }) => text.replaceAll('[field]', ''))
      .join(' ');
    // Words alone: where lines end is no matter of what is read.
    const letters = (text: string) => text.replace(/\s+/g, '');
    expect(letters(read)).toBe(letters(written));
  },
);
