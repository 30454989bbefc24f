import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { PlumbLine } from './plumb-line';

export type NotFoundWords = {
  title: string;
  text: string;
  /** Above the pages, where the text doesn't lead to them. */
  start?: string;
  pages: { path: string; title: string; description: string }[];
};

type NotFoundProps = Omit<NotFoundWords, 'pages'> & Partial<NotFoundWords> & { children?: ReactNode };

/** The page for what does not exist: a wall with a stone missing, and ways back. */
export function NotFound({ title, text, start, pages = [], children }: NotFoundProps) {
  return (
    <PlumbLine>
      <div className="beside-cord py-14 lg:py-26">
        <div className="grid gap-9 md:grid-cols-2 md:items-center lg:grid-cols-[var(--column)_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-gap">
          <Drawing
            name="missing-stone"
            width={324}
            height={344}
            className="ml-[calc(var(--cord)-var(--gutter))] w-full max-w-105 font-display max-md:w-[188px] lg:row-span-2 lg:ml-0 lg:w-[calc(100%+var(--gap)/2)]"
          />
          <div>
            <h1>{title}</h1>
            <p className="mt-4 text-l text-balance">{text}</p>
            {children}
            {start && <h2 className="mt-12 -mb-5 text-xl">{start}</h2>}
          </div>
          {pages.length > 0 && (
            <ul className="border-b border-ink md:max-lg:col-span-2">
              {pages.map((page) => (
                <li key={page.path} className="border-t border-line first:border-ink">
                  <a href={page.path} className="group grid gap-1 py-4">
                    <b className="font-display text-l/snug font-medium underline decoration-accent decoration-2 underline-offset-4 group-hover:decoration-current">
                      {page.title}
                    </b>
                    <span className="text-ui text-ink-muted">{page.description}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </PlumbLine>
  );
}
