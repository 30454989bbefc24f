'use client';

import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { ExternalLink } from '@/components/ui/external-link';
import { type RequestWords, useReportRequest } from './use-report-request';

type Props = {
  assessmentId: string;
  scheduler: { href: string; newTab: string };
  words: RequestWords & { button: string };
  /** The button that asks for the report alone; without it, there is the way to the calendar only. */
  email?: string;
  className: string;
};

/** The way to the calendar, which opens whatever our API does, and the report by mail (rules 22 and 23). */
export function CallActions({ assessmentId, scheduler, words, email, className }: Props) {
  const { said, ask } = useReportRequest(assessmentId, words);
  return (
    <div data-print="no" className={className}>
      <ExternalLink
        {...scheduler}
        className={classes(buttonClasses(), 'max-md:px-3', email && 'max-md:hidden')}
        onClick={() => void ask('call')}
        onAuxClick={({ button }) => button === 1 && void ask('call')}
      >
        {words.button}
      </ExternalLink>
      {email && (
        <Button variant="line" onClick={() => void ask('report')}>
          {email}
        </Button>
      )}
      <p role="status" className="text-ui empty:absolute">
        {said}
      </p>
    </div>
  );
}
