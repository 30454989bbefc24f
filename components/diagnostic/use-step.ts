'use client';

import { useSyncExternalStore } from 'react';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { onStepChange, stepInAddress } from '@/lib/platform/browser/step-history';

/** The step in the address; the first one on the server. */
export function useStep(): Step {
  return useSyncExternalStore<Step>(onStepChange, stepInAddress, () => 1);
}
