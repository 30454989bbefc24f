/** The size that the large cards of other sites show without a cut. */
export const SHARING_IMAGE = { width: 1200, height: 630 } as const;

/** The address of the image that stands for a page where it is shared. */
export function sharingImage(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
