import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { networkOf } from '@/lib/http/network';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';
import { logSurprise } from '@/lib/http/surprise';

/** Takes the form of /your-data and leads back to it. The answer says nothing about whose data is stored. */
export function POST(request: Request): Promise<Response> {
  const { requestDataLink, wakeOutbox, siteUrl, clientAddressHeader, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const outcome = await requestDataLink(form.value.email, networkOf(request, clientAddressHeader)).catch(
      (error: unknown) => {
        logSurprise(error);
        return 'unavailable' as const;
      },
    );
    if (outcome === 'queued') wakeOutbox();
    return seeOther(`${routes.yourData}?${outcome === 'queued' ? 'sent' : outcome}`);
  });
}
