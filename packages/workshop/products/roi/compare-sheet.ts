import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { says } from '../../sheet/warnings';
import { inCents } from './formulas';
import { FIRST, firstWrong, INPUTS, LAST, monthly, MORE, NAME, rowOf } from './inputs';
import { result, type ResultName } from './workings';

const M = `Workings!$B$${FIRST}:$B$${LAST}`;
/** How many lines the case has beside the first of each. */
const MORE_OF = {
  monthlyCost: `COUNT(Case!$C$${MORE.costs.first}:$C$${MORE.costs.first + MORE.costs.count - 1})`,
  monthlyIncome: `COUNT(Case!$C$${MORE.income.first}:$C$${MORE.income.first + MORE.income.count - 1})`,
};

/** Up to four cases side by side: the one of the Case sheet, and three more in short. */
export function compareSheet(book: Book): void {
  const lead =
    'The first column is the Case sheet. Type the numbers for up to three others next to it. Compare cases of the same size.';
  const sheet = page(book, 'Compare', {
    lead,
    to: 'F',
    widths: [2, 34, 20, 20, 20, 20],
    pages: 1,
    tab: 'read',
  });
  sheet.row(
    'B6',
    ['Case', `=IF(Case!${NAME}="","From the Case sheet",Case!${NAME})`],
    ['head', 'head.center.wrap'],
  );
  sheet.row('D6', [undefined, undefined, undefined], 'input.center.wrap.bold');
  sheet.height(6, 30);
  INPUTS.forEach(({ key, label, allow, look }) => {
    const row = rowOf(key);
    const value = `IF(Case!$C$${row}="","",Case!$C$${row})`;
    const own =
      key in MORE_OF
        ? `=IF(${MORE_OF[key as keyof typeof MORE_OF]}>0,"several lines",${value})`
        : `=${value}`;
    sheet.row(
      `B${row}`,
      [label, own, undefined, undefined, undefined],
      ['label', `${look.replace('input', 'calc')}.right`, look],
    );
    sheet.allow(`D${row}:F${row}`, allow);
  });
  for (const column of ['D', 'E', 'F']) sheet.put(`${column}13`, `=${firstWrong(column)}`, 'note.wrap');
  sheet.section('B14', 'Result', 5);
  const rows: [string, ResultName, (column: string) => string, string][] = [
    ['All costs', 'costs', costs, 'money'],
    ['Left at the end', 'left', (c) => `SUMPRODUCT((${M}=N(${c}$11))*${till(c)})`, 'money'],
    ['ROI', 'roi', (c) => `IF(${c}15>0,${c}16/${c}15,"none")`, 'percent'],
    ['Net present value', 'npv', value, 'money'],
    ['Payback, month', 'payback', back, 'whole'],
    [
      'Most cash tied up',
      'deepest',
      (c) => `MIN(0,${inCents(`SUMPRODUCT(MIN((${M}<=N(${c}$11))*${till(c)}))`)})`,
      'money',
    ],
  ];
  rows.forEach(([label, name, formula, look], index) => {
    const others = ['D', 'E', 'F'].map(
      (column) => `=IF(COUNT(${column}$7:${column}$12)<6,"",IF(${column}$13="",${formula(column)},""))`,
    );
    sheet.row(
      `B${15 + index}`,
      [label, `=${result(1, name)}`, ...others],
      ['label', `calc.${look}.center.wrap` as 'calc'],
    );
  });
  sheet.height(19, 30);
  sheet.mark('C18:F18', '=AND(ISNUMBER(C$18),C$18=MAX($C$18:$F$18))', 'good');
  sheet.mark('C18:F18', `=AND(ISNUMBER(C$18),${inCents('C$18')}<0)`, 'poor');
  sheet.wide(
    'B21:F21',
    'We mark the highest value. A small case with a quick payback can still be the smarter one.',
    'note',
    16,
  );
  const ahead = `SUMPRODUCT(ISNUMBER($D$11:$F$11)*($D$11:$F$11<>$C$11))=0,"","They look ahead for different numbers of months. "`;
  const more = `${Object.values(MORE_OF).join('+')}+COUNT(${monthly('oneOffIn')},${monthly('oneOffOut')})`;
  const lines = `OR(${more}=0,COUNT($D$7:$F$12)=0),"","Only the first case has more lines or one-offs: add those of the others to their amounts."`;
  says(sheet, 'B22:F22', `IF(${ahead})&IF(${lines})`, 'text.bold.shrink', 'fair');
  sheet.chart('B23', {
    kind: 'columns',
    title: 'Net present value of each case',
    series: [{ name: 'Compare!$B$18', values: 'Compare!$C$18:$F$18' }],
    categories: 'Compare!$C$6:$F$6',
    size: [895, 280],
    format: '$#,##0',
  });
}

const ramp = (c: string) => `MAX(1,N(${c}$10))`;
const costs = (c: string) => `N(${c}$7)+N(${c}$8)*N(${c}$11)`;

/**
 * What is in the till after each month, in one go: up to the ramp's end income grows like 1 + 2 + 3 …, then
 * in full.
 */
function till(c: string): string {
  const r = ramp(c);
  const grown = `((${M}<=${r})*${M}*(${M}+1)/2/${r}+(${M}>${r})*((${r}+1)/2+${M}-${r}))`;
  return `(N(${c}$9)*${grown}-N(${c}$8)*${M}-N(${c}$7))`;
}

function value(c: string): string {
  const r = ramp(c);
  const share = `((${M}<${r})*${M}/${r}+(${M}>=${r}))`;
  return `SUMPRODUCT((${M}>0)*(${M}<=N(${c}$11))*(N(${c}$9)*${share}-N(${c}$8))/(1+N(${c}$12))^(${M}/12))-N(${c}$7)`;
}

function back(c: string): string {
  const last = `SUMPRODUCT(MAX((${M}<=N(${c}$11))*(${inCents(till(c))}<0)*(${M}+1)))`;
  return `IF(${last}>N(${c}$11),"not within these months",${last})`;
}
