import { useEffect, useRef } from 'react';
import { Modal } from '../modal';
import type { Acting } from './use-action';

/** Asks before something is done that can't be undone: it says what will happen, and No has the focus. */
export function Confirm({ acting: { question, answer, isWorking } }: { acting: Acting }) {
  if (!question) return null;
  const { confirm, text } = question;
  return (
    <Modal title={confirm} text={text} close={() => answer(false)}>
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
          {confirm}
        </button>
      </div>
    </Modal>
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
