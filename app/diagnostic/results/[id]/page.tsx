import type { Metadata } from 'next';
import { cache } from 'react';
import { missing } from '@/app/missing';
import { pageMetadata } from '@/app/page-metadata';
import { Report } from '@/components/diagnostic/report/report';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import { setStatus, statusOfError } from '@/lib/http/answer-status';
import { logSurprise } from '@/lib/http/surprise';
import { reportTexts } from '../report-texts';
import { ResultsFailed } from '../results-failed';
import UnknownId from './not-found';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

/** Asked for the head and for the body of a page, looked up once. */
const findResult = cache((id: string) =>
  container()
    .assessments.findResult(id)
    .catch((error: unknown) => ({ errorId: logSurprise(error), status: statusOfError(error) })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findResult((await params).id);
  return {
    ...pageMetadata(found ? '/diagnostic/results/{id}' : '404'),
    referrer: 'no-referrer',
  };
}

/** The whole page in one piece: an unknown id answers 404, and the report can be read and printed without a script. */
export default async function ResultsPage({ params }: Props) {
  const { id } = await params;
  const found = await findResult(id);
  if (!found) return missing(<UnknownId />);
  if ('errorId' in found) {
    setStatus(found.status);
    return <ResultsFailed retry={routes.results(id)} errorId={found.errorId} />;
  }
  const { site, messages } = content();
  const { links, words } = site;
  return (
    <Report
      assessment={found}
      texts={reportTexts(content())}
      scheduler={{ href: links.scheduler, newTab: words.newTab }}
      callNotRecorded={messages.api.callNotRecorded}
    />
  );
}
