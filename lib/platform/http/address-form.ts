import { storageTrouble } from '@/lib/kernel/storage-trouble';
import type { TypedForms } from '@/lib/kernel/forms';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import { seeOther } from './see-other';
import { logUnexpectedError } from './unexpected-error';

type Site = { notifier: Pick<WorkNotifier, 'mailQueued'>; typed: TypedForms };

/**
 * Handles a form with an address only. The answer is the same for every address.
 * @param page the path of its page
 */
export const addressForm =
  (
    { notifier, typed }: Site,
    page: string,
    ask: (email: string | undefined) => Promise<'queued' | 'invalid'>,
  ) =>
  async ({ email }: Record<string, string | undefined>): Promise<Response> => {
    const outcome = await ask(email).catch((error: unknown) => {
      if (storageTrouble(error)) throw error;
      logUnexpectedError(error);
      return 'unavailable' as const;
    });
    if (outcome === 'queued') notifier.mailQueued();
    if (outcome === 'invalid') return seeOther(`${page}?invalid${typed.toQuery({ email })}`);
    return seeOther(`${page}?${outcome === 'queued' ? 'sent' : outcome}`);
  };
