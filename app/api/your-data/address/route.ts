import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerMailLink } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Takes the form that asks a new mailbox to take the place of the address, and leads back to the data page. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite } = container();
  return answerMailLink(request, ownSite, async (token, fields) => {
    const outcome = await yourData.changeAddress.ask(token, fields.email);
    if (outcome === 'asked') mail.wakeOutbox();
    return seeOther(
      outcome === 'unknown' ? routes.dataPage(token) : `${routes.dataPage(token)}?address=${outcome}#address`,
    );
  });
}
