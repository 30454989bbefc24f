import { err, ok, type Result } from '@/lib/kernel/result';
import type { Step } from './draft-state';
import type { Edit } from './edit';
import { difference, joined, type Splice } from './splice';
import { isBytes } from './stored';
import { spliceForYaml } from './yaml-edit';

/** One text in place of another, as one step. */
export const whole = (file: string, was: string, is: string): Step => ({
  ...{ file, edit: { do: 'write', text: is } },
  splice: difference(was, is),
});

/** Where the text of a file changes for an edit of it: Markdown is written as a whole, YAML by its values. */
export function spliceFor(file: string, text: string, edit: Edit): Result<Splice, string> {
  if (file.endsWith('.md'))
    return edit.do === 'write'
      ? ok(difference(text, edit.text))
      : err('A file of prose is written as a whole.');
  return edit.do === 'write' ? err('A file of values is not written as a whole.') : spliceForYaml(text, edit);
}

/** What is typed into one field is one step, and a step that came to nothing is none. */
export function added(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const isSame = last && placeOf(last) === placeOf(step);
  const one = isSame ? joined(last.splice, step.splice) : undefined;
  const all = one ? [...steps.slice(0, -1), { ...step, splice: one }] : [...steps, step];
  const { was, is } = all.at(-1)!.splice;
  return was === is ? all.slice(0, -1) : all;
}

const placeOf = ({ file, edit }: Step) =>
  !isBytes(file) && (edit.do === 'set' || edit.do === 'write')
    ? JSON.stringify([file, edit.do === 'set' ? edit.path : null])
    : undefined;
