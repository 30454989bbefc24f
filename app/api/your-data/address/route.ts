import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Asks a new mailbox whether it replaces the address. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token, { email }) => {
    const outcome = await yourData.changeAddress.ask(token, email);
    const page = routes.dataPage(token);
    if (outcome === 'unknown') return seeOther(page);
    // No #address: the wrong field takes the focus itself.
    if (outcome === 'invalid') return seeOther(`${page}?address=invalid${typed.toQuery({ email })}`);
    mail.wakeOutbox();
    return seeOther(`${page}?address=asked#address`);
  });
}
