import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';
import { aSubmission } from './submission';

/**
 * The address of a result that was just made through the API. On a machine with much else to do a site that
 * has just started may say that it is busy, and when to ask again.
 */
export async function aResult(request: APIRequestContext): Promise<string> {
  const ask = () => request.post(apiRoutes.assessments, { data: aSubmission() });
  let response = await ask();
  for (let again = 0; again < 5 && response.status() === 503; again++) {
    await setTimeout(Number(response.headers()['retry-after'] ?? 1) * 1000);
    response = await ask();
  }
  if (response.status() !== 201) throw new Error(`No result: ${response.status()} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return routes.results(id);
}
