import fs, {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDraft } from '../words/draft';
import type { Edit } from '../words/edit';
import { aFolder } from './a-studio';

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => folder.remove());

const open = () => openDraft(folder.content, folder.folder);
const headline = (value: string): Edit => ({ do: 'set', path: ['hero', 'headline'], value });
const tagline = (value: string): Edit => ({ do: 'set', path: ['hero', 'tagline'], value });
const price = (value: number): Edit => ({ do: 'set', path: ['plans', 0, 'priceCents'], value });
const inShadow = (file: string) => readFileSync(path.join(folder.folder, 'draft/content', file), 'utf8');

describe('a draft', () => {
  test('has what was edited, and leaves content/ alone', () => {
    const before = folder.read('home.yaml');
    const draft = open();
    expect(draft.edit('home.yaml', headline('New'))).toEqual({ ok: true });
    expect(draft.textOf('home.yaml')).toBe(before.replace(/headline: .*/, 'headline: New'));
    expect(inShadow('home.yaml')).toBe(draft.textOf('home.yaml'));
    expect(inShadow('site.yaml')).toBe(folder.read('site.yaml'));
    expect(folder.read('home.yaml')).toBe(before);
  });

  test('survives the studio, with what can be undone and done again', () => {
    const draft = open();
    draft.edit('home.yaml', headline('One'));
    draft.edit('programme.yaml', price(100));
    draft.undo();
    const again = open();
    expect(again.changed()).toEqual(['home.yaml']);
    again.redo();
    expect(again.changed()).toEqual(['home.yaml', 'programme.yaml']);
    again.undo();
    again.undo();
    expect(again.changed()).toEqual([]);
    expect(inShadow('home.yaml')).toBe(folder.read('home.yaml'));
  });

  test('has one step for what is typed into one field, and none for what came to nothing', () => {
    const draft = open();
    const before = draft.textOf('home.yaml');
    for (const typed of ['N', 'Ne', 'New']) draft.edit('home.yaml', headline(typed));
    draft.edit('home.yaml', tagline('T'));
    draft.undo();
    draft.undo();
    expect(draft.textOf('home.yaml')).toBe(before);
    draft.redo();
    expect(draft.textOf('home.yaml')).toContain('headline: New\n');
    draft.edit('home.yaml', headline('From scattered to *strategic* in 90 days'));
    expect(draft.around()).toEqual({});
  });

  test('of Markdown is written as a whole, and only where it differs', () => {
    const draft = open();
    const text = draft.textOf('legal/privacy-policy.md');
    expect(draft.edit('legal/privacy-policy.md', { do: 'write', text: `${text}\nMore.\n` }).ok).toBe(true);
    expect(draft.around().undo?.splice).toEqual({ at: text.length, was: '', is: '\nMore.\n' });
    expect(draft.edit('legal/privacy-policy.md', headline('x')).ok).toBe(false);
    expect(draft.edit('home.yaml', { do: 'write', text: 'all gone' }).ok).toBe(false);
  });

  test('refuses an edit of a file that is not UTF-8, and leaves every byte of it', () => {
    const latin = Buffer.from(folder.read('home.yaml').replace('The Real Problem', 'Café'), 'latin1');
    writeFileSync(path.join(folder.content, 'home.yaml'), latin);
    const draft = open();
    expect(draft.isReadable('home.yaml')).toBe(false);
    expect(draft.edit('home.yaml', headline('New'))).toMatchObject({
      error: expect.stringContaining('UTF-8') as string,
    });
    draft.publish();
    expect(readFileSync(path.join(folder.content, 'home.yaml'))).toEqual(latin);
    expect(readFileSync(path.join(folder.folder, 'draft/content/home.yaml'))).toEqual(latin);
  });

  test('refuses an edit of a place that says something else than the field showed', () => {
    const draft = open();
    const shown = 'From scattered to *strategic* in 90 days';
    folder.write('home.yaml', folder.read('home.yaml').replace(/headline: .*/, 'headline: Theirs'));
    draft.refresh();
    expect(draft.edit('home.yaml', headline('Mine'), shown)).toMatchObject({
      error: expect.stringContaining('Theirs') as string,
    });
    expect(draft.textOf('home.yaml')).toBe(folder.read('home.yaml'));
    expect(draft.edit('home.yaml', headline('Mine'), 'Theirs')).toEqual({ ok: true });
    const policy = draft.textOf('legal/privacy-policy.md');
    const write: Edit = { do: 'write', text: 'x' };
    expect(draft.edit('legal/privacy-policy.md', write, `${policy}y`).ok).toBe(false);
    expect(draft.edit('legal/privacy-policy.md', write, policy).ok).toBe(true);
  });

  test('refuses to take out another entry than the one that was pointed at', () => {
    const draft = open();
    const remove: Edit = { do: 'remove', path: ['plans', 0] };
    const before = draft.textOf('programme.yaml');
    expect(draft.edit('programme.yaml', remove, { id: 'another' }).ok).toBe(false);
    expect(draft.textOf('programme.yaml')).toBe(before);
  });

  test('of a product that was taken away or renamed goes with it, and nothing is missing', () => {
    const [from, to] = ['products/90-day-sprint-planner', 'products/renamed'].map((name) =>
      path.join(folder.content, name),
    ) as [string, string];
    const draft = open();
    const file = 'products/90-day-sprint-planner/product.yaml';
    expect(draft.edit(file, { do: 'set', path: ['title'], value: 'Another' }).ok).toBe(true);
    draft.edit('home.yaml', headline('New'));
    renameSync(from, to);
    draft.refresh();
    expect([draft.changed(), draft.meanwhile()]).toEqual([['home.yaml'], []]);
    expect(existsSync(path.join(folder.folder, 'draft/content/products/90-day-sprint-planner'))).toBe(false);
    expect(existsSync(path.join(folder.folder, 'draft/content/products/renamed/product.yaml'))).toBe(true);
    expect(draft.publish()).toEqual({ ok: true, value: ['home.yaml'] });
    expect(existsSync(from)).toBe(false);
  });

  test('of a file that is gone is not begun', () => {
    rmSync(path.join(folder.content, 'redirects.yaml'));
    const edit: Edit = { do: 'put', path: ['redirects'], value: [] };
    expect(open().edit('redirects.yaml', edit)).toEqual({ ok: false, error: 'There is no such file.' });
  });

  test('that was damaged is not thrown away in silence', () => {
    mkdirSync(folder.folder, { recursive: true });
    writeFileSync(path.join(folder.folder, 'draft.json'), '{"steps":');
    expect(open).toThrow(/The draft can’t be read: .*draft\.json\. Move that file away/);
  });

  test('follows no link, and keeps out of hidden files', () => {
    symlinkSync('/etc/passwd', path.join(folder.content, 'products/passwd.yaml'));
    folder.write('.secret', 'x');
    open();
    for (const file of ['products/passwd.yaml', '.secret'])
      expect(existsSync(path.join(folder.folder, 'draft/content', file))).toBe(false);
  });
});

