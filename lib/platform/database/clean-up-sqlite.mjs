// node lib/platform/database/clean-up-sqlite.mjs FILE: overwrites what deletions have left between the rows
// of an SQLite file in use, and cuts its write-ahead log (docs/decisions/deleting.md). Exit code 1: not done,
// the file is busy. It must be a process of its own: POSIX drops a process’s locks when it closes a file.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';

/** How many pages (4 kB each) one step looks at. Nobody else can write meanwhile, for a millisecond or so. */
const PAGES_AT_ONCE = 128;
/**
 * The pause between two steps, for others to write: at least so long, and so many times as long as the step.
 */
const PAUSE_MS = 10;
const PAUSE_TIMES = 4;
/** How long to wait for a writer. Nobody waits for us meanwhile. */
const TIMEOUT_MS = 5_000;
/** How long to wait for a reader. All writers have to wait for us meanwhile. */
const READER_TIMEOUT_MS = 20;
/** How often to try again where the log is in use, or pages are written while they are to be cleaned. */
const TRIES = 20;

const EMPTY = Buffer.alloc(65_536);

/**
 * Cleans step by step: after each, others may write. Whoever has a cleaned page in memory forgets it, so that
 * none comes back; what is written meanwhile is left to a later round, when it is no longer in the log.
 * @param {string} file
 * @yields {{ pages: number, cleaned: number }} how many were looked at while nobody else could write, and
 * overwritten
 * @throws when somebody keeps the database busy
 */
export function* cleanSteps(file) {
  const handle = fs.openSync(file, 'r+');
  try {
    const database = new Sqlite(file, { fileMustExist: true });
    try {
      // Nothing is stored here: no commit need keep others waiting for the disk. What is cleaned is synced at
      // the end.
      database.pragma('synchronous = NORMAL');
      yield* cleanRounds(database, file, handle);
    } finally {
      database.close();
    }
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

function* cleanRounds(database, file, handle) {
  // Only after this every page is in the file.
  cutLog(database);
  const layout = readLayout(handle);
  let left = allPages(fs.fstatSync(handle).size / layout.pageSize);
  for (let round = 0; left.length > 0; round++) {
    if (round === TRIES) throw new Error('Somebody writes all the time.');
    if (round > 0) cutLog(database);
    const again = [];
    for (let at = 0; at < left.length; at += PAGES_AT_ONCE) {
      const pages = left.slice(at, at + PAGES_AT_ONCE);
      const { inLog, cleaned } = cleanPages(pages, { database, file, handle, layout });
      again.push(...inLog);
      yield { pages: pages.length, cleaned };
    }
    left = again;
  }
}

/** But the first, which holds the names of tables, and nothing of anybody. */
const allPages = (count) => Array.from({ length: count - 1 }, (_, at) => at + 2);

/**
 * Puts what is in the log into the file and cuts it: at first while others write, then the little that they
 * wrote.
 */
function cutLog(database) {
  for (let tries = 0; tries < TRIES; tries++) {
    database.pragma('wal_checkpoint(PASSIVE)');
    database.pragma(`busy_timeout = ${READER_TIMEOUT_MS}`);
    const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)');
    database.pragma(`busy_timeout = ${TIMEOUT_MS}`);
    if (busy === 0) return;
    pause(PAUSE_MS * (tries + 1));
  }
  throw new Error('The write-ahead log is in use.');
}

/**
 * With the lock of who writes, so that nothing else changes: what is not in the log is in the file as it is
 * now, and no checkpoint writes it. Only bytes are changed that belong to no row and that SQLite never reads.
 */
function cleanPages(pages, { database, file, handle, layout }) {
  database.exec('BEGIN IMMEDIATE');
  try {
    const log = pagesInLog(`${file}-wal`, layout);
    let cleaned = 0;
    for (const [page, bytes] of readPages(pages, handle, layout))
      if (!log.has(page) && cleanPage(page, bytes, handle, layout)) cleaned += 1;
    // A commit that changes something, if only the first page: every connection forgets the pages that it has
    // in memory.
    const version = database.pragma('user_version', { simple: true });
    if (cleaned > 0) database.pragma(`user_version = ${version}`);
    database.exec('COMMIT');
    return { inLog: pages.filter((page) => log.has(page)), cleaned };
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** In one go where they lie side by side, as they do at first. */
function* readPages(pages, handle, { pageSize }) {
  const together = pages.at(-1) - pages[0] === pages.length - 1;
  for (let at = 0; at < pages.length; at += together ? pages.length : 1) {
    const bytes = Buffer.alloc(together ? pages.length * pageSize : pageSize);
    fs.readSync(handle, bytes, 0, bytes.length, (pages[at] - 1) * pageSize);
    for (let next = 0; next * pageSize < bytes.length; next++)
      yield [pages[at] + next, bytes.subarray(next * pageSize, (next + 1) * pageSize)];
  }
}

/** @returns {boolean} whether there was something between the rows */
function cleanPage(page, bytes, handle, { pageSize, usable }) {
  const start = (page - 1) * pageSize;
  const [from, to] = gapOf(bytes, usable);
  if (to <= from || bytes.subarray(from, to).equals(EMPTY.subarray(0, to - from))) return false;
  fs.writeSync(handle, EMPTY, 0, to - from, start + from);
  return true;
}

/**
 * Of a page in a tree: its header, a list of where the rows are, a gap, the rows.
 * https://sqlite.org/fileformat2.html
 */
function gapOf(bytes, usable) {
  const header = { 2: 12, 5: 12, 10: 8, 13: 8 }[bytes[0]];
  if (header === undefined) return [0, 0];
  const rows = bytes.readUInt16BE(3);
  const firstRow = bytes.readUInt16BE(5) || 65_536;
  return [header + 2 * rows, Math.min(firstRow, usable)];
}

/** Everything that stands in the log, though it may be over and done with. */
function pagesInLog(file, { pageSize }) {
  const pages = new Set();
  const bytes = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
  for (let at = 32; at + 24 + pageSize <= bytes.length; at += 24 + pageSize)
    pages.add(bytes.readUInt32BE(at));
  return pages;
}

/** @throws when pages could not be told apart by their first byte */
function readLayout(handle) {
  const bytes = Buffer.alloc(100);
  fs.readSync(handle, bytes, 0, 100, 0);
  const pageSize = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  if (bytes.readUInt32BE(52) !== 0)
    throw new Error('A file with auto_vacuum has pages that are not known here.');
  return { pageSize, usable: pageSize - bytes[20] };
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const steps = cleanSteps(process.argv[2]);
    for (let began = performance.now(); !steps.next().done; began = performance.now())
      pause(PAUSE_MS + PAUSE_TIMES * (performance.now() - began));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
