import { dropEarlier, earlierToSend, takeEarlier } from './earlier';
import { changedDraft, readDraft, tabSession, writeDraft } from './draft';
import type { Draft } from './draft-schema';
import { stepInAddress } from './step-history';
import { keyed } from '@/lib/kernel/keyed';
import { CONTACT_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { type Ratings, STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { asTyped } from '@/lib/diagnostic/rules/retake';

export const BLANK: FormValues = {
  ...keyed(CONTACT_IDS, () => ''),
  marketingConsent: false,
  emailReport: false,
  currentChallenges: [],
  ratings: {},
};

type OpenedDraft = {
  /** An earlier visit left something that does not fit the form. */
  unfit: boolean;
  draft: Draft | null;
  /** What an earlier visit left, where it is asked about before anything of it is shown. */
  asked: Draft | null;
  /** The statement that a link leads to, with all ratings filled in. */
  statement: StatementId | null;
  /** Whether a link has brought an earlier result, to compare the next one with. */
  linked: boolean;
};

/**
 * What an earlier visit or a link brings. A link to change an answer fills in its ratings, where they answer
 * the same questions and no other unsent ratings would be lost. A link to answer anew shows no old answers.
 */
export async function openDraft(now: number, version: string): Promise<OpenedDraft> {
  const link = takeEarlier();
  const stored = await readDraft(now);
  const kept = stored.state === 'found' ? stored.draft : null;
  const opened = { unfit: stored.state === 'unfit', statement: null, linked: link !== null };
  if (link?.change && link.questionnaireVersion === version) {
    const statement = link.change;
    if (kept && !kept.sent && differs(kept, link.ratings))
      return { ...opened, draft: { ...kept, step: 3 }, asked: kept, statement };
    const values = { ...(kept?.values ?? BLANK), ratings: asTyped(link.ratings) };
    const asked = tabSession.isOpen() ? null : kept;
    return { ...opened, draft: changedDraft(kept, values, 3, now), asked, statement };
  }
  if (link) {
    // Opened to be changed and left as it was: what was sent, and nothing begun.
    const isOver = kept && (kept.sent === true || (hasRatings(kept) && !differs(kept, link.ratings)));
    if (isOver && !kept.sent) writeDraft({ ...kept, sent: true });
    const draft = isOver ? null : kept;
    return { ...opened, draft, asked: draft };
  }
  // Somebody else may sit here by now, unless it goes on with what was begun.
  const goesOn = cameByReload();
  if (!goesOn && (!kept || kept.sent)) dropEarlier();
  const draft = kept?.sent && earlierToSend() ? null : kept;
  return { ...opened, draft, asked: tabSession.isOpen() && goesOn ? null : draft };
}

const hasRatings = ({ values }: Draft) => STATEMENT_IDS.some((id) => values.ratings[id]);

function differs({ values }: Draft, ratings: Ratings): boolean {
  const typed = asTyped(ratings);
  return STATEMENT_IDS.some((id) => values.ratings[id] && values.ratings[id] !== typed[id]);
}

/** Also true for Back and Forward into the form and for a step in the address. */
function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate' || stepInAddress() > 1;
}
