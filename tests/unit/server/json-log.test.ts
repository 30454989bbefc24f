import { afterAll, beforeEach, expect, test } from 'vitest';
import { logAsJson } from '@/lib/server/json-log';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { enterRequest, log } from '@/lib/platform/log/log';

const before = { ...console };
const written: string[] = [];
logAsJson({ write: (line) => written.push(line) });
afterAll(() => void Object.assign(console, before));
beforeEach(() => void (written.length = 0));

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a line is one JSON object with level, time and process', () => {
  log().info('request', { route: '/', status: 200 });
  expect(lines()).toMatchObject([
    { level: 'info', pid: process.pid, msg: 'request', route: '/', status: 200 },
  ]);
  expect(lines()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('an unexpected error has the id of its request, and a visitor is told the same', () => {
  enterRequest('abcdefabcdef');
  expect(logUnexpectedError(new Error('broken'))).toBe('abcdefabcdef');
  expect(lines()).toMatchObject([{ level: 'error', req: 'abcdefabcdef', error: { message: 'broken' } }]);
});
