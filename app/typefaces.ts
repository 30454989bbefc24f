import localFont from 'next/font/local';

// The romans; the italic is in italic.ts. Until they are there, words are set in what styles/stand-ins.css
// names, which is why adjustFontFallback is off: it knows only Times New Roman and Arial, which neither Linux
// nor Android has by that name, at the width of the average letter.

const display = localFont({
  src: './fonts/brygada-1918.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: false,
});

const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: false,
});

/** Classes for <html> that bring the two faces in. */
export const typefaces = `${display.variable} ${text.variable}`;
