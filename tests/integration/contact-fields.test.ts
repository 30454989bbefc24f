import { expect, test } from 'vitest';
import { AboutStep } from '@/components/diagnostic/about-step';
import { postedControls } from '@/components/diagnostic/controls';
import { Diagnostics } from '@/components/your-data/diagnostics';
import { fieldWords } from '@/lib/content/words';
import { CONTACT_IDS, DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { fillInForm } from '@/lib/diagnostic/fill-in-form';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { LEAD_WEBHOOK_FIELDS, leadWebhookBody } from '@/lib/diagnostic/rules/lead';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { pick } from '@/lib/kernel/keyed';
import { correctData } from '@/lib/your-data/correct-data';
import { leadsCsv } from '@/scripts/owner/csv';
import { aSite } from '../support/a-context';
import { freshDatabase } from '../support/databases';
import { details } from '../support/diagnostic';
import { content } from '../support/mail-delivery';
import { markup } from '../support/markup';
import { aDataKey } from '../support/personal-data';
import { aPostedForm } from '../support/posted-form';

const { database } = await freshDatabase();
const site = aSite({ database });
const { questionnaire } = content.diagnostic;
const { fields } = questionnaire;

/** The fields of a form, by name. */
const inputs = (html: string, name: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*/g)].filter(([tag]) => tag.includes(` name="${name}"`));

test('what is asked in step 1 is asked, stored, told, shown and corrected', async () => {
  const posted = readPostedForm(aPostedForm({ step: '1', ...details }));
  const next = await fillInForm(site, posted, () => Promise.resolve({ allowed: true }), null);
  if (!('page' in next)) throw new Error('It was stored.');
  const form = markup(
    AboutStep({
      words: {
        fields,
        labels: {},
        consent: { ...questionnaire.consent, marketing: questionnaire.consent.marketing.label },
        fieldWords: fieldWords(questionnaire, content.messages),
      },
      controls: postedControls(next.page),
    }),
  );
  for (const id of CONTACT_IDS) expect([id, inputs(form, id).length]).toEqual([id, 1]);
  for (const id of DETAIL_IDS) expect(form).toContain(details[id]);

  const sent = readPostedForm(aPostedForm({ ...details }));
  const done = await fillInForm(site, sent, () => Promise.resolve({ allowed: true }), null);
  if (!('id' in done)) throw new Error(`Not stored: ${JSON.stringify(done.page)}`);
  const stored = await findAssessment(database, done.id);
  if (!stored) throw new Error('It is not there.');
  expect(pick(stored, DETAIL_IDS)).toEqual(details);

  expect(leadWebhookBody(stored, 'call', LEAD_WEBHOOK_FIELDS).lead).toMatchObject(details);
  const asked = { asked: 'call', askedAt: null, marketingSince: null, booking: null } as const;
  const [head = '', row] = leadsCsv([{ ...stored, ...asked, corrects: [] }]).split('\r\n');
  expect(head).toContain(`,email,${DETAIL_IDS.join()},challenges,`);
  expect(row).toContain(`,ada@example.com,${Object.values(details).join()},`);

  const page = markup(
    Diagnostics({
      token: 'a-token',
      assessments: [stored],
      texts: { ...content.yourData.page, fields, name: 'Name', emailHint: '' },
      outcome: { corrected: null, address: null, newsletter: null, typed: {}, errors: {} },
    }),
  );
  for (const id of DETAIL_IDS) {
    expect(page).toContain(`${fields[id].label}</dt><dd>${details[id]}</dd>`);
    expect([id, inputs(page, id).length]).toEqual([id, 1]);
  }

  const token = await aDataKey(database, stored.email);
  const correction = { assessment: stored.id, name: 'Ada Quist' };
  expect(await correctData(site, token, correction)).toBe('saved');
  const corrected = await findAssessment(database, done.id);
  expect(Object.values(pick(corrected!, DETAIL_IDS))).toEqual(DETAIL_IDS.map(() => null));
  expect(await correctData(site, token, { ...correction, ...details })).toBe('saved');
  expect(await findAssessment(database, done.id)).toMatchObject(details);
});
