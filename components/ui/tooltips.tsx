'use client';

import { useEffect, useRef } from 'react';
import { watchTooltips } from './tooltip-watch';

/** The one tooltip of the page. Give any element `data-tooltip="text"` and it appears there. */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current?.showPopover ? watchTooltips(box.current) : undefined), []);
  return <div ref={box} id="tooltip" role="tooltip" popover="manual" className="tooltip" />;
}
