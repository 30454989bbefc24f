import { indexed, listOf, noFirm, quarterOf, standing, weekNow, type Firm } from './firm';
import {
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyList,
  type AnyState,
  type Texts,
} from './model';

/** What a demo can use of a firm, and which of its lines these are. */
export type Taken = {
  state: AnyState;
  /** The lines of the firm that the state shows. */
  items: Set<Texts>;
  /** The ids of the goals that stand in single fields, in their order. */
  goals: string[];
  /** The work of the firm by its ids. */
  work: ReadonlyMap<string, Texts>;
  /** Whether the tool's own part was in the file. */
  own: boolean;
};

/**
 * A demo's state made of a firm: what the demo's parts and fields declare (`as`), and its own part as it
 * stood. A line knows by its `ref` which line of the firm it shows. What a file doesn't say is as in a new
 * line.
 */
export function take(demo: AnyDemo, firm: Firm): Taken {
  const own = Object.hasOwn(firm.tools, demo.slug) ? firm.tools[demo.slug] : undefined;
  const state: AnyState = structuredClone(demo.blank);
  for (const key of ownKeys(demo)) if (own && Object.hasOwn(own, key)) state[key] = own[key]!;
  const taken: Taken = {
    state,
    items: new Set(),
    goals: [],
    work: indexed(firm.work),
    own: own !== undefined,
  };
  takeFacts(demo, firm, taken, own);
  for (const part of demo.parts)
    if (isList(part) && part.as) {
      const found = itemsFor(part, firm, taken);
      if (found.length > 0) state[part.list] = found.map((item) => lineOf(demo, part, item, firm, taken));
      found.forEach((item) => taken.items.add(item));
    }
  return taken;
}

/** Of these nobody else knows anything: they travel in the tool's own part of the file. */
export function ownKeys(demo: AnyDemo): string[] {
  const shared = demo.parts.flatMap((part) =>
    isList(part)
      ? part.as
        ? [part.list]
        : []
      : part.fields.flatMap(({ as, key }) => (as && as !== 'person' ? [key] : [])),
  );
  return Object.keys(demo.blank).filter((key) => !shared.includes(key));
}

/** The fields of which there is one each. */
export const factsOf = (demo: AnyDemo): AnyField[] =>
  demo.parts.flatMap((part) => (isList(part) ? [] : part.fields));

function takeFacts(demo: AnyDemo, firm: Firm, { state, items, goals }: Taken, own?: AnyState): void {
  const quarterly = firm.work.filter(({ level }) => level === 'quarter');
  const people = [...firm.people];
  for (const { as, key } of factsOf(demo)) {
    if (as === 'goal') {
      const item = quarterly.shift();
      if (!item) continue;
      state[key] = item.title ?? '';
      goals.push(item.id!);
      items.add(item);
    } else if (as === 'person') {
      const item = own ? people.find(({ name }) => name === state[key]) : people.shift();
      if (!item) continue;
      state[key] = item.name ?? '';
      items.add(item);
    } else if (as === 'week') state[key] = weekNow(firm);
    else if (as) state[key] = firm.quarter[as] ?? state[key]!;
  }
}

/** As many as there is room for; where goals stand in single fields, what leads up to these or to none. */
function itemsFor({ as, most }: AnyList, firm: Firm, { goals, work: byId }: Taken): Texts[] {
  const { work } = firm;
  if (as === 'KPI' && firm.kpis.length === 0) return work.filter(couldBeKpi).slice(0, most);
  if (listOf(as!) !== 'work' || as === 'work') return firm[listOf(as!)].slice(0, most);
  const fits = (item: Texts) => {
    const goal = quarterOf(item, byId);
    return item.level === as && (goals.length === 0 || !goal || goals.includes(goal.id!));
  };
  return work.filter(fits).slice(0, most);
}

/** A file without KPIs has key results to begin with. A milestone has nothing to watch each week. */
const couldBeKpi = ({ level, kind }: Texts) => level === 'key result' && kind !== 'done';
/** Where it began is the limit: nobody wants to be back there. */
const asKpi = ({ id: _, kind, start, ...item }: Texts): Texts => ({
  ...item,
  limit: start ?? '',
  direction: kind === 'fall' ? 'below' : 'above',
});

function lineOf(demo: AnyDemo, part: AnyList, found: Texts, firm: Firm, taken: Taken): Texts {
  const line = { ...linesOf(demo.blank, part.list)[0]! };
  const item = part.as === 'KPI' && couldBeKpi(found) ? asKpi(found) : found;
  for (const field of part.fields) {
    const text = textOf(field, item, demo, firm, taken) ?? field.none;
    const { choices } = field;
    if (text !== undefined && !(Array.isArray(choices) && !choices.some(([value]) => value === text)))
      line[field.key] = text;
  }
  return item.id === undefined ? line : { ...line, ref: item.id };
}

/** What one field of a line says of such a line of the firm; undefined where the firm doesn't say it. */
function textOf(
  { as, key }: AnyField,
  item: Texts,
  demo: AnyDemo,
  firm: Firm,
  { state, items, goals, work }: Taken,
) {
  switch (as ?? key) {
    case 'owner': {
      const people = peopleOf(demo, state);
      // A demo that lists people knows an owner by the number of the person.
      if (!people) return firm.people.find(({ id }) => id === item.owner)?.name;
      const index = people.findIndex(({ ref }) => ref !== undefined && ref === item.owner);
      return index < 0 ? undefined : String(index);
    }
    case 'goal': {
      const index = goals.indexOf(quarterOf(item, work)?.id ?? '');
      return index < 0 ? undefined : String(index + 1);
    }
    case 'standing':
      return standing(item, weekNow(firm));
    case 'goal title':
    case 'first task': {
      const other = as === 'goal title' ? quarterOf(item, work) : firstTask(item, firm);
      if (other) items.add(other);
      return other?.title;
    }
    default:
      return item[as ?? key];
  }
}

export const firstTask = ({ id }: Texts, { work }: Firm): Texts | undefined =>
  work.find(({ level, serves }) => level === 'task' && serves === id);

/** The demo's lines of people, if it has any. */
export function peopleOf(demo: AnyDemo, state: AnyState): Texts[] | undefined {
  const part = demo.parts.find((one) => isList(one) && one.as === 'person');
  return part && isList(part) ? linesOf(state, part.list) : undefined;
}

/** What was opened, as it is kept beside the state; empty where nothing was. */
export const firmOf = (file: string): Firm => (file === '' ? noFirm() : (JSON.parse(file) as Firm));
