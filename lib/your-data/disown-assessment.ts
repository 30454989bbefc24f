import type { Context } from '@/lib/context';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { mailLinks } from './mail-links';
import { eraseAssessments } from './store/erasure';

/** 'there': it can be deleted. 'gone': it is. `null`: an invalid link. */
type Disowned = 'there' | 'gone' | null;

export async function loadDisowned({ settings, database }: Context, token: string): Promise<Disowned> {
  const id = mailLinks(settings).notMe.read(token);
  if (id === null) return null;
  return (await assessmentStore(database).find(id)) ? 'there' : 'gone';
}

/**
 * "This was not me": deletes a diagnostic and what came of it. The link reaches nothing else under the
 * address.
 */
export async function disownAssessment(context: Context, token: string): Promise<void> {
  const id = mailLinks(context.settings).notMe.read(token);
  if (id !== null) await eraseAssessments(context, [id], context.now());
}
