'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { useInBrowser, useUnseen } from '@/components/ui/use-scripted';
import { hasEarlier, keepEarlier } from '@/lib/diagnostic/browser/earlier';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import { type Challenge, CHALLENGES } from '@/lib/diagnostic/rules/questionnaire';
import { classes } from '@/components/ui/classes';
import { GoneButton } from '@/components/ui/gone-button';
import type { Notice } from '@/components/ui/notify';
import { clearDraft, hasDraft } from '@/lib/diagnostic/browser/draft';
import { clearDone, hasDone, isNamed, keepNamed, onDoneChange } from '@/lib/diagnostic/browser/result-marks';
import { forgetCaller, readCaller } from '@/lib/diagnostic/browser/caller';
import type { ReportWords } from '../words';
import { AdviceTitle } from './sections';

type Props = { result: Carried };

/**
 * The comparison with ratings out of a link, in this tab only (docs/decisions/no-accounts.md).
 * It comes while its place is out of sight, or at the top of the page, where nothing was read yet.
 */
export function EarlierInTab({ result }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReactNode>(null);
  const kept = useInBrowser(() => result.id !== null && hasEarlier(result.id), false);
  useEffect(() => {
    if (!kept) return;
    const left = new AbortController();
    const draw = async () => {
      const { comparisonInTab } = await import('./comparison');
      const comparison = await comparisonInTab(result);
      const { previousElementSibling: before, nextElementSibling: after } = place.current ?? {};
      if (before && after && !left.signal.aborted)
        outOfSight(before, after, left, () => setDrawn(comparison));
    };
    // Without it the page is whole; a reload asks again.
    void draw().catch(() => undefined);
    return () => left.abort();
  }, [kept, result]);
  return (kept && drawn) || <div ref={place} hidden />;
}

/** Draws once the place between two elements is out of sight, at the top of the page, or printed. */
function outOfSight(before: Element, after: Element, waiting: AbortController, draw: () => void): void {
  const drawNow = () => {
    waiting.abort();
    const isAbove = before.getBoundingClientRect().bottom < 0;
    const { top } = after.getBoundingClientRect();
    flushSync(draw);
    if (isAbove) scrollBy({ top: after.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const look = () => {
    const { bottom } = before.getBoundingClientRect();
    if (scrollY === 0 || bottom < 0 || bottom > innerHeight) drawNow();
  };
  const { signal } = waiting;
  addEventListener('scroll', look, { signal, passive: true });
  addEventListener('beforeprint', drawNow, { signal });
  look();
}

type NamedProps = {
  result: string;
  words: Record<'title' | 'note', string>;
  lines: Record<Challenge, string | undefined>;
  /** What to do first about each. */
  steps: Record<Challenge, string>;
};

/** The chosen challenges: only in the tab that sent them, since anyone may have the address. */
export function NamedInTab({ result, words, lines, steps }: NamedProps) {
  const isShown = (one: Challenge) => lines[one] && isNamed(one, result);
  const inTab = useInBrowser(() => CHALLENGES.filter(isShown).join(), '');
  if (inTab === '') return null;
  return (
    <section aria-labelledby="named" className="report-columns print:block print:leading-[1.2]">
      <div className="print:mr-[3mm] print:inline">
        <h2 id="named" className="lg:text-[2rem] print:inline">
          {words.title}
        </h2>{' '}
        <p className="mt-3 text-ink-muted print:inline">{words.note}</p>
      </div>
      <ul className="border-t border-ink text-[1rem] leading-normal print:inline print:border-0 print:text-[8.5pt] print:leading-[1.2]">
        {CHALLENGES.filter(isShown).map((one) => (
          <li key={one} className="border-b border-line print:inline print:border-0">
            <details className="folded print:inline print:[&::details-content]:hidden!">
              <summary className="print:inline!">
                <AdviceTitle className="flex-1 print:inline print:[font:inherit]! print:after:content-['.']">
                  {lines[one]!}
                </AdviceTitle>
                <Icon sign="chevron" className="chevron size-5 print:hidden" />
              </summary>
              <p className="max-w-measure pb-5">
                <Unbroken>{steps[one]}</Unbroken>
              </p>
            </details>{' '}
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasAnswers = () => hasDraft() || readCaller() !== null;

export function KeptAnswers({ words, cleared }: { words: ReportWords['kept']; cleared: Notice }) {
  const kept = useInBrowser(hasAnswers, false);
  const isMarked = useSyncExternalStore(onDoneChange, hasDone, () => false);
  const unseen = useUnseen() || 'hidden';
  const [gone, setGone] = useState(false);
  if (gone) return <GoneButton>{cleared.text}</GoneButton>;
  const shown = kept || isMarked ? '' : unseen;
  return (
    <>
      <button
        type="button"
        className={classes('min-h-target cursor-pointer underline', shown)}
        onClick={() => {
          clearDraft();
          forgetCaller();
          keepEarlier(null);
          keepNamed(null);
          clearDone();
          dispatchEvent(new StorageEvent('storage'));
          setGone(true);
        }}
      >
        {words.clear}
      </button>
      <p className={classes('basis-full', shown)}>
        {(kept || !isMarked) && words.text} {isMarked && words.done}
      </p>
    </>
  );
}
