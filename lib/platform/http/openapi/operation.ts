import { ATTEMPT_KEY } from '@/lib/kernel/attempt';

/** One endpoint and method, as OpenAPI 3.1 has it. */
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Responses;
};

/** What is called, by its address and its method. */
export type Calls = Record<string, Record<string, Operation>>;

/** The calls of one noun, each under its name in the document. */
export const callsOf = (noun: string, calls: Record<string, Record<string, Untagged>>): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([address, methods]) => {
      const tagged = Object.entries(methods).map(([method, call]) => [method, { ...call, tags: [noun] }]);
      return [address, Object.fromEntries(tagged) as Record<string, Operation>];
    }),
  );

type Untagged = Omit<Operation, 'tags'>;

type Parameter = {
  name: string;
  in: 'path' | 'header';
  required: boolean;
  description: string;
  schema: object;
};
type Content = Record<string, { schema: object; example?: unknown }>;
export type Responses = Record<string, { description: string; headers?: Headers; content?: Content }>;
type Headers = Record<string, { description?: string; required?: boolean; schema: object }>;

export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
export const HTML_TYPE = 'text/html';

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const header = (description: string, pattern?: string) => ({
  description,
  required: true,
  schema: { type: 'string', ...(pattern ? { pattern } : {}) },
});

/** An answer in JSON. @param schema the name of one of the components */
export const json = (description: string, schema: string | object, headers?: Headers) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { [JSON_TYPE]: { schema: typeof schema === 'string' ? ref(schema) : schema } },
});
export const problem = (description: string) => json(description, 'Problem');
/** The same to a form: a page if the caller accepts HTML. */
export const refusedForm = (description: string) => ({
  description: `${description} A page if the caller accepts HTML.`,
  content: { [JSON_TYPE]: { schema: ref('Problem') }, [HTML_TYPE]: { schema: { type: 'string' } } },
});
export const empty = (description: string) => ({ description });
export const NO_STORE = { 'Cache-Control': header('Nobody may keep it.', '\\bno-store\\b') };

/** On to a page, which says what came of it. @param pattern of its address */
export const seeOther = (description: string, pattern = '^/') => ({
  description,
  headers: {
    Location: header('A path on this site, or an address where that is said.', pattern),
    ...NO_STORE,
  },
});

const BROKEN = {
  '500': problem('Something broke on our side. The message has a number to quote.'),
  '503': problem(
    'The database isn’t available, or the site has more calls than it can handle (Retry-After).',
  ),
};

/** What every call of ours that changes something may be answered. */
export const OWN_WRITE: Responses = {
  '403': refusedForm('A page on another site sent it.'),
  '429': {
    description: 'Too many calls from one network or about one thing. A page if the caller accepts HTML.',
    headers: { 'Retry-After': header('How many seconds to wait before trying again.', '^[1-9][0-9]*$') },
    content: { [JSON_TYPE]: { schema: ref('Message') }, [HTML_TYPE]: { schema: { type: 'string' } } },
  },
  ...BROKEN,
};
/** What every call that only reads may be answered. */
export const READ: Responses = BROKEN;

const WITH_BODY: Responses = {
  '413': problem('The body is too large.'),
  '415': problem('The body has the wrong media type.'),
};

/** A call with a JSON body. @param schema the name of one of the components */
export const jsonBody = (schema: string, example: unknown) => ({
  requestBody: { required: true, content: { [JSON_TYPE]: { schema: ref(schema), example } } },
});
export const JSON_WRITE: Responses = {
  ...OWN_WRITE,
  ...WITH_BODY,
  '400': problem('It isn’t JSON, or it isn’t what this call takes. Nothing was done.'),
};

/** A call with the fields of a form. */
const formBody = (schema: string, example: unknown) => ({
  requestBody: { required: true, content: { [FORM_TYPE]: { schema: ref(schema), example } } },
});
const FORM_WRITE: Responses = { ...OWN_WRITE, ...WITH_BODY };

/**
 * The call of a form whose answer is a page.
 * @param body the name of one of the components, and what fits it
 * @param others what it may be answered beside
 */
export const form = (
  operationId: string,
  summary: string,
  { name, example }: { name: string; example: object },
  others: Responses = {},
): Record<string, Untagged> => ({
  post: {
    ...{ operationId, summary },
    ...formBody(name, example),
    responses: { '303': seeOther('Back to a page that shows the outcome.'), ...FORM_WRITE, ...others },
  },
});

/** So that a call which is repeated is done once (rules 17 and 36). */
export const ATTEMPT_KEY_HEADER: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Choose one at random for each attempt. The same key and body get the same answer.',
  schema: { type: 'string', pattern: ATTEMPT_KEY.source },
};

/** A text that has to be there, as a part of the address or as a header. */
export const neededText = (where: Parameter['in'], name: string, description: string): Parameter => ({
  ...{ name, in: where, required: true, description },
  schema: { type: 'string' },
});
