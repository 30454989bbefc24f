import { pageMetadata } from '../../page-metadata';
import { Legal } from '../legal';

export const generateMetadata = () => pageMetadata('/privacy-policy');

export default function PrivacyPage() {
  return <Legal name="privacyPolicy" next="termsOfService" />;
}
