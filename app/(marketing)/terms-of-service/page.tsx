import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/kernel/routes';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';
import '../../styles/legal.css';

export function generateMetadata(): Metadata {
  return pageMetadata('/terms-of-service');
}

/** The text is content/legal/terms-of-service.md. */
export default function TermsPage() {
  const { legal, site } = content();
  return (
    <>
      <JsonLd things={thingsOf('/terms-of-service')} />
      <LegalPage
        page={legal.termsOfService}
        contents={site.words.contents}
        next={{ label: legal.privacyPolicy.title, to: routes.privacyPolicy }}
      />
    </>
  );
}
