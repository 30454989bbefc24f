import { expect, test } from 'vitest';
import { channelNamed, channelOf } from '@/lib/funnel/rules/channel';
import { channelResults, sumOf } from '@/lib/funnel/rules/channel-results';
import { channelRows } from '@/scripts/owner/funnel-table';

test.each([
  ['google/cpc', { utm_source: 'Google', utm_medium: ' CPC ', click: 'google', referrer: 'www.google.com' }],
  ['newsletter', { utm_source: 'newsletter', utm_campaign: 'spring' }],
  ['google/click', { utm_source: 'google', click: 'google' }],
  ['google/click', { click: 'google', referrer: 'www.google.com' }],
  ['example.org', { referrer: 'www.example.org' }],
  ['other', { utm_campaign: 'spring' }],
  ['direct', {}],
  ['', null],
])('the channel is %j for %j', (channel, attribution) => expect(channelOf(attribution)).toBe(channel));

test.each([
  ['ada@example.org', 'other'],
  ['東京', 'other'],
  ['a <b> "c"', 'a-b-c'],
  ['x'.repeat(200), 'x'.repeat(60)],
  ['/ads/', 'ads'],
])('nothing of %j is kept but a short name in plain letters: %j', (typed, name) => {
  expect(channelOf({ utm_source: typed })).toBe(name);
});

test('a name stays the same when it is named again', () => {
  for (const name of ['google/cpc', 'a-b-c', 'example.org', 'other', 'direct'])
    expect(channelNamed(name)).toBe(name);
});

const MARCH = ['2026-03-01', '2026-03-31'] as const;

test('results are added up by channel, and the one that brought most comes first', () => {
  const results = channelResults(
    {
      counts: [
        { channel: 'direct', event: 'visit', count: 90 },
        { channel: 'news', event: 'visit', count: 10 },
        { channel: 'news', event: 'results', count: 4 },
        { channel: 'news', event: 'call', count: 1 },
      ],
      orders: [
        { attribution: { utm_source: 'News' }, currency: 'usd', revenueCents: 3900 },
        { attribution: { utm_source: 'news' }, currency: 'usd', revenueCents: 0 },
      ],
      costs: [{ month: '2026-03', channel: 'fair', cents: 5000 }],
    },
    ...MARCH,
  );
  expect(results.map(({ channel }) => channel)).toEqual(['news', 'direct', 'fair']);
  expect(results[0]).toEqual({
    ...{ channel: 'news', visits: 10, diagnostics: 4, calls: 1 },
    ...{ orders: 2, revenueCents: 3900, revenueElsewhere: {}, costCents: 0 },
  });
  expect(sumOf(results)).toMatchObject({ visits: 100, orders: 2, revenueCents: 3900, costCents: 5000 });
});

test('cents of two currencies are never added up', () => {
  const order = (utm_source: string, currency: string) => ({
    ...{ attribution: { utm_source }, currency, revenueCents: 3900 },
  });
  const orders = [order('news', 'usd'), order('news', 'eur'), order('news', 'eur'), order('fair', 'jpy')];
  const results = channelResults({ counts: [], orders, costs: [] }, ...MARCH);
  expect(channelRows(results).map(([name, , , , count, revenue]) => [name, count, revenue])).toEqual([
    ['news', '3', '$39.00 + €78.00'],
    ['fair', '1', '$0.00 + ¥3,900'],
    ['All', '4', '$39.00 + €78.00 + ¥3,900'],
  ]);
});

test.each([
  ['a whole month', ...MARCH, 3100],
  ['one day of it', '2026-03-31', '2026-03-31', 100],
  ['its end and what follows', '2026-03-30', '2026-04-30', 200],
  ['all around it', '2026-01-01', '2026-12-31', 3100],
])('a cost counts by its days: %s', (_, from, to, cents) => {
  const costs = [{ month: '2026-03', channel: 'fair', cents: 3100 }];
  expect(channelResults({ counts: [], orders: [], costs }, from, to)).toMatchObject([{ costCents: cents }]);
});
