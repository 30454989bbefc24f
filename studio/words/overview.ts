import { sha256 } from '@/lib/content/sha256';
import { changesOf, type Change } from './changes';
import type { Checked } from './check';
import type { Draft } from './draft';
import type { Step } from './draft-state';
import { withFileChanges } from './file-changes';
import { words } from './labels';
import { namedBy } from './named-files';
import { isBytes } from './stored';
import { read } from './yaml-edit';

export type FileLine = {
  file: string;
  group: string;
  title: string;
  page?: string;
  changed: boolean;
  /** Another one whenever it says something else. */
  version: string;
  /** Somebody has changed it outside; whether both changes can stand beside each other. */
  meanwhile?: { canMerge: boolean; theirs: Change[] };
};

/** All that the page shows beside a form. */
export type Overview = {
  brand: string;
  files: FileLine[];
  changes: Change[];
  undo?: string;
  redo?: string;
  /** Null: not checked since the last edit. */
  checked: Checked | null;
  canRestore: boolean;
};

export function overviewOf(draft: Draft, checked: Checked | null): Overview {
  const [allChanged, allMeanwhile] = [draft.changed(), draft.meanwhile()];
  // Pictures and sold files stand with the file that names them.
  const [changed, meanwhile] = [allChanged.map(toldWith), allMeanwhile.map(toldWith)];
  const texts = allChanged.filter((file) => !isBytes(file));
  const { undo, redo } = draft.around();
  return {
    brand: brandOf(draft),
    files: draft.files().map(({ schema: _, ...line }) => ({
      ...line,
      title: titleIn(line.file, draft.textOf(line.file)) || line.title,
      changed: changed.includes(line.file),
      version: sha256(draft.textOf(line.file)),
      ...(meanwhile.includes(line.file)
        ? {
            meanwhile: {
              canMerge: allMeanwhile.filter((one) => toldWith(one) === line.file).every(draft.canMerge),
              theirs: changesOf(line.file, draft.baseOf(line.file), draft.onDisk(line.file)),
            },
          }
        : {}),
    })),
    changes: withFileChanges(
      draft,
      texts.flatMap((file) => changesOf(file, draft.baseOf(file), draft.textOf(file))),
      allChanged.filter(isBytes),
    ),
    undo: undo && stepInWords(undo),
    redo: redo && stepInWords(redo),
    checked,
    canRestore: draft.canRestore(),
  };
}

/** The file with which a change is told. */
export const toldWith = (file: string): string => (isBytes(file) ? namedBy(file) : file);

const PRODUCT = /^products\/.*\.yaml$/;

/** What a product calls itself; undefined for other files. */
function titleIn(file: string, text: string): string | undefined {
  const found = PRODUCT.test(file) ? /^title: *(.+)$/m.exec(text)?.[1] : undefined;
  const title: unknown = found && read(found)?.data;
  return typeof title === 'string' ? title : undefined;
}

function brandOf(draft: Draft): string {
  const site = read(draft.textOf('site.yaml'))?.data as { brand?: { name?: unknown } } | undefined;
  return typeof site?.brand?.name === 'string' ? site.brand.name : '';
}

/** Such as: home.yaml: hero › headline */
function stepInWords({ file, edit }: Step): string {
  if (edit.do === 'write' || edit.path.length === 0) return file;
  return `${file}: ${edit.path.map((key) => (typeof key === 'number' ? key + 1 : words(key))).join(' › ')}`;
}
