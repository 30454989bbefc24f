import localFont from 'next/font/local';

// The romans; the italic is in italic.ts. Words are shown in what stands in for a face until it is there.

const display = localFont({
  src: './fonts/brygada-1918.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
});

const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

/** Classes for <html> that bring the two faces in. */
export const typefaces = `${display.variable} ${text.variable}`;
