import type { APIRequestContext } from '@playwright/test';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';
import { aSubmission } from './submission';

/** The address of a result that was just made through the API. */
export async function aResult(request: APIRequestContext): Promise<string> {
  const response = await request.post(apiRoutes.assessments, { data: aSubmission() });
  if (response.status() !== 201) throw new Error(`No result: ${response.status()} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return routes.results(id);
}
