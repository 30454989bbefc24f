import pptx from 'pptxgenjs';
import { PALETTE } from '@/lib/kernel/palette';
import { MADE_BY } from '../facts';
import { withFixedDay } from '../zip';
import { draw, drawClock, type Stroke } from './drawing';

const { ink, paper, brass, blueprint, control } = PALETTE;
const hex = (color: string) => color.replace('#', '');
const SERIF = 'Georgia';
const SANS = 'Arial';

export type Slide = {
  title: string;
  /** Its one thought, large. */
  lead?: string;
  /** What stands at the foot of the cover. */
  foot?: readonly string[];
  /** A head and its rows. */
  table?: { widths: readonly number[]; rows: readonly (readonly string[])[] };
  /** Below the thought. */
  drawing?: readonly Stroke[];
  /** While which minutes it is on the wall, and of how many. */
  clock?: { from: number; to: number; of: number };
  /** What the facilitator reads, with the minutes. */
  notes: string;
};

type DeckFacts = { tool: string; title: string; subject: string };

/**
 * Slides in the site's look, the first of them as the cover, with speaker notes; the same bytes each time.
 */
export async function deck(slides: readonly Slide[], { tool, title, subject }: DeckFacts): Promise<Buffer> {
  // In a module of Node the class is the default of the default.
  const Deck = (pptx as unknown as { default?: typeof pptx }).default ?? pptx;
  const made = new Deck();
  made.layout = 'LAYOUT_WIDE';
  made.title = `${title} - ${tool}`;
  made.subject = subject;
  made.author = MADE_BY;
  made.company = MADE_BY;
  made.theme = { headFontFace: SERIF, bodyFontFace: SANS };
  defineMasters(made, tool);
  slides.forEach((slide, index) => (index === 0 ? cover(made, slide) : page(made, slide)));
  return withFixedDay((await made.write({ outputType: 'nodebuffer' })) as Buffer);
}

function defineMasters(made: pptx, tool: string): void {
  const title = (x: number, y: number, w: number, h: number, fontSize: number, color: string) => ({
    placeholder: {
      options: {
        name: 'title',
        type: 'title' as const,
        x,
        y,
        w,
        h,
        fontSize,
        color: hex(color),
        fontFace: SERIF,
        align: 'left' as const,
        valign: 'bottom' as const,
        margin: 0,
      },
      text: '',
    },
  });
  const cord = (color: string) => ({
    rect: { x: 0.6, y: 0, w: 0.03, h: 7.5, fill: { color: hex(color) } },
  });
  const foot = {
    x: 1,
    y: 6.95,
    w: 8,
    h: 0.3,
    fontSize: 10,
    fontFace: SANS,
    color: hex(ink.muted),
    margin: 0,
  };
  made.defineSlideMaster({
    title: 'Cover',
    background: { color: hex(blueprint.DEFAULT) },
    objects: [cord(blueprint.brass), title(1.3, 2, 10.4, 1.9, 54, '#FFFFFF')],
  });
  made.defineSlideMaster({
    title: 'Page',
    background: { color: hex(paper.DEFAULT) },
    objects: [
      cord(brass.DEFAULT),
      title(1, 0.5, 7.6, 0.9, 36, ink.DEFAULT),
      { line: { x: 1, y: 1.55, w: 11.3, h: 0, line: { color: hex(ink.DEFAULT), width: 0.75 } } },
      { text: { text: tool, options: foot } },
    ],
    slideNumber: {
      x: 11.7,
      y: 6.95,
      w: 0.6,
      h: 0.3,
      fontSize: 10,
      fontFace: SANS,
      color: hex(ink.muted),
      align: 'right',
    },
  });
}

function cover(made: pptx, { title, lead, foot, notes }: Slide): void {
  const slide = made.addSlide({ masterName: 'Cover' });
  slide.addText(title, { placeholder: 'title' });
  const look = { x: 1.3, w: 10.4, fontFace: SANS, margin: 0, align: 'left', valign: 'top' } as const;
  if (lead) slide.addText(lead, { ...look, y: 4.15, h: 0.9, fontSize: 22, color: hex(blueprint.muted) });
  slide.addText((foot ?? []).join('\n'), { ...look, y: 5.6, h: 1, fontSize: 16, color: 'FFFFFF' });
  slide.addNotes(notes);
}

function page(made: pptx, { title, lead, table, drawing, clock, notes }: Slide): void {
  const slide = made.addSlide({ masterName: 'Page' });
  slide.addText(title, { placeholder: 'title' });
  if (lead)
    slide.addText(lead, {
      x: 1,
      y: 1.7,
      w: 11.3,
      h: 0.75,
      margin: 0,
      align: 'left',
      valign: 'middle',
      color: hex(ink.DEFAULT),
      fontFace: SERIF,
      fontSize: 28,
    });
  const y = lead ? 2.7 : 1.95;
  if (drawing) draw(slide, drawing);
  if (clock) drawClock(slide, clock);
  if (table) {
    const [heads = [], ...rows] = table.rows;
    const border = { type: 'solid' as const, pt: 0.75, color: hex(control) };
    const cell = {
      fontFace: SANS,
      fontSize: 22,
      color: hex(ink.DEFAULT),
      border,
      margin: 0.1,
      valign: 'middle' as const,
    };
    slide.addTable(
      [
        heads.map((text) => ({
          text,
          options: { ...cell, bold: true, color: 'FFFFFF', fill: { color: hex(blueprint.DEFAULT) } },
        })),
        ...rows.map((row) =>
          row.map((text) => ({ text, options: { ...cell, fill: { color: hex(paper.raised) } } })),
        ),
      ],
      {
        x: 1,
        y,
        w: 11.3,
        colW: table.widths.map((share) => (11.3 * share) / 100),
        rowH: Math.min(0.8, (6.4 - y) / table.rows.length),
      },
    );
  }
  slide.addNotes(notes);
}
