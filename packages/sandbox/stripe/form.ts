import { invalidRequest } from './api-error';

/** Parameters as they came: nested by brackets, every value a text. */
export type Given = { [name: string]: GivenValue };
export type GivenValue = string | Given;

const DEEPEST = 8;

/**
 * Reads `a[b]=c&expand[0]=d` into nested objects; `list[]=e` counts on from 0.
 * @throws ApiError for a name that can't be read
 */
export function readForm(text: string): Given {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value);
  return form;
}

/** Without a prototype, so that a parameter named constructor is one like any other. */
function emptyForm(): Given {
  return Object.create(null) as Given;
}

function pathOf(name: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const path = [parts?.[1] ?? '', ...(parts?.[2]?.slice(1, -1).split('][') ?? [])];
  if (!parts || path.length > DEEPEST) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
  return parts[2] === '' ? path.slice(0, 1) : path;
}

function put(form: Given, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const found = form[key];
  if (typeof found === 'string') throw invalidRequest(`Invalid hash: ${key}`, { param: key });
  put((form[key] = found ?? emptyForm()), rest, value);
}
