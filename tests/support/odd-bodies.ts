import fc from 'fast-check';
import { BROKEN_BODIES } from './hostile';
import type { Body, Line } from './odd-headers';

const TYPES = [
  ...[
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ],
  ...['application/csp-report', 'application/json; charset=x', ''],
];
const TEXTS = [
  ...BROKEN_BODIES.map((text) => text.slice(0, 9_000)),
  ...[
    '{}',
    '{"email":"a@example.com"}',
    'email=a%40example.com&token=x',
    'token=%00',
    '--x\r\n\r\n\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
  ],
];

/** Bodies of every kind, framed as they are, or as two programs may read in two ways. */
export const bodies: fc.Arbitrary<Body> = fc
  .tuple(fc.constantFrom(...TYPES), fc.constantFrom(...TEXTS), fc.nat(11))
  .map(([type, text, how]) => {
    const length = Buffer.byteLength(text, 'latin1');
    const chunks = `${length.toString(16)}\r\n${text}\r\n${length === 0 ? '' : '0\r\n\r\n'}`;
    const single = `${text.slice(0, 2_000).replaceAll(/[^]/g, (sign) => `1\r\n${sign}\r\n`)}0\r\n\r\n`;
    const framed: Body[] = [
      { lines: [['Transfer-Encoding', 'chunked']], text: chunks },
      { lines: [['Transfer-Encoding', 'chunked']], text: single },
      { lines: [['Transfer-Encoding', 'x, chunked']], text: chunks },
      { lines: [['Transfer-Encoding', 'chunked, x']], text: chunks },
      {
        lines: [
          ['Transfer-Encoding', 'Chunked'],
          ['Content-Length', '3'],
        ],
        text: chunks,
      },
      { lines: [['Transfer-Encoding', 'chunked']], text: `zz\r\n${text}` },
      { lines: [['Content-Length', `${length}, ${length}`]], text },
      { lines: [['Content-Length', String(Math.max(0, length - 2))]], text },
      { lines: [['Content-Length', '-1']], text },
    ];
    const { lines, text: sent } = framed[how] ?? {
      lines: [['Content-Length', String(length)]] as Line[],
      text,
    };
    return { lines: [['Content-Type', type], ...lines], text: sent };
  });
