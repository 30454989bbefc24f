import { isDeepStrictEqual } from 'node:util';
import { valueIn } from './changed';
import type { Step } from './draft-state';
import type { Edit, YamlEdit } from './edit';
import { shown } from './labels';
import { splice } from './splice';
import { read, spliceForYaml } from './yaml-edit';

/**
 * The same edits on a file as somebody else has left it.
 * @returns undefined where both have changed one place, so that one of them would be lost
 */
export function replayed(base: string, steps: readonly Step[], now: string): Step[] | undefined {
  const made: Step[] = [];
  for (const step of steps) {
    const { edit } = step;
    if (edit.do === 'write' || !isDeepStrictEqual(startOf(base, edit), startOf(now, edit))) return undefined;
    const again = spliceForYaml(now, edit);
    if (!again.ok) return undefined;
    made.push({ ...step, splice: again.value });
    base = splice(base, step.splice);
    now = splice(now, again.value);
  }
  return made;
}

/**
 * Why an edit is not made: somebody else, or a change of the list around it, has left another value at its
 * place.
 * @param was what stood there for whoever made the edit
 */
export function otherThan(was: unknown, text: string, edit: Edit): string | undefined {
  const is = edit.do === 'write' ? text : plain(valueIn(read(text)?.data, edit.path));
  if (isDeepStrictEqual(is, plain(was))) return undefined;
  const says = edit.do === 'write' ? '' : ` It says: ${shown(is, edit.path.at(-1)).slice(0, MOST_SHOWN)}`;
  return `This place was changed meanwhile. Copy what you wrote, and load the page again.${says}`;
}

const MOST_SHOWN = 200;

/** As JSON carries it. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/**
 * What an edit starts from: of a list or mapping all of it, since a place in it is known by its number, and
 * what the entries around are called; where one is called nothing, its whole list.
 */
function startOf(text: string, edit: YamlEdit): unknown {
  const data = read(text)?.data;
  const { path } = edit;
  const owner = edit.do === 'remove' || edit.do === 'put' ? path.slice(0, -1) : path;
  const around = path.flatMap((key, index) => {
    if (typeof key !== 'number') return [];
    const list = path.slice(0, index);
    return [entryId(valueIn(data, [...list, key])) ?? valueIn(data, list)];
  });
  return [valueIn(data, owner), around];
}

/** What an entry is known by, and keeps when its words change. */
function entryId(entry: unknown): unknown {
  const { id, slug, name } = (entry ?? {}) as Record<string, unknown>;
  return id ?? slug ?? name;
}
