import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';

export const generateMetadata = () => pageMetadata('404');

/** The address of a result without its id; `undefined` in place of an id is led here too (next.config.mjs). */
export default function NoId() {
  notFound();
}
