import { isDeepStrictEqual } from 'node:util';
import type { Step } from './draft-state';
import type { Path } from './edit';
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
    if (
      edit.do === 'write' ||
      !isDeepStrictEqual(valueAt(base, edit.path, edit.do), valueAt(now, edit.path, edit.do))
    )
      return undefined;
    const again = spliceForYaml(now, edit);
    if (!again.ok) return undefined;
    made.push({ ...step, splice: again.value });
    base = splice(base, step.splice);
    now = splice(now, again.value);
  }
  return made;
}

/** What an edit starts from: of a list or mapping all of it, since a place in it is known by its number. */
function valueAt(text: string, path: Path, how: string): unknown {
  const data = read(text)?.data;
  const owner = how === 'remove' || how === 'put' ? path.slice(0, -1) : path;
  return owner.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
}
