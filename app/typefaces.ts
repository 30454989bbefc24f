import localFont from 'next/font/local';

// Two calls for one family, since only the romans are worth a preload: the italic sets one word and one quote.
// A face that is not there when the page is first drawn is left for the next page (optional): nothing moves or changes
// under a reader's eyes. The fallback faces are measured from the files themselves.

const display = localFont({
  src: './fonts/brygada-1918.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
});

const displayItalic = localFont({
  src: './fonts/brygada-1918-italic.woff2',
  weight: '400 500',
  style: 'italic',
  display: 'optional',
  variable: '--font-display-italic',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

/** Classes for <html> that bring the three faces in. */
export const typefaces = `${display.variable} ${displayItalic.variable} ${text.variable}`;
