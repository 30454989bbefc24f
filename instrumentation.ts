import type { Instrumentation } from 'next';

/** Next calls this once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('@/lib/server/start');
    await start();
  }
}

/** Next calls this with what no page and no route has caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteRequestError } = await import('@/lib/platform/http/unexpected-error');
    noteRequestError(error, routePath);
  }
};
