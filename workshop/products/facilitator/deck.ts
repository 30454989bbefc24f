import { deck } from '../../slides/deck';
import { TOOL } from './layout';
import { DRAWINGS } from './drawings';
import { notesOf, SLIDES } from './slides';

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
