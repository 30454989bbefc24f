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
  let fetched: Promise<void> | undefined;
  const reach = () => {
    if (!document.querySelector('[data-tooltip]:is(:hover, :focus, :focus-within)')) return;
    fetched ??= import('./tooltip-watch').then(({ watchTooltips }) => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      stop = watchTooltips(box);
    });
  };
  document.addEventListener('pointerover', reach, { signal: waiting.signal });
  document.addEventListener('focusin', reach, { signal: waiting.signal });
  reach();
  return () => stop();
}
