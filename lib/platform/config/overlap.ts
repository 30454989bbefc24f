import { z } from 'zod';

/**
 * A secret that is valid beside the present one while it is being replaced (docs/decisions/027). `next` is
 * accepted and not used yet; a day such as 2026-03-01 (UTC) is when the secret was replaced, and it is
 * accepted still; `retired` opens nothing any more, and only finds what was noted under it.
 */
export type Other = { mark: string; secret: string };

type AlwaysOne = [string, ...string[]];

const MARK = /^(next|retired|\d{4}-\d\d-\d\d):(.+)$/s;

/**
 * Reads NAME_ALSO: MARK:SECRET, several separated by commas. A comma or % in a secret is written %2C and %25.
 * @returns null when it can't be read
 */
export function readOthers(text: string): Other[] | null {
  const entries = text.split(',').map((entry) => MARK.exec(entry.trim()));
  try {
    return entries.map((entry) => {
      const [, mark, secret] = entry as unknown as [string, string, string];
      return { mark, secret: decodeURIComponent(secret) };
    });
  } catch {
    return null;
  }
}

/** Reads NAME_ALSO, each secret in it as its own variable would have it. */
export const others = (secret: z.ZodType) =>
  z
    .string()
    .trim()
    .transform((text, context) => readOthers(text) ?? context.addIssue('no secrets'))
    .pipe(
      z.custom<Other[]>((given) => (given as Other[]).every((one) => secret.safeParse(one.secret).success)),
    )
    .optional()
    .describe(
      'MARK:SECRET, several separated by commas; MARK is next, retired or the day on which it was replaced ' +
        '(2026-03-01), SECRET as its variable would have it',
    );

/** The same as text, in letters that no kind of environment file reads as anything else. */
export function writeOthers(others: Other[]): string {
  const plain = (secret: string) =>
    encodeURIComponent(secret).replace(/['()!*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return others.map(({ mark, secret }) => `${mark}:${plain(secret)}`).join(',');
}

/** The secrets that are accepted, the one that is used first. */
export const validSecrets = (used: string, others: Other[] = []): AlwaysOne =>
  knownSecrets(
    used,
    others.filter(({ mark }) => mark !== 'retired'),
  );

/** Also those that only find what was noted under them. */
export function knownSecrets(used: string, others: Other[] = []): AlwaysOne {
  const more = new Set(others.map(({ secret }) => secret));
  more.delete(used);
  return [used, ...more];
}
