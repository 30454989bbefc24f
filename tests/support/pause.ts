import fs from 'node:fs';

/**
 * Stops a process and those it has started, as an overloaded or half-dead machine does: connections stay, and
 * nothing answers. Linux only.
 * @returns lets them go on; may be called again
 */
export function pause(pid: number): () => void {
  process.kill(pid, 'SIGSTOP'); // first, so that it starts no others
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const all = [pid, ...children];
  for (const one of all) process.kill(one, 'SIGSTOP');
  return () => {
    for (const one of all) {
      try {
        process.kill(one, 'SIGCONT');
      } catch {
        // It has ended since it went on the first time.
      }
    }
  };
}
