import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/kernel/routes';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';
import '../../styles/legal.css';

export function generateMetadata(): Metadata {
  return pageMetadata('/privacy-policy');
}

/** The text is content/legal/privacy-policy.md. */
export default function PrivacyPage() {
  const { legal, site } = content();
  return (
    <>
      <JsonLd things={thingsOf('/privacy-policy')} />
      <LegalPage
        page={legal.privacyPolicy}
        contents={site.words.contents}
        next={{ label: legal.termsOfService.title, to: routes.termsOfService }}
      />
    </>
  );
}
