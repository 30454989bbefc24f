import type { Station } from './answer';
import { clientAddress } from './client-address';
import { type Answered, requestLog } from './request-log';
import type { PatternOf } from './route-patterns';

type Setting = {
  patternOf: PatternOf;
  /** Told of each answer. */
  count: (answered: Answered) => void;
};

/** What every request passes before Next gets it, outermost first. */
export function stations({ patternOf, count }: Setting): Station[] {
  const isTrusted = () => false;
  return [requestLog({ patternOf, count, isTrusted }), clientAddress(isTrusted)];
}
