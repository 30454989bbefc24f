import type { Assessment, AssessmentResult, Scored } from '@/lib/diagnostic/rules/assessment';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import type { Reveal } from '@/lib/diagnostic/rules/team-room';
import type { Attempt } from '@/lib/kernel/attempt';
import type { FieldErrors } from '@/lib/kernel/field-errors';
import type { Result } from '@/lib/kernel/result';
import type { AllowedMail } from '@/lib/mail/rules/allowance';
import type { NewMail } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';

export type AssessmentStore = {
  /**
   * Stores once per attempt: 'stored', or 'seen' with what the attempt's first call stored. The consent is
   * stored in the same transaction. If what it follows is not stored, it follows nothing.
   * @param corrects the id of the one that it corrects: it is compared with what that is compared with, if
   * that has anything, and of two sent under one address the later one is the lead
   * @param mails are queued in the same transaction, if their allowances have room
   */
  insert(
    assessment: Assessment,
    attempt: Attempt | null,
    consent?: Consent | null,
    corrects?: string | null,
    mails?: AllowedMail[],
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<Scored | null>;
  /** The same without contact data, which is not read from the database. */
  findResult(id: string): Promise<AssessmentResult | null>;
};

/** Why a diagnostic that was sent is not stored. */
export type SubmissionRefusal =
  | { reason: 'badFields'; fields: FieldErrors }
  /** The Idempotency-Key is malformed. */
  | { reason: 'badAttemptKey' }
  /** The same key came with other answers before. */
  | { reason: 'attemptKeyReused' }
  | { reason: 'tooMany'; seconds: number };

/** Stores a finished diagnostic, once per attempt (lib/diagnostic/submit-assessment.ts). */
export type SubmitAssessment = (
  body: unknown,
  attemptKey: string,
  network: string | null,
) => Promise<Result<{ id: string }, SubmissionRefusal>>;

/** Somebody asked for their report; `callAt` is when they asked for a call, null if they have not. */
type ReportRequest = { assessmentId: string; createdAt: Date; callAt: Date | null };

/** `reportAt`: when the report may be mailed; `null` where too many were asked for its address or network. */
export type ReportAsked = { outcome: 'queued' | 'already'; reportAt: Date | null };

export type ReportRequests = {
  /**
   * In one transaction: notes the request, queues what the firm is told, and the report for when the
   * allowances have room; where that was done before, nothing.
   */
  open(request: ReportRequest, mails: { toFirm: NewMail[]; report: AllowedMail }): Promise<ReportAsked>;
  /** Notes that a call was asked for, unless one was before. */
  noteCall(assessmentId: string, at: Date): Promise<void>;
  find(assessmentId: string): Promise<ReportRequest | null>;
};

/** What a calendar tells of one booking. */
export type BookingFact = {
  /** What the calendar calls it. */
  id: string;
  /** Of whoever booked, then of their guests. */
  emails: string[];
  /** By the clock of the calendar. */
  toldAt: Date;
  /** When the call begins; null: it does not say. */
  startsAt: Date | null;
  isCanceled: boolean;
  /** Nobody came. */
  isMissed: boolean;
};

/** Reads a call to the booking webhook. No facts: it tells of something else. */
export type ReadBookings = (body: string, headers: Headers) => BookingFact[] | 'unsigned' | 'malformed';

/** A room as one of its keys opens it. */
export type FoundRoom = {
  /** Whose key it was: the founder's, the one to hand out, or that of an answer. */
  as: 'founder' | 'member' | 'answer';
  id: string;
  createdAt: Date;
  /** How many answers there are, without those that were taken back; 0 after the close. */
  answers: number;
  /** Null until the room is closed. */
  reveal: Reveal | null;
  /** Of the answer whose key it was; empty for other keys, and after the close. */
  ratings: Ratings;
};
