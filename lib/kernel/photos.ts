/** File sizes in pixels. Pages show them smaller, so that they are sharp. */
export const PHOTOS = {
  testimonials: { width: 240, height: 240 },
  team: { width: 448, height: 504 },
} as const;
export type PhotoOf = keyof typeof PHOTOS;
export const PHOTO_OWNERS = Object.keys(PHOTOS) as PhotoOf[];

/**
 * The lists of testimonials.yaml and team.yaml whose entries may have a photo, each with a folder of that
 * name.
 */
export const PHOTO_LISTS: Record<PhotoOf, readonly string[]> = {
  testimonials: ['founders', 'calls', 'strip'],
  team: ['coaches'],
};

/** Enough for one, and small enough for a page with 40. */
export const MOST_PHOTO_BYTES = 60_000;

export const photoFile = (name: string): string => `${name}.jpg`;
