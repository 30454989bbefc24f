/* eslint-disable no-console -- what is printed goes to the log */
import { format } from 'node:util';
import pino from 'pino';
import { log, useLog, type Log } from '@/lib/platform/log/log';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

type Sink = { write: (line: string) => void };

/** Logs one JSON object a line on stdout, also what Next and packages print. No error is logged twice. */
export function logAsJson(sink: Sink = pino.destination({ dest: 1, sync: true })): void {
  useLog(jsonLog(sink));
  console.log = console.info = console.debug = (...parts) => log().info(format(...parts));
  console.warn = (...parts) => log().warn(format(...parts));
  console.error = (...parts) => log().error(format(...parts));
  logPrintedErrors();
}

function jsonLog(sink: Sink): Log {
  const lines = pino(
    {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    sink,
  );
  return {
    info: (message, facts = {}) => lines.info(facts, message),
    warn: (message, facts = {}) => lines.warn(facts, message),
    error: (message, facts = {}) => lines.error(facts, message),
  };
}

/** Cleans errors that Next prints: their text may contain values of a query. */
export function logPrintedErrors(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    if (error) logUnexpectedError(error);
    else print(...parts);
  };
}
