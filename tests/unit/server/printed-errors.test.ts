import * as nextLog from 'next/dist/build/output/log';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { logPrintedErrors } from '@/lib/server/json-log';
import { useLog } from '@/lib/platform/log/log';

const before = { ...console };
afterAll(() => void Object.assign(console, before));

const printed = vi.fn();
const logged = vi.fn();
console.error = printed;
useLog({ info: logged, warn: logged, error: logged });
logPrintedErrors();
beforeEach(() => vi.clearAllMocks());

test('an error that the installed Next prints is logged without its fields, and not printed', () => {
  nextLog.error(Object.assign(new Error('broken'), { row: 'ada@example.org' }));
  expect(printed).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  expect(JSON.stringify(logged.mock.calls)).toContain('broken');
  expect(JSON.stringify(logged.mock.calls)).not.toContain('ada@');
});

test('what is printed otherwise is printed as it is', () => {
  console.error('a line', 1);
  expect(printed).toHaveBeenCalledWith('a line', 1);
  expect(logged).not.toHaveBeenCalled();
});
