import { expect, test } from 'vitest';
import { fromText, toJson } from '../kit/exchange';
import { isList, linesOf, type AnyDemo, type AnyState, type Texts } from '../kit/model';
import { usable } from '../kit/usable';
import { allDemos } from '@/tests/support/demos';

const DEMOS = await allDemos();
const [okr, cascade, tracker, alignment] = ['okr-p', 'goal', 'strategic-o', 'strategic-a'].map((start) =>
  DEMOS.find(({ slug }) => slug.startsWith(start))!,
) as [AnyDemo, AnyDemo, AnyDemo, AnyDemo];

const AWKWARD = ['=1+1', "'=1", '-3', 'a,b', 'say "x"', 'two\nlines', ' ', '1e308', 'many', '@x', ';', 'Ωé'];

/** Every free text of a demo's example, replaced by what makes files difficult. */
function awkward({ parts, example }: AnyDemo): AnyState {
  const state = structuredClone(example);
  let next = 0;
  for (const part of parts) {
    const rows = isList(part) ? linesOf(state, part.list) : [state as Record<string, string>];
    for (const row of rows)
      for (const { key, choices, hidden } of part.fields)
        if (!choices && !hidden) row[key] = AWKWARD[next++ % AWKWARD.length]!;
  }
  return state;
}

/** What is open then; by what of a file each line goes is no business of whoever typed it. */
function stateIn(demo: AnyDemo, text: string): AnyState | undefined {
  const read = fromText(demo, text);
  if (!read.ok) throw new Error(read.error);
  return (
    read.value.state &&
    (JSON.parse(
      JSON.stringify(read.value.state, (key, value: unknown) => (key === 'ref' ? undefined : value)),
    ) as AnyState)
  );
}
test.each(DEMOS.map((demo) => [demo.slug, demo] as const))(
  '%s: what was exported comes back as it was',
  (_, demo) => {
    for (const state of [demo.example, demo.blank, awkward(demo)])
      expect(stateIn(demo, toJson(demo, state, 'p')) ?? demo.blank).toEqual(state);
  },
);

test('a JSON file has the name of its plan with it, and nothing else passes for one', () => {
  const planIn = (plan: unknown) => {
    const file = JSON.parse(toJson(okr, okr.example, 'plan-1')) as object;
    const read = fromText(okr, JSON.stringify({ ...file, plan }));
    return read.ok && read.value.plan;
  };
  expect(planIn('plan-1')).toBe('plan-1');
  for (const plan of [undefined, null, 7, 'a\nUID:b']) expect(planIn(plan)).toBeUndefined();
});

test.each([
  ['', 'It’s damaged'],
  ['Goal,First day', 'It’s damaged, or it isn’t a file from these tools.'],
  ['[]', 'It isn’t a file from these tools.'],
  ['{"name":"x"}', 'It isn’t a file from these tools.'],
  ['{"plumbline":2}', 'It’s from another version of these tools.'],
])('a file that is none is told why: %j', (text, why) => {
  expect(fromText(okr, text)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
});

const [first] = linesOf(okr.example, 'keyResults');
test.each([
  [null, 'It has nothing from this tool in it.'],
  [[], 'It has no key result in it.'],
  [Array(9).fill(first), 'room for 8'],
  [[{ ...first, kind: 'climb' }], 'Key result 1: “The value” can’t be “climb”.'],
])('entries that can’t be used are told why: %j', (keyResults, why) => {
  const state = keyResults && { ...okr.example, keyResults };
  expect(usable(okr, state)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
});

test('entries of a cascade without a number of their own are refused, since nothing could serve them', () => {
  const entries = linesOf(cascade.example, 'entries').map((entry) => ({ ...entry, id: '1' }));
  expect(usable(cascade, { entries })).toEqual({ ok: false, error: 'Every entry needs its own number.' });
});

test('what a file has and the demo does not know is left out', () => {
  expect(usable(okr, { ...okr.example, secret: 'x' })).toEqual({ ok: true, value: okr.example });
});

test('a tool that is called like a word of the language isn’t told of', () => {
  const tools = { constructor: { x: 'y' }, toString: { x: 'y' } };
  const file = JSON.stringify({ ...(JSON.parse(toJson(okr, okr.example, 'p')) as object), tools });
  expect(JSON.stringify(fromText(tracker, file))).not.toMatch(/function|native/);
});

const HOSTILE: [name: string, file: object | string][] = [
  ['fields of the language', '{"plumbline":1,"work":[{"id":"1","level":"task","__proto__":{"hours":"1"}}]}'],
  ['tools of the language', '{"plumbline":1,"tools":{"__proto__":{"name":{"x":1}}}}'],
  ['no lists', { plumbline: 1, work: {} }],
  ['lines that are none', { plumbline: 1, people: [null] }],
  ['two of one id', { plumbline: 1, people: [{ id: '1' }, { id: '1' }] }],
  ['no id', { plumbline: 1, kpis: [{ title: 'x' }] }],
  ['an endless id', { plumbline: 1, people: [{ id: 'Infinity' }] }],
  ['an id too large to count on', { plumbline: 1, people: [{ id: '9007199254740993' }] }],
  ['another level', { plumbline: 1, work: [{ id: '1', level: 'life' }] }],
  ['a long text', { plumbline: 1, quarter: { from: 'x'.repeat(2001) } }],
  ['too many lines', { plumbline: 1, people: Array.from({ length: 1001 }, (_, n) => ({ id: `${n}` })) }],
  ['depth', `{"plumbline":1,"tools":{"x":{"y":${'['.repeat(50_000)}${']'.repeat(50_000)}}}}`],
];
test.each(HOSTILE)('a file with %s gets a sentence, and changes nothing', (_, file) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  for (const at of DEMOS)
    expect(fromText(at, text)).toEqual({
      ok: false,
      error: 'It has something in it that no tool of ours writes.',
    });
  expect(({} as { hours?: string }).hours).toBeUndefined();
});

test('the ends of a team room’s ranges make nobody a person of the plan, and come back from the file', () => {
  const ranges = { visionClarity: { low: 0, high: 3 }, goalDefinition: { low: 2, high: 2 } } as const;
  const state = alignment.fromRanges!(ranges);
  const people = (saved: string) => (JSON.parse(saved) as { people: Texts[] }).people;
  const saved = toJson(alignment, state, 'p');
  expect(people(saved)).toEqual([]);
  expect(fromText(alignment, saved)).toMatchObject({ ok: true, value: { state } });
  expect(people(toJson(alignment, { ...state, first: 'Ann' }, 'p'))).toMatchObject([{ name: 'Ann' }]);
});
