import fc from 'fast-check';
import type { ApiCall } from './api-calls';
import { BROKEN_BODIES, hostileText, hostileValue, someHeaders } from './hostile';

/** One call as it goes over the wire: nothing of it is put right by a client on its way. */
export type Call = { method: string; path: string; headers: Record<string, string>; body: string };

/** What is there on the site: without it every call would end at the first question. */
export type Known = {
  /** By what stands in the examples of the calls. */
  examples: Record<string, string | number>;
  /** For what stands in a path. */
  ids: Record<string, string>;
};

/** Calls of one endpoint: right ones, nearly right ones, and such as nobody means well. */
export function callsOf(endpoint: ApiCall, known: Known): fc.Arbitrary<Call> {
  const { method, path, json, form } = endpoint;
  const parts = fc.record({
    address: addresses(path, known),
    content: json || form ? bodies(endpoint, known) : fc.constant(null),
    headers: someHeaders,
  });
  return parts.map(({ address, content, headers }) => ({
    method: method.toUpperCase(),
    path: address,
    headers: content ? { ...headers, 'content-type': content.type } : headers,
    body: content?.body ?? '',
  }));
}

function addresses(path: string, { ids }: Known): fc.Arbitrary<string> {
  if (!path.includes('{')) return fc.constant(path);
  const id = encodeURIComponent(ids[path] ?? 'x');
  const others = hostileText.filter((one) => one.isWellFormed() && !/^\.{0,2}$/.test(one));
  return fc
    .oneof(
      fc.constant(id),
      fc.constantFrom('%ff', '%', '%c0%ae', '%2e%2e%2fetc', `${id}%00`, `${id}?x=1`, `${id};a=b`),
      others.map((one) => encodeURIComponent(one.slice(0, 2_000))),
    )
    .map((one) => path.replace(/\{[^}]+\}/, () => one));
}

type Body = { body: string; type: string };

function bodies({ json, form }: ApiCall, known: Known): fc.Arbitrary<Body> {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const good = JSON.parse(
    JSON.stringify(form ?? json, (_name, one: unknown) => known.examples[String(one)] ?? one),
  ) as unknown;
  const write = (one: unknown) => (type.includes('json') ? JSON.stringify(one) : asForm(one));
  const wrongTypes = ['', 'text/plain', 'multipart/form-data; boundary=x', `${type}; charset=utf-7`, 'a/b/c'];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({ body: write(good), type }) },
    { weight: 6, arbitrary: nearly(good, known).map((one) => ({ body: write(one), type })) },
    { weight: 1, arbitrary: fc.jsonValue().map((one) => ({ body: JSON.stringify(one), type })) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_BODIES).map((body) => ({ body, type })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...wrongTypes).map((other) => ({ body: write(good), type: other })),
    },
  );
}

/** What would be taken, with one thing changed, added or left out. */
function nearly(good: unknown, { examples, ids }: Known): fc.Arbitrary<unknown> {
  const other = fc.oneof(hostileValue, fc.constantFrom(...Object.values(examples), ...Object.values(ids)));
  if (Array.isArray(good)) return other.map((one) => [...(good as unknown[]), one]);
  const fields = Object.entries(good as object);
  const name = fc.constantFrom(...fields.map(([field]) => field));
  return fc.oneof(
    fc.tuple(name, other).map(([field, one]) => ({ ...(good as object), [field]: one })),
    name.map((left) => Object.fromEntries(fields.filter(([field]) => field !== left))),
    fc.tuple(hostileText, other).map(([field, one]) => ({ ...(good as object), [field]: one })),
  );
}

function asForm(fields: unknown): string {
  const texts = Object.entries(fields as object).map(([name, one]) => [name, String(one).toWellFormed()]);
  return new URLSearchParams(texts).toString();
}
