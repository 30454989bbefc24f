import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { LibraryIndex } from '@/components/library/library-page';
import { content } from '@/lib/server/context';
import { PAGE_KINDS } from '@/lib/kernel/prose';
import '../../styles/library.css';

export function generateMetadata(): Metadata {
  return pageMetadata('/library');
}

/** Every page of content/pages, by kind. */
export default function LibraryIndexPage() {
  const { site, library, pages } = content();
  const groups = PAGE_KINDS.map((kind) => ({
    title: library.kinds[kind],
    pages: pages.filter((one) => one.kind === kind),
  }));
  return (
    <>
      <JsonLd things={thingsOf('/library')} />
      <LibraryIndex
        words={library.page}
        button={site.header.diagnostic}
        groups={groups.filter((group) => group.pages.length > 0)}
      />
    </>
  );
}
