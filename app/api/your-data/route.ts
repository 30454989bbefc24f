import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { answerForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/** Takes the form of /your-data and leads back to it. The answer says nothing about whose data is stored. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  return answerForm(
    request,
    ownSite,
    'dataLink',
    async ({ email }) => {
      const outcome = await yourData.requestDataLink(email).catch((error: unknown) => {
        if (storageTrouble(error)) throw error;
        logUnexpectedError(error);
        return 'unavailable' as const;
      });
      if (outcome === 'queued') mail.wakeOutbox();
      if (outcome === 'invalid') return seeOther(`${routes.yourData}?invalid${typed.toQuery({ email })}`);
      return seeOther(`${routes.yourData}?${outcome === 'queued' ? 'sent' : outcome}`);
    },
    routes.yourData,
  );
}
