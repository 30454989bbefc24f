import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter, SiteHeader } from '@/components/layout/frame';
import { SITE_SCRIPT } from '@/components/layout/generated/site-script';
import { WordsProvider } from '@/components/layout/words';
import { PALETTE } from '@/lib/kernel/palette';
import { Toasts } from '@/components/ui/toasts';
import { Tooltips } from '@/components/ui/tooltips';
import { PREPARED_PAGES } from '@/lib/kernel/pages';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { firstSentence } from '@/lib/kernel/text';
import './globals.css';
import localFont from 'next/font/local';

// The italic is in (marketing)/page.tsx. styles/stand-ins.css has the fallback faces. `adjustFontFallback`
// is off because it knows only Times New Roman and Arial, which Linux and Android lack.

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
const typefaces = `${display.variable} ${text.variable}`;

/** The defaults of pages without metadata. */
export function generateMetadata(): Metadata {
  const { title, description } = content().site.pages['/'];
  return { metadataBase: new URL(env().BASE_URL), title, description };
}

export const viewport: Viewport = { themeColor: PALETTE.paper.DEFAULT };

function notFoundWords() {
  const { site, messages } = content();
  const { text, links } = messages.pages.notFound;
  const pages = links.map(({ label, to }) => {
    const { description } = site.pages[to as keyof typeof site.pages];
    return { path: to, title: label, description: firstSentence(description) };
  });
  return { title: messages.exact.pages.notFound, text, pages };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { site, messages } = content();
  return (
    <html lang="en-US" className={typefaces}>
      <body>
        <a
          href="#main"
          className="absolute top-2 left-2 z-overlay bg-ink px-4 py-3 text-paper-raised not-focus:[clip-path:inset(50%)]"
        >
          {site.words.skipToContent}
        </a>
        <SiteHeader content={content()} />
        {/* Nothing is painted before this is there: links at the right would move as more of them arrive. */}
        <template id="header-end" />
        <link rel="expect" href="#header-end" blocking="render" />
        <main id="main" tabIndex={-1} className="outline-none">
          <WordsProvider words={{ error: messages.pages.error, notFound: notFoundWords() }}>
            {children}
          </WordsProvider>
        </main>
        <SiteFooter content={content()} />
        <Toasts label={site.words.notifications} close={site.words.close} />
        <Tooltips />
        <script
          src={SITE_SCRIPT}
          defer
          data-scheduler={site.links.scheduler}
          data-fields={JSON.stringify(site.scheduler.fields)}
          data-counter={site.counter && JSON.stringify({ src: site.counter.script, data: site.counter.data })}
          data-prepared={PREPARED_PAGES.join(' ')}
        />
      </body>
    </html>
  );
}
