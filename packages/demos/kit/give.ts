import { LEVELS } from '@/lib/tools/rules/goal-tree';
import { indexed, listOf, quarterOf, weekNow, weekNumber, type Firm } from './firm';
import {
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyList,
  type AnyState,
  type Texts,
} from './model';
import { factsOf, firstTask, ownKeys, peopleOf, take, type Taken } from './take';
import { freeId, goalNamed, personNamed, unlink } from './written';

/**
 * A firm with what a demo's state says of it now. Nothing else changes: a text is written only where it isn't
 * what the file said when it was opened, a line that the demo showed and that is gone is taken out, and all
 * the rest stays as it was.
 * @param opened what was opened before, if anything; it isn't changed
 */
export function give(demo: AnyDemo, state: AnyState, opened: Firm): Firm {
  const before = take(demo, opened);
  const firm = structuredClone(opened);
  if (same(state, demo.blank) && before.items.size === 0 && !before.own) return firm;
  const own = ownKeys(demo).map((key) => [key, withoutRefs(state[key]!)] as const);
  if (own.length > 0) firm.tools[demo.slug] = Object.fromEntries(own);
  const giving: Giving = {
    demo,
    state,
    before,
    opened,
    firm,
    goals: [],
    items: new Map(),
    renamed: new Map(),
  };
  giveFacts(giving);
  const lists = demo.parts.filter(isList).filter((part) => part.as);
  lists.forEach((part) => takeOut(part, giving));
  lists.forEach((part) => place(part, giving));
  lists.forEach((part) => linesOf(state, part.list).forEach((line, n) => write(part, line, n, giving)));
  unlink(giving);
  return firm;
}

