import type { Station } from './answer';

/** What a proxy says of the request it passes on. Anybody else can write these headers too. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/**
 * Puts the address at the other end of the connection in the place of whatever the request says of its way here, unless
 * that end is a proxy of ours. Next believes what it finds there.
 * @param isTrusted whether what this address says may be believed
 */
export function clientAddress(isTrusted: (address: string) => boolean): Station {
  return (next) => (request, response) => {
    const address = request.socket.remoteAddress ?? '';
    if (!isTrusted(address)) {
      for (const name of FORWARDED) delete request.headers[name];
      request.headers['x-forwarded-for'] = address;
    }
    return next(request, response);
  };
}
