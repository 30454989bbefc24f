import { DAY } from '@/lib/kernel/time';
import { PERSONAL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { randomKey } from '@/lib/kernel/attempt';
import type { Draft } from './draft-schema';
import { storedJson } from '@/lib/platform/browser/stored-json';

const CONTACT_LIFE = DAY;
const DRAFT_LIFE = 30 * DAY;
const KEY = 'plumbline.diagnostic';
const stored = storedJson<unknown>(() => localStorage, KEY);
const tab = storedJson<'open'>(() => sessionStorage, KEY);

export function changedDraft(before: Draft | null, values: FormValues, step: Step, now: number): Draft {
  const sameContact = before && PERSONAL_IDS.every((field) => before.values[field] === values[field]);
  return {
    format: 1,
    startedAt: before?.startedAt ?? now,
    savedAt: now,
    contactAt: sameContact ? before.contactAt : now,
    step,
    attemptKey: randomKey(),
    values,
  };
}

/** The draft as far as it has not expired: answers live 30 days, personal fields 24 hours. */
export function unexpired(draft: Draft, now: number): Draft | null {
  if (now - draft.savedAt > DRAFT_LIFE) return null;
  if (now - draft.contactAt <= CONTACT_LIFE) return draft;
  // Who agreed goes, and what they agreed to with them.
  const values = { ...draft.values, marketingConsent: false, emailReport: false };
  for (const field of PERSONAL_IDS) values[field] = '';
  return { ...draft, values };
}

type StoredDraft = { state: 'none' } | { state: 'unfit' } | { state: 'found'; draft: Draft };

/** What an earlier visit left. What does not fit the form, or has expired, is deleted. */
export async function readDraft(now: number): Promise<StoredDraft> {
  const before = stored.read();
  if (before === null) return { state: 'none' };
  const found = await asDraft(before);
  if (!found) {
    clearDraft();
    return { state: 'unfit' };
  }
  const draft = unexpired(found, now);
  stored.write(draft);
  return draft ? { state: 'found', draft } : { state: 'none' };
}

/** What another tab or page has just made; null when it does not fit. */
export async function asDraft(made: unknown): Promise<Draft | null> {
  // The schema comes with zod, which a first visit does not need.
  const { draftSchema } = await import('./draft-schema');
  return draftSchema.safeParse(made).data ?? null;
}

/** @returns false when this browser does not let us keep it */
export const writeDraft = (draft: Draft): boolean => stored.write(draft);

/** Whether this browser keeps answers, expired or not. */
export const hasDraft = (): boolean => stored.read() !== null;

export const clearDraft = (): void => void stored.write(null);

/** Calls back whenever another tab writes the draft, with null when it clears it. */
export function onDraftOfOtherTab(callback: (draft: unknown) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) callback(stored.read());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Whether this tab is the one the answers were typed in: then a reload shows them again without asking. */
export const tabSession = {
  isOpen: (): boolean => tab.read() === 'open',
  open: (): void => void tab.write('open'),
};
