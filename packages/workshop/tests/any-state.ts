import {
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyState,
  type Texts,
} from '@/packages/demos/kit/model';
import { usable } from '@/packages/demos/kit/usable';
import { inputSets } from './workbook';

type Chance = Parameters<Parameters<typeof inputSets>[0]>[0];

/** What people type, and what XML, formulas and other alphabets could stumble over. */
const TEXTS = [
  'Ana & Jon <b>',
  '“Now”, it’s "so"',
  '=1+1',
  'Größe 日本 😀',
  '  two  spaces ',
  'plain',
  'TRUE',
  '0.5',
];
/** Beside plain numbers: as people write them, and what is none. */
const NUMBERS = ['$24,000', '7 600', '8h', 'soon', '1.5', '12 %'];

/**
 * States of a demo with something in most fields, the same ones each time; each is one that the demo can work
 * with.
 */
export function anyStates(demo: AnyDemo, count: number): AnyState[] {
  return inputSets((random) => anyState(demo, random))
    .filter((state) => usable(demo, state).ok)
    .slice(0, count);
}

function anyState(demo: AnyDemo, random: Chance): AnyState {
  const state = structuredClone(demo.blank);
  // Lists first: some choices are between their lines.
  for (const part of demo.parts.filter(isList)) {
    const [pattern] = linesOf(demo.blank, part.list);
    const lines = part.fixed
      ? linesOf(demo.blank, part.list).map((line) => ({ ...line }))
      : Array.from({ length: random.whole(1, part.most) }, (_, index) =>
          // Each its own, where a line has a number by which others name it.
          'id' in pattern! ? { ...pattern, id: String(index + 1) } : { ...pattern },
        );
    state[part.list] = lines;
  }
  for (const part of demo.parts)
    for (const line of isList(part) ? linesOf(state, part.list) : [state as Texts])
      for (const field of part.fields)
        if (field.key !== 'id') line[field.key] = anyText(field, line, state, random);
  return state;
}

function anyText(field: AnyField, line: Texts, state: AnyState, random: Chance): string {
  const { choices, number, kind } = field;
  if (choices) {
    const offered = typeof choices === 'function' ? choices(line, state) : choices;
    return offered.length > 0 ? random.pick(offered)[0] : '';
  }
  if (number) {
    const { min = -100, max = 1000, whole } = number;
    const plain = whole
      ? random.whole(min, max)
      : Math.round((min + random.share() * (max - min)) * 100) / 100;
    return random.maybe(random.maybe(String(plain), 0.9) ?? random.pick(NUMBERS), 0.9) ?? '';
  }
  if (kind === 'date') return random.maybe(`2027-0${random.whole(1, 9)}-${random.whole(10, 28)}`) ?? '';
  if (kind === 'time') return random.maybe(`0${random.whole(7, 9)}:${random.pick(['00', '05', '30'])}`) ?? '';
  return random.maybe(`${random.pick(TEXTS)}${random.pick(['', ' 2', ' 3'])}`, 0.9) ?? '';
}
