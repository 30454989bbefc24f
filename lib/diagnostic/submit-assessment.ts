import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import {
  type Assessment,
  ratingsOf,
  type Submission,
  submissionSchema,
} from '@/lib/diagnostic/rules/assessment';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import { PRACTICE_FLAGS } from '@/lib/diagnostic/rules/questionnaire';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { RUBRIC_VERSION, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { fieldErrors } from '@/lib/kernel/field-errors';
import { keyed, pick } from '@/lib/kernel/keyed';
import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import type { AllowedMail } from '@/lib/mail/rules/allowance';
import { newMail } from '@/lib/mail/rules/outbox';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { AssessmentStore, SubmissionRefusal } from './ports';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import type { Limiter } from '@/lib/kernel/limiter';

type Ports = {
  assessments: AssessmentStore;
  /** The present questionnaire. */
  questionnaire: { version: string; advice: AdviceBook; fieldWords: FieldWords };
  /** The sentence beside the marketing box. */
  marketing: { label: string; version: string };
  perAddress: Limiter;
  addressHash: (address: string) => string;
  /** The mail that asks to confirm a ticked marketing box. Unconfirmed, the tick counts for nothing. */
  askToConfirm: (consent: Consent, network: string | null) => AllowedMail;
  networkHash: (network: string) => string;
  /** Events of the lead webhook. */
  leadWebhookEvents: readonly LeadWebhookEvent[];
  mailQueued: () => void;
  /** At least 128 random bits. */
  newId: () => string;
  now: () => Date;
  hash: (text: string) => string;
};

/**
 * Stores a finished diagnostic once per attempt, with the server's score and recommendations (rules 6 and
 * 17).
 * @param body parsed, not trusted
 * @param attemptKey the Idempotency-Key; `null`: each call makes a record
 * @param network the calling network; `null` if unknown
 */
export function submitAssessment(ports: Ports) {
  const { assessments, questionnaire, marketing, perAddress, addressHash, askToConfirm } = ports;
  const { networkHash, newId, now, hash } = ports;
  const schema = submissionSchema(
    questionnaire.fieldWords,
    (statement) => questionnaire.advice.statements[statement].short,
  );

  return async (
    body: unknown,
    attemptKey: string | null,
    network: string | null = null,
  ): Promise<Result<{ id: string }, SubmissionRefusal>> => {
    if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
    const parsed = schema.safeParse(body, { error: () => questionnaire.fieldWords.wrongKind });
    if (!parsed.success) {
      const fields = fieldErrors(parsed.error, questionnaire.fieldWords.unknownField);
      return err({ reason: 'badFields', fields });
    }

    const allowed = await perAddress(addressHash(parsed.data.email.toLowerCase()));
    if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });

    const assessment = assess(parsed.data, { id: newId(), createdAt: now(), ...questionnaire });
    // Without what each tab knows for itself: two tabs may share an attempt and differ in that.
    const { attribution: _source, follows: _earlier, corrects = null, ...answers } = parsed.data;
    const digest = hash(JSON.stringify(answers));
    const attempt = attemptKey === null ? null : { keyHash: hash(attemptKey), digest };
    const consent = assessment.marketingConsent ? consentOf(assessment) : null;
    const about = { assessmentId: assessment.id, reason: `completed-hook:${assessment.id}` };
    const hook = { template: 'completed-hook', ...about, recipient: null, data: null } as const;
    const isTold = ports.leadWebhookEvents.includes('diagnostic.completed');
    const mails = [
      ...(isTold ? [{ mail: newMail(ports, hook), allowances: [] }] : []),
      ...(consent ? [askToConfirm(consent, network && networkHash(network))] : []),
    ];
    const stored = await assessments.insert(assessment, attempt, consent, corrects, mails);
    if (stored.outcome === 'stored') {
      if (mails.length > 0) ports.mailQueued();
      return ok({ id: assessment.id });
    }
    return stored.digest === digest ? ok({ id: stored.id }) : err({ reason: 'attemptKeyReused' });
  };

  function consentOf({ id, createdAt, email }: Assessment): Consent {
    return {
      id: newId(),
      createdAt,
      email: email.toLowerCase(),
      wording: marketing.label,
      wordingVersion: marketing.version,
      assessmentId: id,
      confirmedAt: null,
      withdrawnAt: null,
    };
  }
}

function assess(
  submission: Submission,
  { id, createdAt, version, advice }: { id: string; createdAt: Date; version: string; advice: AdviceBook },
): Assessment {
  const ratings = ratingsOf(submission);
  const card = scoreAssessment(ratings);
  return {
    ...{ id, createdAt, rubricVersion: RUBRIC_VERSION, questionnaireVersion: version },
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
