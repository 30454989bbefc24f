import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLANK, openDraft } from '@/lib/diagnostic/browser/opened-draft';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { carried, changePath, retakePath } from '@/lib/diagnostic/rules/retake';
import { changedDraft, readDraft, writeDraft } from '@/lib/diagnostic/browser/draft';
import { earlierToSend, keepEarlierFor } from '@/lib/diagnostic/browser/earlier';
import { aStorage } from '@/tests/support/a-storage';
import { anAssessment } from '@/tests/support/assessments';
import { ratings } from '@/tests/support/diagnostic';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const result = (rated: Ratings) => carried(anAssessment({ ratings: rated, questionnaireVersion: '1' }));
const first = result(ratings(2));

/** Opens the form at an address, by a link or by a reload. */
function open(path: string, type = 'navigate') {
  vi.stubGlobal('location', new URL(path, 'https://plumbline.test'));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  return openDraft(NOW, '1');
}

/** What somebody has typed and not sent: the same rating everywhere. */
function begun(value: string, firstName = 'Ada') {
  const typed = Object.fromEntries(Object.keys(ratings(0)).map((id) => [id, value]));
  const draft = changedDraft(null, { ...BLANK, firstName, ratings: typed }, 3, NOW);
  writeDraft(draft);
  return draft;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('an answer that was to be changed and was not is no draft to go on with when the form is taken again', async () => {
  const change = await open(changePath(first, 'kpiRelevance'));
  expect(change).toMatchObject({
    statement: 'kpiRelevance',
    draft: { values: { ratings: { kpiRelevance: '2' } } },
  });
  writeDraft(change.draft!);
  expect(await open(retakePath(first))).toMatchObject({ draft: null, asked: null });
  expect(await open('/diagnostic', 'reload')).toMatchObject({ draft: null, asked: null });
  expect(earlierToSend()).toMatchObject(first);
});

test('other ratings that were not sent are asked about before an answer is changed, and stay', async () => {
  const draft = begun('0');
  const opened = await open(changePath(first, 'kpiRelevance'));
  expect(opened).toMatchObject({ asked: draft, statement: 'kpiRelevance' });
  expect(opened.draft?.values).toEqual(draft.values);
  expect(await readDraft(NOW)).toEqual({ state: 'found', draft });
});

test('an answer to questions that the form no longer asks is not filled in', async () => {
  const old = { ...first, questionnaireVersion: 'old' };
  expect(await open(changePath(old, 'kpiRelevance'))).toMatchObject({ draft: null, statement: null });
  expect(earlierToSend()).toMatchObject(old);
});

test('what corrects a result that was compared is compared with the same', async () => {
  const day0 = result(ratings(0));
  await open(retakePath(day0));
  keepEarlierFor(first.id!);
  await open(changePath(first, 'kpiRelevance'));
  expect(earlierToSend()).toMatchObject(day0);
});

test('whoever opens the form without a link later is compared with nobody, unless they go on', async () => {
  await open(retakePath(first));
  await open('/diagnostic', 'reload');
  expect(earlierToSend()).toMatchObject(first);
  await open('/diagnostic');
  expect(earlierToSend()).toBeNull();
  await open(retakePath(first));
  begun('1');
  expect((await open('/diagnostic')).asked).not.toBeNull();
  expect(earlierToSend()).toMatchObject(first);
});
