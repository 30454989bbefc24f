import { expect, test } from 'vitest';
import { createDoor } from '../server/door';

const TOKEN = 'a-token-of-at-least-32-characters-x';

test('a studio that others can reach asks for its token, and a wrong one costs nobody the link', () => {
  const door = createDoor({ token: TOKEN, origin: 'https://studio.example.com' });
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

test('two studios of one host are open in one browser at a time', () => {
  const doors = [3010, 3020].map((port) => createDoor({ token: null, origin: `http://127.0.0.1:${port}` }));
  const cookies = doors.map((door) => {
    const opened = door.open(door.newKey(), '');
    return opened.ok ? opened.value.setCookie.split(';')[0]! : '';
  });
  expect(new Set(cookies.map((one) => one.split('=')[0])).size).toBe(2);
  for (const door of doors) expect(door.hasCookie({ cookie: cookies.join('; ') })).toBe(true);
});
