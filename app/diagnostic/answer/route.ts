import { askedQuery } from '@/lib/diagnostic/rules/report-asked';
import { context } from '@/lib/server/context';
import { pageOf, readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { leadsToFirstStep } from '@/lib/kernel/forms';
import { routes } from '@/lib/kernel/routes';
import { isSameOrigin, refuseForm } from '@/lib/platform/http/own-site';
import { noteRefusal, refusalFor } from '@/lib/platform/http/problem';
import { readFields, MAX_BODY_BYTES } from '@/lib/platform/http/read-body';
import { seeOther } from '@/lib/platform/http/see-other';
import { fillInForm } from '@/lib/diagnostic/fill-in-form';
import { keepForPage } from '@/lib/diagnostic/posted-pages';

/**
 * Takes a step of the diagnostic posted without a script (docs/decisions/forms.md). Leads to the result once
 * the answers are stored, else to the next step. If something fails, the step shows what was typed.
 */
export async function POST(request: Request): Promise<Response> {
  const { notifier, ownSite, words } = context();
  const no = (reason: 'crossSite' | 'notAForm' | 'tooLarge', title?: string) =>
    refuseForm(request, { reason }, ownSite, { title, back: routes.diagnostic });

  if (!isSameOrigin(request, ownSite.siteUrl, true)) return no('crossSite');
  const fields = await readFields(request, MAX_BODY_BYTES);
  if (!fields.ok) return no(fields.error, words.formRefusedTitle);
  // A results page sends no referrer, so older browsers send `Origin: null` from it.
  if (!isSameOrigin(request, ownSite.siteUrl, leadsToFirstStep(fields.value))) return no('crossSite');

  const posted = readPostedForm(fields.value);
  const network = ownSite.networkOf(request);
  const perNetwork = () => ownSite.perNetwork.assessments(network);
  const next = await fillInForm(context(), posted, perNetwork, network).catch((error: unknown) => ({
    page: pageOf(posted, { refusal: refusalFor(error) }),
  }));
  if ('page' in next) {
    if (next.page.refusal) noteRefusal(next.page.refusal.reason);
    return seeOther(keepForPage(next.page));
  }
  const { id, report } = next;
  if (report?.outcome === 'queued') notifier.mailQueued();
  return seeOther(`${routes.results(id)}${report ? `?report=${askedQuery(report, new Date())}` : ''}`);
}
