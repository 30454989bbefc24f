import type { Env } from '@/lib/config/env';
import { believes } from '@/lib/http/client-address';
import type { Station } from './answer';
import { oneAddress } from './client-address';
import { type Answered, requestLog } from './request-log';
import type { PatternOf } from './route-patterns';

type Setting = {
  settings: Env;
  patternOf: PatternOf;
  /** Told of each answer. */
  count: (answered: Answered) => void;
};

/** What every request passes before Next gets it, outermost first. */
export function stations({ settings, patternOf, count }: Setting): Station[] {
  const trusted = settings.TRUSTED_PROXIES ?? null;
  const isTrusted = (address: string) => believes(address, trusted);
  return [requestLog({ patternOf, count, isTrusted }), oneAddress(trusted)];
}
