import type { Station } from './answer';
import { clientAddress } from './client-address';
import { files } from './static/files';
import { loadStore } from './static/store';

/**
 * What every request passes before Next gets it, outermost first.
 * @param build the build folder
 */
export function stations(build: string): Station[] {
  return [files(loadStore(build, () => [])), clientAddress(() => false)];
}
