'use client';

import { buttonLook } from '@/components/ui/button-look';
import { useWords } from '@/components/layout/words';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Something failed that should not have. The number leads us to the log entry. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const { title, text, button } = useWords().error;
  const errorId = error.digest ?? new Date().toISOString().slice(0, 16);
  return (
    <div role="alert" className="mx-auto max-w-page px-pad py-section">
      <div className="sheet datum max-w-160 p-7 md:p-11">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-4 mb-7">{text.replace('{errorId}', errorId)}</p>
        <button type="button" onClick={reset} className={buttonLook()}>
          {button}
        </button>
      </div>
    </div>
  );
}
