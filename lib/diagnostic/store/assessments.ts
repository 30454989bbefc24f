import { PrismaClientValidationError } from '@prisma/client/runtime/client';
import {
  type Assessment,
  type AssessmentResult,
  ratingsOf,
  scored,
  type Scored,
} from '@/lib/diagnostic/rules/assessment';
import {
  PRACTICE_FLAGS,
  type Rating,
  STATEMENT_IDS,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { DETAIL_IDS, type Details } from '@/lib/diagnostic/rules/contact-fields';
import type { Earlier } from '@/lib/diagnostic/rules/retake';
import { isoDay } from '@/lib/kernel/time';
import type { Attempt } from '@/lib/kernel/attempt';
import { ofColumns, toColumns } from '@/lib/kernel/attribution';
import { keyed, pick } from '@/lib/kernel/keyed';
import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import type { Assessment as Row } from '@/lib/platform/database/generated/sqlite/client';
import type { AllowedMail } from '@/lib/mail/rules/allowance';
import { queueAllowed } from '@/lib/mail/store/allowances';
import { isTaken, isUnknownRow } from '@/lib/platform/database/taken';
import type { Consent } from '@/lib/your-data/rules/consent';

/**
 * Stores once per attempt: 'stored', or 'seen' with what its first call stored.
 * @param corrects the id of the one that it corrects; sent under one address, the later one is the lead
 * @param mails are queued if their allowances have room
 */
export async function insertAssessment(
  database: Database,
  assessment: Assessment,
  attempt: Attempt | null,
  consent: Consent | null = null,
  corrects: string | null = null,
  mails: AllowedMail[] = [],
): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }> {
  const insert = (one: Assessment) => insertAssessment(database, one, attempt, consent, corrects, mails);
  const corrected = corrects === null ? null : await findAssessment(database, corrects);
  const theirs = corrected && isTheirs(corrected, assessment) ? corrected : null;
  const followsId = theirs?.followsId ?? assessment.followsId;
  const attribution = theirs?.attribution ?? assessment.attribution;
  const data = toRow({ ...assessment, followsId, attribution }, attempt);
  try {
    await database.$transaction(async (open) => {
      await open.assessment.create({ data, select: { id: true } });
      if (consent) await open.marketingConsent.create({ data: consent });
      if (theirs) await takePlace(open, theirs, assessment.id);
      for (const mail of mails) await queueAllowed(open, mail);
    });
    return { outcome: 'stored' };
  } catch (error) {
    if (error instanceof OvertakenError) return insert(assessment);
    if (followsId !== null && isUnknownRow(error)) return insert({ ...assessment, followsId: null });
    const first = attempt && isTaken(error) ? await findAttempt(database, attempt.keyHash) : null;
    if (first) return { outcome: 'seen', ...first };
    throw withoutData(error);
  }
}

export async function findAssessment(database: Database, id: string): Promise<Scored | null> {
  if (!ID.test(id)) return null;
  const include = { follows: { select: { ...OF_EARLIER, email: true } } };
  const row = await database.assessment.findUnique({ where: { id }, include });
  if (!row) return null;
  const isEarlierTheirs = row.follows ? isSame(row.follows.email, row.email) : undefined;
  return { ...scored(fromRow(row)), earlier: earlierOf(row.follows), isEarlierTheirs };
}

/** The same without contact data, which is not read from the database. */
export async function findResult(database: Database, id: string): Promise<AssessmentResult | null> {
  if (!ID.test(id)) return null;
  const select = { ...OF_RESULT, follows: { select: OF_EARLIER } };
  const row = await database.assessment.findUnique({ where: { id }, select });
  return row && { ...scored(resultOf(row)), earlier: earlierOf(row.follows) };
}

/** The reader of a forwarded result may know the address, but no page shows the phone. */
const isTheirs = (one: Assessment, other: Assessment) =>
  isSame(one.email, other.email) && one.phone === other.phone;

/** Another correction was stored meanwhile, or the corrected diagnostic is gone. */
class OvertakenError extends Error {}

/** All earlier corrections name the latest, so lists need not follow a chain. */
async function takePlace(open: OpenTransaction, { id, correctedById }: Assessment, latestId: string) {
  const before = correctedById ?? id;
  const data = { correctedById: latestId };
  const { count } = await open.assessment.updateMany({ where: { id: before, correctedById: null }, data });
  if (count === 0) throw new OvertakenError();
  await open.assessment.updateMany({ where: { correctedById: before }, data });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Other ids aren't asked for: Postgres rejects NUL, for example. */
const ID = /^[\w-]{1,64}$/;

const OF_EARLIER = {
  createdAt: true,
  questionnaireVersion: true,
  ...keyed(STATEMENT_IDS, () => true as const),
} as const;
const OF_RESULT = {
  id: true,
  rubricVersion: true,
  name: true,
  overallScore: true,
  recommendations: true,
  ...OF_EARLIER,
} as const;

/** Prisma prints all values of a call with a wrong type. They are personal, so they must not reach a log. */
function withoutData(error: unknown): unknown {
  if (!(error instanceof PrismaClientValidationError)) return error;
  return new Error(`Prisma refused an assessment: ${error.message.trim().split('\n').at(-1)}`);
}

async function findAttempt(
  database: Database,
  keyHash: string,
): Promise<{ id: string; digest: string } | null> {
  const row = await database.assessment.findUnique({
    where: { attemptKeyHash: keyHash },
    select: { id: true, attemptDigest: true },
  });
  return row && { id: row.id, digest: row.attemptDigest ?? '' };
}

function toRow({ ratings, attribution, ...assessment }: Assessment, attempt: Attempt | null) {
  return {
    ...assessment,
    ...ratings,
    ...toColumns(attribution),
    attemptKeyHash: attempt?.keyHash,
    attemptDigest: attempt?.digest,
  };
}

/** Types are asserted: only toRow writes these columns. */
export function fromRow(row: Row): Assessment {
  return {
    ...resultOf(row),
    email: row.email,
    ...(pick(row, DETAIL_IDS) as Details),
    currentChallenges: row.currentChallenges as Assessment['currentChallenges'],
    ...keyed(PRACTICE_FLAGS, (flag) => row[flag]),
    marketingConsent: row.marketingConsent,
    attribution: ofColumns(row),
    followsId: row.followsId,
    correctedById: row.correctedById,
  };
}

function resultOf(row: Pick<Row, keyof typeof OF_RESULT>) {
  return {
    id: row.id,
    createdAt: row.createdAt,
    rubricVersion: row.rubricVersion,
    questionnaireVersion: row.questionnaireVersion,
    name: row.name,
    ratings: ratingsOf(row as Record<StatementId, Rating | null>),
    overallScore: row.overallScore,
    recommendations: row.recommendations as Assessment['recommendations'],
  };
}

function earlierOf(row: Pick<Row, keyof typeof OF_EARLIER> | null): Earlier | undefined {
  if (!row) return undefined;
  const { createdAt, questionnaireVersion } = row;
  const ratings = ratingsOf(row as Record<StatementId, Rating | null>);
  return { day: isoDay(createdAt), questionnaireVersion, ratings };
}

/** In any case. Raw SQL, because the shared client type has no case-insensitive comparison. */
export async function assessmentsOf(reader: Pick<Database, '$queryRaw'>, email: string): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Assessment" WHERE lower(email) = lower(${email})`;
  return rows.map(({ id }) => id);
}
