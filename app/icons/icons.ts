/** The PNG icons. In a maskable one the drawing stays inside the circle that a launcher may cut out. */
export const ICONS = [
  { file: '192.png', side: 192, scale: 1, purpose: 'any' },
  { file: '512.png', side: 512, scale: 1, purpose: 'any' },
  { file: 'maskable-512.png', side: 512, scale: 0.8, purpose: 'maskable' },
] as const;

export const iconAddress = (file: (typeof ICONS)[number]['file']) => `/icons/${file}`;
