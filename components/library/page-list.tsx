import { Unbroken } from '@/components/ui/unbroken';
import { routes } from '@/lib/kernel/routes';

export type ListedPage = { slug: string; title: string; description: string };

/**
 * Pages of content/pages, each with what it is about.
 * @param leading the first is about what all of them are
 */
export function PageList({ pages, leading }: { pages: readonly ListedPage[]; leading?: boolean }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {pages.map(({ slug, title, description }) => (
        <li
          key={slug}
          className={`border-t border-line py-4.5 only:md:col-span-full ${leading ? 'first:md:col-span-full first:[&_h3]:text-xl' : ''}`}
        >
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
        </li>
      ))}
    </ul>
  );
}
