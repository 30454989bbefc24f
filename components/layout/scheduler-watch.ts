import { readAttribution, readCaller } from '@/lib/platform/browser/visit';
import { type SchedulerFields, schedulerLink } from '@/lib/diagnostic/rules/scheduler-link';

/**
 * Fills in the links to the calendar at the moment one is followed, out of what this tab keeps, and empties
 * them again: what the server sends, what is copied and what another browser opens never holds a name.
 */
export function watchScheduler(scheduler: string, fields: SchedulerFields): void {
  const fillIn = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link?.getAttribute('href') !== scheduler) return;
    link.href = schedulerLink(scheduler, fields, readCaller(), readAttribution());
    setTimeout(() => link.setAttribute('href', scheduler));
  };
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, fillIn, true);
}
