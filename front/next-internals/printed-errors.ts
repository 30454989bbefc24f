// Delete when Next has a logger that can be set, or prints no errors that instrumentation.ts was told of.
// Test: tests/unit/front/next-internals/printed-errors.test.ts
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/**
 * What Next prints of an error is logged like every unexpected error: its text may hold what the database was
 * asked.
 */
export function logPrintedErrors(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error);
    if (error) logUnexpectedError(error);
    else print(...parts);
  };
}
