import type { Slide } from '../../slides/deck';

/** A slide with the minutes it is on the wall; the first one is up before the workshop begins. */
export type TimedSlide = Omit<Slide, 'notes'> & { from: number; to: number; say: string; do?: string };
