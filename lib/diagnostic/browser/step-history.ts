import type { Step } from '@/lib/diagnostic/rules/steps';

/**
 * The step of the diagnostic is part of the address (?step=2), so that Back, Forward and a reload move by
 * step. Next's router keeps its own entries in the state; ours says which step led here.
 */
const PARAMETER = 'step';
type Entry = { stepBefore?: Step };

export function stepInAddress(): Step {
  const step = new URLSearchParams(location.search).get(PARAMETER);
  return step === '2' ? 2 : step === '3' ? 3 : 1;
}

export function pushStep(step: Step): void {
  history.pushState({ stepBefore: stepInAddress() } satisfies Entry, '', addressOf(step));
  announce();
}

export function replaceStep(step: Step): void {
  history.replaceState(history.state, '', addressOf(step));
  announce();
}

/** Goes back to the step before: by the history when it was there, so that Back and Previous agree. */
export function previousStep(): void {
  const step = (stepInAddress() - 1) as Step;
  if ((history.state as Entry | null)?.stepBefore === step) history.back();
  else pushStep(step);
}

/** A step begins at its top, however one came. Returns what gives the scrolling back to the browser. */
export function scrollStepsOurselves(): () => void {
  history.scrollRestoration = 'manual';
  return () => void (history.scrollRestoration = 'auto');
}

export function onStepChange(callback: () => void): () => void {
  addEventListener('popstate', callback);
  addEventListener(CHANGED, callback);
  return () => {
    removeEventListener('popstate', callback);
    removeEventListener(CHANGED, callback);
  };
}

const CHANGED = 'plumbline:step';
const announce = () => dispatchEvent(new Event(CHANGED));

function addressOf(step: Step): string {
  const url = new URL(location.href);
  if (step === 1) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, String(step));
  return `${url.pathname}${url.search}`;
}
