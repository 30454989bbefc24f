import { prepareFlightRouterStateForRequest } from 'next/dist/client/flight-data-helpers';
import { expect, test } from 'vitest';
import { isReadableFlight } from '@/front/next-internals/flight-state';

/** As the router in the browser writes it. */
const STATE = prepareFlightRouterStateForRequest(['', { children: ['__PAGE__', {}] }, null, null, 16]);

test('what the installed router writes of the page that it shows can be read', () => {
  expect(isReadableFlight({ rsc: '1', 'next-router-state-tree': STATE, 'next-url': '/' })).toBe(true);
});

test.each(['x', '%', '{}', '%5B1%5D', STATE.slice(0, -4)])(
  'a state %j, which Next fails at, can not',
  (state) => {
    expect(isReadableFlight({ rsc: '1', 'next-router-state-tree': state })).toBe(false);
  },
);

test('a request that asks for no data of a page is none of its business', () => {
  expect(isReadableFlight({ 'next-router-state-tree': 'x' })).toBe(true);
});
