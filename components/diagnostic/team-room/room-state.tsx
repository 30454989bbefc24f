import type { ReactNode } from 'react';

type Props = { title?: string; text: string; isTrouble?: boolean; children?: ReactNode };

/** What became of a form when the page comes back from it, or of an earlier visit. */
export function RoomState({ title, text, isTrouble, children }: Props) {
  return (
    <div
      role={isTrouble ? 'alert' : 'status'}
      className={`max-w-measure border-l-3 bg-paper-raised px-5 py-4 ${isTrouble ? 'border-fair' : 'border-good'}`}
    >
      {title && <strong className="block">{title}</strong>} {text} {children}
    </div>
  );
}
