import Link from 'next/link';
import { MissingStone } from './missing-stone';
import { PlumbLine } from './plumb-line';

type NotFoundProps = {
  title: string;
  text: string;
  pages: { path: string; title: string; description: string }[];
};

/** The page for an address that does not exist: a wall with a stone missing, and ways back. */
export function NotFound({ title, text, pages }: NotFoundProps) {
  return (
    <PlumbLine>
      <div className="beside-cord grid gap-10 py-14 lg:grid-cols-[var(--column)_minmax(0,1fr)] lg:gap-x-gap lg:py-26">
        <MissingStone className="at-cord w-full max-w-[420px] lg:ml-0 lg:w-[calc(var(--column)+var(--gap)/2)]" />
        <div>
          <h1>{title}</h1>
          <p className="mt-4 text-l">{text}</p>
          <ul className="mt-9 border-b border-ink">
            {pages.map((page) => (
              <li key={page.path} className="border-t border-line first:border-ink">
                <Link href={page.path} className="group grid gap-1 py-4 no-underline">
                  <span className="font-display text-l leading-snug font-medium decoration-brass decoration-2 underline-offset-4 group-hover:underline">
                    {page.title}
                  </span>
                  <span className="text-ui text-ink-muted">{page.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PlumbLine>
  );
}
