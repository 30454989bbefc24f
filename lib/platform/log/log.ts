import { requestId } from './request-id';

/** What is told beside a message: names and numbers, nothing personal. */
export type Facts = Record<string, string | number | boolean | null | undefined | object>;

export type Log = Record<'info' | 'warn' | 'error', (message: string, facts?: Facts) => void>;

/** Next bundles each route on its own, and the front apart from all of them: there is one log per process all the same. */
const here = globalThis as { plumblineLog?: Log };

/** Says where everything is logged from now on. */
export function useLog(log: Log): void {
  here.plumblineLog = log;
}

/** The log of this process: for people, until somebody says otherwise. */
export function log(): Log {
  return here.plumblineLog ?? forPeople;
}

/* eslint-disable no-console -- this is where it goes */
/** On a terminal: the message, and what went wrong. */
const forPeople: Log = {
  info: (message) => console.info(message),
  warn: (message) => console.warn(`Plumbline: ${message}`),
  error: (message, facts) =>
    console.error(`[${requestId() ?? '-'}] ${message}`, ...(facts ? [facts.error ?? facts] : [])),
};
