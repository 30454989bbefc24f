import { deck } from '../../slides/deck';
import { TOOL } from './layout';
import { GOAL_DRAWINGS } from './goal-drawings';
import { KEY_RESULT_DRAWINGS } from './key-result-drawings';
import { notesOf, SLIDES } from './slides';

const DRAWINGS = { ...GOAL_DRAWINGS, ...KEY_RESULT_DRAWINGS };

/** okr-workshop-slides.pptx */
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
