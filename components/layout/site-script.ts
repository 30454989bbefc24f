import { watchPage } from '@/components/home/page-watch';
import { watchTooltips } from '@/components/ui/tooltip-watch';
import { routes } from '@/lib/kernel/routes';
import { countLater } from '@/lib/platform/browser/count-later';
import { noteAttribution } from '@/lib/platform/browser/visit';
import type { SchedulerFields } from '@/lib/diagnostic/rules/scheduler-link';
import { type Counter, loadCounter } from './counter';
import { watchFaces } from './face-watch';
import { watchLinks } from './link-watch';
import { watchMenus } from './menu-watch';
import { watchScheduler } from './scheduler-watch';
import { wakeOnceNeeded } from './waking';
import { watchWay } from './way-watch';

/**
 * What every page does with a script, and the only script of a page that needs no React (decision 026). What
 * the visitor can do without it, the browser does; what this needs to know stands in the attributes of its
 * own element.
 */
const { dataset } = document.currentScript!;
const { scheduler, fields, prepared, counter, wakes } = dataset;

// It may be there before the rest of the page is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();

function begin(): void {
  drawMenus();
  if ('popover' in HTMLElement.prototype) {
    watchMenus();
    watchTooltips(document.getElementById('tooltip')!);
  }
  watchPage();
  watchFaces();
  watchLinks(prepared!.split(' '));
  if (wakes) wakeOnceNeeded(wakes);
  watchScheduler(scheduler!, JSON.parse(fields!) as SchedulerFields);
  onceSeen(() => {
    // A page of results calls nobody unasked (rule 21).
    if (noteAttribution() && !location.pathname.startsWith(`${routes.diagnostic}/results`))
      countLater('visit');
    if (counter) loadCounter(JSON.parse(counter) as Counter, prepared!.split(' '));
    watchWay(scheduler!);
  });
  // The page does all that it can now: whoever tries it out waits for this.
  dataset.begun = '';
}

/** The drawings in closed menus come later than the page (scripts/setup/first-paint/drawings.ts). */
function drawMenus(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]'))
    use.setAttribute('href', use.dataset.href!);
}

/** A page may be prepared that nobody comes to see: nothing is counted or kept of it. */
function onceSeen(begin: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
