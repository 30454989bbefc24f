import localFont from 'next/font/local';

// The romans; the italic is in italic.ts.
// A face that is not there when the page is first drawn is left for the next page (optional): nothing moves or changes
// under a reader's eyes. The fallback faces are measured from the files themselves.

const display = localFont({
  src: './fonts/brygada-1918.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
});

const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 600',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

/** Classes for <html> that bring the two faces in. */
export const typefaces = `${display.variable} ${text.variable}`;
