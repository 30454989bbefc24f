/** File sizes in pixels. Pages show them smaller, so that they are sharp. */
export const PHOTOS = {
  testimonials: { width: 240, height: 240 },
  team: { width: 448, height: 504 },
  pages: { width: 1280, height: 800 },
} as const;
export type PhotoOf = keyof typeof PHOTOS;
export const PHOTO_OWNERS = Object.keys(PHOTOS) as PhotoOf[];

/** The lists of a file whose entries may have a photo, each with a folder of that name. */
export const PHOTO_LISTS: Partial<Record<PhotoOf, readonly string[]>> = {
  testimonials: ['founders', 'calls', 'strip'],
  team: ['coaches'],
};

/** More than a portrait needs, and little enough for a page with 40 of them. */
const MOST_PHOTO_BYTES = 60_000;
export const mostBytes = (of: PhotoOf) => (of === 'pages' ? 4 * MOST_PHOTO_BYTES : MOST_PHOTO_BYTES);

export const photoFile = (name: string): string => `${name}.jpg`;
