import localFont from 'next/font/local';

// The italic is in italic.ts. styles/stand-ins.css has the fallback faces. `adjustFontFallback` is off
// because it knows only Times New Roman and Arial, which Linux and Android lack.

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

/** The classes of <html>. */
export const typefaces = `${display.variable} ${text.variable}`;
