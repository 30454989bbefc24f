import { useState } from 'react';
import type { DeskFile } from '../../desk/actions';
import { save } from './save';
import { troubleIn } from '../use-answer';

/** Saves a file, or says why it can't be. */
export function SaveButton({ text, file }: { text: string; file: DeskFile }) {
  const [state, setState] = useState<{ isWorking?: boolean; trouble?: string }>({});
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-disabled={state.isWorking}
        onClick={() => {
          if (state.isWorking) return;
          setState({ isWorking: true });
          save(file).then(
            () => setState({}),
            (error: unknown) => setState({ trouble: troubleIn(error) }),
          );
        }}
      >
        {text}
      </button>
      {state.trouble && (
        <p className="error" role="alert">
          {state.trouble}
        </p>
      )}
    </>
  );
}
