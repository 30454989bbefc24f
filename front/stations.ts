import type { Station } from './answer';
import { oneAddress } from './client-address';
import type { Env } from '@/lib/config/env';

/** What every request passes before Next gets it, outermost first. */
export function stations({ TRUSTED_PROXIES }: Env): Station[] {
  return [oneAddress(TRUSTED_PROXIES ?? null)];
}
