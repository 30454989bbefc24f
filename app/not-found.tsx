import { AddressNotFound } from '@/components/layout/words';
import { pageMetadata } from './page-metadata';

export const generateMetadata = () => pageMetadata('404');

export default function NotFoundPage() {
  return <AddressNotFound />;
}
