import { BorderStyle, LevelFormat, type IPropertiesOptions } from 'docx';
import { PALETTE } from '@/lib/kernel/palette';

/** A color of the site as Word writes it. */
const word = (color: string): string => color.replace('#', '');

const { ink, brass, control, paper } = PALETTE;
const SERIF = 'Georgia';
const SANS = 'Arial';

/** Between the margins of US letter paper, in twentieths of a point: 8.5 inches less 0.9 and 0.75. */
export const TEXT_WIDTH = { portrait: 9864, landscape: 13464 } as const;

const line = (size: number, color: string, space = 1) => ({
  style: BorderStyle.SINGLE,
  size,
  color: word(color),
  space,
});

/** The brass cord down the left of each page: the plumb line. */
export const PLUMB_LINE = { pageBorderLeft: line(12, brass.DEFAULT, 14) };

export const RULES = {
  writing: line(6, control),
  cell: line(6, control, 0),
  example: line(18, brass.DEFAULT, 8),
  time: line(8, ink.DEFAULT, 5),
};

export const FILLS = { head: word(paper.DEFAULT), example: 'F7F4EC' };
export const PROMPT = word(brass.deep);

const heading = (size: number, before: number, after: number) => ({
  run: { font: SERIF, size, color: word(ink.DEFAULT), bold: false },
  paragraph: { spacing: { before, after, line: 288 }, keepNext: true, keepLines: true },
});

/** Sizes of type in half points, distances in twentieths of a point. */
export const STYLES: NonNullable<IPropertiesOptions['styles']> = {
  default: {
    document: {
      run: { font: SANS, size: 20, color: word(ink.DEFAULT), language: { value: 'en-US' } },
      paragraph: { spacing: { after: 120, line: 300 } },
    },
    title: heading(48, 120, 200),
    heading2: {
      ...heading(30, 280, 120),
      paragraph: {
        ...heading(30, 280, 120).paragraph,
        border: { top: line(6, ink.DEFAULT, 7) },
      },
    },
    heading3: heading(25, 180, 80),
  },
  paragraphStyles: [
    {
      id: 'Tool',
      name: 'Tool',
      basedOn: 'Normal',
      run: { bold: true, color: word(brass.deep) },
      paragraph: { spacing: { after: 200 } },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 18 }, paragraph: { spacing: { after: 0 } } },
    { id: 'Foot', name: 'Foot', basedOn: 'Normal', run: { size: 16, color: word(ink.muted) } },
  ],
};

const indent = { left: 360, hanging: 360 };
const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
  { level: 0, format, text, style: { paragraph: { indent } } },
];

/** The three kinds of lists: numbered, with dots, and with boxes to tick. */
export const NUMBERING: NonNullable<IPropertiesOptions['numbering']> = {
  config: [
    { reference: 'ol', levels: level(LevelFormat.DECIMAL, '%1.') },
    { reference: 'ul', levels: level(LevelFormat.BULLET, '•') },
    { reference: 'check', levels: level(LevelFormat.BULLET, '☐') },
  ],
};
