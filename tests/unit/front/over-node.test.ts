import { once } from 'node:events';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { requestOver, sendOver } from '@/front/over-node';

type Answer = (request: Request) => Response | Promise<Response>;

/** A server whose handler gets its requests once they are here as a whole. */
async function aServer(answer: Answer, prepare: (response: http.ServerResponse) => void = () => undefined) {
  const ends: Promise<void>[] = [];
  const server = http.createServer((request, response) => {
    const come = async () => {
      if (!request.complete) await once(request, 'readable');
      prepare(response);
      await sendOver(
        response,
        await answer(requestOver(request, 'http://a.test/')),
        request.method === 'HEAD',
      );
    };
    ends.push(come().catch(() => void response.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/`, ends };
}

async function headersOf(url: string, method = 'GET') {
  const [reply] = (await once(http.request(url, { method }).end(), 'response')) as [http.IncomingMessage];
  return { reply, body: await text(reply) };
}

/** A body that counts how many pieces were asked of it, and says when nobody wants more. */
function pieces(most: number, piece = Buffer.alloc(64 * 1024)) {
  let cancel = () => {};
  const told = { asked: 0, canceled: new Promise<void>((resolve) => (cancel = resolve)) };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        told.asked += 1;
        if (told.asked > most) stream.close();
        else stream.enqueue(piece);
      },
      cancel: () => cancel(),
    },
    { highWaterMark: 0 },
  );
  return { told, body };
}

test('a handler gets method, headers and body of a request', async () => {
  const { url } = await aServer(async (request) => {
    const { method, headers } = request;
    return Response.json([method, headers.get('x-some'), await request.text()]);
  });
  const reply = await fetch(url, { method: 'POST', headers: { 'x-some': 'thing' }, body: 'what was sent' });
  expect(await reply.json()).toEqual(['POST', 'thing', 'what was sent']);
});

test('an answer of one piece says its length, and its head alone has no body', async () => {
  const { url } = await aServer(() => Response.json({ a: 1 }, { status: 201 }));
  const { reply, body } = await headersOf(url);
  expect([reply.statusCode, reply.headers['content-length'], body]).toEqual([201, '7', '{"a":1}']);
  const head = await headersOf(url, 'HEAD');
  expect([head.reply.statusCode, head.body]).toEqual([201, '']);
});

test('a header that was set before stays, and those that may be there twice are added', async () => {
  const answer = new Response(null, { headers: { 'referrer-policy': 'origin', vary: 'Accept' } });
  answer.headers.append('set-cookie', 'a=1');
  answer.headers.append('set-cookie', 'b=2');
  const { url } = await aServer(
    () => answer,
    (response) => response.setHeader('Referrer-Policy', 'no-referrer').setHeader('Vary', 'Accept-Encoding'),
  );
  const { headers } = (await headersOf(url)).reply;
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers.vary).toBe('Accept-Encoding, Accept');
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('a body of many pieces arrives whole', async () => {
  const { body } = pieces(40);
  const { url } = await aServer(() => new Response(body));
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(40 * 64 * 1024);
});

test('no more is read of a body than its reader takes, and nothing once that has hung up', async () => {
  const { body, told } = pieces(10_000);
  const { port, ends } = await aServer(() => new Response(body));
  const client = connect(port, '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n');
  await once(client, 'readable');
  client.destroy();
  await told.canceled;
  await Promise.all(ends);
  expect(told.asked).toBeLessThan(1_000);
});

test('a body that breaks breaks its answer off', async () => {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from('half')),
    pull: (stream) => stream.error(new Error('The disk is gone.')),
  });
  const { url } = await aServer(() => new Response(body));
  await expect(fetch(url).then((reply) => reply.text())).rejects.toThrow();
});
