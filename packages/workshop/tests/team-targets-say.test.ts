import { expect } from 'vitest';
import type { Cells } from '../office/office';
import { NEW, TEAM_LINES } from '../products/team/layout';
import { kpi, readOn, WORKBOOK } from './team-inputs';
import { on, testCases } from './workbook';

const NEW_TARGET = on(
  'New Targets',
  `C${NEW.first} D${NEW.first} E${NEW.first} F${NEW.first}`,
  'Waiting',
  3,
  1,
  1.5,
) as Cells;
const BETWEEN = {
  ...kpi('Workshop', 'Stock', 'days', 'list', 'Ana', 'between', 10, 5, 20, 30),
  'Weekly Values.D8': 12,
};
const second = {
  ...(on('KPIs', 'C9 D9 H9 I9 J9', 'Workshop', 'Won', 'above', 0.9, 0.5) as Cells),
  'Weekly Values.E8': 0.4,
};
const drawn = (lower: number, upper: number) => ({
  ...on('KPI Page', 'M9 N9', lower, upper),
  ...on('Dashboard', 'P49 Q49', lower, upper),
});

testCases(WORKBOOK, [
  [
    'two new targets for one KPI from the same week are asked about',
    readOn('2027-04-26', {
      ...NEW_TARGET,
      ...(on(
        'New Targets',
        `C${NEW.first + 2} D${NEW.first + 2} E${NEW.first + 2} F${NEW.first + 2}`,
        'Waiting',
        3,
        2,
        4,
      ) as Cells),
    }),
    {
      ...on(
        'New Targets',
        `I${NEW.first} I${NEW.first + 2}`,
        'Twice: the lower line counts',
        'Twice: the lower line counts',
      ),
      'Dashboard.G5': 'See the column Look at: 1 in KPIs, 2 in New Targets.',
    },
  ],
  [
    'a new target counts from its week on, and the weeks before keep theirs',
    readOn('2027-04-26', NEW_TARGET),
    {
      ...on('Dashboard', 'G17 H17 I17 I18', 'below 1', 'below 1.5', 'missed', 'on target'),
      ...on('History', 'K8 K9 K10', 0.5, 0, 0),
      ...on('KPI Page', 'M9 M10 M11', 3, 3, 1),
    },
  ],
  [
    'one of a week to come changes nothing yet; a limit on its good side is asked about',
    readOn('2027-04-26', {
      ...NEW_TARGET,
      [`New Targets.D${NEW.first}`]: 4,
      [`New Targets.F${NEW.first}`]: 0.5,
    }),
    {
      ...on(
        'Dashboard',
        'G17 I17 G5',
        'below 3',
        'on target',
        'See the column Look at: 1 in KPIs, 1 in New Targets.',
      ),
      ...on('History', 'K8 K9 K10', 0.5, 0, 1),
      [`New Targets.I${NEW.first}`]: 'The limit is on the good side',
    },
  ],
  [
    'of two new targets for one KPI the later counts, in whichever order',
    readOn('2027-04-26', {
      ...NEW_TARGET,
      ...(on(
        'New Targets',
        `C${NEW.first + 1} D${NEW.first + 1} E${NEW.first + 1} F${NEW.first + 1}`,
        'Waiting',
        2,
        6,
        7,
      ) as Cells),
    }),
    { ...on('Dashboard', 'G17', 'below 1'), ...on('History', 'K8 K9 K10', 0.5, 1, 0) },
  ],
  [
    'a KPI that should stay between two targets has a line for both, on all three charts',
    BETWEEN,
    { ...drawn(10, 20), ...on('All KPIs', 'B6 B7 B8 B9 B10 B11 B12 B13', '—', '', '', '', '', '', '', '—') },
  ],
  [
    'without “should stay” it has no direction',
    { ...BETWEEN, 'KPIs.H8': null },
    { 'Dashboard.I17': 'no direction', 'KPIs.O8': 'Above, below or between?' },
  ],
  [
    'between 12 and 12, a 12 is on target whatever its trend',
    {
      ...BETWEEN,
      ...(on('KPIs', 'I8 J8 K8 L8', 12, 12, 12, 12) as Cells),
      ...(on('Weekly Values', 'D8 D9', 10, 12) as Cells),
    },
    on('Dashboard', 'E5 I17', 2, 'on target'),
  ],
  [
    'and 13 is missed',
    { ...BETWEEN, ...(on('KPIs', 'I8 J8 K8 L8', 12, 12, 12, 12) as Cells), 'Weekly Values.D8': 13 },
    { 'Dashboard.I17': 'missed' },
  ],
  [
    'without its upper target or limit it has no target, and counts in no score, which says how many do',
    { ...BETWEEN, 'KPIs.L8': null, ...second },
    on(
      'Dashboard',
      `I17 I18 E${TEAM_LINES} F${TEAM_LINES} F${TEAM_LINES + 5}`,
      'no target',
      'missed',
      0,
      '1 of 2',
      '1 of 2',
    ),
  ],
  [
    'and with both it counts',
    { ...BETWEEN, ...second },
    on('Dashboard', `I17 I18 E${TEAM_LINES} F${TEAM_LINES}`, 'on target', 'missed', 0.5, '2 of 2'),
  ],
  [
    'the page of a KPI says that its axis may not start at 0, and what it is in',
    { ...BETWEEN, ...second },
    {
      'KPI Page.B10': 'Dashed: target 10 to 20.   The axis may not start at 0.',
      'Dashboard.B59': expect.stringMatching(/The axis may not start at 0$/) as string,
    },
  ],
  ['and nothing of one that isn’t used', { ...BETWEEN, 'KPI Page.C4': 5 }, { 'KPI Page.B10': '' }],
  [
    'one that should stay above has one',
    { ...BETWEEN, 'KPIs.H8': 'above' },
    { ...drawn(10, 10), ...on('All KPIs', 'B6 B7 B8 B9 B10 B11 B12 B13', '', '', '', '', '', '', '', '—') },
  ],
]);
