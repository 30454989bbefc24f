import type { Edit, Path, Value } from '../../studio/words/edit';
import type { FileForm } from '../../studio/words/form';

/** A number from 0 on, below this one. */
type Below = (most: number) => number;

/** The same seed makes the same ones (mulberry32). */
export function randomNumbers(seed: number): Below {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** What is put into texts. */
const WORDS = ['today', 'again', 'plainly', 'still', 'twice', 'gladly', 'often', 'really'];
const ONE_OF_OURS = new RegExp(`\\b(${WORDS.join('|')})\\b`);
/** Fewer are no list that a page lets grow and shrink. */
const FEWEST = 3;

type RandomEdit = { edit: Edit; was: Value };

/**
 * Some edit that a marketer could make of a file, with what stood at its place; undefined where there is
 * nothing to take.
 */
export function randomEdit(form: FileForm, below: Below): RandomEdit | undefined {
  if (form.kind === 'unreadable') return undefined;
  if (form.kind === 'prose')
    return { edit: { do: 'write', text: reworded(form.text, below) }, was: form.text };
  const places = [...placesIn(form.data as Value, [])];
  const some = <One extends Value>(fits: (value: Value, path: Path) => value is One) => {
    const found = places.filter(({ value, path }) => fits(value, path));
    return found[below(Math.max(1, found.length))] as { path: Path; value: One } | undefined;
  };
  const kind = below(100);
  if (kind < 10) {
    const price = some((value, path): value is number => /Cents$/.test(String(path.at(-1))));
    return price && { edit: { do: 'set', path: price.path, value: price.value + 100 }, was: price.value };
  }
  if (kind < 25) {
    const list = some(isListOfTexts);
    return list && ofList(list.path, list.value, below);
  }
  const text = some(isSentence);
  return (
    text && { edit: { do: 'set', path: text.path, value: reworded(text.value, below) }, was: text.value }
  );
}

const isSentence = (value: Value): value is string =>
  typeof value === 'string' && /\S \S+ \S/.test(value) && !/^https?:/.test(value);
const isListOfTexts = (value: Value): value is string[] =>
  Array.isArray(value) && value.length >= FEWEST && value.every(isSentence);

function ofList(path: Path, list: string[], below: Below): RandomEdit {
  const from = below(list.length);
  const to = (from + 1 + below(list.length - 1)) % list.length;
  const kind = below(3);
  if (kind === 0 && list.length > FEWEST)
    return { edit: { do: 'remove', path: [...path, from] }, was: list[from]! };
  if (kind === 1)
    return { edit: { do: 'add', path, at: to, value: reworded(list[from]!, below) }, was: list };
  return { edit: { do: 'move', path, from, to }, was: list };
}

/**
 * With a word of ours in the place of another of ours, or, where there is none yet, behind one of its own.
 */
function reworded(text: string, below: Below): string {
  const former = ONE_OF_OURS.exec(text)?.[0];
  const others = WORDS.filter((one) => one !== former);
  const word = others[below(others.length)]!;
  if (former) return text.replace(ONE_OF_OURS, word);
  const gaps = [...text.matchAll(/(?<=\w) (?=\w)/g)];
  const { index } = gaps[below(Math.max(1, gaps.length))] ?? { index: text.length };
  return `${text.slice(0, index)} ${word}${text.slice(index)}`;
}

function* placesIn(value: Value, path: Path): Generator<{ path: Path; value: Value }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* placesIn(child, [...path, key]);
}
