import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '@/lib/content/source';
import { err, ok, type Result } from '@/lib/kernel/result';
import { EMPTY, readState, writeState, type DraftState, type Step } from './draft-state';
import type { Edit } from './edit';
import { contentFiles } from './files';
import { otherThan, replayed } from './meanwhile';
import { mirror, writeWhole } from './mirror';
import { splice } from './splice';
import { added, spliceFor, whole } from './steps';

/** What is to become of a file that somebody else has changed too. */
type Choice = 'theirs' | 'both' | 'mine';

const GONE = 'There is no such file.';
const NOT_UTF8 = 'This file is not saved as UTF-8. Save it again with the encoding UTF-8, in an editor.';
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
  const isThere = (file: string) => isKnown(file) && existsSync(path.join(content, file));
  /** Of other bytes than UTF-8 some would be lost when it is written. */
  const isReadable = (file: string) => !isThere(file) || isUtf8(readFileSync(path.join(content, file)));
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
      // Its product was taken away or renamed.
      if (!isKnown(file)) keep(without(file), []);
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

  /** @param was what stood at its place where the edit was made; undefined: whatever stands there */
  function edit(file: string, edit: Edit, was?: unknown): Result<void, string> {
    if (!isThere(file)) return err(GONE);
    if (meanwhile().includes(file)) return err(CHANGED);
    if (!isReadable(file)) return err(NOT_UTF8);
    const text = textOf(file);
    const other = was === undefined ? undefined : otherThan(was, text, edit);
    if (other !== undefined) return err(other);
    const made = spliceFor(file, text, edit);
    if (!made.ok) return made;
    const steps = added(state.steps.slice(0, state.done), { file, edit, splice: made.value });
    const base = { ...state.base, [file]: baseOf(file) };
    keep({ ...state, base, steps, done: steps.length, publishing: false }, [file]);
    return ok(undefined);
  }

  /** Takes the last step back, or does the one again that was taken back last. */
  function go(by: -1 | 1): void {
    const step = state.steps[by < 0 ? state.done - 1 : state.done];
    if (step) keep({ ...state, done: state.done + by, publishing: false }, [step.file]);
  }

  function settle(file: string, choice: Choice): Result<void, string> {
    if (!meanwhile().includes(file)) return err('Nobody has changed this file meanwhile.');
    const [now, mine] = [onDisk(file), textOf(file)];
    if (choice === 'both' && !isReadable(file)) return err(NOT_UTF8);
    const steps = choice === 'both' ? replayed(baseOf(file), doneSteps(file), now) : [whole(file, now, mine)];
    if (!steps) return err('Both change the same place. Choose one of them.');
    const rest = without(file);
    const done = [...rest.steps.slice(0, rest.done), ...(choice === 'theirs' ? [] : steps)];
    const base = { ...rest.base, [file]: now };
    keep({ ...rest, base, steps: done, done: done.length, publishing: false }, []);
    refresh();
    for (const changedFile of changed()) writeWhole(path.join(shadow, changedFile), textOf(changedFile));
    return ok(undefined);
  }

  /** Writes all of it into content/, or nothing. Whoever has checked it calls this. @returns the files that were written */
  function publish(): Result<string[], string> {
    if (meanwhile().length > 0) return err(CHANGED);
    const files = changed();
    const pairs = files.map((file) => [file, { was: baseOf(file), is: textOf(file) }] as const);
    // What was broken off has written some of them already.
    const before = { ...(state.publishing ? state.before : {}), ...Object.fromEntries(pairs) };
    const back = { ...state, publishing: false };
    try {
      keep({ ...state, publishing: true, before }, []);
      for (const [file, { is }] of pairs) writeWhole(path.join(content, file), is);
      keep({ ...structuredClone(EMPTY), before }, []);
    } catch (error) {
      state = back;
      for (const [file, { was, is }] of pairs)
        if (onDisk(file) === is) writeWhole(path.join(content, file), was);
      keep(back, []);
      return err(`Nothing was published, and the draft stays: ${String(error)}`);
    }
    refresh();
    return ok(files);
  }

  /** Drafts the words that the files published last had before, where they still say what was published then. */
  function restore(): Result<void, string> {
    const found = Object.entries(state.before).filter(([file]) => isThere(file));
    const other = found.filter(([file, { was, is }]) => ![was, is].includes(textOf(file)));
    const steps = found
      .filter(([file, { was, is }]) => textOf(file) === is && was !== is)
      .map(([file, { was, is }]) => whole(file, is, was));
    const files = steps.map(({ file }) => file);
    const base = { ...state.base, ...Object.fromEntries(files.map((file) => [file, baseOf(file)])) };
    const all = [...state.steps.slice(0, state.done), ...steps];
    if (files.length > 0) keep({ ...state, base, steps: all, done: all.length, publishing: false }, files);
    const names = other.map(([file]) => file).join(', ');
    return names === '' ? ok(undefined) : err(`Edited since, and left as it is: ${names}`);
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
      isReadable,
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
    canMerge: (file: string) =>
      isReadable(file) && replayed(baseOf(file), doneSteps(file), onDisk(file)) !== undefined,
    undo: () => go(-1),
    redo: () => go(1),
    /** The step that undo would take back, and the one that redo would do. */
    around: () => ({ undo: state.steps[state.done - 1], redo: state.steps[state.done] }),
    canRestore: () => Object.keys(state.before).length > 0,
  };
}
