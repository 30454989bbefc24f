import type { Cells } from '../office/office';
import { GOAL_ROW, GOALS, NOW, SUMMARY, week } from '../products/okr/layout';
import { fileOf, on, testCases, type Case } from './workbook';

const WORKBOOK = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');

const whole: Cells = {
  'Goals.C14': 'Offices reorder by themselves',
  ...on('Key Results', 'C8 D8 E8 F8 G8 H8 J8', 1, 'Orders', 'Ann', 'rise', 1, 5, 'books'),
};
const goal = { 'Goals.C8': 'Be the shop they call first', 'Goals.D14': 1, 'Goals.E14': 'Ann' };
const line = (what: string, says: string, typed: Cells): Case => [
  `a line ${what} is told: ${says || 'nothing'}`,
  { ...whole, ...typed },
  { 'Key Results.M8': says },
];
/** Rows below that of `whole`, each with what differs. */
const below = (...lines: Cells[]): Cells =>
  Object.assign(
    { ...goal, ...whole },
    ...lines.map((differs, index) => {
      const row = Object.entries(whole).filter(([cell]) => cell.startsWith('Key Results.'));
      const all = { ...Object.fromEntries(row), ...differs };
      return Object.fromEntries(
        Object.entries(all).map(([cell, value]) => [cell.replace(/8$/, String(9 + index)), value]),
      );
    }),
  ) as Cells;
/** A first Monday, and a Thursday in week 6. */
const IN_WEEK_6 = on('Goals', 'D5 D6', 46_300, 46_338);
const half = (row: number, value: number): Cells => ({ [`Weekly Values.D${row}`]: value });
const ofGoal = (what: string, typed: Cells, ...says: [goal: string, day: string]): Case => [
  what,
  { ...goal, 'Goals.C14': 'Offices reorder by themselves', ...typed },
  on('Goals', 'F14 E5', ...says),
];
const asText = (what: string, typed: Cells, says: string, beside: string): Case => [
  `${what} is told on the sheet it was typed into, and of values on that of the results`,
  { ...whole, ...typed },
  { 'Scores.B4': says, 'Weekly Values.B4': says, 'Key Results.M8': beside },
];

