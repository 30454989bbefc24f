import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { askNewAddress } from '@/lib/your-data/change-address';

/** Asks a new mailbox whether it replaces the address. */
export function POST(request: Request): Promise<Response> {
  const { notifier, ownSite, typed } = context();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token, { email }) => {
    const outcome = await askNewAddress(context(), token, email);
    const page = routes.dataPage(token);
    if (outcome === 'unknown') return seeOther(page);
    // No #address: the wrong field takes the focus itself.
    if (outcome === 'invalid') return seeOther(`${page}?address=invalid${typed.toQuery({ email })}`);
    notifier.mailQueued();
    return seeOther(`${page}?address=asked#address`);
  });
}
