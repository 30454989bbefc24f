import { beforeEach, expect, test, vi } from 'vitest';
import { load, save } from '@/demos/kit/store';

const PATTERN = { name: '', lines: [{ title: '', weeks: [''] }] };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('what was saved is loaded, and of this tool only', () => {
  const state = { name: 'A', lines: [{ title: 'B', weeks: ['1', ''] }] };
  expect(save('x', state)).toBe(true);
  expect(load('x', PATTERN)).toEqual(state);
  expect(load('y', PATTERN)).toBeUndefined();
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"name":"A"}',
  '{"name":1,"lines":[]}',
  '{"name":"A","lines":{}}',
  '{"name":"A","lines":[{"title":"B"}]}',
  '{"name":"A","lines":[{"title":"B","weeks":[1]}]}',
  JSON.stringify({ name: 'A', lines: Array(201).fill({ title: '', weeks: [] }) }),
])('stored text that has another form is left aside: %s', (text) => {
  kept.set('tool-demo:x', text);
  expect(load('x', PATTERN)).toBeUndefined();
});

test('a browser that keeps nothing is told by the answer', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(load('x', PATTERN)).toBeUndefined();
  expect(save('x', PATTERN)).toBe(false);
});