describe('a file that somebody else saves meanwhile', () => {
  const theirs = () =>
    folder.write('home.yaml', folder.read('home.yaml').replace('title: The Real Problem', 'title: Theirs'));

  test('is taken over where nothing was edited', () => {
    const draft = open();
    theirs();
    draft.refresh();
    expect(draft.meanwhile()).toEqual([]);
    expect(inShadow('home.yaml')).toContain('title: Theirs');
  });

  test('is seen, and neither edited nor overwritten until somebody chooses', () => {
    const draft = open();
    draft.edit('home.yaml', headline('Mine'));
    theirs();
    draft.refresh();
    const after = folder.read('home.yaml');
    expect(draft.meanwhile()).toEqual(['home.yaml']);
    expect(draft.edit('home.yaml', headline('More'))).toMatchObject({ ok: false });
    expect(draft.publish()).toMatchObject({ ok: false });
    expect(folder.read('home.yaml')).toBe(after);
  });

  test.each([
    ['both', 'Mine', 'Theirs'],
    ['mine', 'Mine', 'The Real Problem'],
    ['theirs', 'From scattered', 'Theirs'],
  ] as const)('has, by the choice of %s, the words that were meant', (choice, first, second) => {
    const draft = open();
    draft.edit('home.yaml', headline('Mine'));
    draft.edit('programme.yaml', price(100));
    theirs();
    expect(draft.settle('home.yaml', choice)).toEqual({ ok: true });
    expect(draft.textOf('home.yaml')).toMatch(new RegExp(`headline: ${first}[^]*title: ${second}`));
    expect(inShadow('home.yaml')).toBe(draft.textOf('home.yaml'));
    expect(draft.meanwhile()).toEqual([]);
    expect(draft.changed()).toContain('programme.yaml');
    expect(draft.publish().ok).toBe(true);
    expect(folder.read('home.yaml')).toMatch(new RegExp(`headline: ${first}[^]*title: ${second}`));
  });

  test('can’t have both where both changed one place', () => {
    const draft = open();
    draft.edit('home.yaml', headline('Mine'));
    folder.write('home.yaml', folder.read('home.yaml').replace(/headline: .*/, 'headline: Theirs'));
    expect(draft.canMerge('home.yaml')).toBe(false);
    expect(draft.settle('home.yaml', 'both')).toMatchObject({ ok: false });
    expect(draft.textOf('home.yaml')).toContain('headline: Mine');
  });

  test('can’t have both where the entry that was edited has another number now', () => {
    const list = (...entries: string[]) => entries.map((one) => `- ${one}`).join('\n');
    const [a, b] = ['from: /a\n  to: /', 'from: /b\n  to: /'];
    folder.write('redirects.yaml', `${list(a, b)}\n`);
    const draft = open();
    draft.edit('redirects.yaml', { do: 'set', path: [0, 'to'], value: '/contact' });
    folder.write('redirects.yaml', `${list(b, a)}\n`);
    expect(draft.canMerge('redirects.yaml')).toBe(false);
    folder.write('redirects.yaml', `# ours\n${list(a, b)}\n`);
    expect(draft.canMerge('redirects.yaml')).toBe(true);
  });

  test('is no news where it now says what the draft does', () => {
    const draft = open();
    draft.edit('home.yaml', headline('Same'));
    folder.write('home.yaml', draft.textOf('home.yaml'));
    draft.refresh();
    expect([draft.meanwhile(), draft.changed()]).toEqual([[], []]);
  });
});

