import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { classes } from '@/components/ui/classes';
import { Unbroken } from '@/components/ui/unbroken';
import { routes } from '@/lib/kernel/routes';

export type ListedPage = { slug: string; title: string; description: string };

/** Leads the others in: as wide as two, beside a drawing. */
const LEADING = 'md:col-span-full md:grid md:grid-cols-[minmax(0,1fr)_10rem] md:gap-x-10 [&_h3]:text-xl';

/**
 * Pages of content/pages, each with what it is about.
 * @param tool whose drawing stands beside the first, which is about what all of them are
 */
export function PageList({ pages, tool }: { pages: readonly ListedPage[]; tool?: string }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {pages.map(({ slug, title, description }, index) => (
        <li
          key={slug}
          className={classes(
            'border-t border-line py-4.5 only:md:col-span-full',
            tool && index === 0 && LEADING,
          )}
        >
          <div>
            <h3>
              <a
                className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
                href={routes.page(slug)}
              >
                <Unbroken>{title}</Unbroken>
              </a>
            </h3>
            <p className="mt-1 text-ui text-ink-muted">
              <Unbroken>{description}</Unbroken>
            </p>
          </div>
          {tool && index === 0 && <ToolDrawing slug={tool} className="hidden w-40 md:block" />}
        </li>
      ))}
    </ul>
  );
}
