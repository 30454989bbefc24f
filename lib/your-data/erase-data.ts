import type { Context } from '@/lib/context';
import { ownerOf } from './data-key';
import { eraseUnder, eraseAssessments } from './store/erasure';
import { isNoted } from './store/erased-ids';
import { erasedHashes } from './store/purge';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { mailLinks } from './mail-links';

/** Deletes everything under an address for good. Paid orders stay without their buyer. */
export const eraseAddress = (context: Context, email: string) => eraseUnder(context, email, context.now());

/** The same by a key; `null` for an unknown or expired one. */
export async function eraseData(context: Context, key: string) {
  const found = await ownerOf(context, key);
  return found && eraseAddress(context, found.email);
}

/** Whether somebody had all that this id had deleted, however it comes back. */
export const wasErased = ({ settings, database }: Context, id: string): Promise<boolean> =>
  isNoted(database, erasedHashes(settings)(id));

/** 'there': it can be deleted. 'gone': it is. `null`: an invalid link. */
type Disowned = 'there' | 'gone' | null;

export async function loadDisowned({ settings, database }: Context, token: string): Promise<Disowned> {
  const id = mailLinks(settings).notMe.read(token);
  if (id === null) return null;
  return (await findAssessment(database, id)) ? 'there' : 'gone';
}

/** "This was not me": deletes a diagnostic and what came of it, and nothing else under the address. */
export async function disownAssessment(context: Context, token: string): Promise<void> {
  const id = mailLinks(context.settings).notMe.read(token);
  if (id !== null) await eraseAssessments(context, [id], context.now());
}
