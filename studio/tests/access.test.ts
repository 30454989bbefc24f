import { expect, test } from 'vitest';
import { createAccess } from '../server/access';

const TOKEN = 'a-token-of-at-least-32-characters-x';

test('a studio that others can reach asks for its token, and a wrong one costs nobody the link', () => {
  const access = createAccess({ token: TOKEN, origin: 'https://studio.example.com' });
  const key = access.newKey();
  expect(access.open(key, 'another')).toEqual({
    ok: false,
    error: expect.stringContaining('STUDIO_TOKEN') as string,
  });
  expect(access.open(key, TOKEN)).toMatchObject({
    ok: true,
    value: { setCookie: expect.stringMatching(/; Secure$/) as string },
  });
  expect(access.open(key, TOKEN)).toMatchObject({ ok: false });
});

test('two studios of one host are open in one browser at a time', () => {
  const accesses = [3010, 3020].map((port) =>
    createAccess({ token: null, origin: `http://127.0.0.1:${port}` }),
  );
  const cookies = accesses.map((access) => {
    const opened = access.open(access.newKey(), '');
    return opened.ok ? opened.value.setCookie.split(';')[0]! : '';
  });
  expect(new Set(cookies.map((one) => one.split('=')[0])).size).toBe(2);
  for (const access of accesses) expect(access.hasCookie({ cookie: cookies.join('; ') })).toBe(true);
});
