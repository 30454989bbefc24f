import { expect, test } from 'vitest';
import { readForm } from '@/lib/platform/http/read-form';

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
