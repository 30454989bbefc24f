import { err, type Result } from '@/lib/kernel/result';
import { fromCsv } from './csv-file';
import { linesOf, isList, type AnyDemo, type AnyState } from './model';
import { planName } from './store';
import { usable } from './usable';

export const toJson = (demo: AnyDemo, state: AnyState, plan: string): string =>
  `${JSON.stringify({ tool: demo.slug, version: 1, plan, state }, undefined, 2)}\n`;

/** The name of the plan in a JSON file, so that its calendar entries stay the same; a CSV has none. */
export function planIn(text: string): string | undefined {
  try {
    return planName((JSON.parse(text) as { plan?: unknown } | null)?.plan);
  } catch {
    return undefined;
  }
}

/** What a file of this tool holds, CSV or JSON; or why it can't be used, in sentences for the visitor. */
export function fromText(demo: AnyDemo, text: string): Result<AnyState, string> {
  if (text.trimStart().startsWith('{')) return fromJson(demo, text);
  const read = fromCsv(demo, text);
  return read.ok ? understood(demo, read.value) : read;
}

function fromJson(demo: AnyDemo, text: string): Result<AnyState, string> {
  try {
    const { tool, state } = JSON.parse(text) as { tool?: unknown; state?: unknown };
    return tool === demo.slug ? usable(demo, state) : err('It isn’t a file from this tool.');
  } catch {
    return err('It’s damaged: it’s cut off, or someone changed it by hand.');
  }
}

/** What files have in other words than the state is turned back, once all lines are there. */
function understood(demo: AnyDemo, state: AnyState): Result<AnyState, string> {
  for (const part of demo.parts.filter(isList))
    for (const [index, line] of linesOf(state, part.list).entries())
      for (const { key, read, label } of part.fields) {
        const value = read ? read(line[key]!, state) : line[key];
        if (value === undefined)
          return err(`${part.name} ${index + 1}: “${label}” can’t be “${line[key]!.slice(0, 40)}”.`);
        line[key] = value;
      }
  return usable(demo, state);
}
