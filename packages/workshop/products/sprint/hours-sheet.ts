import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { shown } from '../../sheet/formulas';
import type { Rule } from '../../sheet/rules';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { dayOf, LAST_WEEK, NUMBER_CELLS, OWN_HOURS, PEOPLE, WEEKS } from './layout';

const ANY_HOURS: Rule = { number: [0, 80] };
const OWN_HOURS_COLUMNS: Column[] = [
  {
    ...{ head: 'Person', width: 24, look: 'calc' },
    value: (index) => `=${shown(`Sprint!$C$${PEOPLE.first + index}`)}`,
  },
  {
    ...{ head: 'Usual', width: 10, look: 'calc.center' },
    value: (index) => `=${shown(`Sprint!$D$${PEOPLE.first + index}`)}`,
  },
  ...indexes(WEEKS).map((index): Column => ({
    ...{ head: dayOf(index + 1), width: 8, look: 'input.center', allow: ANY_HOURS },
    ask: 'Hours in this one week, where they aren’t the usual ones: 0 for a week of holidays.',
  })),
];

/** Who has other hours in a week than usual: holidays, a fair, month-end books. */
export function hoursSheet(book: Book): void {
  const sheet = page(book, 'Hours', {
    lead: 'Only the weeks that aren’t usual: holidays, a trade fair, month-end books. Leave a week empty for the usual hours. 0 means away.',
    widths: [2, ...widthsOf(OWN_HOURS_COLUMNS)],
    pages: 1,
    freeze: `D${OWN_HOURS.first}`,
    tab: 'type',
  });
  sheet.number(OWN_HOURS.first, OWN_HOURS.last);
  warnOfTexts(sheet, `B4:${LAST_WEEK}4`, NUMBER_CELLS);
  sheet.row('B6', ['', 'Week', ...indexes(WEEKS).map((index) => index + 1)], 'head.center');
  table(sheet, {
    ...{ at: `B${OWN_HOURS.first}`, columns: OWN_HOURS_COLUMNS, heads: 'head.day.center' },
    ...{ lines: indexes(OWN_HOURS.last - OWN_HOURS.first + 1), name: 'Hours_by_week' },
  });
}
