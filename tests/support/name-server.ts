import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** Text records by name; a name with none is there and empty. Others don't exist. */
type Zone = Record<string, string[]>;

/** A name server for one test that knows TXT records only. @returns its address, as node:dns takes it */
export async function aNameServer(zone: Zone): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, zone), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

/** RFC 1035, section 4: the header and the question come back, with what is known below. */
function answer(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  const records = zone[labels.join('.').toLowerCase()];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(records ? 0x8180 : 0x8183, 2); // an answer; 3 is "no such name"
  header.writeUInt16BE(records?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(12, at + 5), ...(records ?? []).map(record)]);
}

function record(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)])));
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 1, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
