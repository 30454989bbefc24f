import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isScalar, visit } from 'yaml';
import { describe, expect, test } from 'vitest';
import { EDITS, LONG } from '@/tests/support/thoroughness';
import type { Path, YamlEdit } from '../words/edit';
import { splice } from '../words/splice';
import { read, spliceForYaml } from '../words/yaml-edit';

const CONTENT = path.join(import.meta.dirname, '../../tests/site/content');
const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: readFileSync(path.join(CONTENT, file), 'utf8') }));

function edited(text: string, edit: YamlEdit): string {
  const made = spliceForYaml(text, edit);
  if (!made.ok) throw new Error(`${made.error} ${JSON.stringify(edit)}`);
  return splice(text, made.value);
}

const PRODUCT = `# The planner
slug: planner
title: "A 'planner'" # by its name
price: 3900
description: >-
  Break three goals into weeks.
  See who is overbooked.

seo: { title: Plan, words: [a, "b: c"] }
lines:
  # the first
  - one
  # about two
  - title: two
    text: 'Two, quoted'

  - three # at its end
none: []
last: |
  kept as
  it is
`;

describe('an edit of a YAML file', () => {
  test.each<[string, YamlEdit, string, string]>([
    ['a number', { do: 'set', path: ['price'], value: 3400 }, 'price: 3900', 'price: 3400'],
    [
      'a text between quotes, beside its comment',
      { do: 'set', path: ['title'], value: 'A "plan"' },
      `title: "A 'planner'" # by its name`,
      `title: "A \\"plan\\"" # by its name`,
    ],
    [
      'a text that needs quotes where it had none',
      { do: 'set', path: ['slug'], value: 'a: b' },
      'slug: planner',
      'slug: "a: b"',
    ],
    [
      'a folded text, folded',
      { do: 'set', path: ['description'], value: 'Break it.' },
      '>-\n  Break three goals into weeks.\n  See who is overbooked.\n\nseo',
      '>-\n  Break it.\n\nseo',
    ],
    ['a text in a row', { do: 'set', path: ['seo', 'words', 0], value: 'x, y' }, '[a, "b', '["x, y", "b'],
    [
      'an entry that moves with its comment',
      { do: 'move', path: ['lines'], from: 1, to: 2 },
      "  # about two\n  - title: two\n    text: 'Two, quoted'\n\n  - three # at its end\n",
      "  - three # at its end\n  # about two\n  - title: two\n    text: 'Two, quoted'\n\n",
    ],
    [
      'an entry that comes',
      { do: 'add', path: ['lines'], at: 3, value: { title: 'four', list: ['a'] } },
      '  - three # at its end\n',
      '  - three # at its end\n  - title: four\n    list:\n      - a\n',
    ],
    [
      'an entry that goes',
      { do: 'remove', path: ['lines', 0] },
      '  - one\n  # about two\n',
      '  # about two\n',
    ],
    [
      'the first entry of an empty list',
      { do: 'add', path: ['none'], at: 0, value: 'x' },
      'none: []',
      'none:\n  - x',
    ],
    [
      'a key that comes',
      { do: 'put', path: ['lines', 1, 'placeholder'], value: true },
      "quoted'\n",
      "quoted'\n    placeholder: true\n",
    ],
    ['a key that goes', { do: 'remove', path: ['seo', 'title'] }, '{ title: Plan, words', '{ words'],
  ])('writes %s, and nothing else', (_, edit, was, is) => {
    expect(PRODUCT).toContain(was);
    expect(edited(PRODUCT, edit)).toBe(PRODUCT.replace(was, () => is));
  });

  test('that takes the last entry leaves an empty list', () => {
    expect(edited('a:\n  # why\n  - b\nc: 1\n', { do: 'remove', path: ['a', 0] })).toBe(
      'a: []\n  # why\nc: 1\n',
    );
  });

  test.each<[string, string, YamlEdit, string]>([
    ['names a place that is not there', PRODUCT, { do: 'set', path: ['nothing'], value: 1 }, 'no such place'],
    [
      'reaches for what no file owns',
      PRODUCT,
      { do: 'put', path: ['__proto__', 'x'], value: 1 },
      'no such place',
    ],
    ['would change two places', 'a: &x 1\nb: *x\n', { do: 'set', path: ['a'], value: 2 }, 'in an editor'],
    ['meets a file that is not YAML', 'a: "b', { do: 'set', path: ['a'], value: 2 }, 'can’t be read'],
    ['meets a bomb of aliases', bomb(), { do: 'set', path: ['a'], value: 2 }, 'can’t be read'],
    [
      'would change another place by an anchor',
      'a: &same { x: 1 }\nb: *same\n',
      { do: 'set', path: ['a', 'x'], value: 2 },
      'more than it',
    ],
  ])('is refused where it %s', (_, text, edit, why) => {
    expect(spliceForYaml(text, edit)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
  });
});

/** Nine lists of nine, each in each: a billion texts. */
function bomb(): string {
  const lines = ['a: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 9; level++)
    lines.push(`b${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
  return `${lines.join('\n')}\n`;
}

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'word',
        'a: b',
        '# c',
        '- d',
        '"e"',
        "it's",
        '’',
        '[',
        '}',
        'null',
        '12',
        '~',
        '{claim.x}',
        'two\nlines',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);
const values = fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null));

/** Some edit that fits what the file says. */
function editOf(data: unknown, pick: (below: number) => number, value: fc.GeneratorValue): YamlEdit {
  const places: Path[] = [];
  const walk = (at: unknown, path: Path) => {
    places.push(path);
    if (typeof at === 'object' && at !== null)
      for (const [key, child] of Array.isArray(at) ? at.entries() : Object.entries(at))
        walk(child, [...path, key]);
  };
  walk(data, []);
  const place = places[pick(places.length)]!;
  const here = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data);
  const parent = place.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data);
  const canGo = Array.isArray(parent) || Object.keys(parent ?? {}).length > 1;
  if (place.length > 0 && canGo && pick(4) === 0) return { do: 'remove', path: place };
  if (Array.isArray(here)) {
    if (here.length > 1 && pick(2) === 0)
      return { do: 'move', path: place, from: pick(here.length), to: pick(here.length) };
    const entry =
      pick(2) === 0 ? value(() => values) : { title: value(() => texts), list: [value(() => values)] };
    return { do: 'add', path: place, at: pick(here.length + 1), value: entry };
  }
  if (typeof here === 'object' && here !== null)
    return { do: 'put', path: [...place, newKey(here)], value: value(() => values) };
  return { do: 'set', path: place, value: value(() => values) };
}

function newKey(here: object): string {
  let count = 0;
  while (`new${count}` in here) count++;
  return `new${count}`;
}

/** How each value is written, and each comment, outside of one place of a file. */
function outside(text: string, at: Path): { values: string[]; comments: string[] } {
  const { document } = read(text)!;
  const node = document.getIn(at, true) as { range?: readonly number[] } | undefined;
  const [from = 0, to = 0] = node?.range ?? [];
  const isOutside = (index: number) => index < from || index >= to;
  const values: string[] = [];
  visit(document, (_, one) => {
    if (isScalar(one) && one.range && isOutside(one.range[0]))
      values.push(text.slice(one.range[0], one.range[1]).trimEnd());
  });
  const comments = [...text.matchAll(/^ *#.*$/gm)].filter(({ index }) => isOutside(index));
  return { values: values.sort(), comments: comments.map(([line]) => line) };
}

/** What an edit may write: the value it names, or the list or mapping that it gives or takes a part. */
const owner = (edit: YamlEdit): Path =>
  edit.do === 'put' || edit.do === 'remove' ? edit.path.slice(0, -1) : edit.path;

test('any edits of any content file, one after the other, change only what they name', LONG, () => {
  fc.assert(
    fc.property(fc.nat(FILES.length - 1), fc.gen(), fc.infiniteStream(fc.nat()), (index, value, numbers) => {
      let { text } = FILES[index]!;
      for (let count = 0; count < 10; count++) {
        const before = read(text)!;
        const edit = editOf(before.data, (below) => numbers.next().value! % below, value);
        const after = edited(text, edit);
        const [was, is] = [text, after].map((one) => outside(one, owner(edit)));
        expect(is!.values).toEqual(was!.values);
        expect(was!.comments.filter((line) => !after.includes(line))).toEqual([]);
        text = after;
      }
    }),
    { numRuns: EDITS / 10 },
  );
});
