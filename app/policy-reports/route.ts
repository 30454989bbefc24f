import { noteReport } from '@/lib/platform/http/policy-reports';
import { readText } from '@/lib/platform/http/read-json';

const MOST_BYTES = 16_384;

/** Takes browsers' reports of what the Content-Security-Policy blocked. */
export async function POST(request: Request): Promise<Response> {
  noteReport((await readText(request, MOST_BYTES)) ?? '');
  return new Response(null, { status: 204 });
}
