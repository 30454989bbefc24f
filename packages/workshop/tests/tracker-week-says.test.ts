import { BOARD, ONE, updateRow } from '../products/tracker/layout';
import { day, justBelow, line, RISING, told, WORKBOOK } from './tracker-inputs';
import { on, testCases } from './workbook';

testCases(WORKBOOK, [
  [
    'weeks due by the calendar are named, and of what stopped two weeks ago there is no news',
    { ...justBelow, 'Promises.F5': day('2027-05-07') },
    {
      'Overview.B8': 'Weeks 4 to 5 have no update yet, and by the calendar one is due.',
      'Overview.L15': 'no news',
      'Overview.M15': '2 missing',
      'Overview.I6': '1 of 1 needs you',
    },
  ],
  [
    'a value of a week to come moves nothing, and is told',
    { ...told, 'Updates.G128': 30 },
    {
      'Updates.J128': 'Week 9 hasn’t begun: right row?',
      ...on('Overview', 'E6 E15 L15', 2, 15, 'too early'),
    },
  ],
  [
    'but in a quarter to come, as a demo may have it, all are shown',
    { ...told, 'Promises.F5': day('2027-04-04') },
    on('Overview', 'E6 E15', 2, 15),
  ],
  [
    'what never had a value has no news on the Friday of week 2, first among those that need you, and on the board',
    {
      'Key Results.E5': day('2027-04-05'),
      'Promises.F5': day('2027-04-16'),
      ...line([1, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [1, 2]),
      ...line([1, 'Offers', 'Ann', 'fall', 9, 3, null, 'Books'], [], 1),
    },
    {
      ...on('Overview', 'E6 L15 M15 L16 M16 J16 K16', 2, 'too early', 'yes', 'no news', '2 missing', '', ''),
      ...on(
        'Overview',
        `I6 C${BOARD} M${BOARD}`,
        '1 of 2 needs you',
        'Offers (9 to 3), Ann: no news',
        'Offers (9 to 3), Ann',
      ),
      ...on('Overview', `B${ONE + 1} F${ONE + 2}`, 'Offers', '- - -  Target 3'),
    },
  ],
  [
    'a first day is asked for once there is a key result',
    RISING,
    {
      'Overview.B8':
        'Key Results, E5, has no first day of week 1: until then, the latest week counts as over.',
      'Key Results.F5': 'Missing: the first day',
    },
  ],
  [
    'and not before',
    { 'Key Results.D7': 'A goal' },
    { ...on('Overview', 'B7 B8', '', ''), 'Key Results.F5': '' },
  ],
  [
    'one that is no Monday is asked about',
    { ...RISING, 'Key Results.E5': 46_301 },
    { 'Key Results.F5': 'That’s not a Monday' },
  ],
  [
    'with it nothing is asked',
    { ...RISING, 'Key Results.E5': day('2026-01-05') },
    { 'Key Results.F5': '', 'Overview.B7': '' },
  ],
  [
    'an update without a value is news: its line and its confidence are shown, and it isn’t missing',
    {
      ...RISING,
      'Key Results.E5': day('2027-04-05'),
      'Promises.F5': day('2027-05-07'),
      [`Updates.H${updateRow(1, 1)}`]: 8,
      [`Updates.H${updateRow(5, 1)}`]: 4,
      [`Updates.I${updateRow(5, 1)}`]: 'Counter broken',
      ...line([1, 'Offers', 'Ann', 'fall', 9, 3, null, 'Books'], [], 1),
      [`Updates.I${updateRow(4, 2)}`]: 'Still counting',
    },
    {
      ...on('Overview', 'E6 G15 H15 L15 M15', 5, 4, -4, 'no value', 'no value'),
      ...on('Overview', 'N15 B8', 'Week 5, no value: Counter broken', ''),
      ...on('Overview', 'L16 M16 N16', 'no value', 'missing', 'Week 4, no value: Still counting'),
      ...on(
        'Overview',
        `I6 C${BOARD} C${BOARD + 1}`,
        '2 of 2 need you',
        'Plans (0 to 9), Jon: no value',
        'Offers (9 to 3), Ann: no value',
      ),
      ...on(
        'Overview',
        `M${BOARD - 1} M${BOARD} M${BOARD + 1}`,
        'Update missing',
        'Offers (9 to 3), Ann',
        '',
      ),
    },
  ],
  [
    'the week of an update without a value is shown also before its Friday',
    { ...RISING, [`Updates.H${updateRow(3, 1)}`]: 4 },
    on('Overview', 'E6 G15 L15 M15', 3, 4, 'too early', 'no value'),
  ],
]);
