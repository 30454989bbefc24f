import { useCallback, useEffect, useState } from 'react';
import { Logo } from '@/components/layout/logo';
import { DeskView } from './desk/desk-view';
import type { Place } from './form/file-form';
import type { Studio } from './use-studio';
import { useIsWide } from './use-is-wide';
import { WordsView, type View } from './words-view';

const VIEWS: Record<View, string> = { words: 'Fields', page: 'Page', changes: 'Publish' };

/** Words with their page and what was changed, or the desk. */
export function App({ studio }: { studio: Studio }) {
  const { state, trouble, send } = studio;
  const [isAtDesk, setIsAtDesk] = useState(false);
  const [view, setView] = useState<View>('words');
  const [at, setAt] = useState<{ file: string; place: Place | null }>({ file: 'home.yaml', place: null });
  const isWide = useIsWide();
  useUndoKeys(send);
  const open = useCallback((file: string, path?: string) => {
    setAt({ file, place: path === undefined ? null : { path } });
    if (path !== undefined) setView('words');
  }, []);
  // Beside each other there is room for the fields and one of the others.
  const pressed = isWide && view === 'words' ? 'page' : view;
  const count = state.changes.length;

  return (
    <div className="studio" data-view={view} data-area={isAtDesk ? 'desk' : 'words'}>
      <header>
        <Logo name={state.brand} title={`${state.brand}, the studio`} />
        <h1>The studio</h1>
        {state.hasDesk && (
          <div className="areas" role="group" aria-label="Areas">
            <button type="button" aria-pressed={!isAtDesk} onClick={() => setIsAtDesk(false)}>
              Words
            </button>
            <button type="button" aria-pressed={isAtDesk} onClick={() => setIsAtDesk(true)}>
              Desk
            </button>
          </div>
        )}
        {!isAtDesk && (
          <>
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
                  aria-pressed={pressed === one}
                  onClick={() => setView(one)}
                >
                  {VIEWS[one]}
                  {one === 'changes' && count > 0 && ` (${count})`}
                </button>
              ))}
            </nav>
          </>
        )}
      </header>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {isAtDesk ? <DeskView /> : <WordsView studio={studio} view={view} at={at} open={open} />}
    </div>
  );
}

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
