// npm run size: how many lines each room has, beside what it may have; the longest files, and the median.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Lines at most. */
const BOUNDS = {
  app: 3_500,
  components: 11_000,
  lib: 19_000,
  scripts: 2_500,
  'scripts/desk scripts/cms': 1_600,
  prisma: 800,
  tests: 25_000,
  'packages/sandbox': 4_500,
  'packages/demos': 6_000,
  'packages/workshop': 14_000,
};
const COUNTED = /\.(tsx?|mjs|css|sql|prisma|sh)$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const sizes = files
  .filter((file) => COUNTED.test(file) && !fs.lstatSync(file).isSymbolicLink())
  .map((file) => [file, fs.readFileSync(file, 'utf8').split('\n').length - 1])
  .sort(([, a], [, b]) => b - a);
const isIn = (file, rooms) => rooms.split(' ').some((room) => file.startsWith(`${room}/`));
const rows = Object.entries(BOUNDS).map(([rooms, most]) => {
  const counted = sizes.filter(
    ([file]) => isIn(file, rooms) && (rooms !== 'scripts' || !isIn(file, 'scripts/desk scripts/cms')),
  );
  const lines = counted.reduce((sum, [, size]) => sum + size, 0);
  return { rooms, files: counted.length, lines, most, over: Math.max(0, lines - most) };
});
console.table(rows);
const [, median] = sizes[Math.floor(sizes.length / 2)];
console.log(`${files.length} files in git (at most 1600); median ${median} lines`);
for (const [file, size] of sizes) if (size > 250) console.log(`${size} ${file}`);
