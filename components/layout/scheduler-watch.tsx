'use client';

import { useEffect } from 'react';
import { noteAttribution, readAttribution, readCaller } from '@/lib/platform/browser/visit';
import { type SchedulerFields, schedulerLink } from '@/lib/diagnostic/rules/scheduler-link';

type Props = { scheduler: string; fields: SchedulerFields };

/**
 * Fills in the links to the calendar at the moment one is followed, out of what this tab keeps, and empties them again: what
 * the server sends, what is copied and what another browser opens never holds a name.
 */
export function SchedulerWatch({ scheduler, fields }: Props) {
  useEffect(noteAttribution, []);
  useEffect(() => {
    const stop = new AbortController();
    const fillIn = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link?.getAttribute('href') !== scheduler) return;
      link.href = schedulerLink(scheduler, fields, readCaller(), readAttribution());
      setTimeout(() => link.setAttribute('href', scheduler));
    };
    for (const kind of ['click', 'auxclick'] as const)
      document.addEventListener(kind, fillIn, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [scheduler, fields]);
  return null;
}
