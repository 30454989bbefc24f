import fs from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * How long a process has been on a processor so far, all its threads together; NaN where there is no /proc to
 * ask.
 */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return NaN;
  // The fields after the name, which stands in brackets and may hold blanks: user is the 12th of them, system
  // the 13th.
  const [, fields = ''] = /\) (.*)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** The memory that a process has in use now, in megabytes; NaN where there is no /proc to ask. */
export const megabytesOf = (pid: number) => megabytes(pid, 'VmRSS');

/** The most that it has had in use so far. */
export const peakMegabytesOf = (pid: number) => megabytes(pid, 'VmHWM');

function megabytes(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return NaN;
  const [, kilobytes] = new RegExp(`${line}:\\s+(\\d+) kB`).exec(fs.readFileSync(file, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The same in milliseconds, to a thousandth where the kernel counts that: for what one request costs. */
export function cpuMilliseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  if (!fs.existsSync(`${folder}/${pid}/schedstat`)) return cpuSeconds(pid) * 1000;
  const threads = fs.readdirSync(folder).map((thread) => nanoseconds(`${folder}/${thread}/schedstat`));
  return threads.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Between listing and looking a thread may have ended. */
function nanoseconds(file: string): number {
  try {
    return Number(fs.readFileSync(file, 'utf8').split(' ', 1)[0]);
  } catch {
    return 0;
  }
}
