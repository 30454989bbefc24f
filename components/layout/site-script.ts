import { watchSale } from '@/components/checkout/wake-up';
import { watchPage } from '@/components/home/page-watch';
import { watchTooltips } from '@/components/ui/tooltip-watch';
import { readCaller } from '@/lib/diagnostic/browser/caller';
import { noteAttribution, readAttribution } from '@/lib/platform/browser/visit';
import { type SchedulerFields, schedulerLink } from '@/lib/diagnostic/rules/scheduler-link';
import { type Counter, loadCounter } from '@/lib/platform/browser/counter';
import { watchMenus } from './menu-watch';

/**
 * What every page does with a script, and the only script of a page that needs no React
 * (docs/decisions/serving.md). What the visitor can do without it, the browser does; what this needs to know
 * stands in the attributes of its own element.
 */
const { dataset } = document.currentScript!;
const { scheduler, fields, prepared, counter } = dataset;

if ('popover' in HTMLElement.prototype) {
  watchMenus();
  watchTooltips(document.getElementById('tooltip')!);
}
watchPage();
watchSale();
watchScheduler(scheduler!, JSON.parse(fields!) as SchedulerFields);
onceSeen(() => {
  noteAttribution();
  if (counter) loadCounter(JSON.parse(counter) as Counter, prepared!.split(' '));
});

/** A page may be prepared that nobody comes to see: nothing is counted or kept of it. */
function onceSeen(begin: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/**
 * Fills in the links to the calendar at the moment one is followed, out of what this tab keeps, and empties
 * them again: what the server sends, what is copied and what another browser opens never holds a name.
 */
function watchScheduler(scheduler: string, fields: SchedulerFields): void {
  const fillIn = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link?.getAttribute('href') !== scheduler) return;
    link.href = schedulerLink(scheduler, fields, readCaller(), readAttribution());
    setTimeout(() => link.setAttribute('href', scheduler));
  };
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, fillIn, true);
}
