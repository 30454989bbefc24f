import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { Report } from '@/components/diagnostic/report/report';
import { Spinner } from '@/components/ui/spinner';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import { logSurprise } from '@/lib/http/surprise';
import { reportTexts } from '../report-texts';
import { ResultsFailed } from '../results-failed';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const { title, description } = content().site.pages['/diagnostic/results/{id}'];
  return { title, description, robots: { index: false }, referrer: 'no-referrer' };
}

type Props = { params: Promise<{ id: string }> };

/** Whether there is such a result is settled before anything is sent, so that an unknown id answers 404. */
export default async function ResultsPage({ params }: Props) {
  const { id } = await params;
  const known = await container().assessments.exists(id).catch(failed);
  if (known === false) notFound();
  if (known !== true) return <ResultsFailed retry={routes.results(id)} {...known} />;
  const { loading } = content().diagnostic.results.states;
  return (
    <Suspense
      fallback={
        <div className="report">
          <Spinner label={loading} showLabel />
        </div>
      }
    >
      <Results id={id} />
    </Suspense>
  );
}

async function Results({ id }: { id: string }) {
  const found = await container().assessments.find(id).catch(failed);
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

const failed = (error: unknown) => ({ errorId: logSurprise(error) });
