import { Unbroken } from '@/components/ui/unbroken';
import { routes } from '@/lib/kernel/routes';

export type ListedPage = { slug: string; title: string; description: string };

/** Pages of content/pages, each with what it is about. */
export function PageList({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {pages.map(({ slug, title, description }) => (
        <li key={slug} className="border-t border-line py-4.5">
          <h3>
            <a
              className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
              href={routes.page(slug)}
            >
              <Unbroken>{title}</Unbroken>
            </a>
          </h3>
          <p className="mt-1 text-ui text-ink-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
