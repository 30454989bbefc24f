import { WHY_NO_IRR } from '@/lib/tools/rules/roi';
import { type Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { page, signedBy } from '../../sheet/front';
import { saysAsElsewhere } from '../../sheet/warnings';
import { INPUTS, monthly, NAME, of, rowOf, WHOLE } from './inputs';
import { isLate, moreIn } from './lines';

/** One page for a partner or a bank: the question, the numbers, what would flip it, name and date. */
export function memoSheet(book: Book): void {
  const sheet = page(book, 'Memo', {
    lead: 'Print this page for a partner or a bank. It fills itself in; type your name and the day below.',
    to: 'F',
    widths: [2, 34, 22, 22, 22, 22],
    sides: 0.3,
    area: 'A1:F35',
    pages: 1,
    portrait: true,
    tab: 'read',
  });
  const question = `IF(Case!${NAME}="","Is it worth the money?",Case!${NAME}&": is it worth the money?")`;
  sheet.wide('B5:F5', `=${question}`, 'section', 26);
  sheet.wide('B6:F6', '=Result!$B$6', 'text.bold', 20);
  saysAsElsewhere(sheet, 'B7:F7', `IF(Months!$B$4="",${shown("'What If'!$B$4")},Months!$B$4)`);
  sheet.row('B8', ['What we assume', '', '', 'What comes of it', ''], 'head');
  INPUTS.forEach(({ label, key, look }, index) => {
    const typed = shown(`Case!$C$${rowOf(key)}`);
    const spans = key === 'monthlyCost' || key === 'monthlyIncome';
    const value = spans ? `=IF(${isLate(key, 'Case!')},"not counted",${typed})` : `=${typed}`;
    sheet.row(`B${9 + index}`, [label, value], ['label', `${look.replace('input', 'calc')}.right` as 'calc']);
    sheet.row(
      `E${9 + index}`,
      [`=Result!$B$${8 + index}`, `=Result!$C$${8 + index}`],
      ['label', FIGURES[index]!],
    );
  });
  const more = (what: 'costs' | 'income') => moreIn(what, 'Case!');
  const lines = `"More lines each month, in Case: "&${money(more('costs'))}&" of costs, "&${money(more('income'))}&" of income."`;
  sheet.wide('B15:F15', `=IF(${more('costs')}+${more('income')}=0,"",${lines})`, 'note', 16);
  sheet.wide(
    'B16:F16',
    `=${once('One-off costs', 'oneOffOut')}&${once('One-off income', 'oneOffIn')}`,
    'note',
    16,
  );
  sheet.row('B17', ['How it could turn out', 'Low', 'Expected', 'High'], 'head');
  const rows = [
    ['Costs, of what we assume', 8, 'percent'],
    ['Income, of what we assume', 9, 'percent'],
    ['Months later', 10, 'whole'],
    ['How likely', 11, 'percent'],
    ['Net present value', 15, 'money'],
    ['Payback, month', 18, 'whole'],
  ] as const;
  rows.forEach(([label, row, look], index) =>
    sheet.row(
      `B${18 + index}`,
      [label, ...['C', 'D', 'E'].map((column) => `=${shown(`'What If'!$${column}$${row}`)}`)],
      ['label', `calc.${look}.center`],
    ),
  );
  sheet.row('B24', ['Expected value', `=${shown("'What If'!$C$22")}`], ['total', 'total.money.center']);
  sheet.wide('B25:F25', `=IF($F$11="none","${WHY_NO_IRR}","")`, 'note');
  sheet.row('B26', ['What would flip it', '', '', '', ''], 'head');
  const ready = (text: string) => `=IF(Case!${WHOLE}="yes",${text},"")`;
  const flips = [
    `"Income: it pays off from "&${money('Result!$C$16')}&" a month on. We assume "&${money('Case!$C$9')}&"."`,
    `IF(Result!$C$17<0,"Price: it doesn’t pay off at any price.","Price: it pays off up to "&${money('Result!$C$17')}&" paid today. We assume "&${money('Case!$C$7')}&".")`,
    `"The assumption that decides: "&Sensitivity!$B$16&". Off by a tenth, or three months, it moves the value by "&${money('Sensitivity!$C$16')}&" or "&${money('Sensitivity!$D$16')}&"."`,
  ];
  flips.forEach((text, index) => sheet.wide(`B${27 + index}:F${27 + index}`, ready(text), 'text', 18));
  signedBy(sheet, 'B31');
}

const money = (cell: string) => `TEXT(${cell},"$#,##0")`;

/** What is paid or comes in once within the months looked at, and when; nothing where that is none. */
function once(what: string, column: 'oneOffIn' | 'oneOffOut'): string {
  const counts = `(ISNUMBER(${monthly(column)})*(${monthly('month')}<=${of('months', 'Case!')}))`;
  const [sum, months] = [
    `SUMPRODUCT(${counts}*1,${monthly(column)})`,
    `SUMPRODUCT(${counts}*(${monthly(column)}>0))`,
  ];
  const last = `SUMPRODUCT(MAX(${counts}*(${monthly(column)}>0)*${monthly('month')}))`;
  const when = `IF(${months}=1," in month "," in "&${months}&" months, the last is ")&${last}`;
  return `IF(${months}=0,"","${what}: "&${money(sum)}&${when}&".  ")`;
}

const FIGURES = [
  'calc.money.center',
  'calc.percent.center',
  'calc.percent.center',
  'calc.center',
  'calc.center',
  'calc.money.center',
] as const;
