import { z } from 'zod';

/** What of the site's surroundings may be in trouble, and is told to the owner (docs/decisions/022). */
export const TROUBLES = [
  'backup',
  'reconcile',
  'mail',
  'disk',
  'certificate',
  'tables',
  'erased-list',
  'archives',
] as const;

export type Trouble = (typeof TROUBLES)[number];

/** Which, since when, and whether it is over. */
export const troubleData = z.object({
  about: z.enum(TROUBLES),
  since: z.iso.datetime(),
  isOver: z.boolean(),
});
