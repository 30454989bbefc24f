import localFont from 'next/font/local';

// In a file of its own so that only the landing page preloads it.
const displayItalic = localFont({
  src: './fonts/brygada-1918-italic.woff2',
  weight: '400 500',
  style: 'italic',
  display: 'swap',
  variable: '--font-display-italic',
  adjustFontFallback: false,
});

/** The class of an element with italic words. It makes no box. */
export const italic = `${displayItalic.variable} contents`;
