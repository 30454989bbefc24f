import { storageTrouble } from '@/lib/kernel/storage-trouble';
import type { TypedForms } from '@/lib/kernel/typed-form';
import { seeOther } from './see-other';
import { logUnexpectedError } from './unexpected-error';

type AddressForm = {
  /** The path of its page. */
  page: string;
  ask: (email: string | undefined) => Promise<'queued' | 'invalid'>;
  mail: { wakeOutbox: () => void };
  typed: TypedForms;
};

/** Handles a form with an address only. The answer is the same for every address. */
export const addressForm =
  ({ page, ask, mail, typed }: AddressForm) =>
  async ({ email }: Record<string, string | undefined>): Promise<Response> => {
    const outcome = await ask(email).catch((error: unknown) => {
      if (storageTrouble(error)) throw error;
      logUnexpectedError(error);
      return 'unavailable' as const;
    });
    if (outcome === 'queued') mail.wakeOutbox();
    if (outcome === 'invalid') return seeOther(`${page}?invalid${typed.toQuery({ email })}`);
    return seeOther(`${page}?${outcome === 'queued' ? 'sent' : outcome}`);
  };
