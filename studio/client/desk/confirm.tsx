import { useEffect, useRef } from 'react';
import type { Acting } from './use-act';

/** Asks before something is done that can't be undone: it says what will happen, and No has the focus. */
export function Confirm({ acting: { question, answer, isWorking } }: { acting: Acting }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h3 id="confirm-title">{question?.confirm}</h3>
      <p id="confirm-text">{question?.text}</p>
      <div className="choices">
        <button type="button" className="button button-line button-sm" onClick={() => answer(false)}>
          Don’t
        </button>
        <button
          type="button"
          className="button button-sm"
          aria-disabled={isWorking}
          onClick={() => answer(true)}
        >
          {question?.confirm}
        </button>
      </div>
    </dialog>
  );
}

/** What came of it, where the focus goes: the button that began it may be gone. */
export function Said({ said, id }: { said: Acting['said']; id?: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) line.current?.focus();
  }, [said]);
  if (!said) return null;
  return (
    <p
      ref={line}
      id={id}
      tabIndex={-1}
      className="said"
      data-refused={said.isRefused}
      role={said.isRefused ? 'alert' : 'status'}
    >
      {said.text}
    </p>
  );
}
