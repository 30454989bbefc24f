import { expect, type MockInstance } from 'vitest';
import { LINK_SECRETS, SITE } from '../support/databases';
import { jsonRequest } from '../support/form-calls';
import { aSubmission } from '../support/submission';

/** Calls that change something and one that reads, on a database with all migrations. */
export async function aCall(url: string) {
  const settings = { DATABASE_URL: url, BASE_URL: SITE, LIMITS_FACTOR: '100', LINK_SECRETS };
  Object.assign(process.env, settings);
  const { POST } = await import('@/app/api/assessments/route');
  const { GET } = await import('@/app/api/assessments/[id]/route');
  return {
    send: (company = '') => POST(jsonRequest('/api/assessments', aSubmission({ company }))),
    /** Of what is not there: 404. */
    read: () =>
      GET(new Request(`${SITE}/api`), { params: Promise.resolve({ id: 'a-diagnostic-that-is-gone' }) }),
  };
}

/**
 * What /api/ready says: its status and what is missing. Asked anew: an answer counts for a second.
 */
export async function askReady(): Promise<[number, string[] | undefined]> {
  const { GET } = await import('@/app/api/ready/route');
  Reflect.deleteProperty(globalThis, 'plumblineReady');
  const answer = await GET();
  return [answer.status, ((await answer.json()) as { missing?: string[] }).missing];
}

/** What a visitor is told, and that the log says why. */
export async function expectTold(answer: Response, reason: string, said: MockInstance): Promise<void> {
  const { message } = (await answer.json()) as { message: string };
  const { calls } = said.mock;
  expect([answer.status, answer.headers.get('retry-after'), message]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^We can’t read or save anything right now\. .* mention [0-9a-f]{12}\.$/),
  ]);
  expect(JSON.stringify(calls)).toContain(reason);
}
