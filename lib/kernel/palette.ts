/**
 * The colors of the site, named by role. Tailwind's tokens are these, and what is drawn at build takes them
 * from here.
 */
export const PALETTE = {
  paper: { DEFAULT: '#F3EFE6', raised: '#FBF9F4' },
  ink: { DEFAULT: '#1C2027', muted: '#4E5157' },
  line: '#CFC8B8', // hairlines between rows, decoration only
  'cord-line': '#A0957F', // the cord below the bob, decoration only
  control: '#857D6C', // borders that identify a control
  brass: { DEFAULT: '#A67C2B', deep: '#76550F', dark: '#5C410A' }, // brass never sets text; brass-deep does
  blueprint: {
    DEFAULT: '#123B63',
    deep: '#0F3358',
    line: '#7FA6CB',
    text: '#F1F6FB',
    muted: '#C3D7EA',
    brass: '#E3BE72',
  },
  good: '#24633F',
  fair: '#7A5200',
  poor: '#A5301F',
} as const;

/** The palette as CSS variables: `--ink`, `--ink-muted`, each with its value. */
export function cssColors(): Record<string, string> {
  const colors = Object.entries<string | Record<string, string>>(PALETTE);
  const variables = colors.flatMap(([name, color]) =>
    Object.entries(typeof color === 'string' ? { DEFAULT: color } : color).map(([shade, value]) => [
      shade === 'DEFAULT' ? `--${name}` : `--${name}-${shade}`,
      value,
    ]),
  );
  return Object.fromEntries(variables) as Record<string, string>;
}
