import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '@/lib/kernel/once-per-process';

const current = oncePerProcess('plumblineRequest', () => new AsyncLocalStorage<string>());

/** Runs the work as part of a request: whatever is logged meanwhile has its id. */
export function withinRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The same for all that follows of what is being done now. */
export const enterRequest = (id: string): void => current.enterWith(id);

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}

/** Twelve characters that a visitor can read out. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(-12);
