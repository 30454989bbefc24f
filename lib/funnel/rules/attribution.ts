/**
 * Where a visitor came from first; every part is optional. `click`: whose click id was in the address. The id
 * itself, which tells one visitor from another, is read by nobody.
 */
export const ATTRIBUTION_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'click',
] as const;
type AttributionKey = (typeof ATTRIBUTION_KEYS)[number];
export type Attribution = Partial<Record<AttributionKey, string>>;

/** The click ids that advertisers' systems add to an address, and whose each is. */
export const CLICK_IDS = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'microsoft',
  fbclid: 'facebook',
  li_fat_id: 'linkedin',
  ttclid: 'tiktok',
  twclid: 'x',
};

/** The most characters of a part that are kept. */
export const MAX_ATTRIBUTION_LENGTH = 200;

/** Controls, lone surrogates and marks that turn the reading direction: the server takes none of them. */
const UNSHOWABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * What the first page of a visit tells: the campaign tags of its address, whose click id is in it, and the
 * host that linked to it, unless that is this site. Null when it tells nothing.
 */
export function attributionOf(address: string, referrer: string): Attribution | null {
  const { host, searchParams } = new URL(address);
  const found: Record<string, unknown> = Object.fromEntries(searchParams);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const click = Object.entries(CLICK_IDS).find(([id]) => id in found)?.[1];
  return cleanAttribution({ ...found, click, referrer: from && from.host !== host ? from.host : null });
}

/**
 * The parts that may be sent, cut and cleaned; null when nothing is left. What storage holds may be anything.
 */
export function cleanAttribution(found: unknown): Attribution | null {
  const given = (found ?? {}) as Record<string, unknown>;
  const parts = ATTRIBUTION_KEYS.flatMap((key) => {
    const value = given[key];
    if (typeof value !== 'string') return [];
    const clean = [...value.replace(UNSHOWABLE, '')].slice(0, MAX_ATTRIBUTION_LENGTH).join('').trim();
    return clean === '' ? [] : [[key, clean]];
  });
  return parts.length === 0 ? null : (Object.fromEntries(parts) as Attribution);
}
