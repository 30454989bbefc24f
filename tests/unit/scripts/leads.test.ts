import { expect, test } from 'vitest';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { Lead } from '@/lib/diagnostic/rules/lead';
import { lastMondays, leadsReport, reportText } from '@/scripts/owner/leads-report';
import { leadsCsv } from '../../../scripts/owner/csv';
import { anAssessment } from '../../support/assessments';

const aLead = (wanted: Partial<Lead> = {}): Lead => ({
  ...anAssessment({
    id: 'an-id',
    overallScore: 44,
    currentChallenges: ['Team & Delegation', 'Mindset & Focus'],
  }),
  asked: 'nothing',
  askedAt: null,
  marketingSince: null,
  booking: null,
  corrects: [],
  ...wanted,
});
const lines = (lead: Lead) => leadsCsv([lead]).replace('\uFEFF', '').split('\r\n');

test('a lead is a line, with what they asked for, whether they may get marketing, and where they came from', () => {
  const [head, line] = lines(
    aLead({
      asked: 'call',
      askedAt: new Date('2026-03-01T11:00:00Z'),
      marketingSince: new Date('2026-03-02T12:00:00Z'),
      attribution: { utm_source: 'newsletter', utm_campaign: 'spring' },
      booking: {
        bookedAt: new Date('2026-03-03T12:00:00Z'),
        startsAt: new Date('2026-03-05T15:00:00Z'),
        canceledAt: null,
      },
    }),
  );
  expect(head).toBe(
    `id,finished,name,email,${DETAIL_IDS.join()},challenges,score,asked,askedAt,marketing,marketingSince,` +
      'utm_source,utm_medium,utm_campaign,firstName,lastName,' +
      'callBooked,callStarts,callCanceled',
  );
  expect(line).toBe(
    'an-id,2026-03-01T10:20:30.456Z,Ada Quist,ada@example.com,' +
      `${DETAIL_IDS.map(() => '').join()},"Team & Delegation; Mindset & Focus",44,call,` +
      '2026-03-01T11:00:00.000Z,yes,2026-03-02T12:00:00.000Z,newsletter,,spring,Ada,Quist,' +
      '2026-03-03T12:00:00.000Z,2026-03-05T15:00:00.000Z,',
  );
});

test.each([
  ['+1 555 (0100)', '+1 555 (0100)'],
  ['+1+HYPERLINK(A1)', "'+1+HYPERLINK(A1)"],
  ['-1', "'-1"],
  ['+A1', "'+A1"],
])('the phone %j stays as typed as far as it is a number: %j', (phone, shown) => {
  expect(lines(aLead({ phone }))[1]).toContain(`,ada@example.com,${shown},`);
});

test('no leads are a head without lines', () => {
  expect(leadsCsv([])).toMatch(/^\uFEFFid,finished,.*\r\n$/);
});

const ZONE = 'America/New_York';
const NEWS = { utm_source: 'news', utm_campaign: 'spring' };
const lead = (
  createdAt: string,
  asked: 'call' | 'report' | 'nothing',
  attribution: object | null = NEWS,
) => ({ createdAt: new Date(createdAt), asked, attribution });
const sale = (soldAt: string, priceCents: number, currency = 'usd', attribution: object | null = NEWS) => ({
  soldAt: new Date(soldAt),
  priceCents,
  currency,
  attribution,
});

test('a week begins on Monday at midnight by the firm’s clock, also where clocks were changed', () => {
  // 03:59 and 04:00 UTC are the two sides of midnight in New York; on March 8 the clocks went forward.
  expect(lastMondays(1, ZONE, new Date('2026-03-09T03:59:59Z'))).toEqual(['2026-03-02']);
  expect(lastMondays(3, ZONE, new Date('2026-03-09T04:00:00Z'))).toEqual([
    '2026-03-09',
    '2026-03-02',
    '2026-02-23',
  ]);
});

test('each week and each source has its diagnostics, what was asked for, orders, and money by currency', () => {
  const mondays = lastMondays(3, ZONE, new Date('2026-03-10T12:00:00Z'));
  const report = leadsReport(
    [
      lead('2026-03-09T04:00:00Z', 'call'),
      lead('2026-03-09T03:59:59Z', 'report'),
      lead('2026-03-02T05:00:00Z', 'nothing', null),
    ],
    [
      sale('2026-03-03T10:00:00Z', 3900),
      sale('2026-03-04T10:00:00Z', 38880),
      sale('2026-03-05T10:00:00Z', 1200, 'eur', { utm_campaign: 'no source' }),
    ],
    mondays,
    ZONE,
  );
  expect(reportText(report, ZONE)).toBe(
    [
      'WEEK FROM (America/New_York)  DIAGNOSTICS  REPORTS  CALLS  ORDERS  MONEY IN',
      '2026-03-09                    1            0        1      0       -',
      '2026-03-02                    2            1        0      3       $427.80, €12.00',
      '2026-02-23                    0            0        0      0       -',
      '',
      'SOURCE                        DIAGNOSTICS  REPORTS  CALLS  ORDERS  MONEY IN',
      'news                          2            1        1      2       $427.80',
      '(none)                        1            0        0      1       €12.00',
      '',
    ].join('\n'),
  );
});

test('made-up sources are one row beyond the twenty that brought most', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    lead('2026-03-09T12:00:00Z', 'nothing', { utm_source: `made-up-${at}` }),
  );
  const { sources } = leadsReport([...many, many[7]!], [], ['2026-03-09'], ZONE);
  expect(sources.map(({ name, diagnostics }) => [name, diagnostics])).toEqual([
    ['made-up-7', 2],
    ...Array.from({ length: 20 }, (_, at) => at)
      .filter((at) => at !== 7)
      .map((at) => [`made-up-${at}`, 1]),
    ['(others)', 10],
  ]);
});
