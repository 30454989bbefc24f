import { NotFound } from '@/components/layout/not-found';
import { content } from '@/lib/container';
import { pageMetadata, withoutBrand } from './page-metadata';

export const generateMetadata = () => pageMetadata('404');

/** Any address that does not exist. */
export default function NotFoundPage() {
  const { site, messages } = content();
  const { text, links } = messages.pages.notFound;
  const pages = links.map((path) => {
    const { title, description } = site.pages[path as keyof typeof site.pages];
    return { path, title: withoutBrand(title), description };
  });
  return <NotFound title={messages.exact.pages.notFound} text={text} pages={pages} />;
}
