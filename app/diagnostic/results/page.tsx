import { notFound } from 'next/navigation';

/** The address of a result without its id; `undefined` in place of an id is led here too (next.config.mjs). */
export default function NoId() {
  notFound();
}
