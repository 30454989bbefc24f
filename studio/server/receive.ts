import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';

/**
 * Writes the body of a request into a new file, all of it and onto the disk.
 * @returns whether it came whole
 * @throws what the disk says, once all of the body has come: who is still sending hears no answer
 */
export async function receive(request: IncomingMessage, target: string): Promise<boolean> {
  const file = await open(target, 'wx', 0o600);
  const troubles: unknown[] = [];
  const write = (work: Promise<void>) => work.catch((error: unknown) => void troubles.push(error));
  try {
    for await (const part of request) if (troubles.length === 0) await write(file.appendFile(part as Buffer));
  } catch {
    return false;
  } finally {
    await write(file.sync());
    await file.close();
  }
  if (troubles.length > 0) throw troubles[0];
  return true;
}
