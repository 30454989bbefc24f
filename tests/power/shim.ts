import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Compiles disk-shim.c.
 * @param folder where to
 * @returns the library
 * @throws without a C compiler, or elsewhere than on Linux: what could not be cut was not proved
 */
export function compileShim(folder: string): string {
  const library = path.join(folder, 'disk-shim.so');
  const source = path.join(import.meta.dirname, 'disk-shim.c');
  try {
    execFileSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl', '-lpthread']);
  } catch (error) {
    throw new Error('Cutting the power takes Linux and gcc (Debian: apt-get install gcc libc6-dev).', {
      cause: error,
    });
  }
  return library;
}
