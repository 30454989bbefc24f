'use client';

import { useEffect } from 'react';
import { watchEntrances } from './entrance-watch';
import { watchPanels } from './panels/panel-watch';

/** What the landing page does with a script, and does without as well. Draws nothing. */
export function Finish() {
  useEffect(() => {
    const stops = [watchPanels(), watchEntrances()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}
