import { err, ok, type Result } from '@/lib/kernel/result';
import { EMPTY, type Step } from './draft-state';
import type { Edit } from './edit';
import { keptDraft } from './kept-draft';
import { otherThan, replayed } from './meanwhile';
import { namedFiles } from './named-files';
import { difference, splice } from './splice';
import { added, spliceFor, whole } from './steps';
import { isOptional } from './stored';

/** What is to become of a file that somebody else has changed too. */
type Choice = 'theirs' | 'both' | 'mine';

/**
 * One edit of several that are made together. Of pictures and sold files their SHA-256 is written; an empty
 * text takes a file away.
 */
type Part = { file: string; edit: Edit };

const GONE = 'There is no such file.';
const NOT_UTF8 = 'This file is not saved as UTF-8. Save it again with the encoding UTF-8, in an editor.';
const CHANGED = 'The file was changed outside the studio. Say first which words are to count.';

export type Draft = ReturnType<typeof openDraft>;

/**
 * The words as they are to become, beside content/ and without touching it. Every edit is a splice of one
 * file's text, so that it can be undone; edits are kept in a file and survive the studio.
 * @param content the content folder itself
 * @param folder where the draft lives
 */
export function openDraft(content: string, folder: string) {
  const kept = keptDraft(content, folder);
  const { store, textOf, baseOf, onDisk, doneSteps, changed, meanwhile, isThere, isReadable } = kept;
  const { keep, refresh, without, state } = kept;

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
    if (edit.do === 'remove') return together([{ file, edit }]);
    append(added(state().steps.slice(0, state().done), { file, edit, splice: made.value }), [file]);
    return ok(undefined);
  }

  /** Pictures and sold files that a file would name no more. */
  function unnamedBy({ file, edit }: Part): Part[] {
    const text = textOf(file);
    const made = edit.do === 'write' ? undefined : spliceFor(file, text, edit);
    if (!made?.ok) return [];
    const stay = namedFiles(file, splice(text, made.value));
    const gone = namedFiles(file, text).filter((one) => !stay.includes(one) && textOf(one) !== '');
    return gone.map((one) => ({ file: one, edit: { do: 'write', text: '' } }));
  }

  /**
   * Several edits as one step, which is undone as a whole, with the files that they name no more. None is
   * made where one can’t be.
   */
  function together(parts: readonly Part[]): Result<void, string> {
    const texts = new Map<string, string>();
    const steps: Step[] = [];
    for (const { file, edit } of [...parts, ...parts.flatMap(unnamedBy)]) {
      if (meanwhile().includes(file)) return err(CHANGED);
      const text = texts.get(file) ?? textOf(file);
      const made = edit.do === 'write' ? ok(difference(text, edit.text)) : spliceFor(file, text, edit);
      if (!made.ok) return made;
      if (made.value.was === made.value.is) continue;
      steps.push({ file, edit, splice: made.value, ...(steps.length > 0 ? { joined: true } : {}) });
      texts.set(file, splice(text, made.value));
    }
    append([...state().steps.slice(0, state().done), ...steps], [...texts.keys()]);
    return ok(undefined);
  }

  function append(steps: Step[], about: string[]): void {
    const base = kept.baseWith(about);
    keep({ ...state(), base, steps, done: steps.length, publishing: false }, about);
  }

  /** Takes the last step back with those it is joined to, or does the one again that was taken back last. */
  function go(by: -1 | 1): void {
    const { steps } = state();
    let { done } = state();
    const about: string[] = [];
    do {
      const step = steps[by < 0 ? done - 1 : done];
      if (!step) break;
      about.push(step.file);
      done += by;
    } while (steps[done]?.joined);
    if (about.length > 0) keep({ ...state(), done, publishing: false }, about);
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
    kept.rewriteShadow();
    return ok(undefined);
  }

  /**
   * Writes all of it into content/, or nothing. Whoever has checked it calls this.
   * @returns the files that were written
   */
  function publish(): Result<string[], string> {
    if (meanwhile().length > 0) return err(CHANGED);
    const files = changed().sort((a, b) => kept.rank(a) - kept.rank(b));
    const pairs = files.map((file) => [file, { was: baseOf(file), is: textOf(file) }] as const);
    // What was broken off has written some of them already.
    const before = { ...(state().publishing ? state().before : {}), ...Object.fromEntries(pairs) };
    const back = { ...state(), publishing: false };
    try {
      for (const file of files) store.keep(file);
      keep({ ...state(), publishing: true, before }, []);
      for (const [file, { was, is }] of pairs) {
        // Large files take their time, and somebody may have saved this one meanwhile.
        if (![was, is].includes(onDisk(file))) throw new Error(`${file} was changed meanwhile.`);
        store.write(content, file, is);
      }
      keep({ ...structuredClone(EMPTY), before }, []);
    } catch (error) {
      kept.forget(back);
      for (const [file, { was, is }] of pairs) if (onDisk(file) === is) store.write(content, file, was);
      keep(back, []);
      return err(`Nothing was published, and the draft stays: ${String(error)}`);
    }
    try {
      refresh();
      kept.prune();
    } catch {
      // It is published, whatever follows. The next look does this again, and says what is in its way.
    }
    return ok(files);
  }

  /**
   * Drafts the words that the files published last had before, where they still say what was published then.
   */
  function restore(): Result<void, string> {
    const isHere = (file: string) => isThere(file) || isOptional(file);
    const found = Object.entries(state().before).filter(([file]) => isHere(file));
    const other = found.filter(([file, { was, is }]) => ![was, is].includes(textOf(file)));
    const steps = found
      .filter(([file, { was, is }]) => textOf(file) === is && was !== is)
      .map(([file, { was, is }]) => whole(file, is, was));
    const files = steps.map(({ file }) => file);
    if (files.length > 0) append([...state().steps.slice(0, state().done), ...steps], files);
    const names = other.map(([file]) => file).join(', ');
    return names === '' ? ok(undefined) : err(`Edited since, and left as it is: ${names}`);
  }

  refresh();
  kept.prune();
  kept.rewriteShadow();
  // Unless somebody has saved one of its files since: then it waits like any other draft.
  if (state().publishing && !publish().ok) keep({ ...state(), publishing: false }, []);

  return {
    ...{
      content,
      shadow: kept.shadow,
      chosen: kept.chosen,
      store,
      files: kept.files,
      isReadable,
      textOf,
      baseOf,
    },
    ...{ onDisk, changed, meanwhile, refresh, edit, together, settle, publish, restore },
    canMerge: (file: string) =>
      isReadable(file) && replayed(baseOf(file), doneSteps(file), onDisk(file)) !== undefined,
    undo: () => go(-1),
    redo: () => go(1),
    /** The step that undo would take back, and the one that redo would do. */
    around: () => ({ undo: state().steps[state().done - 1], redo: state().steps[state().done] }),
    canRestore: () => Object.keys(state().before).length > 0,
    prune: kept.prune,
  };
}
