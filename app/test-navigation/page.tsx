import { Section } from '@/components/layout/section';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import { pageMetadata } from '../page-metadata';
import { siteRoutes } from './site-routes';
import '@/components/legal/prose.css';

export const generateMetadata = () => pageMetadata('/test-navigation');

/** Every route with what it answers, for developers. Its words are not in content/. */
export default function TestNavigationPage() {
  const { products, toolbox, pages } = content();
  const slugs = products
    .filter(({ type, slug }) => type === 'digital' && slug !== TRACKER_SLUG)
    .map(({ slug }) => slug);
  const demos = toolbox.demos.items.map(({ path }) => path);
  const written = pages.map(({ slug }) => routes.page(slug));
  return (
    <>
      <h1 className="beside-cord pt-9 md:pt-16">Navigation test</h1>
      <Section title="Routes" intro="Status is what a GET should answer.">
        <div tabIndex={0} role="region" aria-label="Table of routes" className="prose overflow-x-auto">
          <table className="min-w-160 tabular-nums">
            <thead>
              <tr>
                <th scope="col">Route</th>
                <th scope="col">Screen</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {siteRoutes(slugs, demos, written).map(({ route, example = route, screen, status }) => (
                <tr key={example}>
                  <th scope="row">
                    <a href={example} className="underline">
                      {example}
                    </a>
                    {example !== route && <span className="block text-note text-ink-muted">{route}</span>}
                  </th>
                  <td>{screen}</td>
                  <td>{status}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}
