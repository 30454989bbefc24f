import { err, ok, type Result } from '@/lib/kernel/result';
import { lower } from './complaint';
import { isGroup, LONGEST_TEXT } from './firm';
import {
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyList,
  type AnyState,
  type Texts,
} from './model';

/**
 * A state from outside, whoever wrote it, if it is one that this demo can work with: texts where there are
 * texts, lists of lines with the same keys and neither too many nor none, and choices that are offered. A
 * line keeps its `ref`, which says of what line of an opened file it is.
 * @returns the state, with nothing in it that the demo does not know; or why not, as a whole sentence
 */
export function usable(demo: AnyDemo, found: unknown): Result<AnyState, string> {
  if (!isGroup(found)) return err('It has nothing from this tool in it.');
  const state: AnyState = {};
  for (const [key, pattern] of Object.entries(demo.blank)) {
    const texts = typeof pattern === 'string' ? text(found[key]) : lines(found[key], pattern[0]!);
    if (texts === undefined) return err(`“${key}” is missing from it, or isn’t what it should be.`);
    state[key] = texts;
  }
  for (const part of demo.parts) {
    const wrong = isList(part) ? wrongLines(part, state, demo) : wrongChoice(part.fields, state as Texts);
    if (wrong) return err(wrong);
  }
  const wrong = demo.unusable?.(state);
  return wrong ? err(wrong) : ok(state);
}

const text = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;

function lines(value: unknown, pattern: Texts): Texts[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((line: unknown) => {
    const entries = Object.keys(pattern).map(
      (key) => [key, isGroup(line) ? text(line[key]) : undefined] as const,
    );
    if (entries.some(([, one]) => one === undefined)) return undefined;
    const ref = text((line as { ref?: unknown }).ref);
    return { ...(Object.fromEntries(entries) as Texts), ...(ref === undefined ? {} : { ref }) };
  });
  return read.includes(undefined) ? undefined : (read as Texts[]);
}

function wrongLines(
  { list, name, most, fixed, fields }: AnyList,
  state: AnyState,
  demo: AnyDemo,
): string | undefined {
  const found = linesOf(state, list);
  if (found.length === 0) return `It has no ${lower(name)} in it.`;
  if (found.length > most)
    return `It has ${found.length} “${name}” lines, and this demo has room for ${most}.`;
  const expected = linesOf(demo.blank, list);
  if (fixed && found.map(fixed).join('\n') !== expected.map(fixed).join('\n'))
    return `Its “${name}” lines don’t match the ones here.`;
  const index = found.findIndex((line) => wrongChoice(fields, line));
  return index < 0 ? undefined : `${name} ${index + 1}: ${wrongChoice(fields, found[index]!)}`;
}

/** Only what is always offered: what depends on other lines may be mended by the visitor. */
function wrongChoice(fields: readonly AnyField[], line: Texts): string | undefined {
  for (const { choices, key, label } of fields) {
    const value = line[key]!;
    if (Array.isArray(choices) && !choices.some(([offered]) => offered === value))
      return `“${label}” can’t be “${value.slice(0, 40)}”.`;
  }
  return undefined;
}
