import { expect, test } from 'vitest';
import { createDoor } from '../server/door';

const TOKEN = 'a-token-of-at-least-32-characters-x';

test('a studio that others can reach asks for its token, and a wrong one costs nobody the link', () => {
  const door = createDoor({ token: TOKEN, isSecure: true });
  const key = door.newKey();
  expect(door.open(key, 'another')).toEqual({
    ok: false,
    error: expect.stringContaining('STUDIO_TOKEN') as string,
  });
  expect(door.open(key, TOKEN)).toMatchObject({
    ok: true,
    value: { setCookie: expect.stringMatching(/; Secure$/) as string },
  });
  expect(door.open(key, TOKEN)).toMatchObject({ ok: false });
});
