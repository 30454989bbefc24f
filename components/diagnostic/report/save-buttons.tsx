'use client';

import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { Unbroken } from '@/components/ui/unbroken';
import { useUnseen } from '@/components/ui/use-scripted';
import type { PlanToSave } from '@/lib/diagnostic/rules/plan-files';
import type { CalendarEvent } from '@/lib/kernel/calendar';
import type { ThenAndNow } from '@/lib/diagnostic/browser/then-and-now';
import type { ReportWords } from '../words';

/* Buttons that save a file, which is made in the browser once somebody wants it. */

const downloads = () => import('@/lib/platform/browser/download');

type CheckInProps = { label: string; plan: PlanToSave };

export const SaveCheckIn = ({ label, plan }: CheckInProps) => (
  <Button className={useUnseen()} onClick={() => void saveCalendar(plan, 'first-step')}>
    {label}
  </Button>
);

type PlanProps = {
  plan: PlanToSave;
  words: Pick<ReportWords['plan'], 'save' | 'filled'>;
  demo?: { label: string; href: string };
};

export const SavePlan = ({ plan, words, demo }: PlanProps) => (
  <div data-print="no" className={classes('mt-6 grid gap-3', useUnseen())}>
    <p className="flex flex-wrap gap-3 max-sm:grid">
      <Button variant="line" size="sm" onClick={() => void saveCalendar(plan)}>
        {words.save}
      </Button>
      {demo && (
        <a href={demo.href} className={buttonClasses('line', 'sm')}>
          {/* One item of the button's row. */}
          <span>
            <Unbroken>{demo.label}</Unbroken>
          </span>
        </a>
      )}
    </p>
    {demo && <p className="max-w-measure text-ui text-ink-muted">{words.filled}</p>}
  </div>
);

async function saveCalendar(plan: PlanToSave, name?: string): Promise<void> {
  const planFiles = import('@/lib/diagnostic/rules/plan-files');
  const [{ PLAN_NAME, planCalendar }, { download }] = await Promise.all([planFiles, downloads()]);
  download(name ?? PLAN_NAME, 'ics', planCalendar(plan, new Date().toISOString()));
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

export const SavePicture = ({ picture, words }: PictureProps) => (
  <p data-print="no" className={classes('mt-6 flex flex-wrap items-center gap-x-6 gap-y-2', useUnseen())}>
    <Button variant="line" size="sm" onClick={() => void savePicture(picture)}>
      {words.save}
    </Button>
    <span className="text-ui text-ink-muted">{words.picture}</span>
  </p>
);

async function savePicture(picture: ThenAndNow): Promise<void> {
  const drawing = import('@/lib/diagnostic/browser/then-and-now');
  const [{ thenAndNowPicture }, { download }] = await Promise.all([drawing, downloads()]);
  const drawn = await thenAndNowPicture(picture);
  if (drawn) download('then-and-now', 'png', drawn);
}

export const PrintButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className={classes('min-h-target cursor-pointer underline', useUnseen())}
    onClick={() => window.print()}
  >
    {label}
  </button>
);