describe('publishing', () => {
  test('looks again before each file whether somebody has saved it since, and then takes all of it back', () => {
    const [home, draft] = [folder.read('home.yaml'), open()];
    draft.edit('home.yaml', headline('Mine'));
    draft.edit('programme.yaml', price(100));
    const theirs = folder.read('programme.yaml').replace(/^# .*/, '# Theirs');
    const { renameSync: rename } = fs;
    try {
      // While the first file is being put in its place, somebody saves the second.
      fs.renameSync = (from, to) => {
        rename(from, to);
        if (to === path.join(folder.content, 'home.yaml')) folder.write('programme.yaml', theirs);
      };
      syncBuiltinESMExports();
      expect(draft.publish()).toMatchObject({ ok: false });
    } finally {
      fs.renameSync = rename;
      syncBuiltinESMExports();
    }
    expect([folder.read('home.yaml'), folder.read('programme.yaml')]).toEqual([home, theirs]);
    expect(draft.meanwhile()).toEqual(['programme.yaml']);
  });

  test('writes every edited file, begins a new draft, and can bring the words before back into it', () => {
    const draft = open();
    const before = folder.read('home.yaml');
    draft.edit('home.yaml', headline('New'));
    draft.edit('programme.yaml', price(100));
    expect(draft.publish()).toEqual({ ok: true, value: ['home.yaml', 'programme.yaml'] });
    expect(folder.read('home.yaml')).toContain('headline: New');
    expect(draft.changed()).toEqual([]);
    draft.restore();
    expect(draft.textOf('home.yaml')).toBe(before);
    expect(folder.read('home.yaml')).toContain('headline: New');
  });

  test('is done though nothing can be brought up to date after it', () => {
    const draft = open();
    draft.edit('home.yaml', headline('New'));
    rmSync(draft.shadow, { recursive: true });
    writeFileSync(draft.shadow, 'In the way.');
    expect(draft.publish()).toEqual({ ok: true, value: ['home.yaml'] });
    expect(folder.read('home.yaml')).toContain('headline: New');
  });

  test('that can’t write one file has written none, and is not done by a later start', () => {
    const draft = open();
    const before = folder.read('home.yaml');
    draft.edit('home.yaml', headline('New'));
    draft.edit('programme.yaml', price(100));
    const inTheWay = path.join(folder.content, '.programme.yaml.part');
    mkdirSync(inTheWay);
    expect(draft.publish()).toMatchObject({
      error: expect.stringContaining('Nothing was published') as string,
    });
    expect(folder.read('home.yaml')).toBe(before);
    expect(draft.changed()).toEqual(['home.yaml', 'programme.yaml']);
    draft.edit('home.yaml', headline(''));
    rmSync(inTheWay, { recursive: true });
    open();
    expect(folder.read('home.yaml')).toBe(before);
  });

  test('can be taken back only where nobody has edited the words since', () => {
    const draft = open();
    const before = folder.read('programme.yaml');
    draft.edit('home.yaml', headline('New'));
    draft.edit('programme.yaml', price(100));
    draft.publish();
    const theirs = folder.read('home.yaml').replace('title: The Real Problem', 'title: Theirs');
    folder.write('home.yaml', theirs);
    expect(draft.restore()).toMatchObject({ error: expect.stringContaining('home.yaml') as string });
    expect(draft.textOf('home.yaml')).toBe(theirs);
    expect(draft.textOf('programme.yaml')).toBe(before);
  });

  test('that was broken off, and is in the way of somebody by now, waits for a choice', () => {
    const draft = open();
    draft.edit('home.yaml', headline('New'));
    const file = path.join(folder.folder, 'draft.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"publishing":false', '"publishing":true'));
    folder.write('home.yaml', folder.read('home.yaml').replace(/headline: .*/, 'headline: Theirs'));
    expect(open().meanwhile()).toEqual(['home.yaml']);
    expect(readFileSync(file, 'utf8')).toContain('"publishing":false');
    expect(folder.read('home.yaml')).toContain('headline: Theirs');
  });

  test('that was broken off between two files is done to its end by the next start', () => {
    const draft = open();
    draft.edit('home.yaml', headline('New'));
    draft.edit('programme.yaml', price(100));
    const file = path.join(folder.folder, 'draft.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"publishing":false', '"publishing":true'));
    folder.write('home.yaml', draft.textOf('home.yaml'));
    const again = open();
    expect(again.changed()).toEqual([]);
    expect(folder.read('programme.yaml')).toContain('priceCents: 100\n');
  });
});
