export const ATTRIBUTION_KEYS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
export type Attribution = Partial<Record<(typeof ATTRIBUTION_KEYS)[number], string>>;

type Columns = Record<'utmSource' | 'utmMedium' | 'utmCampaign', string | null>;

export const MAX_ATTRIBUTION_LENGTH = 200;

/** Controls, lone surrogates and bidi marks, which the server refuses. */
const UNSHOWABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The tags, cut and cleaned; `null` if none is left. */
export function cleanAttribution(found: unknown): Attribution | null {
  const given = (found ?? {}) as Record<string, unknown>;
  const tags = ATTRIBUTION_KEYS.flatMap((key) => {
    const value = given[key];
    if (typeof value !== 'string') return [];
    const clean = [...value.replace(UNSHOWABLE, '')].slice(0, MAX_ATTRIBUTION_LENGTH).join('').trim();
    return clean === '' ? [] : [[key, clean]];
  });
  return tags.length === 0 ? null : (Object.fromEntries(tags) as Attribution);
}

export const attributionIn = (query: string): Attribution | null =>
  cleanAttribution(Object.fromEntries(new URLSearchParams(query)));

export const toColumns = (attribution: Attribution | null | undefined): Columns => ({
  utmSource: attribution?.utm_source ?? null,
  utmMedium: attribution?.utm_medium ?? null,
  utmCampaign: attribution?.utm_campaign ?? null,
});

export const ofColumns = ({ utmSource, utmMedium, utmCampaign }: Columns): Attribution | null =>
  cleanAttribution({ utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign });
