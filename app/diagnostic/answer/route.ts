import { askedQuery } from '@/app/diagnostic/report-asked';
import { context } from '@/lib/server/context';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { leadsToFirstStep } from '@/lib/kernel/forms';
import type { Problem } from '@/lib/kernel/refusals';
import { routes } from '@/lib/kernel/routes';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { fill } from '@/lib/kernel/text';
import { logUnexpectedError, statusOfError } from '@/lib/platform/http/unexpected-error';
import { refusedPage, isSameOrigin } from '@/lib/platform/http/own-site';
import { messageOf, problem, refuse } from '@/lib/platform/http/problem';
import { readFields, MAX_BODY_BYTES } from '@/lib/platform/http/read-body';
import { seeOther } from '@/lib/platform/http/see-other';
import { fillInForm } from '@/lib/diagnostic/fill-in-form';
import { keepForPage } from '../steps/shown';

/**
 * Takes a step of the diagnostic posted without a script (docs/decisions/forms.md). Leads to the result once
 * the answers are stored, else to the next step. If something fails, the step shows what was typed.
 */
export async function POST(request: Request): Promise<Response> {
  const { notifier, ownSite, words } = context();
  const no = (reason: 'crossSite' | 'notAForm' | 'tooLarge') =>
    refusedPage(problem(reason, words), request, reason, ownSite, routes.diagnostic);

  if (!isSameOrigin(request, ownSite.siteUrl, true)) return no('crossSite');
  const fields = await readFields(request, MAX_BODY_BYTES);
  if (!fields.ok) return no(fields.error);
  // A results page sends no referrer, so older browsers send `Origin: null` from it.
  if (!isSameOrigin(request, ownSite.siteUrl, leadsToFirstStep(fields.value))) return no('crossSite');

  const posted = readPostedForm(fields.value);
  const network = ownSite.networkOf(request);
  try {
    const perNetwork = () => ownSite.perNetwork.assessments(network);
    const next = await fillInForm(context(), posted, perNetwork, network);
    if ('id' in next) {
      const { id, report } = next;
      if (report?.outcome === 'queued') notifier.mailQueued();
      return seeOther(`${routes.results(id)}${report ? `?report=${askedQuery(report, new Date())}` : ''}`);
    }
    const { refusal } = next.page;
    return seeOther(keepForPage(next.page, refusal && told(refusal)));
  } catch (error) {
    const errorId = logUnexpectedError(error);
    const said = fill(words[storageTrouble(error) ? 'storageTrouble' : 'serverError'], { errorId });
    const again = { gap: null, complaints: {}, unrated: [], refusal: null };
    const page = { ...posted, attempt: posted.attempt ?? '', ...again };
    return seeOther(keepForPage(page, { problem: said, status: statusOfError(error) }));
  }

  function told(refusal: { reason: Problem; seconds?: number }) {
    return { problem: messageOf(refusal, words), status: refuse(refusal, words).status };
  }
}
