'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { useInBrowser, useUnseen } from '@/components/ui/use-scripted';
import {
  type AdviceId,
  USEFUL_ANSWERS,
  type UsefulAnswer,
  usefulEvent,
} from '@/lib/funnel/rules/useful-event';
import { fill } from '@/lib/kernel/text';
import { counted } from '@/lib/platform/browser/counted';
import type { ReportWords } from './words';

/** What this tab has counted of the advice before. */
const saidOf = (advice: AdviceId) =>
  USEFUL_ANSWERS.find((answer) => counted().includes(usefulEvent(advice, answer))) ?? null;

type Props = { advice: AdviceId; words: ReportWords['useful'] };

/**
 * Asks of one piece of advice whether it was useful. A tap is counted once, without a visitor, and the button
 * says what became of it; it stays, so that the focus does.
 */
export function Useful({ advice, words }: Props) {
  const [told, setTold] = useState<{ answer: UsefulAnswer; counted: boolean } | null>(null);
  const before = useInBrowser<UsefulAnswer | null>(() => saidOf(advice), null);
  const said = told ?? (before && { answer: before, counted: true });
  // The next tap may come before the first one is counted.
  const tapped = useRef(false);
  const id = useId();
  const unseen = useUnseen();
  const tap = async (answer: UsefulAnswer) => {
    if (said || tapped.current) return;
    tapped.current = true;
    const { count } = await import('@/lib/platform/browser/count').catch(() => ({ count: () => false }));
    setTold({ answer, counted: count(usefulEvent(advice, answer)) });
  };
  const left = said ? [said.answer] : USEFUL_ANSWERS;
  const label = (answer: UsefulAnswer) =>
    said
      ? fill(said.counted ? words.counted : words.notCounted, { answer: words.answers[answer] })
      : words.answers[answer];
  return (
    <div role="group" aria-labelledby={id} className={classes('useful', unseen)} data-print="no">
      <span id={id}>{words.ask}</span>
      {left.map((answer) => (
        <Button
          key={answer}
          variant="line"
          size="sm"
          aria-disabled={said !== null}
          onClick={() => void tap(answer)}
        >
          {label(answer)}
        </Button>
      ))}
      <span role="status" className="empty:absolute">
        {told?.counted && words.thanks}
      </span>
    </div>
  );
}
