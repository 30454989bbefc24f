import { notFound } from 'next/navigation';
import { type LibraryPage, libraryPages, statementsOf } from '@/app/library-pages';
import { listedMetadata } from '@/app/page-metadata';
import { thingsOfLibrary } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { AreaPage } from '@/components/library/area-page';
import { StatementPage } from '@/components/library/statement-page';
import { content } from '@/lib/container';
import { routes } from '@/lib/kernel/routes';
import { statementProps } from '../statement-props';
import '../../../styles/library.css';

export const dynamicParams = false;

export const generateStaticParams = () =>
  libraryPages().map(({ path }) => ({ slug: path.slice(routes.library.length + 1) }));

type Context = { params: Promise<{ slug: string }> };

export const generateMetadata = async (context: Context) => listedMetadata(await pageOf(context));

/** Explains one area or one statement of the diagnostic. */
export default async function LibraryEntryPage(context: Context) {
  const one = await pageOf(context);
  const { site, library } = content();
  return (
    <>
      <JsonLd things={thingsOfLibrary(one)} />
      {one.kind === 'area' ? (
        <AreaPage
          words={library.words}
          button={site.header.diagnostic}
          title={one.title}
          page={one.page}
          statements={statementsOf(one.area).map(({ path, title, text }) => ({ path, title, text }))}
        />
      ) : (
        <StatementPage {...statementProps(one)} />
      )}
    </>
  );
}

async function pageOf({ params }: Context): Promise<LibraryPage> {
  const path = `${routes.library}/${(await params).slug}`;
  return libraryPages().find((one) => one.path === path) ?? notFound();
}
