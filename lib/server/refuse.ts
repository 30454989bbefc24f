/** Ends the process with exit code 1 if there are problems. */
export function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}\n`).join('');
  process.stderr.write(`\nPlumbline does not start:\n${lines}\n`);
  process.exit(1);
}
