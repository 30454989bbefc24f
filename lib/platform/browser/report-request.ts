import { apiRoutes } from '@/lib/kernel/routes';
import type { Wanted } from '@/lib/diagnostic/rules/lead';
import { call } from './fetch';

/** What the answer says to a person, and as the address of a results page carries it. */
type Asked = { message: string; report: string };

/**
 * Asks for the report by mail, with a clarity call or without one (rules 22 and 23). Arrives also
 * when the tab with the calendar is opened over this page.
 * @throws as `call` does
 */
export async function requestReport(assessmentId: string, wanted: Wanted): Promise<Asked> {
  const body = wanted === 'call' ? { assessmentId } : { assessmentId, wanted };
  const response = await call('POST', apiRoutes.scheduleClarityCall, body, {}, { keepalive: true });
  return (await response.json()) as Asked;
}
