import { deck } from '../../slides/deck';
import { TOOL } from './layout';
import { notesOf, SLIDES } from './slides';

/** okr-workshop-slides.pptx */
export const workshopSlides = (): Promise<Buffer> =>
  deck(
    SLIDES.map((slide) => ({ ...slide, notes: notesOf(slide) })),
    {
      tool: TOOL,
      title: 'Workshop slides',
      subject: 'Twenty slides for a 90-minute goal-setting workshop, with notes',
    },
  );
