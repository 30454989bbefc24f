import { useCallback, useEffect, useState } from 'react';
import { Logo } from '@/components/layout/logo';
import { Changes } from './changes';
import { FileList } from './file-list';
import { FileForm, type Place } from './form/file-form';
import { Meanwhile } from './meanwhile';
import { PagePreview } from './page-preview';
import type { Studio } from './use-studio';

type View = 'words' | 'page' | 'changes';

/** Words on the left, and beside them the page, or what was changed. A narrow window shows one of the three. */
export function App({ studio }: { studio: Studio }) {
  const { state, trouble, send } = studio;
  const [{ file, place }, setPlace] = useState<{ file: string; place: Place | null }>({
    file: 'home.yaml',
    place: null,
  });
  const [view, setView] = useState<View>('words');
  const line = state.files.find((one) => one.file === file) ?? state.files[0]!;
  const open = (found: string) => setPlace({ file: found, place: null });
  const show = useCallback((found: string, path: string) => {
    setPlace({ file: found, place: { path } });
    setView('words');
  }, []);
  const [wanted, setWanted] = useState<{ text: string } | null>(null);
  useUndoKeys(send);

  return (
    <div className="studio" data-view={view}>
      <header>
        <Logo name={state.brand} title={`${state.brand}, the studio`} />
        <h1>The studio</h1>
        <div className="actions">
          <Step name="Undo" of={state.undo} does={() => void send('undo')} />
          <Step name="Redo" of={state.redo} does={() => void send('redo')} />
        </div>
        <nav aria-label="Views">
          {(['words', 'page', 'changes'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={`view-${one}`}
              aria-pressed={view === one || (one === 'page' && view === 'words')}
              onClick={() => setView(one)}
            >
              {one === 'words' ? 'Words' : one === 'page' ? 'Page' : changesLabel(state.changes.length)}
            </button>
          ))}
        </nav>
      </header>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <FileList state={state} file={line.file} choose={open} />
      <main onFocus={(event) => setWanted(textOf(event.target))}>
        <div className="file-head">
          <p className="group">{line.group}</p>
          <h2>{line.title}</h2>
          <p className="path">content/{line.file}</p>
        </div>
        {line.meanwhile && <Meanwhile line={line} studio={studio} />}
        <FileForm key={line.file} line={line} studio={studio} place={place} />
      </main>
      <section className="beside" aria-label={view === 'changes' ? 'Changes' : 'Page'}>
        <PagePreview
          preview={state.preview}
          page={line.page}
          files={state.files}
          hasErrors={(state.checked?.errors.length ?? 0) > 0}
          wanted={wanted}
          show={show}
        />
        {view === 'changes' && <Changes studio={studio} show={show} />}
      </section>
    </div>
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

const changesLabel = (count: number) => (count === 0 ? 'Publish' : `Publish (${count})`);

function Step({ name, of, does }: { name: string; of?: string; does: () => void }) {
  return (
    <button type="button" disabled={of === undefined} title={of} onClick={does}>
      {name}
      {of && <span className="unseen">: {of}</span>}
    </button>
  );
}

/** Ctrl or Command with Z, and with Shift or Y the other way; in a field they are the browser's own. */
function useUndoKeys(send: Studio['send']): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).matches('textarea, input:not([type=checkbox]), select');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      void send(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send]);
}
