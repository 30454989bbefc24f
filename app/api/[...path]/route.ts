import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';

export const dynamic = 'force-dynamic';

/** Answers every unknown API path with 404. */
export const GET = (): Response => refuse({ reason: 'notFound' }, context().words);
export { GET as POST, GET as PUT, GET as PATCH, GET as DELETE };
