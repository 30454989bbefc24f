import type { Context } from '@/lib/context';
import { linkSecret } from '@/lib/platform/config/link-secrets';
import { keyedHash } from '@/lib/platform/files/link-signing';

/** Its hash changes every day, so that one day's counts can't be matched with another's. */
export const networkHash = ({ settings }: Context, network: string | null): string | null =>
  network === null
    ? null
    : keyedHash(linkSecret(settings), `network/${new Date().toISOString().slice(0, 10)}`)(network);
