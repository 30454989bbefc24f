import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { answerForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/** Takes the form of /find-purchase and leads back to it. The answer says nothing about who bought what. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  return answerForm(
    request,
    ownSite,
    'findPurchase',
    async ({ email }) => {
      const outcome = await yourData.requestPurchaseLinks(email).catch((error: unknown) => {
        if (storageTrouble(error)) throw error;
        logUnexpectedError(error);
        return 'unavailable' as const;
      });
      if (outcome === 'queued') mail.wakeOutbox();
      if (outcome === 'invalid') return seeOther(`${routes.findPurchase}?invalid${typed.toQuery({ email })}`);
      return seeOther(`${routes.findPurchase}?${outcome === 'queued' ? 'sent' : outcome}`);
    },
    routes.findPurchase,
  );
}
