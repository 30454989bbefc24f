import { DAY } from '@/lib/kernel/time';
import { PERSONAL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { Step } from '@/lib/diagnostic/rules/steps';
import type { Draft } from './diagnostic-draft-schema';
import { randomKey } from '../../kernel/attempt';

const CONTACT_LIFE = DAY;
const DRAFT_LIFE = 30 * DAY;
const KEY = 'plumbline.diagnostic';

/** The draft after a change of answers. */
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
  const text = storage()?.getItem(KEY);
  if (!text) return { state: 'none' };
  const found = await parseDraft(text);
  if (!found) {
    clearDraft();
    return { state: 'unfit' };
  }
  const draft = unexpired(found, now);
  if (draft) writeDraft(draft);
  else clearDraft();
  return draft ? { state: 'found', draft } : { state: 'none' };
}

/** Reads a draft that another tab has just written; null when it is gone or does not fit. */
export async function parseDraft(text: string): Promise<Draft | null> {
  // The schema comes with zod, which a first visit does not need.
  const { draftSchema } = await import('./diagnostic-draft-schema');
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns false when this browser does not let us keep it */
export function writeDraft(draft: Draft): boolean {
  try {
    storage()?.setItem(KEY, JSON.stringify(draft));
    return storage() !== null;
  } catch {
    return false;
  }
}

/** Whether this browser keeps answers, expired or not. */
export const hasDraft = (): boolean => Boolean(storage()?.getItem(KEY));

export function clearDraft(): void {
  storage()?.removeItem(KEY);
}

/** Calls back with the text of the draft whenever another tab writes it; null when it clears it. */
export function onDraftOfOtherTab(callback: (text: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) callback(event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Storage may be switched off; touching it then throws. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether this tab is the one the answers were typed in: then a reload shows them again without asking. */
export const tabSession = {
  isOpen: (): boolean => {
    try {
      return sessionStorage.getItem(KEY) === 'open';
    } catch {
      return false;
    }
  },
  open: (): void => {
    try {
      sessionStorage.setItem(KEY, 'open');
    } catch {
      // Without storage there is no draft to ask about either.
    }
  },
};
