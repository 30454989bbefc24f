import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readState, writeState, type DraftState, type Step } from './draft-state';
import { contentFiles } from './files';
import { mirror } from './mirror';
import { PRODUCT_FILE } from './places';
import { splice } from './splice';
import { fileStore, isBytes, isOptional } from './stored';

/**
 * The steps of a draft as they are kept, what files say by them, and the shadow: all of content as it would
 * be.
 * @param folder where the draft lives: draft.json, under draft/ the shadow, in chosen/ the files that were
 * chosen
 */
export function keptDraft(content: string, folder: string) {
  const stateFile = path.join(folder, 'draft.json');
  const shadow = path.join(folder, 'draft', path.basename(content));
  const chosen = path.join(folder, 'chosen');
  const store = fileStore(content, chosen);
  let state = readState(stateFile);

  const isInFolder = (file: string) => existsSync(path.join(content, file));
  /** Of other bytes than UTF-8 some would be lost when it is written. */
  const isReadable = (file: string) => !isInFolder(file) || isUtf8(readFileSync(path.join(content, file)));
  const onDisk = (file: string) => store.says(content, file);
  const doneSteps = (file: string) => state.steps.slice(0, state.done).filter((step) => step.file === file);
  const baseOf = (file: string) => state.base[file] ?? onDisk(file);
  const textOf = (file: string) =>
    doneSteps(file).reduce((text, step) => splice(text, step.splice), baseOf(file));
  /** Files that say something else than they did. */
  const changed = () => Object.keys(state.base).filter((file) => textOf(file) !== state.base[file]);
  /** Files that were changed outside, and not to what the draft says. */
  const meanwhile = () =>
    changed().filter((file) => ![state.base[file], textOf(file)].includes(onDisk(file)));

  /**
   * Every file that can be edited: also of products that are new in the draft, and without what it takes
   * away.
   */
  const files = () => {
    const isAway = (file: string) =>
      isOptional(file) && state.base[file] !== undefined && textOf(file) === '';
    const slugs = Object.keys(state.base).flatMap((file) => PRODUCT_FILE.exec(file)?.slice(1) ?? []);
    return contentFiles(content, slugs).filter(({ file }) => !isAway(file));
  };
  const isThere = (file: string) =>
    files().some((one) => one.file === file) && (isInFolder(file) || textOf(file) !== '');

  /** All of it or nothing, also on a full disk. @param about files whose text is another one now */
  function keep(next: DraftState, about: readonly string[]): void {
    const before = state;
    const inSteps = new Set(next.steps.map(({ file }) => file));
    const base = Object.fromEntries(Object.entries(next.base).filter(([file]) => inSteps.has(file)));
    state = { ...next, base };
    try {
      writeShadow(about);
      writeState(stateFile, state);
    } catch (error) {
      state = before;
      writeShadow(about);
      throw error;
    }
  }

  function writeShadow(about: readonly string[]): void {
    for (const file of about) store.write(shadow, file, textOf(file));
  }

  /**
   * Brings the shadow up to date with content/, where nothing is edited. A file that is as it was or as the
   * draft is no news.
   */
  function refresh(): void {
    for (const file of Object.keys(state.base)) {
      const now = onDisk(file);
      if (isGone(file)) keep(without(file), []);
      if (now === state.base[file]) continue;
      if (now === textOf(file) || doneSteps(file).length === 0) keep(without(file), []);
    }
    mirror(content, shadow, (file) => doneSteps(file).length > 0);
  }

  /** Its product was taken away or renamed. */
  function isGone(file: string): boolean {
    const [folder, slug] = file.split('/');
    if (folder !== 'products' || isInFolder(`products/${slug}`)) return false;
    return state.base[`products/${slug}/product.yaml`] !== '';
  }

  function without(file: string): DraftState {
    const stays = (step: Step) => step.file !== file;
    const done = state.steps.slice(0, state.done).filter(stays);
    return { ...state, steps: [...done, ...state.steps.slice(state.done).filter(stays)], done: done.length };
  }

  /** Of chosen files, those stay that a step or the words before speak of. */
  function prune(): void {
    const written = state.steps.flatMap(({ edit }) => (edit.do === 'write' ? [edit.text] : []));
    const before = Object.values(state.before).flatMap(({ was, is }) => [was, is]);
    store.prune(new Set([...written, ...before, ...Object.values(state.base)]));
  }

  return {
    ...{ content, shadow, chosen, store, files, isThere, isReadable, onDisk, doneSteps, baseOf, textOf },
    ...{ changed, meanwhile, keep, refresh, without, prune },
    state: () => state,
    /** Takes back what is not on disk either. */
    forget(before: DraftState): void {
      state = before;
    },
    /** @returns the base with that of these files */
    baseWith: (about: readonly string[]) => ({
      ...state.base,
      ...Object.fromEntries(about.map((file) => [file, baseOf(file)])),
    }),
    rewriteShadow: () => writeShadow(changed()),
    /** Of what is written: bytes first, since they are named, and what goes last. */
    rank: (file: string) => (textOf(file) === '' ? 2 : isBytes(file) ? 0 : 1),
  };
}
