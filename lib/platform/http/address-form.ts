import { storageTrouble } from '@/lib/kernel/storage-trouble';
import type { Write } from '@/lib/kernel/limits';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { TypedForms } from '@/lib/platform/files/typed-forms';
import { answerForm, type OwnSite } from './own-site';
import { seeOther } from './see-other';
import { logUnexpectedError } from './unexpected-error';

type Site = { ownSite: OwnSite; notifier: Pick<WorkNotifier, 'mailQueued'>; typed: TypedForms };

/**
 * Answers a form with an address only, alike for every address.
 * @param page the path of its page
 */
export function answerAddressForm<S extends Site>(
  request: Request,
  site: S,
  write: Write,
  page: string,
  ask: (site: S, email: string | undefined) => Promise<'queued' | 'invalid'>,
): Promise<Response> {
  const handle = async ({ email }: Record<string, string | undefined>) => {
    const outcome = await ask(site, email).catch((error: unknown) => {
      if (storageTrouble(error)) throw error;
      logUnexpectedError(error);
      return 'unavailable' as const;
    });
    if (outcome === 'queued') site.notifier.mailQueued();
    if (outcome === 'invalid') return seeOther(`${page}?invalid${site.typed.toQuery({ email })}`);
    return seeOther(`${page}?${outcome === 'queued' ? 'sent' : outcome}`);
  };
  return answerForm(request, site.ownSite, write, handle, page);
}
