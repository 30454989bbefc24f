import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { requestId } from './request-id';

/** The fields of a log line beside its message: names and numbers, nothing personal. */
type Facts = Record<string, string | number | boolean | null | undefined | object>;

export type Log = Record<'info' | 'warn' | 'error', (message: string, facts?: Facts) => void>;

const here = oncePerProcess('plumblineLog', (): { log?: Log } => ({}));

/** Says where everything is logged from now on. */
export function useLog(log: Log): void {
  here.log = log;
}

/** The log of this process: for people, until somebody says otherwise. */
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
