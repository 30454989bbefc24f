import type { Metadata } from 'next';
import { AddressNotFound } from '@/components/layout/words';
import { content } from '@/lib/container';

export function generateMetadata(): Metadata {
  const { title, description } = content().site.pages['404'];
  return { title, description, robots: { index: false } };
}

/** Any address that does not exist. */
export default function NotFoundPage() {
  return <AddressNotFound />;
}
