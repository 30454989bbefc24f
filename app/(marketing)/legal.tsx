import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/layout/json-ld';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import { thingsOf } from '../structured-data/things';

type Name = 'privacyPolicy' | 'termsOfService';

/** A page of content/legal, and at its end the way to the other one. */
export function Legal({ name, next }: { name: Name; next: Name }) {
  const { legal, site } = content();
  return (
    <>
      <JsonLd things={thingsOf(routes[name])} />
      <LegalPage
        page={legal[name]}
        contents={site.words.contents}
        next={{ label: legal[next].title, to: routes[next] }}
      />
    </>
  );
}
