'use client';

import { Button } from '@/components/ui/button';
import { useUnseen } from '@/components/ui/use-scripted';
import { planStart } from '@/lib/diagnostic/rules/plan-days';
import type { PlanToSave } from '@/lib/diagnostic/rules/plan-files';
import { today } from '@/lib/platform/browser/today';

type Props = { label: string; plan: Pick<PlanToSave, 'rows' | 'holidays'> };

/** Saves the check-in of the first step as a calendar file, made in the browser once somebody wants it. */
export function CalendarButton({ label, plan }: Props) {
  return (
    <Button size="sm" className={useUnseen()} onClick={() => void save(plan)}>
      {label}
    </Button>
  );
}

async function save(plan: Props['plan']): Promise<void> {
  const [{ FIRST_STEP_NAME, planCalendar }, { download }] = await Promise.all([
    import('@/lib/diagnostic/rules/plan-files'),
    import('@/lib/platform/browser/download'),
  ]);
  const calendar = planCalendar({ ...plan, start: planStart(today()) }, new Date().toISOString());
  download(FIRST_STEP_NAME, 'ics', calendar);
}
