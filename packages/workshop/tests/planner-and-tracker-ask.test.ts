import { expect, test } from 'vitest';
import { recalculate, type Cells } from '../office/office';
import { CONFIDENCE, FIRST as PLANNED, NOW, week, WEEKS } from '../products/okr/layout';
import { BOARD_OF, updateRow } from '../products/tracker/layout';
import { PLANNER, planned, row, TRACKER, tracked, upTo } from './same-rows';

test.each([
  ['81% beside a target of 85', 'rise', 55, 85, 0.81, '81%? The target is 85'],
  ['100% beside a target of 85', 'rise', 55, 85, 1, '100%? The target is 85'],
  ['81% from 0', 'rise', 0, 85, 0.81, '81%? The target is 85'],
  ['81 beside a target of 85%', 'rise', 0.55, 0.85, 81, '81? The target is 85%'],
  ['12 beside a target of 85%', 'rise', 0.05, 0.85, 12, '12? The target is 85%'],
  ['6% beside a target of 5', 'fall', 8, 5, 0.06, '6%? The target is 5'],
  ['97% beside a lower limit of 95', 'keep', 95, null, 0.97, '97%? The start is 95'],
  ['a count that falls from 12 to 1', 'fall', 12, 1, 1, ''],
  ['a count that falls to less than its target', 'fall', 100, 8, 1, ''],
  ['the first of 120', 'rise', 0, 120, 1, ''],
  ['half of the first million', 'rise', 0, 3, 0.1, ''],
  ['61 for 61,000', 'rise', 42_000, 60_000, 61, '61? The target is 60,000'],
  ['78 for a floor of 80,000', 'keep', 80_000, null, 78, '78? The start is 80,000'],
  ['a collapse to a tenth', 'rise', 42_000, 60_000, 4000, ''],
  ['3 of at most 5,000', 'keep', null, 5000, 3, ''],
  ['half of the first 25', 'rise', 0, 25, 0.5, ''],
  ['nothing yet', 'rise', 55, 85, 0, ''],
  ['a share above its target', 'rise', 0.55, 0.85, 1.1, ''],
  ['what is done', 'done', null, null, 1, ''],
  ['a milestone', 'rise', 0, 1, 1, ''],
])('%s is asked about in both, or is not', async (_, kind, start, target, value, question) => {
  const line = row(kind, start, target, [undefined, undefined, value]);
  const mend =
    '. It isn’t counted: type start, target and values in one unit, all with % or none, and a new key result in a new row.';
  const sentence = question && `Key result: Week 3: ${question}${mend}`;
  const at = week(WEEKS + 1) + PLANNED;
  const read = [`Weekly Values.${at}`, 'Weekly Values.B4', 'Scores.B4'];
  const [planner] = await recalculate(PLANNER, [planned([line])], read);
  expect(planner).toEqual([question && `Week 3: ${question}`, sentence, sentence]);
  const [tracker] = await recalculate(
    TRACKER,
    [tracked([line])],
    [`Updates.J${updateRow(3, 1)}`, 'Updates.B4', 'Overview.B4'],
  );
  const told = question && `Week 3, Key result: ${question}${mend}`;
  expect(tracker).toEqual([question, told, told]);
});

test('a value of what is done that is neither 0 nor 1, and one of a week to come, are asked about in both', async () => {
  const [done, early] = [row('done', null, null, [50]), row('rise', 0, 9, upTo(12, 5))];
  const days = (cells: Cells, first: string, today: string) => ({
    ...cells,
    [first]: 46_300,
    [today]: 46_306,
  });
  const ofPlanner = [planned([done]), days(planned([early]), 'Goals.D5', 'Goals.D6')];
  const at = `Weekly Values.${week(WEEKS + 1)}${PLANNED}`;
  expect(await recalculate(PLANNER, ofPlanner, [at, 'Weekly Values.B4'])).toEqual([
    ['Week 1: 50? Done is 0 or 1', 'Key result: Week 1: 50? Done is 0 or 1. It isn’t counted.'],
    ['Week 12 hasn’t begun: right column?', ''],
  ]);
  const ofTracker = [
    tracked([done]),
    { ...days(tracked([early]), 'Key Results.E5', 'Promises.F5'), 'Key Results.E5': 46_301 },
  ];
  expect(
    await recalculate(TRACKER, ofTracker, [
      `Updates.J${updateRow(1, 1)}`,
      `Updates.J${updateRow(12, 1)}`,
      'Updates.B4',
      'Key Results.F5',
    ]),
  ).toEqual([
    [
      '50? Done is 0 or 1',
      '',
      'Week 1, Key result: 50? Done is 0 or 1. It isn’t counted.',
      'Missing: the first day',
    ],
    ['', 'Week 12 hasn’t begun: right row?', '', 'That’s not a Monday'],
  ]);
});

test('a confidence that is none is told and not counted, in both', async () => {
  const sure = (cell: string, cells: Cells) => ({ ...cells, [cell]: 11 });
  const line = row('rise', 0, 9, [5]);
  const planner = sure(`Weekly Values.D${CONFIDENCE}`, planned([line]));
  expect(await recalculate(PLANNER, [planner], ['Scores.B4', `Scores.I${NOW}`])).toEqual([
    ['Key result: Week 1: confidence 11? It’s 1 to 10. It isn’t counted.', ''],
  ]);
  const told = ['Overview.B4', `Overview.G${BOARD_OF.first}`, `Updates.J${updateRow(1, 1)}`];
  const tracker = sure(`Updates.H${updateRow(1, 1)}`, tracked([line]));
  const found = await recalculate(TRACKER, [tracker], told);
  const says = 'Week 1, Key result: 11? Confidence is 1 to 10. It isn’t counted.';
  expect(found).toEqual([[says, '', '11? Confidence is 1 to 10']]);
});

test('more values than one are told by their number', async () => {
  const lines = [row('rise', 55, 85, [0.6, 0.7]), row('rise', 55, 85, [0.6])];
  const [planner] = await recalculate(PLANNER, [planned(lines)], ['Scores.B4']);
  const [tracker] = await recalculate(TRACKER, [tracked(lines)], ['Overview.B4']);
  expect(planner![0]).toMatch(/^Key result \(55 to 85\): Week 2: 70%\? .* 1 more in Look at\.$/);
  expect(tracker![0]).toMatch(/^Week 1, Key result: 60%\? .* 2 more in Look at\.$/);
});
