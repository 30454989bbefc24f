'use client';

import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';
import { type CalendarEvent, calendarText } from '@/lib/kernel/calendar';
import { download } from '@/lib/platform/browser/download';

type Props = { label: string; plan: string; events: CalendarEvent[] };

/** Makes a calendar file in the browser. The same days, saved again, take the place of what they were. */
export function SaveReminders({ label, plan, events }: Props) {
  if (!useScripted()) return null;
  const of = { slug: 'business-diagnostic', kind: 'report', plan };
  return (
    <Button
      variant="line"
      onClick={() => download(of.slug, 'ics', calendarText(of, events, new Date().toISOString()))}
    >
      {label}
    </Button>
  );
}
