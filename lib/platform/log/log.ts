import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '@/lib/kernel/once-per-process';

/** The fields of a log line beside its message: names and numbers, nothing personal. */
type Facts = Record<string, string | number | boolean | null | undefined | object>;

export type Log = Record<'info' | 'warn' | 'error', (message: string, facts?: Facts) => void>;

const here = oncePerProcess('plumblineLog', (): { log?: Log } => ({}));

export function useLog(log: Log): void {
  here.log = log;
}

/** For people, until somebody says otherwise. */
export function log(): Log {
  return here.log ?? forPeople;
}

/* eslint-disable no-console -- this is where it goes */
/** On a terminal: the message, and what went wrong. */
const forPeople: Log = {
  info: (message) => console.info(message),
  warn: (message) => console.warn(`Plumbline: ${message}`),
  error: (message, facts) =>
    console.error(`[${requestId() ?? '-'}] ${message}`, ...(facts ? [facts.error ?? facts] : [])),
};

const current = oncePerProcess('plumblineRequest', () => new AsyncLocalStorage<string>());

/** Whatever follows of what is being done now is logged with this id. */
export const enterRequest = (id: string): void => current.enterWith(id);

export function requestId(): string | undefined {
  return current.getStore();
}

/** Twelve characters that a visitor can read out. */
export const newRequestId = () => crypto.randomUUID().replaceAll('-', '').slice(-12);
