import { apiRoutes } from '@/lib/kernel/routes';
import type { Wanted } from '@/lib/diagnostic/rules/lead';
import { call } from '@/lib/platform/browser/fetch';

/** What the answer says to a person, and as the address of a results page carries it. */
type Asked = { message: string; report: string };

/** Asks for the report by mail, maybe with a call (rules 22 and 23), also while the page is left. */
export async function requestReport(assessmentId: string, wanted: Wanted): Promise<Asked> {
  const body = wanted === 'call' ? { assessmentId } : { assessmentId, wanted };
  const response = await call('POST', apiRoutes.scheduleClarityCall, body, {}, { keepalive: true });
  return (await response.json()) as Asked;
}
