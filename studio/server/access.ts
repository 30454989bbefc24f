import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { err, ok, type Result } from '@/lib/kernel/result';

/**
 * Where the page sends its key: a header of our own, which no form and no other site's script can send
 * unasked.
 */
const KEY_HEADER = 'studio-key';

const secret = () => randomBytes(32).toString('base64url');
const hash = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b));

const ANOTHER = 'Press Enter in the terminal where the studio runs, and it prints another.';
const REFUSED = {
  used: `This link was used already: it opens the studio once. ${ANOTHER}`,
  unknown: `This link opens nothing. ${ANOTHER}`,
  token: 'The token is not the one that the studio was started with (STUDIO_TOKEN).',
};

/**
 * What a session is known by. The cookie reaches every port of this host, and the page's key only the
 * studio's own page.
 */
type Session = { cookie: string; key: string };

export type Access = ReturnType<typeof createAccess>;

/**
 * Who may come in: whoever has the link that the terminal shows, once. Hashes of keys and cookies are
 * compared, all in the same time.
 * @param token what has to be typed beside; null: nothing, since only this machine can come
 * @param origin how browsers reach it
 */
export function createAccess({ token, origin }: { token: string | null; origin: string }) {
  const { protocol, port } = new URL(origin);
  // Browsers keep the cookies of all ports of a host together: each studio there has a name of its own.
  const name = `plumbline-studio-${port}`;
  let link: string | null = null;
  const used = new Set<string>();
  const sessions: Session[] = [];

  const cookieOf = (headers: IncomingHttpHeaders) =>
    headers.cookie
      ?.split(';')
      .map((pair) => pair.trim().split('='))
      .find(([one]) => one === name)?.[1];

  return {
    needsToken: token !== null,

    /** A key for one link; the one before it opens nothing any more. */
    newKey(): string {
      link = secret();
      return link;
    },

    /** Exchanges a link's key for a session. @returns the page's key, and the header that sets the cookie */
    open(key: string, typed: string): Result<{ key: string; setCookie: string }, string> {
      if (used.has(hash(key).toString('hex'))) return err(REFUSED.used);
      if (link === null || !isSame(key, link)) return err(REFUSED.unknown);
      // A wrong token costs nobody the link.
      if (token !== null && !isSame(typed, token)) return err(REFUSED.token);
      used.add(hash(link).toString('hex'));
      link = null;
      const session = { cookie: secret(), key: secret() };
      sessions.push(session);
      const attributes = `Path=/; HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`;
      return ok({ key: session.key, setCookie: `${name}=${session.cookie}; ${attributes}` });
    },

    /** Whether a request comes from a browser that was let in: enough to look at the preview. */
    hasCookie(headers: IncomingHttpHeaders): boolean {
      const cookie = cookieOf(headers);
      return cookie !== undefined && sessions.some((one) => isSame(one.cookie, cookie));
    },

    /**
     * Which browser it is, of those that were let in, where the studio's page in it asks: enough for
     * everything. Null: none.
     */
    whoIsIn(headers: IncomingHttpHeaders): string | null {
      const cookie = cookieOf(headers);
      const key = headers[KEY_HEADER];
      if (cookie === undefined || typeof key !== 'string') return null;
      const at = sessions.findIndex((one) => isSame(one.cookie, cookie) && isSame(one.key, key));
      return at < 0 ? null : `browser ${at + 1}`;
    },
  };
}
