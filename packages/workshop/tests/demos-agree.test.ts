import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemos } from '../prove/demo-page';
import { toJson } from '@/packages/demos/kit/exchange';
import { allDemos } from '@/tests/support/demos';
import { differences, type PageProof } from '../prove/page-case';
import { alignment } from '../prove/alignment';
import { cascade } from '../prove/cascade';
import { decision } from '../prove/decision';
import { okr } from '../prove/okr';
import { roi } from '../prove/roi';
import { sprint } from '../prove/sprint';
import { team } from '../prove/team';
import { tracker } from '../prove/tracker';
import { workshop } from '../prove/workshop';
import { INPUT_SETS } from './workbook';

const demos = await allDemos();
const demoOf = (slug: string) => demos.find((one) => one.slug === slug)!;
const PROOFS: PageProof[] = [
  okr,
  sprint,
  roi,
  team,
  decision,
  cascade,
  tracker,
  workshop,
  alignment(demoOf('strategic-alignment-assessment-kit')),
];

/** `npm run files:prove` takes one after the other. */
const only = process.env.ONLY_DEMO;
const proved = PROOFS.filter(({ slug }) => only === undefined || slug === only);

let pages: Awaited<ReturnType<typeof openDemos>>;
beforeAll(async () => {
  pages = await openDemos();
});
afterAll(() => pages.close());

test('every demo is proved', () => {
  expect(PROOFS.map(({ slug }) => slug).sort()).toEqual(demos.map(({ slug }) => slug).sort());
});

test.each(proved)('for each of the random cases the page of $slug says what the rules say', async (proof) => {
  const cases = proof.cases(INPUT_SETS);
  const said = await pages.opened(
    proof.slug,
    cases.map(({ state }) => toJson(demoOf(proof.slug), state, 'p')),
  );
  const found = cases.flatMap((one, index) =>
    differences(said[index]!, one).map((what) => `Case ${index}: ${what}`),
  );
  expect(said).toHaveLength(cases.length);
  expect(found.slice(0, 3)).toEqual([]);
});

test('a page that says another number, another word or a row too many is a difference', () => {
  const [one] = okr.cases(1);
  const rows = one!.tables!['Score of each key result']!.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : String((cell as { number: number }).number))),
  );
  const said = (headline: string, all: string[][]) => ({
    headline: `The goal scores ${headline}: ${rows.at(-1)![2]}.`,
    texts: one!.texts!.map((text) =>
      typeof text === 'string' ? text : `${text.begins}${text.numbers[0]!.number}%`,
    ),
    tables: [{ caption: 'Score of each key result, from 0 to 1', rows: all }],
  });
  const score = rows.at(-1)![1]!;
  expect(differences(said(score, rows), one!)).toEqual([]);
  expect(differences(said(String(Number(score) + 0.02), rows), one!)).toHaveLength(1);
  expect(
    differences(said(score, rows.with(0, ['Key result 1', rows[0]![1]!, 'unheard of'])), one!),
  ).toHaveLength(1);
  expect(differences(said(score, [...rows, rows[0]!]), one!)).toHaveLength(1);
});
