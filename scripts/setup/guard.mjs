// A process of its own that outlives its parent. It reads on its input which groups of processes are its
// parent's (+12, -12), and ends those that are left when the input ends: that it does with the parent, even
// by SIGKILL, which no process can catch.
import readline from 'node:readline';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const groups = new Set();
for await (const line of readline.createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(group);
  else groups.delete(group);
}
for (const group of groups) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
