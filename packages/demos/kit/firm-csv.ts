import { LEVELS } from '@/lib/tools/rules/goal-tree';
import { csvRows, hasDecimalCommas } from './csv';
import { withPoint } from './csv-file';
import { noFirm, readFirm, weekNow, weekNumber, type Firm } from './firm';
import type { Texts } from './model';

/** Headings of facts, which have their value beside them. */
const FACTS: Record<string, string> = {
  Goal: 'goal',
  'Goal 1': 'goal',
  'Goal 2': 'goal',
  'Goal 3': 'goal',
  'First day': 'from',
  'First day of week 1': 'from',
  'Last day': 'to',
  Week: 'week',
};
/**
 * A list is known by one of its headings: what its lines are, with what `title` says. Of the others nobody
 * can use a line.
 */
const LISTS: Record<string, string> = {
  Level: '',
  'Key result': 'key result',
  Task: 'task',
  Person: 'person',
  KPI: 'kpi',
};
const OTHERS = ['Weighted score', 'Criterion', 'Statement', 'Cumulative', 'Block'];
/** What else stands in a line, and whether it is a number. */
const COLUMNS: Record<string, [field: string, number?: true]> = {
  ...{ Number: ['id'], Level: ['level'], What: ['title'], Serves: ['serves'], Goal: ['goal'] },
  ...{ 'Key result': ['title'], Task: ['title'], Person: ['name'], KPI: ['title'] },
  ...{ Owner: ['owner'], Who: ['owner'], 'First task': ['first'], Kind: ['kind'], Direction: ['direction'] },
  ...{ Start: ['start', true], Target: ['target', true], Value: ['value', true], Limit: ['limit', true] },
  ...{ Weight: ['weight', true], Confidence: ['confidence', true], Week: ['week'] },
  ...{ Hours: ['hours', true], 'Hours a week': ['hours', true] },
};
const columnOf = (heading: string) =>
  /^Week \d\d?$/.test(heading)
    ? ([`w${heading.slice(5)}`, true] as const)
    : Object.hasOwn(COLUMNS, heading)
      ? COLUMNS[heading]
      : undefined;

/**
 * What a CSV says of a firm, by its headings: that of another demo, or a table of a workbook with such
 * headings.
 * @returns undefined where it says nothing of it
 */
export function firmFromCsv(text: string): Firm | undefined {
  const firm = noFirm();
  const commas = hasDecimalCommas(text);
  let heads: string[] | undefined;
  for (const row of csvRows(text) ?? []) {
    const facts = row.filter((cell, at) => at % 2 === 0 && Object.hasOwn(FACTS, cell));
    if (isHead(row)) heads = row;
    else if (heads) addLine(firm, heads, row, commas);
    else if (facts.length > 0)
      row.forEach((cell, at) => {
        if (at % 2 === 0 && Object.hasOwn(FACTS, cell)) addFact(firm, FACTS[cell]!, row[at + 1] ?? '');
      });
  }
  placeValues(firm);
  const { people, work, kpis } = firm;
  const read = readFirm({ plumbline: 1, ...firm });
  // A goal alone is the beginning of a file that was cut off.
  return read.ok && heads && people.length + work.length + kpis.length > 0 ? read.value : undefined;
}

/** A value that has no week of its own is that of the present week, where the file says which that is. */
function placeValues(firm: Firm): void {
  const week = weekNumber(weekNow(firm));
  if (week === undefined) return;
  for (const item of firm.work)
    if (item.value !== undefined) {
      item[`w${week}`] ??= item.value;
      delete item.value;
    }
}

const isHead = (row: readonly string[]) =>
  row.some((cell) => OTHERS.includes(cell)) ||
  (row.some((cell) => Object.hasOwn(LISTS, cell)) && row.filter(columnOf).length > 1);

const next = (list: readonly unknown[]) => String(list.length + 1);

function addFact({ work, quarter }: Firm, name: string, text: string): void {
  if (name !== 'goal') quarter[name] = text;
  else if (text !== '') work.push({ id: next(work), level: 'quarter', title: text });
}

function addLine(firm: Firm, heads: readonly string[], row: readonly string[], commas: boolean): void {
  const noun = heads
    .map((head) => (Object.hasOwn(LISTS, head) ? LISTS[head] : undefined))
    .find((one) => one !== undefined);
  if (noun === undefined || row.length === 0) return;
  const cells = heads.flatMap((heading, at) => {
    const [field, number] = columnOf(heading) ?? [];
    const cell = row[at] ?? '';
    return field === undefined || cell === ''
      ? []
      : [[field, number ? withPoint(cell, commas) : cell] as const];
  });
  const { goal, owner, first, ...line }: Record<string, string | undefined> = Object.fromEntries(cells);
  if (noun === 'person') firm.people.push({ id: next(firm.people), ...line });
  else if (noun === 'kpi') firm.kpis.push({ id: next(firm.kpis), ...line, ...ownedBy(firm, owner) });
  else {
    const serves = goalOf(firm, goal);
    const id = next(firm.work);
    firm.work.push({ id, level: noun, serves, ...line, ...ownedBy(firm, owner) });
    if (first) firm.work.push({ id: next(firm.work), level: LEVELS[3], title: first, serves: id });
  }
}

function ownedBy({ people }: Firm, name: string | undefined): Texts {
  if (!name || name === 'nobody') return {};
  if (!people.some((person) => person.name === name)) people.push({ id: next(people), name });
  return { owner: people.find((person) => person.name === name)!.id! };
}

/** A goal by its number or its title. A list that names none serves the only one there is. */
function goalOf({ work }: Firm, goal: string | undefined): string {
  const goals = work.filter(({ level }) => level === 'quarter');
  if (goal === undefined) return goals.length === 1 ? goals[0]!.id! : '';
  const found = /^[1-3]$/.test(goal) ? goals[Number(goal) - 1] : goals.find(({ title }) => title === goal);
  if (found || /^[1-3D]$/.test(goal)) return found?.id ?? '';
  const id = next(work);
  work.push({ id, level: 'quarter', title: goal });
  return id;
}
