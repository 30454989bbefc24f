import { context } from '@/lib/server/context';
import type { Write } from '@/lib/kernel/limits';
import { answerKeyForm, answerOwnSite } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { refuse } from '@/lib/platform/http/problem';
import { readJson, readJsonOrForm } from '@/lib/platform/http/read-body';
import { seeOther } from '@/lib/platform/http/see-other';

type Handle = (body: unknown, network: string | null, request: Request) => Promise<Response>;
/** `limit`: of its body, in bytes, far more than it needs. `form`: it may be a form, too. */
type Taken = { limit: number; form?: true };

/** The handler of a call that takes JSON. `handle` gets the parsed body and the calling network. */
export const jsonCall =
  (write: Write, { limit, form }: Taken, handle: Handle) =>
  (request: Request) => {
    const { ownSite, words } = context();
    return answerOwnSite(request, ownSite, write, async (network) => {
      const body = await (form ? readJsonOrForm : readJson)(request, limit);
      return body.ok
        ? handle(body.value, network, request)
        : refuse({ reason: body.error, fields: {} }, words);
    });
  };

/** The handler of a button behind a secret link. It leads to the address that `press` returns. */
export const keyForm =
  (back: (token: string) => string, press: (token: string, fields: SentFields) => Promise<string>) =>
  (request: Request) =>
    answerKeyForm(request, context().ownSite, back, async (token, fields) =>
      seeOther(await press(token, fields)),
    );
