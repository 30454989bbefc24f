import type { Env } from '@/lib/config/env';
import type { Station } from './answer';
import { oneAddress } from './client-address';
import { files } from './static/files';
import { loadStore } from './static/store';

/**
 * What every request passes before Next gets it, outermost first.
 * @param build the build folder
 */
export function stations({ TRUSTED_PROXIES }: Env, build: string): Station[] {
  return [files(loadStore(build, () => [])), oneAddress(TRUSTED_PROXIES ?? null)];
}
