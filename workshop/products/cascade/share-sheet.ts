import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, LEVEL_NAMES, onEntries, onWorkings, ROOT, YEARS } from './layout';

export const LEVEL_ROW = 8;
export const SHARE_ROW = 33;

const rank = onWorkings(COLUMN.rank);
const root = onWorkings(ROOT);

/** How much of each level leads up to the year, and how much work each yearly goal gets. */
export function shareSheet(book: Book): void {
  const sheet = page(book, 'Share', {
    lead: 'Nothing to fill in. How much of each level leads up to a yearly goal, and how much of the work each goal gets.',
    to: 'F',
    widths: [2, 8, 52, 12, 16, 16],
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  sheet.section(`B${LEVEL_ROW - 2}`, 'How much of each level leads up to the year', 5);
  sheet.height(LEVEL_ROW - 2, 24);
  sheet.row(`B${LEVEL_ROW - 1}`, ['', 'Level', 'Lines', 'Lead up', 'Share'], 'head.center');
  LEVEL_NAMES.forEach((name, index) => {
    const row = LEVEL_ROW + index;
    sheet.row(
      `B${row}`,
      [
        '',
        name,
        `=COUNTIF(${rank},${index + 1})`,
        `=SUMPRODUCT((${rank}=${index + 1})*(${root}>0))`,
        `=IF(D${row}=0,"",E${row}/D${row})`,
      ],
      ['label', 'label', 'calc.center', 'calc.center', 'calc.percent.center'],
    );
  });
  const bars = { kind: 'bars' as const, size: [760, 250] as [number, number], min: 0 };
  sheet.chart(`B${LEVEL_ROW + 5}`, {
    ...bars,
    title: 'Share of each level that leads up to a yearly goal',
    series: [{ name: `Share!$F$${LEVEL_ROW - 1}`, values: `Share!$F$${LEVEL_ROW}:$F$${LEVEL_ROW + 3}` }],
    categories: `Share!$C$${LEVEL_ROW}:$C$${LEVEL_ROW + 3}`,
    format: '0%',
    max: 1,
  });
  sheet.section(`B${SHARE_ROW - 2}`, 'Tasks and hours for each yearly goal', 5);
  sheet.height(SHARE_ROW - 2, 24);
  sheet.row(
    `B${SHARE_ROW - 1}`,
    ['No.', 'Yearly goal', 'Tasks', 'Hours a week', 'Share of hours'],
    'head.center',
  );
  const hours = onEntries('G');
  const total = `SUM($E$${SHARE_ROW}:$E$${SHARE_ROW + YEARS})`;
  const work = (which: string) => [
    `SUMPRODUCT((${rank}=4)*(${root}=${which}))`,
    `SUMIFS(${hours},${rank},4,${root},${which})`,
  ];
  for (let n = 1; n <= YEARS; n++) {
    const row = SHARE_ROW + n - 1;
    const own = `$B${row}`;
    const show = (formula: string) => `=IF(${own}="","",${formula})`;
    const [tasks, booked] = work(own);
    sheet.row(
      `B${row}`,
      [
        `=IFERROR(MATCH(${n},${onWorkings(COLUMN.nthYear)},0),"")`,
        show(`INDEX(${onEntries('D')},${own})`),
        show(tasks!),
        show(booked!),
        show(`IF(${total}=0,"",E${row}/${total})`),
      ],
      ['calc.center', 'calc', 'calc.center', 'calc.one.center', 'calc.percent.center'],
    );
  }
  const none = SHARE_ROW + YEARS;
  const [tasks, booked] = work('0');
  sheet.row(
    `B${none}`,
    ['', 'No yearly goal', `=${tasks}`, `=${booked}`, `=IF(${total}=0,"",E${none}/${total})`],
    ['total', 'total', 'total.center', 'total.one.center', 'total.percent.center'],
  );
  sheet.mark(`B${none}:F${none}`, `=$D$${none}>0`, 'fair');
  sheet.mark(`D${SHARE_ROW}:D${none - 1}`, `=AND(ISNUMBER($D${SHARE_ROW}),$D${SHARE_ROW}=0)`, 'poor');
  const more = `=IF(COUNT(${onWorkings(COLUMN.nthYear)})>${YEARS},"This shows only the first ${YEARS} yearly goals. Three are enough.","")`;
  sheet.wide(`B${none + 1}:F${none + 1}`, more, 'note', 16);
  sheet.chart(`B${none + 3}`, {
    ...bars,
    title: 'Hours a week for each yearly goal',
    series: [{ name: `Share!$E$${SHARE_ROW - 1}`, values: `Share!$E$${SHARE_ROW}:$E$${none}` }],
    categories: `Share!$C$${SHARE_ROW}:$C$${none}`,
    format: '0',
  });
}
