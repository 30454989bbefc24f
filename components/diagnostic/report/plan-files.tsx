'use client';

import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useInBrowser, useUnseen } from '@/components/ui/use-scripted';
import { checkInDay, planStart } from '@/lib/diagnostic/rules/plan-days';
import type { PlanToSave } from '@/lib/diagnostic/rules/plan-files';
import { fill, listed } from '@/lib/kernel/text';
import { today } from '@/lib/kernel/time';
import type { ReportWords } from './words';

type Kind = 'calendar' | 'table' | 'tools';
type Words = Pick<ReportWords['plan'], 'dates' | 'files' | 'save' | Kind>;
type Props = {
  plan: Omit<PlanToSave, 'start'>;
  words: Words;
  /** The demo that opens with the plan; undefined while there is none. */
  demo?: { label: string; href: string };
  /** The server's day, as 2026-11-26: until the script is there, as much place is kept as its words take. */
  day: string;
};

/**
 * When the check-ins are by the visitor's own calendar, and the plan as files. They are made here, once
 * somebody wants one.
 */
export function PlanFiles({ plan, words, demo, day }: Props) {
  const unseen = useUnseen();
  const start = planStart(useInBrowser(today, day));
  const days = listed(plan.rows.map(({ ends }) => dayInWords(checkInDay(start, ends, plan.holidays))));
  return (
    <div className="mt-6 grid gap-4 print:mt-[1mm]">
      <p className={unseen}>{fill(words.dates, { start: dayInWords(start), days })}</p>
      <details data-print="no" className={unseen}>
        <summary className={buttonClasses('line')}>{words.save}</summary>
        <ul className="mt-3 grid gap-2">
          {demo && (
            <li>
              <a href={demo.href} className={buttonClasses('line', 'sm')}>
                {demo.label}
              </a>
            </li>
          )}
          {KINDS.map((kind) => (
            <li key={kind}>
              <Button variant="line" size="sm" onClick={() => void save(kind, plan)}>
                {words[kind]}
              </Button>
            </li>
          ))}
          <li className="text-ui text-ink-muted">{words.files}</li>
        </ul>
      </details>
    </div>
  );
}

const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const KINDS: readonly Kind[] = ['calendar', 'table', 'tools'];

async function save(kind: Kind, plan: Props['plan']): Promise<void> {
  const [files, { download }] = await Promise.all([
    import('@/lib/diagnostic/rules/plan-files'),
    import('@/lib/platform/browser/download'),
  ]);
  const { PLAN_NAME, planCalendar, planFirm, planTable } = files;
  const whole = { ...plan, start: planStart(today()) };
  if (kind === 'calendar') download(PLAN_NAME, 'ics', planCalendar(whole, new Date().toISOString()));
  else if (kind === 'table') download(PLAN_NAME, 'csv', planTable(whole));
  else download(PLAN_NAME, 'plumbline.json', planFirm(whole));
}
