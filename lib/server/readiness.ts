import { content } from '@/lib/server/context';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { Trouble } from '@/lib/mail/rules/outbox';
import { env } from '@/lib/platform/config/env';
import { sharedDatabase } from '@/lib/platform/database/shared-database';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

type Part = 'database' | 'content';

/** In ms. Answers are cached: strangers may ask too. */
const TIMEOUT = 2_000;
const FRESH = 1_000;

type Looked = { at: number; answer: Promise<Part[]>; isOver: boolean };
const here = () => oncePerProcess('plumblineReady', (): { looked?: Looked } => ({}));

/** What is not ready, at most one second old. The log says why. */
export function notReady(now = Date.now()): Promise<Part[]> {
  const last = here().looked;
  if (last && (!last.isOver || now - last.at < FRESH)) return last.answer;
  const looked: Looked = { at: now, answer: look().finally(() => (looked.isOver = true)), isOver: false };
  here().looked = looked;
  return looked.answer;
}

const look = async (): Promise<Part[]> => [
  ...(await missing('database', () => inTime(write()))),
  ...(await missing('content', content)),
];

async function missing(part: Part, works: () => unknown): Promise<Part[]> {
  try {
    await works();
    return [];
  } catch (error) {
    logUnexpectedError(error);
    return [part];
  }
}

/** Writes a row, which finds a full disk too. No limit counts by it, and any sweep may delete it. @throws */
async function write(): Promise<void> {
  const row = { key: 'ready', expire: Date.now() };
  const database = sharedDatabase(env().DATABASE_URL);
  await database.limitCount.upsert({ where: { key: row.key }, create: row, update: row });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${TIMEOUT} ms.`)), TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const troubles = () => oncePerProcess('plumblineTroubles', (): { known: Trouble[] } => ({ known: [] }));

/** The troubles at this process's last check (watch.ts), at most a minute ago. */
export const knownTroubles = (): Trouble[] => troubles().known;

export function setKnownTroubles(found: Trouble[]): void {
  troubles().known = found;
}
