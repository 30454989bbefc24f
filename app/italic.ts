import localFont from 'next/font/local';

// Apart from the other typefaces: it sets one word and one quote of the landing page, at its top, and is
// announced there only.
const displayItalic = localFont({
  src: './fonts/brygada-1918-italic.woff2',
  weight: '400 500',
  style: 'italic',
  display: 'swap',
  variable: '--font-display-italic',
  adjustFontFallback: false,
});

/** A class for whatever holds words in the italic; it makes no box of its own. */
export const italic = `${displayItalic.variable} contents`;
