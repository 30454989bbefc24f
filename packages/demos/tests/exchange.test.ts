import { expect, test } from 'vitest';
import { toCsv } from '../kit/csv-file';
import { fromText, toJson } from '../kit/exchange';
import { isList, linesOf, type AnyDemo, type AnyState } from '../kit/model';
import { allDemos } from '@/tests/support/demos';

const DEMOS = await allDemos();
const okr = DEMOS.find(({ slug }) => slug === 'okr-planning-calculator')!;
const cascade = DEMOS.find(({ slug }) => slug === 'goal-cascade-builder')!;

const AWKWARD = ['=1+1', "'=1", '-3', 'a,b', 'say "x"', 'two\nlines', ' ', '1e308', 'many', '@x', ';', 'Ωé'];

/** Every free text of a demo's example, replaced by what makes files difficult. */
function awkward({ parts, example }: AnyDemo): AnyState {
  const state = structuredClone(example);
  let next = 0;
  for (const part of parts) {
    const rows = isList(part) ? linesOf(state, part.list) : [state as Record<string, string>];
    for (const row of rows)
      for (const { key, choices, read, hidden } of part.fields)
        if (!choices && !read && !hidden) row[key] = AWKWARD[next++ % AWKWARD.length]!;
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
/** As files were before one went through all the tools. */
const former = ({ slug }: AnyDemo, state: AnyState) =>
  JSON.stringify({ tool: slug, version: 1, plan: 'p', state });

test.each(DEMOS.map((demo) => [demo.slug, demo] as const))(
  '%s: what was exported comes back as it was',
  (_, demo) => {
    for (const state of [demo.example, demo.blank, awkward(demo)]) {
      expect(stateIn(demo, toCsv(demo, state))).toEqual(state);
      expect(stateIn(demo, former(demo, state))).toEqual(state);
      expect(stateIn(demo, toJson(demo, state, 'p')) ?? demo.blank).toEqual(state);
    }
  },
);

test('a CSV that a spreadsheet has saved again is read: semicolons, empty cells and rows', () => {
  const csv = toCsv(okr, okr.example).replaceAll(',', ';').replaceAll('\r\n', ';;\n;;;\n');
  expect(stateIn(okr, csv)).toEqual(okr.example);
});

test('a number is in the CSV as every spreadsheet reads it, however it was typed', () => {
  const state = structuredClone(okr.example);
  Object.assign(linesOf(state, 'keyResults')[0]!, { start: '$7 600', target: '12.000,50', current: '8h' });
  expect(toCsv(okr, state)).toContain('rise,7600,12000.5,8,');
});

test('a JSON file has the name of its plan with it, and nothing else passes for one', () => {
  const planIn = (plan: unknown) => {
    const file = JSON.parse(toJson(okr, okr.example, 'plan-1')) as object;
    const read = fromText(okr, JSON.stringify({ ...file, plan }));
    return read.ok && read.value.plan;
  };
  expect(planIn('plan-1')).toBe('plan-1');
  for (const plan of [undefined, null, 7, 'a\nUID:b']) expect(planIn(plan)).toBeUndefined();
});

test('where semicolons stand between cells, a comma is a point, and a point parts thousands', () => {
  const csv =
    'Goal;;First day;;Last day;;Week;6\nKey result;Kind;Start;Target;Value;Weight;Confidence;Score\n';
  const read = stateIn(
    okr,
    `${csv}Speed, in all;rise;1,125;1.200,5;7,5;;;\nOrders;rise;24.000;1.200.000;0.125;;;\n`,
  );
  const [line, second] = linesOf(read!, 'keyResults');
  expect(line).toMatchObject({ title: 'Speed, in all', start: '1.125', target: '1200.5', current: '7.5' });
  expect(second).toMatchObject({ start: '24000', target: '1200000', current: '0.125' });
});

test.each([
  ['', 'Row 1 should be “Goal” and isn’t there'],
  ['no table at all', 'starts with “no table at all”'],
  ['Goal,"never closed', 'it has a quotation mark that never closes'],
  ['{"tool":"okr-planning-calculator"', 'It’s damaged'],
  ['{"tool":"goal-cascade-builder","state":{}}', 'It’s an older file from another tool.'],
  [toCsv(okr, okr.example).slice(0, 20), 'Row 1 should be “First day”'],
  ['{"name":"x"}', 'It isn’t a file from these tools.'],
  ['{"plumbline":2}', 'It’s from another version of these tools.'],
  ['{"tool":"okr-planning-calculator","state":null}', 'It has nothing from this tool in it.'],
  [former(okr, { ...okr.example, keyResults: [] }), 'It has no key result in it.'],
  [
    former(okr, { ...okr.example, keyResults: Array(9).fill(linesOf(okr.example, 'keyResults')[0]) }),
    'room for 8',
  ],
  [toCsv(okr, okr.example).replace('rise', 'climb'), 'Key result 1: “The value” can’t be “climb”.'],
])('a file that is none is told why: %j', (text, why) => {
  expect(fromText(okr, text)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
});

test('entries of a cascade without a number of their own are refused, since nothing could serve them', () => {
  const twice = toCsv(cascade, cascade.example).replace('\r\n2,', '\r\n1,');
  expect(fromText(cascade, twice)).toMatchObject({
    ok: false,
    error: 'Every entry needs its own number.',
  });
});

test('what a file has and the demo does not know is left out', () => {
  expect(stateIn(okr, former(okr, { ...okr.example, secret: 'x' }))).toEqual(okr.example);
});
