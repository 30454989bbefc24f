import { expect, test } from 'vitest';
import { byteRange } from '@/lib/platform/http/file-response';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-100', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  [' bytes=5-7 ', { start: 5, end: 7 }],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each([
  'bytes=100-',
  'bytes=100-200',
  'bytes=-0',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=a-b',
  'bytes=0x1-5',
])('%s of 100 bytes is not there', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test.each([null, '', 'bytes=0-1,5-6', 'lines=0-1'])('%s is answered with the whole file', (header) => {
  expect(byteRange(header, 100)).toBeNull();
});
