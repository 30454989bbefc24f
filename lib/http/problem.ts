import type { FieldErrors } from '@/lib/domain/field-errors';

/** Why a call was refused, and the status that says so. The words are in content/messages.yaml, under the same names. */
export const PROBLEM_STATUS = {
  badJson: 400,
  badFields: 400,
  badAttemptKey: 400,
  crossSite: 403,
  assessmentNotFound: 404,
  tooLarge: 413,
  wrongContentType: 415,
  attemptKeyReused: 422,
  serverError: 500,
} as const;

export type Problem = keyof typeof PROBLEM_STATUS;
export type ProblemWords = Record<Problem, string>;

/** The answer to a refused call: {message, fields}, for a person to act on. */
export function problem(reason: Problem, words: ProblemWords, fields: FieldErrors = {}): Response {
  return Response.json({ message: words[reason], fields }, { status: PROBLEM_STATUS[reason] });
}
