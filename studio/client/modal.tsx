import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

type ModalProps = {
  title: string;
  /** What is read out with its title. */
  text?: string;
  close: () => void;
  children: ReactNode;
};

/** A question in front of everything; Escape closes it, and the focus goes back to where it was. */
export function Modal({ title, text, close, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={text && `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      {children}
    </dialog>
  );
}
