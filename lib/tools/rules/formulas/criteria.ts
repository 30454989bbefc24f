import { compare, isError, numberIn, type Scalar } from './values';

/** What COUNTIF, SUMIF and their like ask of a cell: a value, or a text such as ">=5" or "A*". */
export function meets(criterion: Scalar): (value: Scalar) => boolean {
  if (typeof criterion !== 'string') return (value) => isSame(value, criterion ?? 0);
  const [, sign = '=', rest = ''] = /^(<=|>=|<>|=|<|>)?([^]*)$/.exec(criterion)!;
  const number = numberIn(rest);
  if (sign === '=' || sign === '<>') {
    const same = sameAs(rest, number, criterion === '' || rest === '');
    return (value) => same(value) === (sign === '=');
  }
  const bound = number ?? rest;
  return (value) => {
    if (typeof value !== typeof bound) return false;
    const order = compare(value, bound);
    return sign === '<' ? order < 0 : sign === '<=' ? order <= 0 : sign === '>' ? order > 0 : order >= 0;
  };
}

const isSame = (value: Scalar, wanted: Scalar) =>
  value !== undefined && !isError(value) && typeof value === typeof wanted && compare(value, wanted) === 0;

function sameAs(text: string, number: number | undefined, empty: boolean): (value: Scalar) => boolean {
  if (empty) return (value) => value === undefined || value === '';
  if (number !== undefined) return (value) => isSame(value, number) || value === text;
  const pattern = new RegExp(
    `^${text.replace(/~([*?~])|[*?]|[.+^${}()|[\]\\]/g, (sign, plain?: string) =>
      plain ? `\\${plain}` : sign === '*' ? '[^]*' : sign === '?' ? '[^]' : `\\${sign}`,
    )}$`,
    'i',
  );
  return (value) => typeof value === 'string' && pattern.test(value);
}
