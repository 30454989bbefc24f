'use client';

import { useEffect, useRef } from 'react';

/** The one tooltip of the page. Give any element `data-tooltip="text"` and it appears there. */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current?.showPopover ? watchOnceNeeded(box.current) : undefined), []);
  return <div ref={box} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}

/** Fetches what makes tooltips when a pointer or the focus first reaches an element that has one. */
function watchOnceNeeded(box: HTMLElement): () => void {
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const reach = (event: Event) => {
    if (!(event.target as Element).closest?.('[data-tooltip]')) return;
    waiting.abort();
    let stopped = false;
    stop = () => void (stopped = true);
    void import('./tooltip-watch').then(({ watchTooltips }) => {
      if (!stopped) stop = watchTooltips(box, event);
    });
  };
  document.addEventListener('pointerover', reach, { signal: waiting.signal });
  document.addEventListener('focusin', reach, { signal: waiting.signal });
  return () => stop();
}
