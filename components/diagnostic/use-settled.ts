'use client';

import { useEffect, useState } from 'react';
import type { Step } from '@/lib/diagnostic/rules/steps';

/** Longer than any double tap, shorter than anybody needs to look at a new step. */
const SETTLE_MS = 700;

/**
 * Whether a step has been there long enough to take a click. The buttons of two steps share a place: the
 * second tap of a double tap on Next would otherwise send a form that nobody has seen.
 */
export function useSettled(step: Step): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    if (settled === step) return;
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, step]);
  return settled === step;
}
