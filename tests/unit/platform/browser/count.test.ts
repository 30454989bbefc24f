import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '../../../support/a-storage';

let sent: string[];

beforeEach(() => {
  vi.resetModules();
  sent = [];
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('navigator', aNavigator());
});
afterEach(() => vi.unstubAllGlobals());

const aNavigator = (more = {}) => ({
  sendBeacon: (url: string, body: Blob) => {
    void body.text().then((text) => sent.push(`${url} ${body.type} ${text}`));
    return true;
  },
  ...more,
});
const counting = () => import('@/lib/platform/browser/count');
/** Reading a blob takes a moment. */
const beacons = async () => {
  await new Promise(setImmediate);
  return sent;
};

test('each event is a beacon: its name and where the visit came from, and nothing else', async () => {
  sessionStorage.setItem('plumbline.attribution', '{"utm_source":"news"}');
  const { count } = await counting();
  count('landing');
  count('call');
  expect(await beacons()).toEqual([
    '/api/count application/json {"events":["landing"],"source":{"utm_source":"news"}}',
    '/api/count application/json {"events":["call"],"source":{"utm_source":"news"}}',
  ]);
});

test('the same is counted once in a tab, also after the page was loaded again', async () => {
  (await counting()).count('landing');
  expect(await beacons()).toHaveLength(1);
  vi.resetModules();
  (await counting()).count('landing');
  expect(await beacons()).toHaveLength(1);
});

test('of one piece of advice one answer is counted', async () => {
  const { count } = await counting();
  for (const event of ['useful-yes:role:ceo', 'useful-no:role:ceo', 'useful-no:role:cfo'] as const)
    count(event);
  expect((await beacons()).map((text) => /useful-[^"]+/.exec(text)?.[0])).toEqual([
    'useful-yes:role:ceo',
    'useful-no:role:cfo',
  ]);
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('with %s nothing is sent, and no mark is made', async (_, settings) => {
  vi.stubGlobal('navigator', aNavigator(settings));
  (await counting()).count('landing');
  expect(await beacons()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('after a diagnostic was sent, the next one is counted anew, and the landing page is not', async () => {
  const { count, forgetDiagnostic } = await counting();
  for (const event of ['landing', 'step-about', 'rated-visionClarity', 'results'] as const) count(event);
  await beacons();
  forgetDiagnostic();
  for (const event of ['landing', 'step-about', 'rated-visionClarity', 'results'] as const) count(event);
  expect((await beacons()).slice(4).join()).toMatch(/"step-about".*"rated-visionClarity".*"results"/);
  expect(sent).toHaveLength(7);
});

test('without storage the marks last as long as the page', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('switched off');
    },
    setItem: () => {
      throw new Error('switched off');
    },
  });
  const { count } = await counting();
  count('landing');
  count('landing');
  expect(await beacons()).toEqual(['/api/count application/json {"events":["landing"],"source":{}}']);
});
