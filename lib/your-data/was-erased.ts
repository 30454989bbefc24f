import type { Context } from '@/lib/context';
import { isNoted } from './store/erased-ids';
import { erasedKeys } from './store/purge';

/** Whether somebody had all that this id had deleted, however it comes back. */
export const wasErased = ({ settings, database }: Context, id: string): Promise<boolean> =>
  isNoted(database, erasedKeys(settings).idHashes(id));
