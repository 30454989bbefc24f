import path from 'node:path';
import { fileSize } from '@/lib/kernel/file-size';
import type { Change } from './changes';
import type { Draft } from './draft';
import { namedBy } from './named-files';

/**
 * What became of the pictures and sold files that were chosen or taken out, told with the file that names
 * them.
 */
export function withFileChanges(
  draft: Draft,
  changes: readonly Change[],
  files: readonly string[],
): Change[] {
  const told = changes.map((change) => ({ ...change }));
  const rest = files.map((file) => fileChange(draft, file));
  for (const { stem, ...change } of rest) {
    // "Photo: ada" says nothing that the picture itself does not, and neither does "Picture: month".
    const same = told.find(
      (one) =>
        one.file === change.file &&
        /\.(photo|picture)$/.test(one.path) &&
        stem === (change.is === undefined ? one.was : one.is),
    );
    if (same) Object.assign(same, change.is === undefined ? { was: change.was } : { is: change.is });
    else told.push(change);
  }
  return told;
}

const PICTURE = /\.(jpg|webp|png)$/;

function fileChange(draft: Draft, file: string): Change & { stem: string } {
  const { base: name, name: stem } = path.posix.parse(file);
  const kind = PICTURE.test(file) ? 'picture' : 'file';
  const size = (hash: string) => fileSize(draft.store.sizeOf(file, hash));
  const [was, is] = [draft.baseOf(file), draft.textOf(file)];
  return {
    ...{ file: namedBy(file), path: '', stem, what: `${kind === 'picture' ? 'Picture' : 'File'} ${name}` },
    ...(was === '' ? {} : { was: `${kind}, ${size(was)}` }),
    ...(is === '' ? {} : { is: `new ${kind}, ${size(is)}` }),
  };
}
