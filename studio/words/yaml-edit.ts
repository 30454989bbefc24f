import { isDeepStrictEqual } from 'node:util';
import { isCollection, isScalar, parseDocument, type Document } from 'yaml';
import { err, ok, type Result } from '@/lib/kernel/result';
import { changed } from './changed';
import type { YamlEdit } from './edit';
import { splice, type Splice } from './splice';
import { addEntry, moveEntry, putKey, removePart } from './yaml-parts';
import { scalarSources } from './yaml-scalar';

/** Why an edit is not made, for the person who makes it. */
const NOT_THERE = 'The file has no such place any more. Load the page again.';
const NOT_HERE = 'This can’t be changed here without changing more than it. Open the file in an editor.';
const UNREADABLE = 'The file can’t be read as YAML. Mend it in an editor, then load the page again.';

/**
 * Where the text of a YAML file changes, and into what, for one edit. Nothing but the edited value is written
 * anew, so that comments, order and quotes of all else stay; and nothing is returned before the new text was
 * read and says what it should.
 */
export function spliceForYaml(text: string, edit: YamlEdit): Result<Splice, string> {
  const before = read(text);
  if (!before) return err(UNREADABLE);
  const wanted = changed(before.data, edit);
  if (wanted === undefined) return err(NOT_THERE);
  for (const candidate of candidates(text, before.document, edit)) {
    if (isDeepStrictEqual(read(splice(text, candidate))?.data, wanted)) return ok(candidate);
  }
  return err(NOT_HERE);
}

/**
 * What a YAML text says; undefined for one that is not YAML, is nested too deep, or whose aliases would blow
 * it up.
 */
export function read(text: string): { document: Document; data: unknown } | undefined {
  try {
    const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
    if (document.errors.length > 0) return undefined;
    return { document, data: document.toJS({ maxAliasCount: 20 }) as unknown };
  } catch {
    return undefined;
  }
}

/** The ways to write it, the nicest first. */
function candidates(text: string, document: Document, edit: YamlEdit): Splice[] {
  const at = (path: YamlEdit['path']) => (path.length > 0 ? document.getIn(path, true) : document.contents);
  if (edit.do === 'set') {
    const node = at(edit.path);
    return isScalar(node) ? scalarSources(text, node, edit.value) : [];
  }
  if (edit.do === 'add' || edit.do === 'move') {
    const list = at(edit.path);
    if (!isCollection(list)) return [];
    return edit.do === 'add'
      ? addEntry(text, list, edit.at, edit.value)
      : moveEntry(text, list, edit.from, edit.to);
  }
  const [parent, key] = [at(edit.path.slice(0, -1)), edit.path.at(-1)!];
  if (!isCollection(parent)) return [];
  return edit.do === 'put' ? putKey(text, parent, String(key), edit.value) : removePart(text, parent, key);
}
