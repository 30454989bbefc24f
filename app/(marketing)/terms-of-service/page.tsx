import type { Metadata } from 'next';
import { pageMetadata } from '../../page-metadata';
import { Legal } from '../legal';

export function generateMetadata(): Metadata {
  return pageMetadata('/terms-of-service');
}

export default function TermsPage() {
  return <Legal name="termsOfService" next="privacyPolicy" />;
}
