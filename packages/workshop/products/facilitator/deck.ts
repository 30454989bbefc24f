import { type Slide, deck } from '../../slides/deck';
import { dataIn } from '../../facts';
import { TOOL } from './layout';
import { GOAL_DRAWINGS } from './goal-drawings';
import { KEY_RESULT_DRAWINGS } from './key-result-drawings';

/** A slide with the minutes it is on the wall; the first one is up before the workshop begins. */
export type TimedSlide = Omit<Slide, 'notes'> & { from: number; to: number; say: string; do?: string };

/** The twenty slides, by the minutes of the facilitator's script. */
export const SLIDES = dataIn('products/facilitator/slides.yaml') as readonly TimedSlide[];

export function notesOf({ from, to, say, do: act }: TimedSlide): string {
  const minutes = to === 0 ? 'Before the workshop' : `Minutes ${from} to ${to}, ${to - from} in all`;
  return [`${minutes}.`, `Say: ${say}`, ...(act ? [`Do: ${act}`] : [])].join('\n\n');
}

const DRAWINGS = { ...GOAL_DRAWINGS, ...KEY_RESULT_DRAWINGS };

export const workshopSlides = (): Promise<Buffer> =>
  deck(
    SLIDES.map((slide) => ({
      ...slide,
      notes: notesOf(slide),
      drawing: DRAWINGS[slide.title],
      clock: slide.to > 0 ? { from: slide.from, to: slide.to, of: SLIDES.at(-1)!.to } : undefined,
    })),
    {
      tool: TOOL,
      title: 'Workshop slides',
      subject: 'Twenty slides for a 90-minute goal-setting workshop, with notes',
    },
  );
