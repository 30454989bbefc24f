import { expect, test } from 'vitest';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { Lead } from '@/lib/diagnostic/rules/lead';
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
