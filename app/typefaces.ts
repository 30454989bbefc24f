import localFont from 'next/font/local';

// The romans; the italic is in italic.ts. A face that is not there when the page is first drawn is left for
// the next page (optional): nothing moves or changes under a reader's eyes. What stands in for it is in
// styles/stand-ins.css.

const display = localFont({
  src: './fonts/brygada-1918.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: false,
});

const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: false,
});

/** Classes for <html> that bring the two faces in. */
export const typefaces = `${display.variable} ${text.variable}`;
