import { pageMetadata } from '../../page-metadata';
import { Legal } from '../legal';

export const generateMetadata = () => pageMetadata('/terms-of-service');

export default function TermsPage() {
  return <Legal name="termsOfService" next="privacyPolicy" />;
}
