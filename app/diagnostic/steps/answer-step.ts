'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { container } from '@/lib/container';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import type { Problem } from '@/lib/kernel/refusals';
import { routes } from '@/lib/kernel/routes';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { fill } from '@/lib/kernel/text';
import { statusOfError } from '@/lib/platform/http/answer-status';
import { refuse } from '@/lib/platform/http/problem';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { show } from './shown';

/**
 * Takes a step of the diagnostic that the browser has sent by itself, by the same verb, limits and origin as
 * the call of the API. Leads to the result when the answers are stored, else the page that answers shows the
 * step that comes next. Whatever goes wrong, what was typed comes back with the page.
 */
export async function answerStep(form: FormData): Promise<void> {
  const { diagnostic, ownSite, words } = container();
  const posted = readPostedForm(form);
  const request = new Request(ownSite.siteUrl, { headers: await headers() });
  const network = ownSite.networkOf(request);
  const again = {
    ...posted,
    attempt: posted.attempt ?? '',
    gap: null,
    complaints: {},
    unrated: [],
    refusal: null,
  };

  const told = async (reason: Problem, seconds?: number) => {
    const answer = refuse({ reason, seconds }, words);
    const { message } = (await answer.json()) as { message: string };
    return { problem: message, status: answer.status };
  };

  const answer = async () => {
    if (!isSameOrigin(request, ownSite.siteUrl)) return show(again, await told('crossSite'));
    const perNetwork = () => ownSite.perNetwork.assessments(network);
    const next = await diagnostic.fillInForm(posted, perNetwork, network);
    if ('id' in next) return next.id;
    const { refusal } = next.page;
    const seconds = refusal?.reason === 'tooMany' ? refusal.seconds : undefined;
    return show(next.page, refusal ? await told(refusal.reason, seconds) : null);
  };

  const id = await answer().catch((error: unknown) => {
    const errorId = logUnexpectedError(error);
    const problem = fill(words[storageTrouble(error) ? 'storageTrouble' : 'serverError'], { errorId });
    return show(again, { problem, status: statusOfError(error) });
  });
  if (id) redirect(routes.results(id));
}
