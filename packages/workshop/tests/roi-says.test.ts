import { WHY_NO_IRR } from '@/lib/tools/rules/roi';
import type { Cells } from '../office/office';
import { fileOf, on, testCases } from './workbook';

const WORKBOOK = fileOf('roi-projection-calculator', 'roi-projection-calculator.xlsx');
const YEAR: Cells = Object.fromEntries(
  [5000, 0, 1000, 3, 12, 0].map((value, index) => [`Case.C${7 + index}`, value]),
);
const LATE = 'Lines that start after month 12 aren’t counted: 2. Case, C11 says how far you look ahead.';
const named = (says: string) => ({ ...on('Case', 'C37 D37', 'no', says), 'Result.B6': says });
testCases(WORKBOOK, [
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
