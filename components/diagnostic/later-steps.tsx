import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { AssessmentStep } from './ratings-step';

/** The steps that a first visit does not show yet, in one file of their own to load. */
export { ChallengesStep } from './challenges-step';

type Props = ComponentProps<typeof AssessmentStep> & {
  onShown: () => void;
};

export function RatingsByKeys({ onShown, ...step }: Props) {
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return <AssessmentStep {...step} onKeyDown={rateByDigit} />;
}

function rateByDigit(event: KeyboardEvent) {
  if (!/^[0-3]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const statement = (event.target as Element).closest('.rating');
  const radio = statement?.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(event.key)];
  radio?.click();
  radio?.focus();
}
