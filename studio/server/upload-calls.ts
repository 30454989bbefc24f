import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { formatPath } from '@/lib/content/issue';
import { err, ok, type Result } from '@/lib/kernel/result';
import { LICENSE_FILE } from '@/lib/shop/rules/product-file';
import { valueIn } from '../words/changed';
import type { Draft } from '../words/draft';
import { path as pathSchema, type Edit, type Path } from '../words/edit';
import { kindFault, soldEnding } from '../words/file-kind';
import { nameOf } from '../words/labels';
import { namedFiles } from '../words/named-files';
import { newProduct } from '../words/new-product';
import { filePlaceAt, slugOf, SOLD_ENDINGS, type FilePlace, type PicturePlace } from '../words/places';
import { read } from '../words/yaml-edit';
import { bareOf, editsFor, homeOf, pictureType } from './pictures';
import { receive } from './receive';

const CHANGED = 'This place was changed meanwhile. Load the page again.';
const LIST_CHANGED = 'The list was changed meanwhile. Choose the file again.';
const NO_PLACE = 'No file can be chosen here.';
const BROKEN_OFF = 'The file did not arrive whole. Choose it again.';
const isSlug = (text: string) => text !== '' && slugOf(text) === text;

const asked = z.object({
  file: z.string().max(300),
  /** Of the value in the file, as JSON. */
  path: pathSchema,
  /** What the entry around it is called in the page; another one when it is sent is somebody else's. */
  entry: z.string().max(1_000),
  /**
   * Of the chosen file: its ending is believed once the bytes agree, and the rest is only an idea for a name.
   */
  name: z.string().max(300),
});

const product = z.strictObject({
  slug: z.string().max(60).refine(isSlug, 'The address is lowercase letters, digits and hyphens.'),
  title: z.string().trim().min(1, 'A product has a name.').max(200),
});

/** What a request to take a file is about; its body comes only after it was looked at. */
type Asked = z.infer<typeof asked> & { place: FilePlace; others: string };

