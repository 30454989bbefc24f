import { expect, test } from 'vitest';
import { answerOf, Refused } from '../client/api';
import { createQueue } from '../client/queue';

const json = (body: string, status = 200) =>
  Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));

test('an answer is read, and a refusal says why', async () => {
  expect(await answerOf(json('{"a":1}'))).toEqual({ a: 1 });
  await expect(answerOf(json('{"message":"No.","needsToken":true}', 401))).rejects.toMatchObject(
    new Refused(401, 'No.', true),
  );
  await expect(answerOf(Promise.resolve(new Response('Gone.', { status: 404 })))).rejects.toMatchObject({
    ...{ status: 404, message: 'Gone.' },
  });
});

const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('Broken off.')) }));

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer breaks off', () => Promise.resolve(broken())],
  ['half of an answer comes', () => json('{"files":[')],
  ['half of a refusal comes', () => json('{"mess', 403)],
])('when %s, it says that the studio does not answer', async (_, answered) => {
  const refused: unknown = await answerOf(answered()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 0, message: expect.stringContaining('answer') as string });
});

test('calls are made one after the other, and one that fails stops none', async () => {
  const inTurn = createQueue(new Promise(() => undefined));
  const done: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const first = inTurn(() => new Promise((_, reject) => (fail = reject)));
  const second = inTurn(async () => void done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  fail(new Error('It failed.'));
  await expect(first).rejects.toThrow('It failed.');
  await second;
  expect(done).toEqual(['second']);
});

test('whoever leaves the page leaves nothing waiting: all calls are made at once, in their order', async () => {
  let leave: (value: void) => void = () => undefined;
  const inTurn = createQueue(new Promise<void>((resolve) => (leave = resolve)));
  const begun: number[] = [];
  for (const call of [1, 2, 3])
    void inTurn(() => {
      begun.push(call);
      return new Promise(() => undefined);
    });
  await Promise.resolve();
  expect(begun).toEqual([1]);
  leave();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([1, 2, 3]);
});
