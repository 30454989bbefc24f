import { isId, type Firm } from './firm';
import type { Texts } from './model';

/**
 * A firm that is being written, and what it was when it was opened, whose ids are never given to another
 * line.
 */
type Writing = { opened: Firm; firm: Firm };

/** The wanted id where no line has it or had it, or the next number. */
export function freeId(name: 'people' | 'kpis' | 'work', { opened, firm }: Writing, wanted?: string): string {
  const list = [...opened[name], ...firm[name]];
  if (wanted !== undefined && isId(wanted) && list.every(({ id }) => id !== wanted)) return wanted;
  return String(Math.max(0, ...list.map(({ id }) => Math.trunc(Number(id)) || 0)) + 1);
}

/** The person of that name, a new one where there is none; undefined without a name. */
export function personNamed(name: string, giving: Writing): Texts | undefined {
  const { people } = giving.firm;
  if (name === '') return undefined;
  const found = people.find((person) => person.name === name);
  if (!found) people.push({ id: freeId('people', giving), name });
  return found ?? people.at(-1);
}

/** The goal of that title, in the same way. */
export function goalNamed(title: string, giving: Writing): Texts | undefined {
  const { work } = giving.firm;
  if (title === '') return undefined;
  const found = work.find((item) => item.level === 'quarter' && item.title === title);
  const goal = found ?? { id: freeId('work', giving), level: 'quarter', title };
  // Goals stand before what serves them.
  if (!found) work.splice(work.findLastIndex(({ level }) => level === 'quarter') + 1, 0, goal);
  return goal;
}

/**
 * Nothing refers to a line that was taken out. What referred to none when the file was opened stays as it
 * was.
 */
export function unlink({ opened, firm }: Writing): void {
  const gone = (list: 'work' | 'people') => {
    const left = new Set(firm[list].map(({ id }) => id));
    return new Set(opened[list].map(({ id }) => id).filter((id) => !left.has(id)));
  };
  const [work, people] = [gone('work'), gone('people')];
  for (const item of firm.work) if (work.has(item.serves)) delete item.serves;
  for (const item of [...firm.work, ...firm.kpis]) if (people.has(item.owner)) delete item.owner;
}
