import fs from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** How long a process has been on a processor so far, all its threads together; NaN where there is no /proc to ask. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return NaN;
  // The fields after the name, which stands in brackets and may hold blanks: user is the 12th of them, system the 13th.
  const [, fields = ''] = /\) (.*)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}
