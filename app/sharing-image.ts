/** The size that large cards show uncropped. */
export const SHARING_IMAGE = { width: 1200, height: 630 } as const;

export function sharingImage(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
