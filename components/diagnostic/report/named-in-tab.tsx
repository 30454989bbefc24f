'use client';

import { useEffect, useState } from 'react';
import {
  type Challenge,
  CHALLENGES,
  type Ratings,
  STATEMENT_IDS,
} from '@/lib/diagnostic/rules/questionnaire';
import { readDraft, tabSession } from '@/lib/platform/browser/diagnostic-draft';

type Props = { title: string; lines: Record<Challenge, string>; ratings: Ratings };

/**
 * The challenges that were chosen, each with what to do about it first: only in the tab that sent these
 * answers, since anyone who has the page's address may read it.
 */
export function NamedInTab({ title, lines, ratings }: Props) {
  const [chosen, setChosen] = useState<readonly Challenge[]>([]);
  useEffect(() => {
    if (!tabSession.isOpen()) return;
    void readDraft(Date.now()).then((stored) => {
      if (stored.state !== 'found' || !stored.draft.sent) return;
      const { values } = stored.draft;
      if (STATEMENT_IDS.every((id) => values.ratings[id] === ratings[id]))
        setChosen(CHALLENGES.filter((one) => values.currentChallenges.includes(one)));
    });
  }, [ratings]);
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="named" className="report-columns">
      <h2 id="named">{title}</h2>
      <ul className="border-t border-ink">
        {chosen.map((one) => (
          <li key={one} className="border-b border-line py-3">
            {lines[one]}
          </li>
        ))}
      </ul>
    </section>
  );
}
