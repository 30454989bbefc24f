import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { Home } from '@/components/home/home';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import localFont from 'next/font/local';

// Here, so that only the landing page preloads it.
const displayItalic = localFont({
  src: '../fonts/brygada-1918-italic.woff2',
  weight: '400 500',
  style: 'italic',
  display: 'swap',
  variable: '--font-display-italic',
  adjustFontFallback: false,
});

/** The class of an element with italic words. It makes no box. */
const italic = `${displayItalic.variable} contents`;

export const generateMetadata = () => pageMetadata('/');

export default function HomePage() {
  return (
    <div className={italic}>
      <JsonLd things={thingsOf('/')} />
      <Home {...content()} />
    </div>
  );
}
