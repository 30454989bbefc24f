import { notFound } from 'next/navigation';
import { productMetadata } from '@/app/page-metadata';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import { ProductPage } from '../product-page';
import { tools } from '../products';

const tracker = () => tools().find(({ slug }) => slug === TRACKER_SLUG) ?? notFound();

export const generateMetadata = () => productMetadata(tracker());

/** The tracker has a route of its own and a full system outside this site (rule 30). */
export default function TrackerPage() {
  return <ProductPage product={tracker()} />;
}
