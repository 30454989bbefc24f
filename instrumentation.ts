/** Next calls this once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('@/lib/start/start');
    await start();
  }
}
