import { takeEarlier, earlierToSend } from '@/lib/platform/browser/earlier';
import { changedDraft, readDraft, tabSession } from '@/lib/platform/browser/diagnostic-draft';
import type { Draft } from '@/lib/platform/browser/diagnostic-draft-schema';
import { stepInAddress } from '@/lib/platform/browser/step-history';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { type Ratings, STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';

/** The form before anybody has typed. */
export const BLANK: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  role: '',
  companySize: '',
  marketingConsent: false,
  currentChallenges: [],
  ratings: {},
};

/** With which answers the form opens. */
type OpenedDraft = {
  /** An earlier visit left something that does not fit the form. */
  unfit: boolean;
  /** The answers to go on with; null: none. */
  draft: Draft | null;
  /** What an earlier visit left, where it is asked about before anything of it is shown. */
  asked: Draft | null;
  /** The statement that a link leads to, with all ratings filled in. */
  statement: StatementId | null;
};

/**
 * What an earlier visit or a link brings. A link to change an answer fills in the ratings that it carries; who answers is known
 * from this browser's own draft alone. A link to answer anew shows nothing of what was sent before: nobody is to go by their old
 * answers.
 */
export async function openDraft(now: number): Promise<OpenedDraft> {
  const link = takeEarlier();
  const stored = await readDraft(now);
  const unfit = stored.state === 'unfit';
  const kept = stored.state === 'found' ? stored.draft : null;
  if (link?.change) {
    const values = { ...(kept?.values ?? BLANK), ratings: asTyped(link.ratings) };
    const asked = tabSession.isOpen() ? null : kept;
    return { unfit, draft: changedDraft(kept, values, 3, now), asked, statement: link.change };
  }
  const isOver = kept?.sent === true && earlierToSend() !== null;
  const draft = isOver ? null : kept;
  const asked = tabSession.isOpen() && cameByReload() ? null : draft;
  return { unfit, draft, asked, statement: null };
}

const asTyped = (ratings: Ratings): FormValues['ratings'] =>
  Object.fromEntries(STATEMENT_IDS.map((id) => [id, ratings[id] === undefined ? '' : String(ratings[id])]));

/** Also true for Back and Forward into the form, and for a step in the address: that is the same visit going on. */
function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate' || stepInAddress() > 1;
}
