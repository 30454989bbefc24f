'use client';

import { Button } from '@/components/ui/button';
import { useUnseen } from '@/components/ui/use-scripted';
import type { CalendarEvent } from '@/lib/kernel/calendar';

type Props = { label: string; plan: string; events: CalendarEvent[] };

/**
 * Makes a calendar file in the browser, once somebody wants one. The same days, saved again, take the place
 * of what they were.
 */
export function SaveReminders({ label, ...reminders }: Props) {
  return (
    <Button variant="line" className={useUnseen()} onClick={() => void save(reminders)}>
      {label}
    </Button>
  );
}

async function save({ plan, events }: Omit<Props, 'label'>): Promise<void> {
  const [{ calendarText }, { download }] = await Promise.all([
    import('@/lib/kernel/calendar'),
    import('@/lib/platform/browser/download'),
  ]);
  const of = { slug: 'business-diagnostic', kind: 'report', plan };
  download(of.slug, 'ics', calendarText(of, events, new Date().toISOString()));
}
