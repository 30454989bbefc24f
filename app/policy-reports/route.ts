import { log } from '@/lib/platform/log/log';
import { policyReports } from '@/lib/platform/http/policy-reports';
import { readText } from '@/lib/platform/http/read-json';

const MOST_BYTES = 16_384;

const note = policyReports((line) => log().warn(line));

/** Takes what browsers report that the policy has blocked. */
export async function POST(request: Request): Promise<Response> {
  note((await readText(request, MOST_BYTES)) ?? '');
  return new Response(null, { status: 204 });
}
