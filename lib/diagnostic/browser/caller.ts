import { storedJson } from '@/lib/platform/browser/stored-json';
import type { Caller } from '@/lib/diagnostic/rules/scheduler-link';

/** Who took the diagnostic; this tab keeps it until it is closed. */
const caller = storedJson<Partial<Caller>>(() => sessionStorage, 'plumbline.caller');

export function rememberCaller({ name, email }: Caller): void {
  caller.write({ name, email });
}

export function forgetCaller(): void {
  caller.write(null);
}

export function readCaller(): Caller | null {
  const { name, email } = caller.read() ?? {};
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}
