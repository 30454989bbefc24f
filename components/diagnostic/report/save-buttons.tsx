'use client';

import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { useUnseen } from '@/components/ui/use-scripted';
import { planStart } from '@/lib/diagnostic/rules/plan-days';
import type { PlanToSave } from '@/lib/diagnostic/rules/plan-files';
import type { CalendarEvent } from '@/lib/kernel/calendar';
import type { ThenAndNow } from '@/lib/platform/browser/then-and-now';
import { today } from '@/lib/kernel/time';

/* Buttons that save a file, which is made in the browser once somebody wants it. */

const downloads = () => import('@/lib/platform/browser/download');

type PlanProps = { label: string; plan: Pick<PlanToSave, 'rows' | 'holidays'> };

/** The check-in of the first step, for a calendar. */
export const SaveCheckIn = ({ label, plan }: PlanProps) => (
  <Button size="sm" className={useUnseen()} onClick={() => void saveCheckIn(plan)}>
    {label}
  </Button>
);

async function saveCheckIn(plan: PlanProps['plan']): Promise<void> {
  const files = import('@/lib/diagnostic/rules/plan-files');
  const [{ FIRST_STEP_NAME, planCalendar }, { download }] = await Promise.all([files, downloads()]);
  const calendar = planCalendar({ ...plan, start: planStart(today()) }, new Date().toISOString());
  download(FIRST_STEP_NAME, 'ics', calendar);
}

type RemindersProps = { label: string; plan: string; events: CalendarEvent[] };

/** The days to take the diagnostic again. Saved once more, they take the place of what they were. */
export const SaveReminders = ({ label, ...reminders }: RemindersProps) => (
  <Button variant="line" className={useUnseen()} onClick={() => void saveReminders(reminders)}>
    {label}
  </Button>
);

async function saveReminders({ plan, events }: Omit<RemindersProps, 'label'>): Promise<void> {
  const [{ calendarText }, { download }] = await Promise.all([import('@/lib/kernel/calendar'), downloads()]);
  const of = { slug: 'business-diagnostic', kind: 'report', plan };
  download(of.slug, 'ics', calendarText(of, events, new Date().toISOString()));
}

type PictureProps = { picture: ThenAndNow; words: { save: string; picture: string } };

/** Both walls as a picture. */
export const SavePicture = ({ picture, words }: PictureProps) => (
  <p data-print="no" className={classes('mt-6 flex flex-wrap items-center gap-x-6 gap-y-2', useUnseen())}>
    <Button variant="line" size="sm" onClick={() => void savePicture(picture)}>
      {words.save}
    </Button>
    <span className="text-ui text-ink-muted">{words.picture}</span>
  </p>
);

async function savePicture(picture: ThenAndNow): Promise<void> {
  const drawing = import('@/lib/platform/browser/then-and-now');
  const [{ thenAndNowPicture }, { download }] = await Promise.all([drawing, downloads()]);
  const drawn = await thenAndNowPicture(picture);
  if (drawn) download('then-and-now', 'png', drawn);
}
