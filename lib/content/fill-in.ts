import { formatPath, type Issue, type Source } from './source';
import { withoutComments } from './markdown';
import type { Sources } from './read-all';
import { textsIn, mapTexts, valueAt } from './tree';
import { fillKnown, placeholdersIn } from '@/lib/kernel/text';
import { ALWAYS_KNOWN, hint } from './schemas/text-rules';

/**
 * A text as it was written, and where. `final`: no code fills anything in later, so every name must be known
 * here.
 */
export type WrittenText = { text: string; at: Omit<Issue, 'message'>; final: boolean };

/** Every text of every file; of Markdown every line that is shown. */
export function writtenTexts({ prose }: Sources, yaml: readonly Source[]): WrittenText[] {
  const linesOf = (file: string, text: string, first = 1) =>
    text
      .split('\n')
      .map((line, index) => ({ text: line, at: { file, path: '', line: first + index }, final: true }));
  const inYaml = yaml.flatMap((source) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      const [at, line] = [formatPath(path), source.lineOf(path)];
      if (source.file.endsWith('.md') && at === 'body') return linesOf(source.file, text, line);
      return [{ text, at: { file: source.file, path: at, line }, final: false }];
    }),
  );
  return [
    ...inYaml,
    ...Object.values(prose).flatMap(({ file, text }) => linesOf(file, withoutComments(text))),
  ];
}

/** A tag or a sign as HTML writes it, such as <b> or &amp;. */
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|&(?:#\d+|[a-z]+);/i;

/** HTML in texts: a page shows it letter by letter. Legal pages say themselves what they may hold. */
export function markupIn(texts: readonly WrittenText[]): Issue[] {
  return texts.flatMap(({ text, at, final }) => {
    const found = final ? undefined : MARKUP.exec(text)?.[0];
    if (found === undefined) return [];
    return [{ ...at, message: `holds HTML, which pages show as it stands: '${found}'. Take it away.` }];
  });
}

/**
 * The values of {brand}, {email}, {legal.x}, {retention.x}, {refundDays}, {claim.x} and {count.x}, as far as
 * they can be read.
 */
export type Values = ReadonlyMap<string, string>;

const ALL_MARKUP = new RegExp(MARKUP, 'gi');
const BRAND = { brand: 'name', subtitle: 'subtitle', product: 'product' } as const;

export function collectValues(
  site: Source | undefined,
  claims: Source | undefined,
  counted: readonly [string, string][],
): Values {
  const values = new Map<string, string>(counted);
  const put = (name: string, value: unknown) => {
    // HTML is told where it was written, and not wherever the value is put in.
    if (typeof value === 'string' || typeof value === 'number')
      values.set(name, fillKnown(String(value).replaceAll(ALL_MARKUP, ''), values));
  };
  for (const [name, key] of Object.entries(BRAND)) put(name, valueAt(site?.data, ['brand', key]));
  put('email', valueAt(site?.data, ['contact', 'email']));
  put('refundDays', valueAt(site?.data, ['refundDays']));
  for (const group of ['legal', 'retention'] as const)
    for (const [key, value] of Object.entries(valueAt(site?.data, [group]) ?? {}))
      put(`${group}.${key}`, value);
  const list = valueAt(claims?.data, ['claims']);
  for (const claim of Array.isArray(list) ? list : [])
    put(`claim.${String(valueAt(claim, ['id']))}`, valueAt(claim, ['value']));
  return values;
}

export function fillTree(data: unknown, values: Values): unknown {
  return mapTexts(data, (text) => fillKnown(text, values));
}

/**
 * Placeholders that have no value: {claim.grwoth-30}, {legal.adress}. Names without a dot are checked by the
 * schemas.
 */
export function unknownValues(
  texts: readonly WrittenText[],
  values: Values,
  readable: { site: boolean; claims: boolean },
): Issue[] {
  return texts.flatMap(({ text, at, final }) =>
    placeholdersIn(text)
      .filter((name) => !values.has(name) && !ALWAYS_KNOWN.includes(name) && (final || name.includes('.')))
      .filter((name) => (name.startsWith('claim.') ? readable.claims : readable.site))
      .map((name) => ({
        ...at,
        message: `{${name}} is not known. ${whereFrom(name)}${hint(name, namesLike(name, values))}`,
      })),
  );
}

function whereFrom(name: string): string {
  return name.startsWith('claim.')
    ? 'It needs a record with a value in content/claims.yaml.'
    : /^count\./i.test(name)
      ? 'Counted are tools and founders.'
      : 'It needs a line in content/site.yaml.';
}

/** The names of the same group; all names where the group itself is not known. */
function namesLike(name: string, values: Values): string[] {
  const group = [...values.keys()].filter(
    (known) => known.includes('.') && known.split('.')[0] === name.split('.')[0],
  );
  return group.length > 0 ? group : [...values.keys()];
}
