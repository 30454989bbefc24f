import { notFound } from 'next/navigation';
import { writtenMetadata } from '@/app/page-metadata';
import { thingsOfPage } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { LibraryPage } from '@/components/library/library-page';
import { content } from '@/lib/server/context';
import { longDay } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';
import { shownBlocks } from '../shown-blocks';

export const dynamicParams = false;
export const generateStaticParams = () => content().pages.map(({ slug }) => ({ slug }));

type Context = { params: Promise<{ slug: string }> };

export const generateMetadata = async (context: Context) => writtenMetadata(await pageOf(context));

/** One page of content/pages. */
export default async function WrittenPage(context: Context) {
  const page = await pageOf(context);
  const { site, library, team } = content();
  const { name } = team.coaches.find(({ id }) => id === page.author)!;
  const days = [
    { iso: page.published, words: library.published },
    ...(page.updated > page.published ? [{ iso: page.updated, words: library.updated }] : []),
  ];
  return (
    <>
      <JsonLd things={thingsOfPage(page)} />
      <LibraryPage
        words={{ ...library.page, button: site.header.diagnostic }}
        title={page.title}
        byline={
          page.kind === 'landing'
            ? undefined
            : {
                author: fill(library.by, { author: name }),
                days: days.map(({ iso, words }) => ({
                  iso,
                  text: fill(words, { date: longDay(new Date(iso)) }),
                })),
              }
        }
        intro={shownBlocks(page.intro)}
        sections={page.sections.map((one) => ({ ...one, body: shownBlocks(one.body) }))}
      />
    </>
  );
}

const pageOf = async ({ params }: Context) => {
  const { slug } = await params;
  return content().pages.find((one) => one.slug === slug) ?? notFound();
};
