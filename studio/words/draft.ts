import path from 'node:path';
import { readText } from '@/lib/content/source';
import { err, ok, type Result } from '@/lib/kernel/result';
import { EMPTY, readState, writeState, type DraftState, type Step } from './draft-state';
import type { Edit } from './edit';
import { contentFiles } from './files';
import { replayed } from './meanwhile';
import { mirror, writeWhole } from './mirror';
import { difference, joined, splice } from './splice';
import { spliceForYaml } from './yaml-edit';

/** What is to become of a file that somebody else has changed too. */
type Choice = 'theirs' | 'both' | 'mine';

const GONE = 'There is no such file.';
const CHANGED = 'The file was changed outside the studio. Say first which words are to count.';

export type Draft = ReturnType<typeof openDraft>;

/**
 * The words as they are to become, beside content/ and without touching it. Every edit is a splice of one file's text, so that it
 * can be undone; edits are kept in a file and survive the studio.
 * @param content the content folder itself
 * @param folder where the draft lives: draft.json, and under draft/ all of content as it would be
 */
export function openDraft(content: string, folder: string) {
  const stateFile = path.join(folder, 'draft.json');
  const shadow = path.join(folder, 'draft', path.basename(content));
  let state = readState(stateFile);

  const isKnown = (file: string) => contentFiles(content).some((one) => one.file === file);
  const onDisk = (file: string) => readText(content, file) ?? '';
  const doneSteps = (file: string) => state.steps.slice(0, state.done).filter((step) => step.file === file);
  const baseOf = (file: string) => state.base[file] ?? onDisk(file);
  const textOf = (file: string) =>
    doneSteps(file).reduce((text, step) => splice(text, step.splice), baseOf(file));
  /** Files that say something else than they did. */
  const changed = () => Object.keys(state.base).filter((file) => textOf(file) !== state.base[file]);
  /** Files that were changed outside, and not to what the draft says. */
  const meanwhile = () =>
    changed().filter((file) => ![state.base[file], textOf(file)].includes(onDisk(file)));

  function keep(next: DraftState, files: string[]): void {
    const about = new Set(next.steps.map(({ file }) => file));
    const base = Object.fromEntries(Object.entries(next.base).filter(([file]) => about.has(file)));
    writeState(stateFile, { ...next, base });
    state = { ...next, base };
    for (const file of files) writeWhole(path.join(shadow, file), textOf(file));
  }

  /** Brings the shadow up to date with content/, where nothing is edited. A file that is as it was or as the draft is no news. */
  function refresh(): void {
    for (const file of Object.keys(state.base)) {
      const now = onDisk(file);
      if (now === state.base[file]) continue;
      if (now === textOf(file) || doneSteps(file).length === 0) keep(without(file), []);
    }
    mirror(content, shadow, (file) => doneSteps(file).length > 0);
  }

  function without(file: string): DraftState {
    const stays = (step: Step) => step.file !== file;
    const done = state.steps.slice(0, state.done).filter(stays);
    return { ...state, steps: [...done, ...state.steps.slice(state.done).filter(stays)], done: done.length };
  }

  function edit(file: string, edit: Edit): Result<void, string> {
    if (!isKnown(file)) return err(GONE);
    if (meanwhile().includes(file)) return err(CHANGED);
    const text = textOf(file);
    const made = file.endsWith('.md') ? markdownSplice(text, edit) : yamlSplice(text, edit);
    if (!made.ok) return made;
    const steps = added(state.steps.slice(0, state.done), { file, edit, splice: made.value });
    keep({ ...state, base: { ...state.base, [file]: baseOf(file) }, steps, done: steps.length }, [file]);
    return ok(undefined);
  }

  /** Takes the last step back, or does the one again that was taken back last. */
  function go(by: -1 | 1): void {
    const step = state.steps[by < 0 ? state.done - 1 : state.done];
    if (step) keep({ ...state, done: state.done + by }, [step.file]);
  }

  /** One text in place of another, as one step. */
  const whole = (file: string, was: string, is: string): Step => ({
    ...{ file, edit: { do: 'write', text: is } },
    splice: difference(was, is),
  });

  function settle(file: string, choice: Choice): Result<void, string> {
    if (!meanwhile().includes(file)) return err('Nobody has changed this file meanwhile.');
    const [now, mine] = [onDisk(file), textOf(file)];
    const steps = choice === 'both' ? replayed(baseOf(file), doneSteps(file), now) : [whole(file, now, mine)];
    if (!steps) return err('Both change the same place. Choose one of them.');
    const rest = without(file);
    const done = [...rest.steps.slice(0, rest.done), ...(choice === 'theirs' ? [] : steps)];
    keep({ ...rest, base: { ...rest.base, [file]: now }, steps: done, done: done.length }, []);
    refresh();
    for (const changedFile of changed()) writeWhole(path.join(shadow, changedFile), textOf(changedFile));
    return ok(undefined);
  }

  /** Writes all of it into content/. Whoever has checked it calls this. @returns the files that were written */
  function publish(): Result<string[], string> {
    if (meanwhile().length > 0) return err(CHANGED);
    const files = changed();
    const before = Object.fromEntries(files.map((file) => [file, baseOf(file)]));
    keep({ ...state, publishing: true }, []);
    for (const file of files) writeWhole(path.join(content, file), textOf(file));
    keep({ ...structuredClone(EMPTY), before }, []);
    refresh();
    return ok(files);
  }

  /** Drafts the words that the files published last had before. @returns whether there are any */
  function restore(): boolean {
    const steps = Object.entries(state.before)
      .filter(([file, text]) => isKnown(file) && textOf(file) !== text)
      .map(([file, text]) => whole(file, textOf(file), text));
    const base = { ...state.base, ...Object.fromEntries(steps.map(({ file }) => [file, baseOf(file)])) };
    const all = [...state.steps.slice(0, state.done), ...steps];
    if (steps.length > 0)
      keep(
        { ...state, base, steps: all, done: all.length },
        steps.map(({ file }) => file),
      );
    return steps.length > 0;
  }

  refresh();
  for (const file of changed()) writeWhole(path.join(shadow, file), textOf(file));
  // Unless somebody has saved one of its files since: then it waits like any other draft.
  if (state.publishing && !publish().ok) keep({ ...state, publishing: false }, []);

  return {
    ...{
      content,
      shadow,
      isKnown,
      textOf,
      baseOf,
      onDisk,
      changed,
      meanwhile,
      refresh,
      edit,
      settle,
      publish,
      restore,
    },
    canMerge: (file: string) => replayed(baseOf(file), doneSteps(file), onDisk(file)) !== undefined,
    undo: () => go(-1),
    redo: () => go(1),
    /** The step that undo would take back, and the one that redo would do. */
    around: () => ({ undo: state.steps[state.done - 1], redo: state.steps[state.done] }),
    canRestore: () => Object.keys(state.before).length > 0,
  };
}

/** What is typed into one field is one step, and a step that came to nothing is none. */
function added(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const isSame = last && placeOf(last) === placeOf(step);
  const one = isSame ? joined(last.splice, step.splice) : undefined;
  const all = one ? [...steps.slice(0, -1), { ...step, splice: one }] : [...steps, step];
  const { was, is } = all.at(-1)!.splice;
  return was === is ? all.slice(0, -1) : all;
}

const placeOf = ({ file, edit }: Step) =>
  edit.do === 'set' || edit.do === 'write'
    ? JSON.stringify([file, edit.do === 'set' ? edit.path : null])
    : undefined;

function markdownSplice(text: string, edit: Edit) {
  return edit.do === 'write'
    ? ok(difference(text, edit.text))
    : err('A file of prose is written as a whole.');
}

function yamlSplice(text: string, edit: Edit) {
  return edit.do === 'write' ? err('A file of values is not written as a whole.') : spliceForYaml(text, edit);
}