testCases(WORKBOOK, [
  line('that has everything', '', {}),
  line('without a source', 'Missing: source', { 'Key Results.J8': null }),
  line('without an owner', 'Missing: owner', { 'Key Results.E8': null }),
  line('that goes down', 'Start and target go the other way', { 'Key Results.H8': 0 }),
  line('of two', 'Two owners? One answers for it', { 'Key Results.E8': 'Ann and Bob' }),
  line('that goes nowhere', 'Same start and target: keep?', { 'Key Results.H8': 1 }),
  line('to keep at one number', '', on('Key Results', 'F8 H8', 'keep', 1)),
  line('to keep with one limit', '', { 'Key Results.F8': 'keep', 'Key Results.G8': null }),
  [
    'that a goal has five is told beside the fourth and the fifth',
    Object.fromEntries(
      [8, 9, 10, 11, 12].flatMap((row) =>
        Object.entries(whole).map(([cell, value]) => [cell.replace(/8$/, String(row)), value]),
      ),
    ),
    on(
      'Key Results',
      'M8 M9 M10 M11 M12',
      '',
      '',
      '',
      'More than three for one goal',
      'More than three for one goal',
    ),
  ],
  line('of a goal that nobody wrote', 'Its goal isn’t written in Goals', { 'Goals.C14': null }),
  [
    'a fourth goal is told',
    { 'Goals.C17': 'One more' },
    { 'Goals.F17': 'A fourth goal: which of the four can wait?' },
  ],
  ofGoal('a goal and a Monday are told nothing', { 'Goals.D5': 46_300 }, '', ''),
  ofGoal(
    'a number in a goal and a first day that is no Monday are told',
    { 'Goals.C14': 'Reach 40 contracts', 'Goals.D5': 46_296 },
    ...(['A number? Make it a key result', 'That’s not a Monday'] as const),
  ),
  ofGoal(
    'a yearly goal nobody wrote and a first day that is a text are told',
    { 'Goals.D14': 2, 'Goals.D5': 'soon' },
    ...(['That yearly goal isn’t written', 'Enter a date'] as const),
  ),
  asText('no text', {}, '', ''),
  [
    'a value and a confidence of a week to come move nothing, and are told',
    {
      ...goal,
      ...whole,
      ...IN_WEEK_6,
      ...on('Weekly Values', 'D8 E8 F8 G8 H8 O8 O28', 1.3, 1.7, 2, 2.3, 2.7, 5, 1),
    },
    {
      ...on('Scores', `D17 F${NOW} H${NOW} I${NOW} K${NOW}`, 5, 2.7, 'on track', '', 5),
      ...on('Scores', `F${SUMMARY} O${GOAL_ROW}`, 'on track', ''),
      ...on('Weekly Values', 'Q8 Q9', 'Week 12 hasn’t begun: right column?', 'Key Results has no number 2'),
      ...on('Scores', 'B15 B18', 'See the column Look at: 2 in Weekly Values.', ''),
    },
  ],
  [
    'lines without a target, a kind, a goal or a name are counted on Scores, and what has a name has a status',
    below(
      { 'Key Results.H8': null },
      { 'Key Results.F8': null },
      { 'Key Results.C8': null },
      { 'Key Results.D8': null, 'Weekly Values.D8': 3 },
    ),
    {
      ...on('Scores', `H${NOW} H${NOW + 1} H${NOW + 2}`, 'no value yet', 'incomplete', 'incomplete'),
      ...on('Scores', `H${NOW + 3} H${NOW + 4} F${NOW + 4}`, 'no value yet', '', ''),
      ...on('Scores', `F${SUMMARY} F${SUMMARY + GOALS}`, '2 of 3 incomplete', '2 of 3 incomplete'),
      'Scores.B15': 'See the column Look at: 4 in Key Results, 1 in Weekly Values.',
    },
  ],
  [
    'a goal doesn’t get better where the key result behind loses its target: it has no score, nor has the quarter',
    { ...below({ 'Key Results.H8': null }), ...half(8, 3), ...half(9, 1) },
    on('Scores', `D${SUMMARY} D${SUMMARY + GOALS} ${week(1)}${GOAL_ROW} G${NOW}`, '', '', '', 0.5),
  ],
  [
    'with it, it counts',
    { ...below({}), ...half(8, 3), ...half(9, 1) },
    on(
      'Scores',
      `D${SUMMARY} D${SUMMARY + GOALS} ${week(1)}${GOAL_ROW} F${SUMMARY}`,
      0.25,
      0.25,
      0.25,
      'too early',
    ),
  ],
  [
    'a goal without a key result is told, and so is an empty first Monday',
    { ...goal, ...whole, 'Goals.C15': 'Another' },
    {
      ...on('Scores', `F${SUMMARY + 1} F${SUMMARY + 2}`, 'no key result', ''),
      'Scores.B18': 'Goals, D5, has no first Monday: until then, the latest week counts as over.',
      'Goals.E5': 'Missing: the first day',
    },
  ],
  [
    'two of one name have their ends behind it, where values are typed too',
    below({ 'Key Results.G8': 3400, 'Key Results.H8': 4500 }, { 'Key Results.D8': 'Offers' }),
    {
      ...on(
        'Scores',
        `C${NOW} C${NOW + 1} C${NOW + 2}`,
        'Orders (1 to 5)',
        'Orders (3,400 to 4,500)',
        'Offers',
      ),
      ...on('Weekly Values', 'C8 C9', 'Orders (1 to 5)', 'Orders (3,400 to 4,500)'),
    },
  ],
  [
    'that week 13 corrects week 12 is said beside it',
    { ...goal, ...whole, ...on('Weekly Values', 'O8 P8', 3, 5) },
    { 'Scores.E18': '', [`Scores.F${SUMMARY}`]: 'delivered', 'Scores.E17': 'Week 13 corrects week 12' },
  ],
  asText(
    'a target with its unit',
    { 'Key Results.H8': '7 600 kg' },
    '',
    'Missing: target; A number is typed as a text',
  ),
  asText(
    'a value with its unit',
    on('Weekly Values', 'D8 E9', '8h', '7.600,00'),
    'Orders: Week 1: 8h? Type a number. It isn’t counted.',
    '',
  ),
]);
