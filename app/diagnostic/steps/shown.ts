import { headers } from 'next/headers';
import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { oncePerProcess } from '@/lib/kernel/once-per-process';

/** Why the answers could not be taken, in words, and the status that says so. */
type Refused = { problem: string; status: number };
type Shown = { page: FormPage; refused: Refused | null };

/**
 * What a page is to show in answer to a form. Next renders it in the request that its action ran in, and
 * hands both the same headers; it has no other way from an action to a page that is sent whole, and without a
 * script, but cookies.
 */
const shown = oncePerProcess('plumblineShown', () => new WeakMap<object, Shown>());

/** Has the page of this request show a step. To be asked by its action. */
export async function show(page: FormPage, refused: Refused | null): Promise<void> {
  shown.set(await headers(), { page, refused });
}

/** Null where nothing was posted, or what was posted was no form of ours. */
export async function whatToShow(): Promise<Shown | null> {
  return shown.get(await headers()) ?? null;
}
