'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { ExternalLink } from '@/components/ui/external-link';
import { useScripted } from '@/components/ui/use-scripted';
import { routes } from '@/lib/kernel/routes';
import type { Wanted } from '@/lib/diagnostic/rules/lead';
import { HttpError, problemOf } from '@/lib/platform/browser/fetch';
import { requestReport } from '@/lib/diagnostic/browser/report-request';

type CallProps = {
  assessmentId: string;
  scheduler: string;
  words: RequestWords & { button: string };
};

/** The way to the calendar, which opens whatever our API does (rules 22 and 23). */
export function CallLink({ assessmentId, scheduler, words }: CallProps) {
  const { said, ask } = useReportRequest(assessmentId, words);
  return (
    <div data-print="no" className="grid gap-2">
      <ExternalLink
        href={scheduler}
        className={classes(buttonClasses(), 'max-md:px-2')}
        onClick={() => void ask('call')}
        onAuxClick={({ button }) => button === 1 && void ask('call')}
      >
        {words.button}
      </ExternalLink>
      <Said said={said} />
    </div>
  );
}

const BAR =
  'fixed inset-x-0 bottom-0 z-4 border-t border-ink bg-paper-raised px-pad py-[12px] md:hidden [@media(height<30rem)]:hidden';

/** From the first step on, until the call itself is seen. */
export function CallBar(props: CallProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting, boundingClientRect } of seen) {
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        look.unobserve(target);
        setShown(target.id === 'areas');
      }
    });
    for (const id of ['areas', 'call']) look.observe(document.getElementById(id)!);
    return () => look.disconnect();
  }, []);
  if (!isShown) return null;
  return (
    <div className={BAR} data-bottom-bar data-print="no">
      <CallLink {...props} />
    </div>
  );
}

type MailProps = {
  assessmentId: string;
  words: RequestWords & { email: string; booking: string };
  outcome?: string;
  /** What needs a script: it takes the place of the box. */
  children?: ReactNode;
};

/** Mails the report. Without a script no link tells us of a call, so a box does. */
export function MailReport({ assessmentId, words, outcome, children }: MailProps) {
  const { said, ask } = useReportRequest(assessmentId, words, outcome);
  const scripted = useScripted();
  return (
    <form
      id="report"
      method="post"
      action={routes.resultReport(assessmentId)}
      data-print="no"
      className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        void ask(new FormData(event.currentTarget).has('wanted') ? 'call' : 'report');
      }}
    >
      <div className={children ? 'grid *:col-start-1 *:row-start-1' : 'contents'}>
        {children}
        <label
          className={classes(
            'min-h-target items-center gap-3 text-ui',
            children ? 'flex' : 'hidden noscript:flex',
            scripted && 'invisible',
          )}
        >
          <input type="checkbox" name="wanted" value="call" className="size-5 shrink-0" />
          {words.booking}
        </label>
      </div>
      <div>
        <button type="submit" className="min-h-target cursor-pointer underline underline-offset-4">
          {words.email}
        </button>
        <Said said={said} />
      </div>
    </form>
  );
}

const Said = ({ said }: { said: string }) => (
  <p role="status" className="text-ui empty:absolute">
    {said}
  </p>
);

type RequestWords = { sending: string; notSent: string; callNotRecorded: string };

/** What was asked for in this visit, by diagnostic and wish: several buttons on the page ask for the same. */
const asked = new Map<string, ReturnType<typeof requestReport>>();

/** Asks for a call or for the report, each once, and says what became of it (rules 22 and 23). */
function useReportRequest(assessmentId: string, words: RequestWords, outcome = '') {
  const [said, setSaid] = useState(outcome);

  const ask = async (wanted: Wanted) => {
    const key = `${assessmentId} ${wanted}`;
    setSaid(words.sending);
    try {
      const answer = asked.get(key) ?? requestReport(assessmentId, wanted);
      asked.set(key, answer);
      setSaid((await answer).message);
    } catch (error) {
      asked.delete(key);
      // What the server has to say to a person; the rest is ours to say.
      const isOurs = error instanceof HttpError && error.status < 500;
      setSaid(
        (isOurs && problemOf(error).message) || (wanted === 'call' ? words.callNotRecorded : words.notSent),
      );
    }
  };
  return { said, ask };
}
