import { AddressNotFound } from '@/components/layout/words';
import { pageMetadata } from './page-metadata';

export const generateMetadata = () => pageMetadata('404');

/** Any address that does not exist. */
export default function NotFoundPage() {
  return <AddressNotFound />;
}
