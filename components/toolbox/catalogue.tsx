import type { NotFoundWords } from '@/components/layout/not-found';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { ToolRow, type ToolRowProps, type ToolRowWords } from './tool-row';

export type CatalogueProps = ToolRowWords & {
  title: string;
  intro: string;
  empty: string;
  start: { title: string; tools: NotFoundWords['pages'] };
  /** For whoever knows none of them by name. */
  unsure: { title: string; button: string; href: string };
  tools: ToolRowProps[];
};

/** Which to start with, and every tool with its price. Without tools it says so. */
export function Catalogue({ title, intro, empty, start, unsure, tools, ...words }: CatalogueProps) {
  return (
    <section aria-labelledby="tools" className="beside-cord pt-7 pb-section lg:pt-9">
      <div className="two-columns items-baseline">
        <div>
          <h2 id="tools" className="station">
            {title}
          </h2>
          <p className="mt-2 text-note text-ink-muted">{intro}</p>
        </div>
        <div className="max-lg:mt-5">
          <h3>{start.title}</h3>
          <ol className="gap-x-6 md:grid md:grid-cols-3">
            {start.tools.map(({ title, path, description }) => (
              <li key={path} className="py-1.5 text-ui/[1.45]">
                <a href={path} className={`block w-fit ${BRASS_LINK}`}>
                  {title}
                </a>
                {description}
              </li>
            ))}
          </ol>
          <p className="mt-1.5 text-ui">
            {unsure.title}{' '}
            <a href={unsure.href} className="inline-flex min-h-target items-center underline">
              {unsure.button}
            </a>
          </p>
        </div>
      </div>
      {tools.length === 0 ? (
        <p className="lead mt-8">{empty}</p>
      ) : (
        <ul className="mt-6 border-b border-ink *:border-t *:border-ink">
          {tools.map((tool) => (
            <li key={tool.slug}>
              <ToolRow {...tool} words={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
