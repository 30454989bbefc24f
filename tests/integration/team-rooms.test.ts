import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { STATEMENT_IDS, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { TEAM } from '@/lib/diagnostic/rules/team-room';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { viewTeamRoom } from '@/lib/diagnostic/team-rooms';
import { siteDatabase } from '../support/databases';
import { formRequest, leadsTo } from '../support/form-calls';
import { traces } from '../support/traces';

const { database, url } = await siteDatabase();
process.env.LIMITS_FACTOR = '1000';
const { context } = await import('@/lib/server/context');
const calls = {
  make: (await import('@/app/api/team-rooms/route')).POST,
  answer: (await import('@/app/api/team-rooms/answer/route')).POST,
  close: (await import('@/app/api/team-rooms/close/route')).POST,
  remove: (await import('@/app/api/team-rooms/delete/route')).POST,
};

const [first, second] = STATEMENT_IDS as [(typeof STATEMENT_IDS)[number], (typeof STATEMENT_IDS)[number]];
const keyIn = (answer: Response) => /\/team\/([^?#]+)/.exec(leadsTo(answer))?.[1] ?? '';
const view = (key: string) => viewTeamRoom(context(), key);
const send = (call: (request: Request) => Promise<Response>, fields: Record<string, string>) =>
  call(formRequest('/api/team-rooms', fields));

async function aRoom() {
  const founder = keyIn(await send(calls.make, {}));
  const room = (await view(founder))!;
  return { founder, id: room.id, link: room.handOutKey! };
}
const fieldsOf = (ratings: Ratings) =>
  Object.fromEntries(Object.entries(ratings).map(([id, rating]) => [`ratings.${id}`, String(rating)]));
const answer = (token: string, ratings: Ratings, key: string = randomUUID()) =>
  send(calls.answer, { token, answer: key, ...fieldsOf(ratings) });
const answers = (token: string, ...ratings: Ratings[]) =>
  Promise.all(ratings.map((one) => answer(token, one)));
const rated = (...ratings: (0 | 1 | 2 | 3)[]) => ratings.map((rating): Ratings => ({ [first]: rating }));
const takeBack = (token: string) =>
  send(calls.answer, { token, withdraw: 'yes', ...fieldsOf({ [first]: 1 }) });
const close = (token: string) => send(calls.close, { token });
const stored = (roomId: string) => database.teamAnswer.count({ where: { roomId } });

describe('a room', () => {
  test('opens to whoever made it and to whoever got its link, and says to the second nothing of how many answered', async () => {
    const { founder, link } = await aRoom();
    await answers(link, ...rated(1));
    expect(await view(founder)).toMatchObject({ as: 'founder', answers: 1, reveal: null });
    expect(await view(link)).toMatchObject({ as: 'member', answers: null, ratings: {}, handOutKey: null });
  });

  test('is stored without its keys', async () => {
    const { founder, link, id } = await aRoom();
    const key = randomUUID();
    await answer(link, { [first]: 1 }, key);
    const rows = [
      await database.teamRoom.findUniqueOrThrow({ where: { id } }),
      await database.teamAnswer.findFirstOrThrow({ where: { roomId: id } }),
    ];
    for (const secret of [founder, link, key]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('an answer', () => {
  test('leads to a page of its own, by which it can be changed', async () => {
    const { link, id } = await aRoom();
    const sent = await answer(link, { [first]: 1 }, 'a-key-of-this-browser-0001');
    expect(leadsTo(sent)).toBe('303 /team/a-key-of-this-browser-0001?said=saved');
    const own = keyIn(sent);
    expect(await view(own)).toMatchObject({ as: 'answer', ratings: { [first]: 1 } });
    expect(leadsTo(await answer(own, { [second]: 3 }))).toBe(`303 /team/${own}?said=saved`);
    expect(await view(own)).toMatchObject({ ratings: { [second]: 3 } });
    expect(await stored(id)).toBe(1);
  });

  test('of one browser is one, however often and at once it is sent', async () => {
    const { link, id } = await aRoom();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => answer(link, { [first]: 2 }, key)));
    expect(new Set(sent.map(leadsTo))).toEqual(new Set([`303 /team/${key}?said=saved`]));
    expect(await stored(id)).toBe(1);
  });

  test.each([
    ['a key that is too short', () => 'short'],
    [
      'the key of an answer in another room',
      async () => keyIn(await answer((await aRoom()).link, { [first]: 1 })),
    ],
    ['the key of the room itself', (link: string) => link],
  ])('with %s gets another one', async (_, brought) => {
    const { link, id } = await aRoom();
    const key = await brought(link);
    expect(keyIn(await answer(link, { [first]: 3 }, key))).not.toBe(key);
    expect(await stored(id)).toBe(1);
  });

  test('is one too many after fifty, also of those that come at once; the others can still be changed, and one that is taken back frees its place', async () => {
    const { link, id } = await aRoom();
    const data = Array.from({ length: TEAM.most - 2 }, () => ({
      keyHash: randomUUID(),
      roomId: id,
      ratings: { [first]: 1 },
    }));
    await database.teamAnswer.createMany({ data });
    const sent = await answers(link, ...rated(1, 1, 1, 1));
    const outcomes = sent.map((one) => leadsTo(one).split('=')[1]).sort();
    expect(outcomes).toEqual(['full', 'full', 'saved', 'saved']);
    expect(await stored(id)).toBe(TEAM.most);
    const own = keyIn(sent.find((one) => leadsTo(one).endsWith('saved'))!);
    expect(leadsTo(await answer(own, { [first]: 0 }))).toMatch(/saved$/);
    await takeBack(own);
    const [next] = await answers(link, ...rated(2));
    expect([leadsTo(next!), leadsTo(await answer(own, { [first]: 2 }))]).toEqual([
      expect.stringMatching(/saved$/),
      `303 /team/${own}?said=full`,
    ]);
  });
});

test('an answer that is taken back counts for nothing, and can be given anew by its own page', async () => {
  const { founder, link, id } = await aRoom();
  const [own] = (await answers(link, ...rated(0, 1, 2, 3))).map(keyIn);
  expect(leadsTo(await takeBack(own!))).toBe(`303 /team/${own}?said=withdrawn`);
  expect(await view(own!)).toMatchObject({ as: 'answer', ratings: {} });
  expect(await view(founder)).toMatchObject({ answers: 3 });
  expect(leadsTo(await close(founder))).toBe(`303 /team/${founder}?said=few#close`);
  await answers(link, ...rated(1));
  await close(founder);
  const reveal = { people: 4, ranges: [{ statement: first, count: 4, low: 1, high: 3 }] };
  expect(await view(link)).toMatchObject({ id, reveal });
});

describe('a close', () => {
  test('shows everyone with a key the same ranges, and leaves no single answer', async () => {
    const { founder, link, id } = await aRoom();
    const [own] = (await answers(link, ...rated(0, 3, 1, 1))).map(keyIn);
    expect(leadsTo(await close(founder))).toBe(`303 /team/${founder}`);
    const reveal = { people: 4, ranges: [{ statement: first, count: 4, low: 0, high: 3 }] };
    for (const key of [founder, link, own!]) expect(await view(key)).toMatchObject({ reveal, ratings: {} });
    const left = await database.teamAnswer.findMany({ where: { roomId: id } });
    expect(left.map(({ ratings }) => ratings)).toEqual([{}, {}, {}, {}]);
  });

  test('is once: a second one changes nothing, and nobody can answer or change an answer any more', async () => {
    const { founder, link } = await aRoom();
    const [own] = (await answers(link, ...rated(0, 1, 1, 1))).map(keyIn);
    await close(founder);
    const before = await view(link);
    expect(leadsTo(await answer(link, { [first]: 3 }))).toBe(`303 /team/${link}?said=closed`);
    expect(leadsTo(await answer(own!, { [first]: 3 }))).toBe(`303 /team/${own}?said=closed`);
    await close(founder);
    expect(await view(link)).toMatchObject({ reveal: before?.reveal });
  });

  test('of two at once reveals once', async () => {
    const { founder, link } = await aRoom();
    await answers(link, ...rated(0, 1, 2, 3));
    const sent = await Promise.all([close(founder), close(founder)]);
    expect(sent.map(leadsTo)).toEqual([`303 /team/${founder}`, `303 /team/${founder}`]);
    expect((await view(link))?.reveal?.people).toBe(4);
  });
});

describe('a room that is gone', () => {
  test('because strangers filled it has a new one in its place, with other links and no answers', async () => {
    const { founder, link } = await aRoom();
    await answers(link, ...rated(0, 1, 2, 3));
    const next = keyIn(await send(calls.remove, { token: founder, again: 'yes' }));
    const room = (await view(next))!;
    expect(room).toMatchObject({ as: 'founder', answers: 0, reveal: null });
    expect([await view(founder), await view(link)]).toEqual([null, null]);
    expect(leadsTo(await answer(link, { [first]: 1 }))).toBe(`303 /team/${link}`);
    expect(leadsTo(await answer(room.handOutKey!, { [first]: 1 }))).toMatch(/saved$/);
  });

  test('was deleted with all that was in it, without a trace, and is answered as one that never was', async () => {
    const { founder, link, id } = await aRoom();
    const [own] = (await answers(link, ...rated(0, 1, 2, 3))).map(keyIn);
    const hashes = await database.teamAnswer.findMany({ where: { roomId: id } });
    expect(leadsTo(await send(calls.remove, { token: founder }))).toBe(`303 /team/${founder}`);
    for (const key of [founder, link, own!, 'never-was-a-key-of-any-room'])
      expect(await view(key)).toBeNull();
    expect(leadsTo(await answer(link, { [first]: 1 }))).toBe(`303 /team/${link}`);
    expect(leadsTo(await close(founder))).toBe(`303 /team/${founder}`);
    expect(await stored(id)).toBe(0);
    await cleanUp(database, url);
    expect(await traces(url, [id, ...hashes.map(({ keyHash }) => keyHash)])).toBe(0);
  });

  test('opens to nobody once its 30 days are over, before it is deleted', async () => {
    const { founder, link, id } = await aRoom();
    const [own] = (await answers(link, ...rated(0, 1, 2, 3))).map(keyIn);
    const at = (days: number) => ({ createdAt: new Date(Date.now() - days * 24 * 60 * 60_000) });
    await database.teamRoom.update({ where: { id }, data: at(29.9) });
    expect(await view(link)).not.toBeNull();
    await database.teamRoom.update({ where: { id }, data: at(30) });
    for (const key of [founder, link, own!]) expect(await view(key)).toBeNull();
    expect(leadsTo(await close(founder))).toBe(`303 /team/${founder}`);
  });
});
