import { afterEach, beforeEach, expect, test } from 'vitest';
import { blank, schemaAt, type Schema } from '../client/form/schema';
import { checkDraft } from '../words/check';
import { openDraft } from '../words/draft';
import { formOf } from '../words/form';
import { aFolder } from './a-studio';

const FILE = 'library/key-results.yaml';
const PAGE = ['statements', 'keyResultsClarity'];

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => folder.remove());

/** The schema of a place, as the form has it. */
function schemaOf(draft: ReturnType<typeof openDraft>, at: string[]): Schema {
  const file = draft.files().find((one) => one.file === FILE)!;
  const form = formOf(file, {}, draft.textOf(FILE));
  if (form.kind !== 'values') throw new Error('It has no form.');
  return at.reduce<Schema>(schemaAt, form.schema as Schema);
}
const errorsOf = (draft: ReturnType<typeof openDraft>) =>
  checkDraft(draft.shadow).errors.map(({ file, path }) => ({ file, path }));

test.each([[PAGE], [['area']]])(
  'a page of the library that was left out is added where its error stands: %j',
  (at) => {
    const draft = openDraft(folder.content, folder.folder);
    expect(draft.edit(FILE, { do: 'remove', path: at }).ok).toBe(true);
    expect(errorsOf(draft)).toContainEqual({ file: FILE, path: at.join('.') });
    const skeleton = blank(schemaOf(draft, at));
    expect(draft.edit(FILE, { do: 'put', path: at, value: skeleton }).ok).toBe(true);
    // Of every field that is to be filled in, and of nothing else.
    const errors = errorsOf(draft);
    expect(errors).toContainEqual({ file: FILE, path: `${at.join('.')}.lead` });
    expect(errors.filter(({ path }) => !path.startsWith(`${at.join('.')}.`))).toEqual([]);
  },
);
