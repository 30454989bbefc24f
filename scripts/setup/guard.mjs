// A process of its own that outlives us: it hears on its input which groups of processes are ours (+12, -12), and ends those
// that are left when the input ends. That is when we end, however that is: nobody can catch SIGKILL.
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