/** Takes the pictures and files that are chosen in a form into the draft, and begins products. */
export function createUploads(draft: Draft) {
  const incoming = path.join(draft.chosen, '.incoming');
  rmSync(incoming, { recursive: true, force: true });
  const saysNothing = (file: string) => draft.textOf(file) === '' && draft.onDisk(file) === '';
  const dataOf = (file: string) => read(draft.textOf(file))?.data;

  function lookAt(query: URLSearchParams, bytes: number): Result<Asked, string> {
    const found = asked.safeParse({ ...Object.fromEntries(query), path: parsed(query.get('path')) });
    const place = found.success && filePlaceAt(found.data.file, formatPath(found.data.path));
    if (!place || !draft.files().some(({ file }) => file === found.data.file)) return err(NO_PLACE);
    if (bytes > place.most) return err(`The file is too large: ${place.most / 1_000_000} MB is the most.`);
    const { file, path: at, entry } = found.data;
    const owner = valueIn(dataOf(file), at.slice(0, -1));
    const isInEntry = place.kind !== 'sold' || at.length > 1;
    if (isInEntry && (owner === undefined || (nameOf(owner) ?? '') !== entry)) return err(CHANGED);
    return ok({ ...found.data, place, others: othersBeside(file, at) });
  }

  /**
   * What the other entries of the list are called: while they stand as they stood, the entry is where it was,
   * whatever it is called.
   */
  function othersBeside(file: string, at: Path): string {
    const list = valueIn(dataOf(file), at.slice(0, -2));
    if (at.length < 3 || !Array.isArray(list)) return '';
    return JSON.stringify(list.map((one, index) => (index === at.at(-2) ? null : (nameOf(one) ?? ''))));
  }

  /** Streams the body into the folder of the draft, and names it in its content file, as one step. */
  async function take(query: URLSearchParams, request: IncomingMessage): Promise<Result<void, string>> {
    const looked = lookAt(query, Number(request.headers['content-length']));
    if (!looked.ok) return looked;
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    const received = path.join(incoming, randomUUID());
    try {
      if (!(await receive(request, received))) return err(BROKEN_OFF);
      const { place, file, path: at, others } = looked.value;
      if (othersBeside(file, at) !== others) return err(LIST_CHANGED);
      return place.kind === 'sold'
        ? takeSold(looked.value, received)
        : takePicture(looked.value, place, received);
    } finally {
      rmSync(received, { force: true });
    }
  }

  function takePicture(
    { file, path: at }: Asked,
    place: PicturePlace,
    received: string,
  ): Result<void, string> {
    const owner = valueIn(dataOf(file), at.slice(0, -1));
    if (owner === undefined) return err(CHANGED);
    const bare = bareOf(place, readFileSync(received));
    if (!bare.ok) return bare;
    writeFileSync(received, bare.value);
    const { wanted, at: placeOf } = homeOf(place, file, owner);
    const stem = freeName(wanted, placeOf);
    return put(file, placeOf(stem), received, editsFor(at, owner, stem));
  }

  function takeSold({ file, path: at, name }: Asked, received: string): Result<void, string> {
    const ending = soldEnding(name);
    if (!ending) return err(`Buyers get files of these kinds: ${SOLD_ENDINGS.join(', ')}.`);
    const fault = kindFault(received, ending);
    if (fault) return err(`The file is called .${ending}, and ${fault}`);
    const folder = path.posix.join(path.posix.dirname(file), 'files');
    if (at.length > 1) {
      const former = valueIn(dataOf(file), at);
      if (typeof former !== 'string' || !namedFiles(file, draft.textOf(file)).includes(`${folder}/${former}`))
        return err(CHANGED);
      if (soldEnding(former) !== ending)
        return err(`‘${former}’ can be replaced by a file of its kind only.`);
      return put(file, `${folder}/${former}`, received);
    }
    const list = valueIn(dataOf(file), at);
    if (!Array.isArray(list)) return err(CHANGED);
    const of = (stem: string) => `${folder}/${stem}.${ending}`;
    const wanted = name === LICENSE_FILE ? path.parse(name).name : slugOf(path.parse(name).name);
    const stem = freeName(wanted || path.posix.basename(path.posix.dirname(file)), of);
    const value = { name: path.posix.basename(of(stem)) };
    return put(file, of(stem), received, [{ do: 'add', path: at, at: list.length, value }]);
  }

  /** Never one that is there, in the folder or in the draft. */
  function freeName(wanted: string, of: (stem: string) => string): string {
    for (let number = 1; ; number++) {
      const stem = number === 1 ? wanted : `${wanted}-${number}`;
      if (saysNothing(of(stem))) return stem;
    }
  }

  /** What is not taken after all leaves nothing behind. */
  function put(file: string, target: string, received: string, edits: Edit[] = []): Result<void, string> {
    const text = draft.store.takeOver(received);
    try {
      const named = edits.map((edit) => ({ file, edit }));
      return draft.together([{ file: target, edit: { do: 'write', text } }, ...named]);
    } finally {
      draft.prune();
    }
  }

  return {
    take,

    /** A picture of the draft as a data: address; null for what is none. */
    picture: (query: URLSearchParams): Result<{ source: string } | null, string> => {
      const [file, name] = [query.get('file') ?? '', query.get('name') ?? ''];
      if (!draft.files().some((one) => one.file === file)) return ok(null);
      const found = namedFiles(file, draft.textOf(file)).find((one) => path.posix.basename(one) === name);
      const [at, type] = [path.join(draft.shadow, found ?? ''), pictureType(found ?? '')];
      if (!type || !existsSync(at)) return ok(null);
      return ok({ source: `data:${type};base64,${readFileSync(at).toString('base64')}` });
    },

    /** Begins a product: its file with nothing in it yet but name and address. */
    newProduct: (body: unknown): Result<void, string> => {
      const found = product.safeParse(body);
      if (!found.success) return err(found.error.issues[0]!.message);
      const { slug, title } = found.data;
      const file = `products/${slug}/product.yaml`;
      if (draft.files().some((one) => one.file === file) || !saysNothing(file))
        return err(`There is a product at the address ${slug} already.`);
      return draft.together([{ file, edit: { do: 'write', text: newProduct(slug, title) } }]);
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
