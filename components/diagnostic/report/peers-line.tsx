import type { Peers } from '@/lib/diagnostic/rules/quartiles';
import { longDay } from '@/lib/kernel/day';
import { fill } from '@/lib/kernel/text';

/** How firms of one size score, in one line; nothing while there are too few of them. */
export function PeersLine({ peers, text }: { peers?: Peers | null; text: string }) {
  if (!peers) return null;
  const { at, ...numbers } = peers;
  return <p className="mt-5 text-ui text-ink-muted">{fill(text, { ...numbers, day: longDay(at) })}</p>;
}
