import { useState } from 'react';
import { Changes } from './changes';
import { FileList } from './file-list';
import { FileForm, type Place } from './form/file-form';
import { FormGuard } from './form/form-guard';
import { Meanwhile } from './meanwhile';
import { PagePreview } from './page-preview';
import type { Studio } from './use-studio';

export type View = 'words' | 'page' | 'changes';

type WordsViewProps = {
  studio: Studio;
  view: View;
  at: { file: string; place: Place | null };
  /** Opens a file; with a path, at that field. */
  open: (file: string, path?: string) => void;
};

/**
 * The fields of a file on the left, and beside them its page, or what was changed. A narrow window shows one
 * of the three.
 */
export function WordsView({ studio, view, at, open }: WordsViewProps) {
  const { state } = studio;
  const line = state.files.find(({ file }) => file === at.file) ?? state.files[0]!;
  const [wanted, setWanted] = useState<{ text: string } | null>(null);
  return (
    <>
      <FileList studio={studio} file={line.file} choose={open} />
      <main onFocus={(event) => setWanted(textOf(event.target))}>
        <div className="file-head">
          <p className="group">{line.group}</p>
          <h2>{line.title}</h2>
          <p className="path">content/{line.file}</p>
        </div>
        {line.meanwhile && <Meanwhile line={line} studio={studio} />}
        <FormGuard key={line.file} file={line.file} version={line.version}>
          <FileForm line={line} studio={studio} place={at.place} />
        </FormGuard>
      </main>
      <section className="beside" aria-label={view === 'changes' ? 'Changes' : 'Page'}>
        <PagePreview
          preview={state.preview}
          page={line.page}
          files={state.files}
          hasErrors={(state.checked?.errors.length ?? 0) > 0}
          wanted={wanted}
          show={open}
        />
        {view === 'changes' && <Changes studio={studio} show={open} />}
      </section>
    </>
  );
}

/** What a field says, as the page may show it: the longest piece between what code fills in. */
function textOf(field: Element): { text: string } | null {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return null;
  const text = field.closest('.money') ? `$${field.value}` : field.value.replaceAll('*', '');
  const longest = text
    .split(/\{[^}]*\}/)
    .reduce((best, piece) => (piece.length > best.length ? piece : best), '');
  return longest.trim().length > 2 ? { text: longest } : null;
}
