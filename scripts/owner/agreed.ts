import { createInterface } from 'node:readline/promises';
import { CommandError } from './output';

/** What would be done: the question to ask first (`null`: none), and what does it and says so. */
export type Plan<What = string> = { question: string | null; run: () => Promise<What> };

/**
 * Does what the desk asks about, once the same question is answered at the terminal, or was beforehand.
 * @param yes the answer of a script, where nobody is asked
 * @throws CommandError where nobody agreed
 */
export async function agreed<What>(plan: Plan<What>, yes = false): Promise<What> {
  if (plan.question && !yes && !(await agrees(plan.question))) throw new CommandError('Nothing was done.');
  return plan.run();
}

async function agrees(text: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(`${text}\nNobody is here to answer: --yes says yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${text} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
