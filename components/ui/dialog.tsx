import { useEffect, useId, useRef, type ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  /** Called for Escape and for whatever else closes it; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, most important first. */
  actions: ReactNode;
  /** `alertdialog` for something that went wrong or cannot be undone. */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A small modal question or message, on the browser's own dialog: focus stays in it and returns afterwards.
 */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={role === 'dialog' ? undefined : role} // it is one already
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => open && onClose()}
      className="sheet datum m-auto w-[min(30rem,100vw-2*var(--pad))] p-7 text-ink backdrop:bg-ink/50"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3">
        {children}
      </div>
      <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
    </dialog>
  );
}
