import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';
import type { Context } from '@/lib/context';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import {
  type Assessment,
  ratingsOf,
  type Submission,
  submissionSchema,
} from '@/lib/diagnostic/rules/assessment';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { PRACTICE_FLAGS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { RUBRIC_VERSION, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { type FieldErrors, fieldErrors } from '@/lib/kernel/forms';
import { keyed, oncePer, pick } from '@/lib/kernel/keyed';
import { err, ok, type Result } from '@/lib/kernel/result';
import { newMail } from '@/lib/mail/store/outbox';
import { leadWebhookOf } from '@/lib/platform/config/env';
import { addressHash, keyedHash } from '@/lib/platform/files/link-signing';
import { tokenHash, randomId } from '@/lib/platform/random/tokens';
import { askToConfirm } from '@/lib/your-data/answer-consent';
import type { Consent } from '@/lib/your-data/rules/consent';
import { insertAssessment } from './store/assessments';
import { linkSecret } from '@/lib/platform/config/link-secrets';

type SubmissionRefusal =
  | { reason: 'badFields'; fields: FieldErrors }
  | { reason: 'badAttemptKey' }
  | { reason: 'attemptKeyReused' }
  | { reason: 'tooMany'; seconds: number };

const checks = oncePer(({ diagnostic, messages }: Content) => {
  const words = fieldWords(diagnostic.questionnaire, messages);
  const short = (statement: StatementId) => diagnostic.advice.statements[statement].short;
  return { words, schema: submissionSchema(words, short) };
});

/**
 * Stores a diagnostic once per attempt, with the server's score and recommendations (rules 6 and 17).
 * @param body parsed, not trusted
 * @param attemptKey the Idempotency-Key; `null`: each call makes a record
 * @param network the calling network; `null` if unknown
 */
export async function submitAssessment(
  context: Context,
  body: unknown,
  attemptKey: string | null,
  network: string | null = null,
): Promise<Result<{ id: string }, SubmissionRefusal>> {
  const { settings, database, content, limits, notifier, now } = context;
  const { questionnaire, advice } = content.diagnostic;
  const { words, schema } = checks(content);
  if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
  const parsed = schema.safeParse(body, { error: () => words.wrongKind });
  if (!parsed.success)
    return err({ reason: 'badFields', fields: fieldErrors(parsed.error, words.unknownField) });

  const address = addressHash(settings, parsed.data.email.toLowerCase());
  const allowed = await limits.assessments.perAddress(address);
  if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });

  const { version } = questionnaire;
  const assessment = assess(parsed.data, { id: randomId(), createdAt: now(), version, advice });
  // Without what each tab knows for itself: two tabs may share an attempt and differ in that.
  const { attribution: _source, follows: _earlier, corrects = null, ...answers } = parsed.data;
  const digest = tokenHash(JSON.stringify(answers));
  const attempt = attemptKey === null ? null : { keyHash: tokenHash(attemptKey), digest };
  const consent = assessment.marketingConsent ? consentOf(context, assessment) : null;
  const about = { assessmentId: assessment.id, reason: `completed-hook:${assessment.id}` };
  const hook = { template: 'completed-hook', ...about, recipient: null, data: null } as const;
  const isTold = leadWebhookOf(settings) && content.site.leadWebhook.events.includes('diagnostic.completed');
  const mails = [
    ...(isTold ? [{ mail: newMail(context, hook), allowances: [] }] : []),
    ...(consent ? [askToConfirm(context, consent, networkHash(context, network))] : []),
  ];
  const stored = await insertAssessment(database, assessment, attempt, consent, corrects, mails);
  if (stored.outcome === 'stored') {
    if (mails.length > 0) notifier.mailQueued();
    return ok({ id: assessment.id });
  }
  return stored.digest === digest ? ok({ id: stored.id }) : err({ reason: 'attemptKeyReused' });
}

function consentOf({ content }: Context, { id, createdAt, email }: Assessment): Consent {
  const { label, version } = content.diagnostic.questionnaire.consent.marketing;
  return {
    id: randomId(),
    createdAt,
    email: email.toLowerCase(),
    wording: label,
    wordingVersion: version,
    assessmentId: id,
    confirmedAt: null,
    withdrawnAt: null,
  };
}

function assess(
  submission: Submission,
  { id, createdAt, version, advice }: { id: string; createdAt: Date; version: string; advice: AdviceBook },
): Assessment {
  const ratings = ratingsOf(submission);
  const card = scoreAssessment(ratings);
  return {
    id,
    createdAt,
    rubricVersion: RUBRIC_VERSION,
    questionnaireVersion: version,
    ...pick(submission, ['name', 'email', ...DETAIL_IDS, 'currentChallenges', 'marketingConsent']),
    ...keyed(PRACTICE_FLAGS, (flag) => submission[flag]),
    ratings,
    overallScore: card.percent,
    recommendations: recommend({ ...submission, card }, advice),
    attribution: submission.attribution ?? null,
    followsId: submission.follows ?? null,
    correctedById: null,
  };
}

/** Its hash changes every day, so that one day's counts can't be matched with another's. */
export const networkHash = ({ settings }: Context, network: string | null): string | null =>
  network === null
    ? null
    : keyedHash(linkSecret(settings), `network/${new Date().toISOString().slice(0, 10)}`)(network);
