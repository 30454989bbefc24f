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
      <div className="beside-cord not-found py-14 lg:py-26">
        <MissingStone className="at-cord w-full max-w-[420px] [grid-area:drawing] lg:ml-0 lg:w-[calc(var(--column)+var(--gap)/2)]" />
        <div className="[grid-area:head]">
          <h1>{title}</h1>
          <p className="mt-4 text-l text-balance">{text}</p>
        </div>
        <ul className="border-b border-ink [grid-area:list]">
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
    </PlumbLine>
  );
}
