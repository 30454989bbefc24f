import { useState } from 'react';
import { HttpError } from '@/lib/platform/browser/fetch';
import { requestReport } from '@/lib/platform/browser/report-request';
import type { Wanted } from '@/lib/diagnostic/rules/report-request';

/** What is said while something is asked for, and when that failed. */
export type RequestWords = { sending: string; notSent: string; callNotRecorded: string };

/** What was asked for in this visit, by diagnostic and wish: several buttons on the page ask for the same. */
const asked = new Map<string, ReturnType<typeof requestReport>>();

/**
 * Asks for a call or for the report, each once, and says what became of it (rules 22 and 23).
 * @param outcome of what was asked for before the script was there
 */
export function useReportRequest(assessmentId: string, words: RequestWords, outcome = '') {
  const [said, setSaid] = useState(outcome);

  const ask = async (wanted: Wanted) => {
    const key = `${assessmentId} ${wanted}`;
    setSaid(words.sending);
    try {
      const answer = asked.get(key) ?? requestReport(assessmentId, wanted);
      asked.set(key, answer);
      setSaid((await answer).message);
    } catch (error) {
      asked.delete(key);
      setSaid(messageOf(error) ?? (wanted === 'call' ? words.callNotRecorded : words.notSent));
    }
  };
  return { said, ask };
}

/** What the server has to say to a person; the rest is ours to say. */
function messageOf(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  try {
    return (JSON.parse(error.body) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
