import { pick } from '@/lib/kernel/keyed';
import type { Content } from '@/lib/content/content';
import { Footer } from './footer';
import { Header } from './header';
import { menuEntry } from './menu-entry';

const brandOf = ({ site }: Content) => pick(site.brand, ['name', 'logoAlt', 'subtitle']);

/** The head of every page, with every tool that can be downloaded; the demos have it too. */
export function SiteHeader({ content }: { content: Content }) {
  const { site, products } = content;
  const tools = products.filter(({ type }) => type === 'digital');
  const slugs = new Map(tools.map(({ title, slug }) => [title, slug]));
  const places = { slugs, tracker: site.links.tracker };
  const entries = tools.map((tool) => menuEntry(tool, site.header, places));
  return (
    <Header
      brand={brandOf(content)}
      words={site.header}
      tools={entries}
      newsletter={site.links.newsletter}
      newTab={site.words.newTab}
    />
  );
}

/** The foot of every page and demo. */
export const SiteFooter = ({ content }: { content: Content }) => (
  <Footer brand={brandOf(content)} words={{ ...content.site.footer, library: content.library.page.name }} />
);
