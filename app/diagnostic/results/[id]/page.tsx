import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Report } from '@/components/diagnostic/report/report';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import { logSurprise } from '@/lib/http/surprise';
import { reportTexts } from '../report-texts';
import { ResultsFailed } from '../results-failed';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return { ...pageMetadata('/diagnostic/results/{id}'), referrer: 'no-referrer' };
}

type Props = { params: Promise<{ id: string }> };

/** The whole page in one piece: an unknown id answers 404, and the report can be read and printed without a script. */
export default async function ResultsPage({ params }: Props) {
  const { id } = await params;
  const found = await container()
    .assessments.find(id)
    .catch((error: unknown) => ({ errorId: logSurprise(error) }));
  if (!found) notFound();
  if ('errorId' in found) return <ResultsFailed retry={routes.results(id)} {...found} />;
  const { links, words } = content().site;
  return (
    <Report
      assessment={found}
      texts={reportTexts(content())}
      scheduler={{ href: links.scheduler, newTab: words.newTab }}
    />
  );
}
