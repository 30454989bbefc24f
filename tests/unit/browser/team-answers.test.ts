import { expect, test, vi } from 'vitest';
import {
  forgetOldAnswers,
  keepAnswerKey,
  keptAnswerKey,
  noteAnswered,
  sentAnswerKey,
} from '@/lib/diagnostic/browser/team-answers';
import { emptyStorage } from '@/tests/support/a-storage';

const DAY_MS = 24 * 60 * 60 * 1000;

emptyStorage();

test('a browser has one key for its answer in a room, from the moment it is sent', () => {
  expect(keptAnswerKey('room')).toBeNull();
  keepAnswerKey('room', 'key');
  expect([keptAnswerKey('room'), keptAnswerKey('other')]).toEqual(['key', null]);
});

test('it says that it has answered once the site has said so, and still after the answer is changed', () => {
  keepAnswerKey('room', 'key');
  expect(sentAnswerKey('room')).toBeNull();
  noteAnswered('room', 'key');
  keepAnswerKey('room', 'key');
  expect(sentAnswerKey('room')).toBe('key');
});

test('a key goes 30 days after it was first sent, however often its answer is looked at or changed meanwhile', () => {
  keepAnswerKey('old', 'key');
  vi.advanceTimersByTime(29 * DAY_MS);
  noteAnswered('old', 'key');
  noteAnswered('new', 'key');
  forgetOldAnswers();
  expect(keptAnswerKey('old')).toBe('key');
  vi.advanceTimersByTime(DAY_MS);
  forgetOldAnswers();
  expect([keptAnswerKey('old'), keptAnswerKey('new')]).toEqual([null, 'key']);
  vi.advanceTimersByTime(29 * DAY_MS);
  forgetOldAnswers();
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing has none', () => {
  vi.stubGlobal('localStorage', undefined);
  noteAnswered('room', 'key');
  expect([keptAnswerKey('room'), sentAnswerKey('room')]).toEqual([null, null]);
});
