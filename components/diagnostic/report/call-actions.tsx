'use client';

import { useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { ExternalLink } from '@/components/ui/external-link';
import { useScripted } from '@/components/ui/use-scripted';
import { routes } from '@/lib/kernel/routes';
import { type RequestWords, useReportRequest } from './use-report-request';

type CallProps = {
  assessmentId: string;
  scheduler: { href: string; newTab: string };
  words: RequestWords & { button: string };
};

/** The way to the calendar, which opens whatever our API does (rules 22 and 23). */
export function CallLink({ assessmentId, scheduler, words }: CallProps) {
  const { said, ask } = useReportRequest(assessmentId, words);
  return (
    <div data-print="no" className="grid gap-2">
      <ExternalLink
        {...scheduler}
        className={classes(buttonClasses(), 'max-md:px-3')}
        onClick={() => void ask('call')}
        onAuxClick={({ button }) => button === 1 && void ask('call')}
      >
        {words.button}
      </ExternalLink>
      <Said said={said} />
    </div>
  );
}

/** The same at the lower edge of a phone, until the call has been seen. */
export function CallBar(props: CallProps) {
  const scripted = useScripted();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const look = new IntersectionObserver(([call]) => {
      if (call!.isIntersecting || call!.boundingClientRect.top < 0) setSeen(true);
    });
    look.observe(document.getElementById('call')!);
    return () => look.disconnect();
  }, []);
  if (!scripted || seen) return null;
  return (
    <div className="call-bar md:hidden" data-bottom-bar data-print="no">
      <CallLink {...props} />
    </div>
  );
}

type MailProps = {
  assessmentId: string;
  words: RequestWords & { email: string; booking: string };
  /** What became of it when it was sent without a script. */
  outcome?: string;
};

/**
 * Mails the report to the address it was taken under, also without a script. Then the link to the calendar
 * can't tell us of a call, so a box does.
 */
export function MailReport({ assessmentId, words, outcome }: MailProps) {
  const { said, ask } = useReportRequest(assessmentId, words, outcome);
  return (
    <form
      id="report"
      method="post"
      action={routes.resultReport(assessmentId)}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        void ask('report');
      }}
    >
      <button type="submit" className="min-h-target cursor-pointer underline underline-offset-4">
        {words.email}
      </button>
      <label className="hidden min-h-target items-center gap-3 text-ui noscript:flex">
        <input type="checkbox" name="wanted" value="call" className="size-5 shrink-0" />
        {words.booking}
      </label>
      <Said said={said} />
    </form>
  );
}

const Said = ({ said }: { said: string }) => (
  <p role="status" className="text-ui empty:absolute">
    {said}
  </p>
);
