import { todayBy } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import {
  FIRST_DAY,
  FROM,
  kpi,
  KPIS,
  lastWeekOf,
  LINES,
  SHOWN,
  TODAY,
  valueColumn,
  valueOf,
  valuesOf,
  WEEK_NUMBERS,
  WEEKS,
} from './layout';

/** How many weeks have begun: a value of a later one moves nothing here. */
export const BEGUN = '$O$5';
/** The last week with a value; the last that is over, after its Friday; and the last such with a value. */
const [LATEST, OVER] = ['$O$6', '$O$7'];
export const FINISHED = 'Dashboard!$O$8';
/** How many KPIs have no value in the latest week. */
const EMPTY = '$O$9';
/** The week before this one, where it is empty and an earlier one is not; else 0. */
export const SKIPPED = 'Dashboard!$O$10';
/** The week to type: this one, but the one before while that is empty; without a first day, the next. */
export const TO_TYPE = 'Dashboard!$O$11';
/** The week that is over and lacks some values, once the next has begun; else 0. */
export const LACKING = 'Dashboard!$O$12';
/** By KPI, 1 where that week lacks its value. */
export const LACKS = `Dashboard!$R$${LINES}:$R$${LINES + KPIS - 1}`;
/** Whose value the last week still lacks, with its cell, as Weekly Values says it; nothing else. */
export const LACKED = (() => {
  const first = `MATCH(1,${LACKS},0)`;
  const cell = `CHAR(67+${first})&MATCH(${LACKING},$B$1:$B$${FROM + WEEKS - 1},0)`;
  const name = `INDEX($D$${FROM - 2}:$${valueColumn(KPIS - 1)}$${FROM - 2},${first})`;
  const more = `IF(SUM(${LACKS})=1,""," and "&(SUM(${LACKS})-1)&" more")`;
  return `IF(${LACKING}=0,"","Week "&${LACKING}&" still lacks "&${name}&" ("&${cell}&")"&${more}&". ")`;
})();

/** A week that has begun is shown once it is over, or whole; as the core has it. */
export const WEEK_TO_SHOW = `IF(OR(${EMPTY}=0,${FINISHED}=0),${LATEST},${FINISHED})`;

/** Numbers, right of the page, that say which week it shows and what is missing there. */
export function weekWorkings(sheet: Sheet): void {
  const values = `'Weekly Values'!$D$${FROM}:$${valueColumn(KPIS - 1)}$${FROM + WEEKS - 1}`;
  const lastOf = (cells: string, week: string) =>
    `SUMPRODUCT(MAX(ISNUMBER(${cells})*(${WEEK_NUMBERS}<=${week})*${WEEK_NUMBERS}))`;
  const byDate = (days: number) => `MAX(0,MIN(${WEEKS},INT((${todayBy(TODAY)}-${FIRST_DAY}-${days})/7)+1))`;
  const hasDay = `ISNUMBER(${FIRST_DAY})`;
  const rows = {
    'Weeks begun': `IF(${hasDay},${byDate(0)},${WEEKS})`,
    'Last with a value': lastOf(values, BEGUN),
    'Weeks over': `IF(${hasDay},${byDate(WORKDAYS)},MAX(0,${LATEST}-1))`,
    'Last of these with a value': lastOf(values, OVER),
    'Empty in the last': `SUM($O$${LINES}:$O$${LINES + KPIS - 1})`,
    'Skipped before this one': `IF(AND(${hasDay},${BEGUN}>${OVER},${FINISHED}>0,${FINISHED}<${BEGUN}-1),${BEGUN}-1,0)`,
    'To type': `IF(${hasDay},IF(${SKIPPED}>0,${SKIPPED},MAX(1,${BEGUN})),MIN(${WEEKS},${LATEST}+IF(${EMPTY}=0,1,0)))`,
    Lacking: `IF(AND(${hasDay},${BEGUN}>${OVER},${FINISHED}=${OVER},SUM(${LACKS})>0),${OVER},0)`,
  };
  Object.entries(rows).forEach(([name, formula], index) =>
    sheet.row(`O${5 + index}`, [`=${formula}`, name], 'note'),
  );
  sheet.row(`O${LINES - 1}`, ['Empty', 'Last value'], 'note');
  sheet.put(`R${LINES - 1}`, 'Lacks it', 'note');
  for (const index of indexes(KPIS)) {
    const bounds = `COUNT(${kpi('I', index)},${kpi('J', index)})=2`;
    const counts = `AND(LEN(${kpi('D', index)})>0,${bounds},${lastWeekOf(index)}>=${LATEST})`;
    const empty = `NOT(ISNUMBER(${valueOf(LATEST, index + 1)}))`;
    const runs = `AND(LEN(${kpi('D', index)})>0,${lastWeekOf(index)}>=${OVER})`;
    const lacks = `IF(${runs},IF(ISNUMBER(${valueOf(`MAX(1,${OVER})`, index + 1)}),0,1),0)`;
    sheet.put(`R${LINES + index}`, `=${lacks}`, 'note');
    sheet.row(
      `O${LINES + index}`,
      [
        `=IF(AND(${counts},${empty}),1,0)`,
        `=${lastOf(valuesOf(index), `MIN(${SHOWN},${lastWeekOf(index)})`)}`,
      ],
      'note',
    );
  }
}
/** So many of a week: on its Friday, values are still entered. */
const WORKDAYS = 5;

/** Asks of a value of this week whether it belongs to the one before, which is empty. */
const ASKED = `"Week "&${BEGUN}&" has only begun, and week "&${SKIPPED}&" is empty: right row?"`;
/** The same beside the row of a week. @param week its number */
export const rightRow = (week: string, values: string): [when: string, says: string] => [
  `AND(${SKIPPED}>0,${week}=${SKIPPED}+1,COUNT(${values})>0)`,
  ASKED.replaceAll(BEGUN, week),
];

/**
 * Says that later weeks than the one shown have begun or are over, and on a Friday that values are due; on
 * the first day, that nothing is in.
 */
export const BEHIND = (() => {
  const from = `"Weeks "&(${SHOWN}+1)&IF(${OVER}=${SHOWN}+2," and "," to ")&${OVER}&" have"`;
  const which = `IF(${OVER}=${SHOWN}+1,"Week "&${OVER}&" has",${from})`;
  const begun = `IF(${BEGUN}>${OVER},"Week "&${BEGUN}&" has begun. ","")`;
  const later = `"Week "&${LATEST}&" has begun: it shows once all its values are in, or after its Friday."`;
  const isFriday = `MOD(INT(${todayBy(TODAY)}),7)=6`;
  const due = `"It’s Friday: type the values of week "&${BEGUN}&" today, in the blue row of Weekly Values."`;
  const first = `IF(${BEGUN}=0,"Week 1 hasn’t begun.","No value yet: type the first ones in Weekly Values.")`;
  const none = `IF(${LATEST}=0,${first},"")`;
  const now = [
    [`AND(${SKIPPED}>0,${LATEST}=${BEGUN})`, ASKED],
    [`${OVER}>${SHOWN}`, `${begun}&${which}&" no values."`],
    [`${LATEST}>${SHOWN}`, later],
    [`AND(${isFriday},${BEGUN}>MAX(${OVER},${LATEST}),${LATEST}>0)`, due],
  ].reduceRight((rest, [when, says]) => `IF(${when},${says},${rest})`, none);
  return `IF(ISNUMBER($E$4),${none},${now})`;
})();
