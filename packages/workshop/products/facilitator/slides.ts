import { dataIn } from '../../facts';
import type { TimedSlide } from './timed-slide';

/** The twenty slides, by the minutes of the facilitator's script. */
export const SLIDES = dataIn('products/facilitator/slides.yaml') as readonly TimedSlide[];

/** The notes of a slide: its minutes, what to say, what to do. */
export function notesOf({ from, to, say, do: act }: TimedSlide): string {
  const minutes = to === 0 ? 'Before the workshop' : `Minutes ${from} to ${to}, ${to - from} in all`;
  return [`${minutes}.`, `Say: ${say}`, ...(act ? [`Do: ${act}`] : [])].join('\n\n');
}
