import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { SetupError } from '../setup/steps.mjs';

/** Longer than a process gives a release to start. */
const LIMIT_MS = 90_000;

/** @returns {string | null} the folder of the release that is served; null: none was yet */
export function servedBy(site) {
  const current = path.join(site, 'current');
  return fs.existsSync(current) ? fs.realpathSync(current) : null;
}

/** From now on a start serves this one. In one step: there is no moment without any. */
export function point(site, release) {
  const next = path.join(site, 'current.next');
  fs.rmSync(next, { force: true });
  fs.symlinkSync(path.relative(site, release), next);
  fs.renameSync(next, path.join(site, 'current'));
}

/**
 * Has every process of the site that takes orders (front/keep-serving.mjs) serve this release, one after the
 * other.
 * @returns {Promise<number>} how many do
 * @throws {SetupError} when one does not: those before it do
 */
export async function switchTo(release, sockets, limitMs = LIMIT_MS) {
  const names = fs.existsSync(sockets) ? fs.readdirSync(sockets).sort() : [];
  let switched = 0;
  for (const name of names.filter((one) => one.endsWith('.sock'))) {
    const answer = await ask(path.join(path.resolve(sockets), name), release, limitMs);
    if (answer !== null && answer !== 'ok')
      throw new SetupError(
        `${answer || 'The process ended.'} Its log says why. If the environment was changed, restart it by hand.`,
      );
    if (answer === 'ok') switched++;
  }
  return switched;
}

/** @returns {Promise<string | null>} null: nobody listens, since it was killed */
async function ask(socket, line, limitMs) {
  const connection = net.connect(socket);
  // A process answers when the release serves, or was given up (front/keep-serving.mjs).
  const late = new SetupError(`${socket} did not answer within ${limitMs / 1000} s.`);
  const timer = setTimeout(() => connection.destroy(late), limitMs);
  try {
    await once(connection, 'connect');
    connection.setEncoding('utf8').write(`${line}\n`);
    let answer = '';
    for await (const text of connection) answer += text;
    return answer.trim();
  } catch (error) {
    if (error === late || !error.code) throw error;
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return null;
    throw new SetupError(`${socket} can't be spoken to (${error.code}): call as the account of the site.`);
  } finally {
    clearTimeout(timer);
  }
}
