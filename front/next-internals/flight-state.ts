// Delete when Next answers 400 for headers that it can't read, and logs nothing of them.
// Test: tests/unit/front/next-internals/flight-state.test.ts
import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { asksForFlight, FLIGHT_HEADERS } from './flight-headers.mjs';

/**
 * Whether the router in our pages could have written these headers: Next answers others with a failure, or logs one. Other
 * kinds of prefetch belong to Next's Cache Components, which the site does not use.
 */
export function isReadableFlight(headers: IncomingHttpHeaders): boolean {
  if (!asksForFlight(headers)) return true;
  const [, tree, prefetch = '1', part = '/', from = '/'] = FLIGHT_HEADERS.map((name) => headers[name]);
  return (
    headers.rsc === '1' &&
    prefetch === '1' &&
    /^\/[!-~]*$/.test(String(part)) &&
    /^\/[!-~]*$/.test(String(from)) &&
    isStateTree(tree)
  );
}

/** By Next's own rules: it throws later what it throws here. */
function isStateTree(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
