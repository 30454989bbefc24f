import { beforeEach, expect, test, vi } from 'vitest';
import { defineDemo } from '../kit/model';
import { load, loadFile, loadPlan, save } from '../kit/store';

type State = { name: string; lines: { title: string }[] };
const blank: State = { name: '', lines: [{ title: '' }] };
const demo = defineDemo<State>({
  slug: 'x',
  example: blank,
  blank,
  parts: [{ fields: [{ key: 'name', label: 'Name' }] }, { list: 'lines', name: 'Line', most: 3, fields: [] }],
  result: () => ({ headline: '', details: [] }),
});
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what was saved is loaded, and of this tool only', () => {
  const state = { name: 'A', lines: [{ title: 'B' }] };
  expect(save('x', state, 'plan-1')).toBe(true);
  expect(load(demo)).toEqual(state);
  expect(load({ ...demo, slug: 'y' })).toBeUndefined();
});

test('a plan keeps its name beside what was typed, and gets one where none is kept', () => {
  save('x', blank, 'plan-1');
  expect(loadPlan('x')).toBe('plan-1');
  expect(loadPlan('y')).not.toBe(loadPlan('z'));
});

test('an opened file is kept beside what was typed, as long as it is one', () => {
  const file = JSON.stringify({ people: [{ id: '1', name: 'Ann' }] });
  save('x', { name: '', lines: [{ title: '', ref: '1' }] }, 'plan-1', file);
  expect(loadFile('x')).toBe(file);
  expect(load(demo)).toEqual({ name: '', lines: [{ title: '', ref: '1' }] });
  for (const broken of ['{', 'null', '{"people":1}']) {
    kept.set('tool-demo:x:file', broken);
    expect(loadFile('x')).toBe('');
  }
  save('x', blank, 'plan-1');
  expect(kept.has('tool-demo:x:file')).toBe(false);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"name":"A"}',
  '{"name":1,"lines":[{"title":"B"}]}',
  '{"name":"A","lines":{}}',
  '{"name":"A","lines":[]}',
  '{"name":"A","lines":[{"name":"B"}]}',
  '{"name":"A","lines":[{"title":1}]}',
  JSON.stringify({ name: 'A', lines: Array(4).fill({ title: '' }) }),
])('stored text that has another form is left aside: %s', (text) => {
  kept.set('tool-demo:x', text);
  expect(load(demo)).toBeUndefined();
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
  expect(load(demo)).toBeUndefined();
  expect(save('x', blank, 'plan-1')).toBe(false);
});
