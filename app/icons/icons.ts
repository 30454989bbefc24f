/**
 * The icons that are not vectors. A maskable one keeps the drawing inside the circle that a launcher may cut
 * out.
 */
export const ICONS = [
  { file: '192.png', side: 192, scale: 1, purpose: 'any' },
  { file: '512.png', side: 512, scale: 1, purpose: 'any' },
  { file: 'maskable-512.png', side: 512, scale: 0.8, purpose: 'maskable' },
] as const;

/** The address of one of them. */
export const iconAddress = (file: (typeof ICONS)[number]['file']) => `/icons/${file}`;
