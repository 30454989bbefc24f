import type { Style } from 'excelize-wasm';
import { PALETTE } from '@/lib/kernel/palette';

const { ink, paper, brass, blueprint, control, line } = PALETTE;
const HAIR = (color: string) =>
  ['left', 'top', 'right', 'bottom'].map((Type) => ({ Type, Color: color, Style: 1 }));
const fill = (color: string) => ({ Type: 'pattern', Pattern: 1, Color: [color] });
const text = (Size: number, Color: string, more = {}) => ({ Family: 'Arial', Size, Color, ...more });

/** What a cell is. Only `input` cells are for typing; they look the same in every workbook. */
const KINDS = {
  title: { Font: { Family: 'Georgia', Size: 22, Color: ink.DEFAULT } },
  tool: { Font: text(10, brass.deep, { Bold: true }) },
  section: {
    Font: { Family: 'Georgia', Size: 14, Color: ink.DEFAULT },
    Border: [{ Type: 'bottom', Color: ink.DEFAULT, Style: 1 }],
  },
  text: { Font: text(10, ink.DEFAULT) },
  note: { Font: text(9, ink.muted) },
  head: {
    Font: text(10, '#FFFFFF', { Bold: true }),
    Fill: fill(blueprint.DEFAULT),
    Border: HAIR(blueprint.DEFAULT),
  },
  input: { Font: text(10, ink.DEFAULT), Fill: fill('#FFF8E1'), Border: HAIR(control) },
  label: { Font: text(10, ink.DEFAULT), Border: HAIR(line) },
  calc: { Font: text(10, ink.DEFAULT), Border: HAIR(line) },
  total: { Font: text(10, ink.DEFAULT, { Bold: true }), Fill: fill(paper.DEFAULT), Border: HAIR(control) },
  key: {
    Font: { Family: 'Georgia', Size: 16, Color: ink.DEFAULT },
    Fill: fill(paper.raised),
    Border: HAIR(control),
  },
} satisfies Record<string, Style>;

const FORMATS: Record<string, string> = {
  money: '$#,##0.00;[Red]-$#,##0.00',
  dollars: '$#,##0;[Red]-$#,##0',
  percent: '0.0%',
  // Beside a word that a bound decides (`shownBeside`): with more decimals where there are more.
  share: '[>=1.1]"110% +";0.0######%',
  score: '0.00#######',
  whole: '#,##0',
  /** A number of any kind and size. */
  any: '[>=1000]#,##0;[<0]-General;General',
  tenths: '[>=1000]#,##0;[<0]-0.0;0.0',
  one: '0.0',
  two: '0.00',
  date: 'mmm d, yyyy',
  day: 'mmm d',
  time: 'h:mm',
  unseen: ';;;',
};

export type StyleName = `${keyof typeof KINDS}${string}`;

/**
 * Makes each style once. A name is a kind, then what is added to it: a format, `center`, `right`, `wrap`,
 * `shrink`, `middle` of its height, `bold`, `indent`, `upright` for narrow columns, as in `input.money` or
 * `head.center.wrap`.
 */
export function styleMaker(add: (style: Style) => number): (name: StyleName) => number {
  const made = new Map<string, number>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const style = add(styleOf(name));
    made.set(name, style);
    return style;
  };
}

function styleOf(name: StyleName): Style {
  const [kind, ...more] = name.split('.') as [keyof typeof KINDS, ...string[]];
  const wrap = more.includes('wrap');
  const style: Style = {
    ...KINDS[kind],
    Alignment: {
      // In a table all cells of a line stand level.
      Vertical: wrap && !more.includes('middle') && (kind === 'text' || kind === 'note') ? 'top' : 'center',
      WrapText: wrap || undefined,
      ShrinkToFit: more.includes('shrink') || undefined,
      Horizontal: more.find((word) => word === 'center' || word === 'right' || word === 'left'),
      Indent: more.includes('indent') ? 1 : undefined,
      TextRotation: more.includes('upright') ? 90 : undefined,
    },
  };
  if (kind === 'input') style.Protection = { Locked: false };
  if (more.includes('bold')) style.Font = { ...style.Font, Bold: true };
  const format = more.find((word) => word in FORMATS);
  if (format) style.CustomNumFmt = FORMATS[format];
  const unknown = more.find((word) => !WORDS.includes(word) && !(word in FORMATS));
  if (!KINDS[kind] || unknown) throw new Error(`There is no style "${name}".`);
  return style;
}

const WORDS = ['wrap', 'shrink', 'middle', 'center', 'right', 'left', 'indent', 'bold', 'upright'];

/** The order in which series of a chart are colored. */
export const SERIES: readonly string[] = [
  blueprint.DEFAULT,
  brass.DEFAULT,
  PALETTE.good,
  PALETTE.poor,
  blueprint.line,
  ink.muted,
];
/** On these a text is dark. */
const LIGHT: readonly string[] = [brass.DEFAULT, blueprint.line];

type SeriesMark = `series ${0 | 1 | 2 | 3 | 4 | 5}`;
/** The look of a cell that names a series, 0 for the first. */
export const seriesMark = (index: number) => `series ${index}` as SeriesMark;

/**
 * The looks a rule can give to a cell, by what it means. Colour never stands alone: the cell says it in words
 * too.
 */
const LOOKS = {
  good: { Font: { Color: PALETTE.good, Bold: true }, Fill: fill('#E1EFE6') },
  fair: { Font: { Color: PALETTE.fair, Bold: true }, Fill: fill('#FBF0D3') },
  poor: { Font: { Color: PALETTE.poor, Bold: true }, Fill: fill('#F9E2DE') },
  quiet: { Font: { Color: '#A9A395' } },
  group: { Font: { Color: ink.DEFAULT, Bold: true }, Fill: fill(paper.DEFAULT) },
  /** A list's line that has something; the others are bare paper. */
  line: { Border: HAIR(line) },
  /** Of what is measured in percent, in cells for any number. */
  share: { CustomNumFmt: '0.0%', Border: HAIR(line) },
  /** Of 1,000 or more, where smaller numbers have decimals. */
  thousands: { CustomNumFmt: '#,##0' },
  /** All decimals there are, where fewer would say something else than the word beside them. */
  'one exact': { CustomNumFmt: '0.0########' },
  'two exact': { CustomNumFmt: '0.00#######' },
  bar: { Font: { Color: ink.DEFAULT, Bold: true }, Fill: fill(blueprint.line) },
} satisfies Record<string, Style>;

export type Mark = keyof typeof LOOKS | SeriesMark;

export const MARKS = {
  ...LOOKS,
  ...Object.fromEntries(
    SERIES.map((color, index) => [
      seriesMark(index),
      { Font: { Color: LIGHT.includes(color) ? ink.DEFAULT : '#FFFFFF', Bold: true }, Fill: fill(color) },
    ]),
  ),
} as Readonly<Record<Mark, Style>>;

/**
 * The color of a sheet's tab says what is done there. Sheets stand in this order: how to begin, results, what
 * is typed, what lies beside the work; then helpers, which are hidden and have none.
 */
export const TABS = { begin: 'A67C2B', read: '24633F', type: '123B63', beside: '857D6C' };

export type Tab = keyof typeof TABS;
