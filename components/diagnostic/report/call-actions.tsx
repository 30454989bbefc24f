'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { ExternalLink } from '@/components/ui/external-link';
import { HttpError } from '@/lib/platform/browser/fetch';
import { requestReport } from '@/lib/platform/browser/report-request';
import type { Wanted } from '@/lib/diagnostic/rules/report-request';
import type { ReportWords } from './words';

type Props = {
  assessmentId: string;
  scheduler: { href: string; newTab: string };
  words: Pick<ReportWords['call'], 'button' | 'email' | 'sending' | 'notSent'> & { callNotRecorded: string };
};

/** The way to the calendar, which opens whatever our API does, and the report by mail (rules 22 and 23). */
export function CallActions({ assessmentId, scheduler, words }: Props) {
  const [said, setSaid] = useState('');
  const asked = useRef(new Set<Wanted>());

  const ask = async (wanted: Wanted) => {
    if (asked.current.has(wanted)) return;
    asked.current.add(wanted);
    setSaid(words.sending);
    try {
      setSaid(await requestReport(assessmentId, wanted));
    } catch (error) {
      asked.current.delete(wanted);
      setSaid(messageOf(error) ?? (wanted === 'call' ? words.callNotRecorded : words.notSent));
    }
  };

  return (
    <div data-print="no" className="grid w-full max-w-[24rem] gap-3">
      <ExternalLink
        {...scheduler}
        className={buttonClasses()}
        onClick={() => void ask('call')}
        onAuxClick={({ button }) => button === 1 && void ask('call')}
      >
        {words.button}
      </ExternalLink>
      <Button variant="line" onClick={() => void ask('report')}>
        {words.email}
      </Button>
      <p role="status" className="text-ui">
        {said}
      </p>
    </div>
  );
}

/** What the server has to say to a person; the rest is ours to say. */
function messageOf(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  try {
    return (JSON.parse(error.body) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
