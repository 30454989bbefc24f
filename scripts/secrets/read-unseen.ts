import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** One line from the keyboard, which does not show it, or from a pipe. Empty when there is none. */
export async function readUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY ?? false });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
