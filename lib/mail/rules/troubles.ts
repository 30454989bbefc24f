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
