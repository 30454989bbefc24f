import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { LibraryIndex } from '@/components/library/library-page';
import { content } from '@/lib/server/context';
import { actionOf, PAGE_KINDS } from '@/lib/kernel/prose';
import { libraryName } from '@/lib/kernel/routes';

export const generateMetadata = () => pageMetadata('/library');

/** Every page of content/pages: those on the diagnostic by its areas, the others by kind. */
export default function LibraryIndexPage() {
  const { site, library, pages, diagnostic } = content();
  const { forArea } = diagnostic.results.page.tool;
  const areas = diagnostic.questionnaire.sections.map(({ id, title, statements }) => ({
    id,
    title,
    tool: forArea[id],
    pages: [id, ...Object.keys(statements)].flatMap((one) =>
      pages.filter(({ slug }) => slug === libraryName(one)),
    ),
  }));
  const inAreas = new Set(areas.flatMap((area) => area.pages));
  const kinds = PAGE_KINDS.map((kind) => ({
    id: kind,
    title: library.kinds[kind],
    pages: pages.filter((one) => one.kind === kind && !inAreas.has(one)),
  }));
  return (
    <>
      <JsonLd things={thingsOf('/library')} />
      <LibraryIndex
        words={{ ...library.page, button: site.header.diagnostic }}
        groups={[...areas, ...kinds]
          .filter((group) => group.pages.length > 0)
          .map((group) => ({
            ...group,
            pages: group.pages.map((page) => ({ ...page, title: actionOf(page.title) })),
          }))}
      />
    </>
  );
}
