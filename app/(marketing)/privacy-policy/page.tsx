import type { Metadata } from 'next';
import { pageMetadata } from '../../page-metadata';
import { Legal } from '../legal';

export function generateMetadata(): Metadata {
  return pageMetadata('/privacy-policy');
}

export default function PrivacyPage() {
  return <Legal name="privacyPolicy" next="termsOfService" />;
}
