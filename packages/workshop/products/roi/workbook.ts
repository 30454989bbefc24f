import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { caseSheet, monthsSheet, TOOL } from './case-sheet';
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
  workbook(license, TOOL, 'roi', {
    Result: resultSheet,
    Memo: memoSheet,
    'What If': whatIfSheet,
    Sensitivity: sensitivitySheet,
    Compare: compareSheet,
    Case: ownCase,
    Months: monthsSheet,
    'Example Hire': hire,
    'Example Machine': machine,
    'Example Campaign': campaign,
    Workings: workings,
  });
