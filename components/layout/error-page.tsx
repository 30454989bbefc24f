import { buttonClasses } from '@/components/ui/button-classes';
import { useWords } from './words';

type Props = { error: Error & { digest?: string }; retry: () => void };

/**
 * What a page's error.tsx shows: something failed that should not have. The number leads us to the log entry.
 * Folders with pages that are rendered on request, or that people fill in, have one; the others spare their
 * visitors its code.
 */
export function ErrorPage({ error, retry }: Props) {
  const { title, text, button } = useWords().error;
  const errorId = error.digest ?? new Date().toISOString().slice(0, 16);
  return (
    <div role="alert" className="mx-auto max-w-page px-pad py-section">
      {/* What failed may have been what names the page. */}
      <title>{title}</title>
      <div className="sheet datum max-w-160 p-7 md:p-11">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-4 mb-7">{text.replace('{errorId}', errorId)}</p>
        <button type="button" onClick={retry} className={buttonClasses()}>
          {button}
        </button>
      </div>
    </div>
  );
}
