import { AsyncLocalStorage } from 'node:async_hooks';

/** One for all bundles of the process. */
const here = globalThis as { plumblineRequest?: AsyncLocalStorage<string> };
const current = (here.plumblineRequest ??= new AsyncLocalStorage());

/** Runs the work as part of a request: whatever is logged meanwhile has its id. */
export function withinRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}

/** Twelve characters that a visitor can read out. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(-12);
