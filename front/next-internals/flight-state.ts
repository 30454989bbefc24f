import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { FLIGHT } from '../allowed-headers.mjs';

/**
 * Whether the router in our pages could have written these headers: Next answers others with a failure, or logs one. Other
 * kinds of prefetch belong to Next's Cache Components, which the site does not use.
 */
export function isReadableFlight(headers: IncomingHttpHeaders): boolean {
  if (headers.rsc === undefined) return true;
  const [, tree, prefetch = '1', part = '/', from = '/'] = FLIGHT.map((name) => headers[name]);
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
