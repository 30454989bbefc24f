import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { caseSheet, TOOL } from './case-sheet';
import { compareSheet } from './compare-sheet';
import { examples } from './inputs';
import { memoSheet } from './memo-sheet';
import { resultSheet } from './result-sheets';
import { sensitivitySheet, whatIfSheet } from './what-if-sheets';
import { exampleResult, workings } from './workings';

const ownCase = (book: Book) => void caseSheet(book, 'Case');
const exampleOf = (name: string) => (book: Book) =>
  exampleResult(caseSheet(book, name, examples[name]), name);
const [hire, machine, campaign] = [
  exampleOf('Example Hire'),
  exampleOf('Example Machine'),
  exampleOf('Example Campaign'),
];

/** roi-projection-calculator.xlsx */
export const roiWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'What a hire, a machine or a campaign earns back, and when',
    purpose:
      'What a hire, a machine or a campaign earns back, when you get your money back, and which assumption decides it.',
    steps: [
      'Collect the numbers with the worksheet in the assumptions guide. It takes about 25 minutes.',
      'Fill in the yellow cells in Case.',
      'Read Result. Is the value above 0, and can you handle the deepest point?',
      'Say in What If what low and high assume, and how likely they are. A case that works only on the high side is a bet.',
      'Look in Sensitivity for the assumption that decides, and check that one before you sign.',
      'Put other cases next to it in Compare. Keep a copy of the file for each decision.',
    ],
    sheets: [
      [
        'Result',
        'ROI, payback, net present value, IRR and break-even, each explained, with charts of cash and break-even',
        resultSheet,
      ],
      ['Memo', 'One page for a partner or a bank: the question, the numbers, what would flip it', memoSheet],
      [
        'What If',
        'A low, an expected and a high case side by side, how likely each is, and the expected value',
        whatIfSheet,
      ],
      ['Sensitivity', 'Which assumption moves the result most', sensitivitySheet],
      ['Compare', 'Up to four cases on one page', compareSheet],
      [
        'Case',
        'Up to eight costs and four incomes a month, each with its months, for up to 60 months, and one-time amounts',
        ownCase,
      ],
      ['Example Hire', 'A finished case: an assistant for two days a week', hire],
      ['Example Machine', 'A finished case: a cutting machine, with a repair and its resale', machine],
      ['Example Campaign', 'A finished case: a mail campaign to former customers', campaign],
      [
        'Workings',
        'Where the numbers come from. Hidden, so that it never prints: right-click a sheet’s tab and choose Unhide',
        workings,
      ],
    ],
    notes: [
      'Income is extra margin: what wouldn’t come in without it, minus what it takes to make it.',
      'Month 0 is today. The value divides each month by (1 + monthly rate)^month; the monthly rate is (1 + yearly rate)^(1/12) - 1.',
    ],
  });
