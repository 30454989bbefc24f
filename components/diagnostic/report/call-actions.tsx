'use client';

import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { ExternalLink } from '@/components/ui/external-link';
import { useScripted } from '@/components/ui/use-scripted';
import { routes } from '@/lib/kernel/routes';
import { type RequestWords, useReportRequest } from './use-report-request';

type Props = {
  assessmentId: string;
  scheduler: { href: string; newTab: string };
  words: RequestWords & { button: string };
  /** The form that asks for the report alone; without it, there is the way to the calendar only. */
  mail?: MailWords;
  className: string;
};

type MailWords = {
  email: string;
  booking: string;
  /** What became of a form that was sent without a script. */
  outcome?: string;
};

/** The way to the calendar, which opens whatever our API does, and the report by mail (rules 22 and 23). */
export function CallActions({ assessmentId, scheduler, words, mail, className }: Props) {
  const { said, ask } = useReportRequest(assessmentId, words, mail?.outcome);
  return (
    <div data-print="no" className={className}>
      <ExternalLink
        {...scheduler}
        className={classes(buttonClasses(), 'max-md:px-3')}
        onClick={() => void ask('call')}
        onAuxClick={({ button }) => button === 1 && void ask('call')}
      >
        {words.button}
      </ExternalLink>
      {mail ? (
        <MailForm assessmentId={assessmentId} words={mail} ask={ask} said={said} />
      ) : (
        <Said said={said} />
      )}
    </div>
  );
}

const CELL = 'col-start-1 row-start-1';

function Said({ said, className }: { said: string; className?: string | false }) {
  return (
    <p role="status" className={classes('text-ui empty:absolute', className)}>
      {said}
    </p>
  );
}

type FormProps = {
  assessmentId: string;
  words: MailWords;
  said: string;
  ask: (wanted: 'call' | 'report') => Promise<void>;
};

/**
 * Asks for the report by mail, also without a script. The link to the calendar can't tell us of a call then,
 * so that a box does, until there is one: then its place is that of what is said.
 */
function MailForm({ assessmentId, words, ask, said }: FormProps) {
  const scripted = useScripted();
  return (
    <form
      method="post"
      action={routes.resultReport(assessmentId)}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void ask(new FormData(event.currentTarget).has('wanted') ? 'call' : 'report');
      }}
    >
      <Button type="submit" variant="line">
        {words.email}
      </Button>
      <div className="grid gap-3">
        <label
          className={classes(CELL, 'flex min-h-target items-center gap-3 text-ui', scripted && 'invisible')}
        >
          <input type="checkbox" name="wanted" value="call" className="size-5 shrink-0" />
          {words.booking}
        </label>
        {/* What was said before the script came stays where it was. */}
        <Said said={said} className={scripted && !words.outcome && CELL} />
      </div>
    </form>
  );
}
