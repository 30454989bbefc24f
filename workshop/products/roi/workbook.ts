import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { HOW_TO_PASTE, importSheet } from '../../sheet/import-sheet';
import { caseSheet, TOOL } from './case-sheet';
import { compareSheet } from './compare-sheet';
import { examples } from './examples';
import { INPUTS } from './inputs';
import { resultSheet, whatIfSheet } from './result-sheets';
import { sensitivitySheet } from './sensitivity-sheet';
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
      'What a hire, a machine or a campaign earns back, when the money is back, and which assumption decides it.',
    steps: [
      'Collect the figures with the worksheet of the assumptions guide. Take about 25 minutes for it.',
      'Fill in the yellow cells of Case. With the free demo: paste its CSV into Import, and Case fills itself.',
      'Read Result. Is the value above 0, and can you bear the deepest point?',
      'Set low and high in What If. A case that only works on the high side is a bet.',
      'Look up in Sensitivity which assumption decides, and check that one before you sign.',
      'Put other cases beside it in Compare. Keep a copy of the file for each decision.',
    ],
    sheets: [
      ['Case', 'Costs and income, and every month up to 36 with room for one-off sums'],
      ['Result', 'ROI, payback, net present value, IRR and break-even, each explained, with the cash curve'],
      ['What If', 'A low, an expected and a high case side by side'],
      ['Sensitivity', 'Which assumption moves the result most'],
      ['Compare', 'Up to four cases on one page'],
      ['Import', 'For the CSV of the free demo'],
      ['Example Hire', 'A finished case: an assistant for two days a week'],
      ['Example Machine', 'A finished case: a cutting machine, with a repair and its resale'],
      ['Example Campaign', 'A finished case: a mail campaign to former customers'],
      ['Workings', 'How the figures come about, month by month'],
    ],
    notes: [
      'Income is extra margin: what would not come without it, less what it takes to make it.',
      'Month 0 is today. The value divides each month by (1 + monthly rate)^month; the monthly rate is (1 + yearly rate)^(1/12) - 1.',
    ],
    made: [
      ownCase,
      resultSheet,
      whatIfSheet,
      sensitivitySheet,
      compareSheet,
      imports,
      hire,
      machine,
      campaign,
      workings,
    ],
  });

function imports(book: Book): void {
  const sheet = importSheet(book, {
    columns: 3,
    rows: 50,
    lead: `${HOW_TO_PASTE} The Case sheet takes its figures from the right side as long as nobody types over them.`,
    widths: [34, 24],
  });
  sheet.section('E6', 'What was found', 2);
  sheet.row('E7', ['Line', 'Value'], 'head');
  const find = (label: string) => `=IFERROR(INDEX($B$8:$B$57,MATCH("${label}",$A$8:$A$57,0)),"")`;
  ['Case', ...INPUTS.map(({ label }) => label)].forEach((label, index) => {
    sheet.row(
      `E${8 + index}`,
      [label === 'Case' ? 'What you think of buying' : label, find(label)],
      ['label', 'calc'],
    );
  });
}
