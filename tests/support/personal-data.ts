import type { Consent } from '@/lib/your-data/rules/consent';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';
import { addDataKey } from '@/lib/your-data/data-key';
import { anAssessment } from './assessments';
import { randomId, tokenHash } from '@/lib/platform/random/tokens';

const HOUR = 60 * 60_000;

/** Stores a finished diagnostic, and answers with its id. */
export async function storeAssessment(
  database: Database,
  wanted: Parameters<typeof anAssessment>[0] = {},
  consent: Partial<Consent> | null = null,
): Promise<string> {
  const assessment = anAssessment(wanted);
  const given = consent && aConsent({ email: assessment.email, assessmentId: assessment.id, ...consent });
  await insertAssessment(database, assessment, null, given);
  return assessment.id;
}

/** A ticked box that nobody has confirmed; say what matters to the test. */
export function aConsent(wanted: Partial<Consent> = {}): Consent {
  return {
    id: randomId(),
    createdAt: new Date('2026-03-01T10:20:30.456Z'),
    email: 'ada@example.com',
    wording: 'Send me the newsletter.',
    wordingVersion: '1',
    assessmentId: null,
    confirmedAt: null,
    withdrawnAt: null,
    ...wanted,
  };
}

/** A key to the data of an address, as the mail has it; with `newEmail` to putting that in its place. */
export async function aDataKey(
  database: Database,
  email: string,
  { newEmail = null, minutes = 60 }: { newEmail?: string | null; minutes?: number } = {},
): Promise<string> {
  const token = randomId();
  const expiresAt = new Date(Date.now() + (minutes / 60) * HOUR);
  await addDataKey(database, {
    tokenHash: tokenHash(token),
    createdAt: new Date(expiresAt.getTime() - HOUR),
    expiresAt,
    email,
    newEmail,
  });
  return token;
}

/** Stores a team room with one answer in it. */
export async function storeTeamRoom(
  database: Database,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<void> {
  const hashes = { founderHash: `${id}-founder`, memberHash: `${id}-member` };
  const answers = { create: [{ keyHash: `${id}-answer`, ratings: { visionClarity: 2 } }] };
  await database.teamRoom.create({ data: { id, createdAt, ...hashes, answers } });
}
