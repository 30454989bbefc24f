import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PostedForm } from '@/components/diagnostic/posted-form';
import { content, context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { REFUSALS } from '@/lib/kernel/refusals';
import { setStatus } from '@/lib/platform/http/exchange';
import { messageOf } from '@/lib/platform/http/problem';
import { diagnosticWords } from '../words';
import { keptForPage } from '@/lib/diagnostic/posted-pages';

export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<{ at?: unknown }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = keptForPage((await searchParams).at);
  const { site, diagnostic } = content();
  const { progress } = diagnostic.questionnaire.page;
  const step = fill(progress, { n: page?.step ?? 1 });
  return { title: `${step} - ${site.pages['/diagnostic'].title}`, robots: { index: false } };
}

/**
 * A step of the diagnostic without a script (docs/decisions/forms.md). Without a posted form it leads to the
 * first step.
 */
export default async function StepsPage({ searchParams }: Props) {
  const page = keptForPage((await searchParams).at);
  if (!page) redirect(routes.diagnostic);
  const { refusal } = page;
  if (refusal) setStatus(REFUSALS[refusal.reason].status);
  const problem = refusal && messageOf(refusal, context().words);
  return <PostedForm words={diagnosticWords(content())} page={page} problem={problem} />;
}
