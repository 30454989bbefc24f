'use client';

import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { useUnseen } from '@/components/ui/use-scripted';
import type { planCalendar, PlanToSave } from '@/lib/diagnostic/rules/plan-files';
import type { CalendarEvent } from '@/lib/kernel/calendar';
import type { ThenAndNow } from '@/lib/diagnostic/browser/then-and-now';
import type { ReportWords } from '../words';

/* Buttons that save a file, which is made in the browser once somebody wants it. */

const downloads = () => import('@/lib/platform/browser/download');

type CheckInProps = { label: string; plan: Parameters<typeof planCalendar>[0] };

export const SaveCheckIn = ({ label, plan }: CheckInProps) => (
  <Button className={useUnseen()} onClick={() => void saveCalendar(plan, 'first-step')}>
    {label}
  </Button>
);

const KINDS = { calendar: 'ics', table: 'csv', tools: 'plumbline.json' } as const;
type Kind = keyof typeof KINDS;
const ROW = 'w-full justify-between! enlarged:flex-wrap';
type PlanProps = {
  plan: PlanToSave;
  words: Pick<ReportWords['plan'], 'files' | 'save' | Kind>;
  demo?: { label: string; href: string };
};

export const SavePlan = ({ plan, words, demo }: PlanProps) => (
  <details data-print="no" className={classes('mt-6', useUnseen())}>
    <summary className={buttonClasses('line')}>{words.save}</summary>
    <ul className="mt-3 grid max-w-[24rem] gap-2">
      {demo && (
        <li>
          <a href={demo.href} className={classes(buttonClasses('line', 'sm'), ROW)}>
            {demo.label}
          </a>
        </li>
      )}
      {(Object.keys(KINDS) as Kind[]).map((kind) => (
        <li key={kind}>
          <Button variant="line" size="sm" className={ROW} onClick={() => void savePlan(kind, plan)}>
            {words[kind]} <span className="font-regular opacity-75">.{KINDS[kind]}</span>
          </Button>
        </li>
      ))}
      <li className="text-ui text-ink-muted">{words.files}</li>
    </ul>
  </details>
);

const planFiles = () => Promise.all([import('@/lib/diagnostic/rules/plan-files'), downloads()]);

async function saveCalendar(plan: CheckInProps['plan'], name?: string): Promise<void> {
  const [{ PLAN_NAME, planCalendar }, { download }] = await planFiles();
  download(name ?? PLAN_NAME, 'ics', planCalendar(plan, new Date().toISOString()));
}

async function savePlan(kind: Kind, plan: PlanToSave): Promise<void> {
  if (kind === 'calendar') return saveCalendar(plan);
  const [{ PLAN_NAME, planFirm, planTable }, { download }] = await planFiles();
  download(PLAN_NAME, KINDS[kind], kind === 'table' ? planTable(plan) : planFirm(plan));
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
