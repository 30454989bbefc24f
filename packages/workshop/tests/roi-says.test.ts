import { expect } from 'vitest';
import { flowsOf, npv, WHY_NO_IRR } from '@/lib/tools/rules/roi';
import type { Cells } from '../office/office';
import { INPUTS } from '../products/roi/inputs';
import { fileOf, on, testCases, type Case } from './workbook';

const WORKBOOK = fileOf('roi-projection-calculator', 'roi-projection-calculator.xlsx');
const YEAR: Cells = Object.fromEntries(
  [5000, 0, 1000, 3, 12, 0].map((value, index) => [`Case.C${7 + index}`, value]),
);
const LATE = 'Lines that start after month 12 aren’t counted: 2. Case, C11 says how far you look ahead.';
const named = (says: string) => ({ ...on('Case', 'C37 D37', 'no', says), 'Result.B6': says });
/** In a year, with one line that is left empty or wrong. */
const wrong = (what: string, typed: Cells, whole: 'no' | 'not yet', says: string): Case => [
  `${what} is named, and nothing is worked out of it`,
  { ...YEAR, ...typed },
  { ...on('Case', 'C37', whole), ...on('Result', 'B6 C8 C9 C10 C11', says, '', '', '', '') },
];
const gaps = INPUTS.map(({ label }, n) =>
  wrong(
    `${label} that is left empty`,
    { [`Case.C${7 + n}`]: null },
    'not yet',
    `C${7 + n}, ${label.replace(/,.*/, '')}: it’s still empty.`,
  ),
);
const MONTHS = 'Months to look ahead: enter a whole number from 1 to 60.';
const FLOWS = flowsOf({ cost: 5000, monthlyCost: 0, monthlyIncome: 1000, rampMonths: 3, months: 12 });
const nine = (rate: string | number): Case => [
  `a rate typed as ${rate} is nine percent a year`,
  { ...YEAR, 'Case.C12': rate },
  {
    'Result.C8': expect.closeTo(npv(0.09, FLOWS), 2) as number,
    'Months.I13': expect.closeTo(1000 / 1.09 ** 0.5, 2) as number,
  },
];

testCases(WORKBOOK, [
  ...gaps,
  wrong('a month too many', { 'Case.C11': 61 }, 'no', `C11, ${MONTHS}`),
  wrong(
    'half a month',
    { 'Case.C10': 2.5 },
    'no',
    'C10, Months until all of it comes in: enter a whole number from 1 to 60.',
  ),
  wrong('a text', { 'Case.C7': 'about 24000' }, 'not yet', 'C7, Paid today: that’s text, and no number.'),
  wrong('a text in a line', { 'Case.C17': 'about 600' }, 'no', 'Row 17: that’s text, and no number.'),
  wrong(
    'an end before its beginning',
    { 'Case.D17': 9, 'Case.E17': 8 },
    'no',
    'Row 17: it ends before it begins.',
  ),
  wrong('900%', { 'Case.C12': 9 }, 'no', 'C12, Discount rate: enter a percentage from 0% to 100%.'),
  [
    'in Compare as well',
    { ...YEAR, ...(on('Compare', 'D7 D8 D9 D10 D11 D12', 5000, 0, 1000, 3, 61, 0) as Cells) },
    on('Compare', 'D13 D19', `D11, ${MONTHS}`, ''),
  ],
  nine('9%'),
  nine(0.09),
  [
    'a case that breaks even exactly is back in that month, with nothing below 0',
    YEAR,
    { 'Months.H13': 0, 'Result.C11': 6 },
  ],
  [
    'and at the end of its months it is worth exactly what it costs',
    { ...YEAR, 'Case.C11': 6 },
    {
      'Result.B6': 'It’s worth exactly what it costs. You get your money back after month 6.',
      'Result.C8': 0,
    },
  ],
  [
    'lines that begin after the last month are told wherever one-offs are, and the memo counts none of them',
    { ...YEAR, 'Case.D8': 13, 'Case.C8': 5, 'Case.B16': 'Rent', 'Case.C16': 100, 'Case.D16': 13 },
    {
      'Case.B38': LATE,
      'Months.B4': LATE,
      'Result.B4': LATE,
      ...on('Memo', 'B7 B15 C10', LATE, '', 'not counted'),
    },
  ],
  [
    'an IRR of none is explained on the memo',
    { ...YEAR, 'Case.C9': 0, 'Case.C8': 100 },
    { 'Memo.F11': 'none', 'Memo.B25': WHY_NO_IRR },
  ],
  ['and one that is there is not', YEAR, { 'Memo.B25': '' }],
  [
    'cases that look ahead differently, or leave out lines of the first, are told',
    { ...YEAR, ...(on('Compare', 'D7 D11', 900, 24) as Cells), 'Case.B16': 'Rent', 'Case.C16': 100 },
    {
      'Compare.B22':
        'They look ahead for different numbers of months. Only the first case has more lines or one-offs: add those of the others to their amounts.',
    },
  ],
  ['and others are not', { ...YEAR, 'Compare.D11': 12 }, { 'Compare.B22': '' }],
  [
    'a line with a name and no amount is told by its row',
    { ...YEAR, 'Case.B17': 'Rent' },
    named('Row 17: it has a name, but no amount.'),
  ],
  [
    'so is one with an amount and no name',
    { ...YEAR, 'Case.C25': 9 },
    named('Row 25: it has an amount, but no name.'),
  ],
  [
    'so is a price with a text',
    { ...YEAR, 'Case.C31': 'about 9' },
    named('Row 31: that’s text, and no number.'),
  ],
  [
    'no number of pieces makes up for a price that is not above cost',
    { ...YEAR, 'Case.C31': 5, 'Case.C32': 5 },
    { 'Result.C18': 'Price isn’t above cost' },
  ],
]);