type Giving = {
  demo: AnyDemo;
  state: AnyState;
  before: Taken;
  opened: Firm;
  firm: Firm;
  /** The ids of the goals in single fields. */
  goals: string[];
  /** Which line of the firm a line of the state is. */
  items: Map<Texts, Texts>;
  /** Ids of the state that are taken in the firm, and what they are there. */
  renamed: Map<string, string>;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const withoutRefs = (part: string | Texts[]) =>
  typeof part === 'string' ? part : part.map(({ ref: _, ...line }) => line);

function giveFacts(giving: Giving): void {
  const { demo, state, before, firm } = giving;
  const facts = factsOf(demo);
  for (const { as, key, not } of facts)
    if (as === 'person') {
      if (!not?.includes(state[key] as string)) personNamed(state[key] as string, giving);
    } else if (as && as !== 'goal' && state[key] !== before.state[key])
      firm.quarter[as] = state[key] as string;
  const titles = facts.filter(({ as }) => as === 'goal').map(({ key }) => state[key] as string);
  // An empty one holds its place before others, and for what serves it.
  const served = demo.parts.filter(isList).flatMap((part) =>
    part.fields
      .filter(({ as, key }) => (as ?? key) === 'goal')
      .flatMap(({ key }) =>
        linesOf(state, part.list)
          .filter((line) => !isBlank(demo, part, line))
          .map((line) => Number(line[key]) || 0),
      ),
  );
  const resultsServe =
    titles.length === 1 &&
    before.goals.length > 0 &&
    demo.parts
      .filter(isList)
      .some(
        (part) =>
          part.as === 'key result' && linesOf(state, part.list).some((line) => !isBlank(demo, part, line)),
      );
  const needed = Math.max(resultsServe ? 1 : 0, titles.findLastIndex((title) => title !== '') + 1, ...served);
  for (const [index, title] of titles.entries()) {
    const id = before.goals[index];
    const goal = firm.work.find((item) => item.id === id);
    if (index >= needed) firm.work = firm.work.filter((item) => item !== goal);
    else if (goal) Object.assign(goal, { title });
    else firm.work.push({ id: freeId('work', giving), level: 'quarter', title });
    const there = goal ?? firm.work.at(-1);
    if (index < needed) giving.goals.push(there!.id!);
  }
}

/** What the demo showed when the file was opened, and shows no more. */
function takeOut(part: AnyList, { state, before, firm }: Giving): void {
  const list = listOf(part.as!);
  const left = new Set(linesOf(state, part.list).map(({ ref }) => ref));
  const gone = new Set(
    linesOf(before.state, part.list).flatMap(({ ref }) => (ref === undefined || left.has(ref) ? [] : [ref])),
  );
  firm[list] = firm[list].filter(({ id }) => !gone.has(id!));
}

/** A line of the firm for each line of the state: the one it came from, or a new one at the end. */
function place(part: AnyList, giving: Giving): void {
  const { demo, state, before, firm, items, renamed } = giving;
  const list = listOf(part.as!);
  const shown = new Set(linesOf(before.state, part.list).map(({ ref }) => ref));
  for (const [index, line] of linesOf(state, part.list).entries()) {
    const known = shown.has(line.ref) ? firm[list].find(({ id }) => id === line.ref) : undefined;
    if (known) shown.delete(line.ref);
    else if (isBlank(demo, part, line) && !(part.as === 'person' && ownsWork(index, demo, state))) continue;
    const item = known ?? { id: freeId(list, giving, line.id), ...levelOf(part, line) };
    if (!known) firm[list].push(item);
    items.set(line, item);
    if (line.id !== undefined) renamed.set(line.id, item.id!);
  }
}

const isBlank = (demo: AnyDemo, { list }: AnyList, line: Texts) => same(line, linesOf(demo.blank, list)[0]);

/** Whether a line that counts says that a person owns it, by the number of the person. */
const ownsWork = (person: number, demo: AnyDemo, state: AnyState) =>
  demo.parts
    .filter(isList)
    .some((part) =>
      linesOf(state, part.list).some((line) => line.owner === String(person) && !isBlank(demo, part, line)),
    );

const levelOf = ({ as }: AnyList, { level }: Texts): Texts =>
  listOf(as!) !== 'work' ? {} : { level: as === 'work' ? level! : as! };

function write(part: AnyList, line: Texts, index: number, giving: Giving): void {
  const item = giving.items.get(line);
  if (!item) return;
  const { before, demo, firm, goals, renamed } = giving;
  const read = linesOf(before.state, part.list).find(({ ref }) => ref !== undefined && ref === item.id);
  const blank = linesOf(demo.blank, part.list)[0]!;
  for (const field of part.fields) {
    const text = line[field.key]!;
    const moved = (field.as ?? field.key) === 'serves' && (renamed.get(text) ?? text) !== text;
    if (read ? moved || text !== read[field.key] : text !== '' || blank[field.key] !== '')
      put(field, text, item, index, giving);
  }
  // Key results of a demo with one goal serve it, where they serve nothing else.
  const [goal] = goals;
  if (part.as === 'key result' && goal !== undefined && !quarterOf(item, indexed(firm.work)) && !item.serves)
    item.serves = goal;
}

function put({ as, key }: AnyField, text: string, item: Texts, index: number, giving: Giving): void {
  const { demo, state, firm, goals, items, renamed } = giving;
  const name = as ?? key;
  switch (name) {
    case 'id':
      return;
    case 'serves':
      item.serves = renamed.get(text) ?? text;
      return;
    case 'owner': {
      const people = peopleOf(demo, state);
      const owner = people ? items.get(people[Number(text)]!) : personNamed(text, giving);
      item.owner = owner?.id ?? '';
      return;
    }
    case 'goal':
      item.serves = goals[Number(text) - 1] ?? '';
      return;
    case 'standing': {
      const week = weekNumber(weekNow(firm));
      item[week === undefined ? 'value' : `w${week}`] = text;
      return;
    }
    case 'goal title':
      item.serves = goalNamed(text, giving)?.id ?? '';
      return;
    case 'first task': {
      const task = firstTask(item, firm);
      if (task) task.title = text;
      else if (text !== '')
        firm.work.push({
          id: freeId('work', giving),
          level: LEVELS[3],
          title: text,
          serves: item.id!,
          owner: item.owner ?? '',
        });
      return;
    }
    default:
      item[name] = text;
  }
}
