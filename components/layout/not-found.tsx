import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { PlumbLine } from './plumb-line';

export type NotFoundWords = {
  title: string;
  text: string;
  pages: { path: string; title: string; description: string }[];
};

type NotFoundProps = Omit<NotFoundWords, 'pages'> & Partial<NotFoundWords> & { children?: ReactNode };

/** The page for what does not exist: a wall with a stone missing, and ways back. */
export function NotFound({ title, text, pages = [], children }: NotFoundProps) {
  return (
    <PlumbLine>
      <div className="beside-cord not-found py-14 lg:py-26">
        <Drawing name="missing-stone" width={324} height={344} className="missing-stone" />
        <div className="[grid-area:head]">
          <h1>{title}</h1>
          <p className="mt-4 text-l text-balance">{text}</p>
          {children}
        </div>
        {pages.length > 0 && (
          <ul className="ways-back">
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>
                  <b>{page.title}</b>
                  <span>{page.description}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PlumbLine>
  );
}
