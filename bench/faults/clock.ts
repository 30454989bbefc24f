import fs from 'node:fs';
import path from 'node:path';

const MINUTE = 60_000;
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const machineClock = Date.now;

/**
 * The time of the world, which this process tells, too (Stripe is in it), and the clock of the site, which
 * may be wrong. Both begin as the machine's.
 * @param folder where libfaketime finds what the site's clock is to show
 */
export function worldClock(folder: string) {
  const file = path.join(folder, 'clock');
  let slept = 0;
  let wrong = 0;
  const set = () => fs.writeFileSync(file, `${slept + wrong < 0 ? '' : '+'}${(slept + wrong) / 1000}`);
  set();
  Date.now = () => machineClock() + slept;
  return {
    /** What a process is started with to have the site's clock. Timers run on. */
    environment: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    isInstalled: () => fs.existsSync(LIBRARY),
    /** Minutes pass at once, as on a machine that slept. */
    sleep: (minutes: number) => {
      slept += minutes * MINUTE;
      set();
    },
    /** The site's clock is so many minutes ahead of the world's (behind it: less than 0). */
    beWrong: (minutes: number) => {
      wrong = minutes * MINUTE;
      set();
    },
  };
}
