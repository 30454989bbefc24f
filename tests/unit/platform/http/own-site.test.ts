import { expect, test, vi } from 'vitest';
import type { Write } from '@/lib/kernel/limits';
import { loadContent } from '@/lib/content/load';
import { answerForm, type OwnSite } from '@/lib/platform/http/own-site';
import { MOST_FIELDS, readForm } from '@/lib/platform/http/read-body';
import { CONTENT } from '../../../support/content-folder';

const allowed = () => Promise.resolve({ allowed: true } as const);
const refused = () => Promise.resolve({ allowed: false, seconds: 60 } as const);
const broken = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
const site = {
  siteUrl: 'https://example.com',
  brand: 'Plumbline',
  words: loadContent(CONTENT).messages.api,
  networkOf: () => null,
  perNetwork: { findPurchase: allowed, dataLink: refused, reports: broken, intents: broken },
} as unknown as OwnSite;

/** A form as a browser sends it. */
const formOf = (fields: Record<string, string>) =>
  new Request('https://example.com/api/find-purchase', {
    method: 'POST',
    headers: { origin: 'https://example.com', accept: 'text/html' },
    body: new URLSearchParams(fields),
  });

const FIELD = '<input type="hidden" name="email" value="ada@example.com">';

/** The page for a form whose handler failed. */
async function pageAfter(error: Error, write: Write = 'findPurchase'): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await answerForm(
    formOf({ email: 'ada@example.com' }),
    site,
    write,
    () => Promise.reject(error),
    '/find-purchase',
  );
  expect(JSON.stringify(said.mock.calls)).not.toContain('ada@example.com');
  said.mockRestore();
  return answer.text();
}

test('a form that met a failure leads back to its page, and may be sent again, whatever failed', async () => {
  for (const error of [Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), new Error('x')]) {
    const page = await pageAfter(error);
    expect(page).toContain('<a href="/find-purchase">');
    expect(page).toContain(FIELD);
  }
});

test('so it may where the limits can’t be asked, but for a purchase', async () => {
  const trouble = await pageAfter(new Error('not reached'), 'reports');
  expect(trouble).toContain('<a href="/find-purchase">');
  expect(trouble).toContain(FIELD);
  expect(await pageAfter(new Error('not reached'), 'intents')).not.toContain(FIELD);
});

test('a browser that says only where a form comes from may send it again, and no key goes along', async () => {
  const tooOften = () => Promise.resolve(new Response());
  const answer = await answerForm(formOf({ token: 'a-key' }), site, 'dataLink', tooOften, '/your-data');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(answer.headers.get('referrer-policy')).toBe('origin');
});

test('more fields than any form of ours has are not taken, and not given back to who calls too often', async () => {
  const fields = (count: number) =>
    formOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, ''])));
  const handle = () => Promise.resolve(new Response('taken'));
  const taken = await answerForm(fields(MOST_FIELDS), site, 'findPurchase', handle);
  expect(await taken.text()).toBe('taken');
  const many = await answerForm(fields(MOST_FIELDS + 1), site, 'findPurchase', handle, '/find-purchase');
  expect(many.status).toBe(415);

  const kept = await answerForm(fields(MOST_FIELDS), site, 'dataLink', handle, '/your-data');
  expect((await kept.text()).match(/type="hidden"/g)).toHaveLength(MOST_FIELDS);
  const lost = await answerForm(fields(MOST_FIELDS + 1), site, 'dataLink', handle, '/your-data');
  expect(lost.status).toBe(429);
  const page = await lost.text();
  expect(page).toContain('<a href="/your-data">');
  expect(page).not.toContain('<form');
});

const read = (body: BodyInit, type?: string) =>
  readForm(
    new Request('http://site/api', {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    }),
  );

function formData(): FormData {
  const form = new FormData();
  form.set('email', 'ada@example.org');
  form.set('note', 'a & b');
  return form;
}

test.each<[string, BodyInit, string?]>([
  ['as browsers post it', new URLSearchParams({ email: 'ada@example.org', note: 'a & b' })],
  ['in parts', formData()],
  ['as JSON', JSON.stringify({ email: 'ada@example.org', note: 'a & b' }), 'application/json; charset=utf-8'],
])('a form is read %s', async (_, body, type) => {
  expect(await read(body, type)).toEqual({ ok: true, value: { email: 'ada@example.org', note: 'a & b' } });
});

test.each<[string, BodyInit, string, string]>([
  ['another type', 'email=ada', 'text/plain', 'notAForm'],
  ['JSON that is cut off', '{"email":', 'application/json', 'notAForm'],
  ['JSON that is a list', '["a"]', 'application/json', 'notAForm'],
  ['JSON with a field that is no text', '{"email":{"$ne":""}}', 'application/json', 'notAForm'],
  ['parts without a boundary', 'x', 'multipart/form-data', 'notAForm'],
  ['more fields than any form has', 'a=1&'.repeat(101), 'application/x-www-form-urlencoded', 'notAForm'],
  ['more than 16 kB', `a=${'x'.repeat(16_384)}`, 'application/x-www-form-urlencoded', 'tooLarge'],
])('%s is refused', async (_, body, type, error) => {
  expect(await read(body, type)).toEqual({ ok: false, error });
});
