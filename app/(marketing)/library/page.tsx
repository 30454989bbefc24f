import type { Metadata } from 'next';
import { libraryPages, statementsOf } from '@/app/library-pages';
import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { LibraryIndex } from '@/components/library/library-index';
import { content } from '@/lib/container';
import '../../styles/library.css';

export function generateMetadata(): Metadata {
  return pageMetadata('/library');
}

export default function LibraryIndexPage() {
  const { site, library } = content();
  const areas = libraryPages()
    .filter(({ kind }) => kind === 'area')
    .map(({ path, title, area, section }) => ({
      path,
      title,
      intro: section.intro,
      statements: statementsOf(area),
    }));
  return (
    <>
      <JsonLd things={thingsOf('/library')} />
      <LibraryIndex words={library.words.page} button={site.header.diagnostic} areas={areas} />
    </>
  );
}
