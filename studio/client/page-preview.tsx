import { useEffect, useRef, useState } from 'react';
import type { State } from '../server/studio';

/** What a page in the frame says of itself: where it is, and which words it was made of. */
export type FrameNote = { page: string; version: number };

const WIDTHS = { Phone: 390, Desktop: 1280 };
type Width = keyof typeof WIDTHS;

type PagePreviewProps = {
  preview: State['preview'];
  /** The page of the file that is being edited; none for words of mails. */
  page?: string;
  files: State['files'];
  hasErrors: boolean;
  choose: (file: string) => void;
};

/** The page as it would be, at the width of a phone or of a desk, made smaller where it does not fit. */
export function PagePreview({ preview, page, files, hasErrors, choose }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('Desktop');
  const [address, setAddress] = useState(page ?? '/');
  const [shown, setShown] = useState<FrameNote>({ page: address, version: -1 });
  const [of, setOf] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin, version, state } = preview;
  if (page !== undefined && page !== of) {
    setOf(page);
    setAddress(page);
  }

  useEffect(() => {
    const onMessage = (event: MessageEvent<FrameNote>) => {
      if (event.origin === origin) setShown(event.data);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);

  // A page of older words loads itself anew, and so stays where it was scrolled to.
  useEffect(() => {
    if (shown.version >= 0 && shown.version !== version)
      frame.current?.contentWindow?.postMessage('reload', origin);
  }, [shown, version, origin]);

  const file = files.find((line) => line.page === shown.page && line.page !== page);
  return (
    <div className="preview">
      <div className="preview-head">
        <div role="group" aria-label="Width of the page">
          {(Object.keys(WIDTHS) as Width[]).map((one) => (
            <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
              {one}
            </button>
          ))}
        </div>
        <p className="path">{shown.page}</p>
        {file && (
          <button type="button" className="quiet" onClick={() => choose(file.file)}>
            Edit its words
          </button>
        )}
      </div>
      {hasErrors && (
        <p className="note">While there are errors, the page shows the last words that had none.</p>
      )}
      {page === undefined && <p className="note">These words are on no page of their own.</p>}
      {state === 'ready' ? (
        <Scaled width={WIDTHS[width]}>
          <iframe
            ref={frame}
            key={address}
            title="The page"
            src={origin + address}
            sandbox="allow-scripts allow-same-origin"
          />
        </Scaled>
      ) : (
        <p className="note" role="status">
          {state === 'none'
            ? preview.text
            : state === 'starting'
              ? 'The page is on its way …'
              : 'The page waits for words without errors.'}
        </p>
      )}
    </div>
  );
}

/** Lays its frame out at a width in pixels, and shows it as large as there is room. */
function Scaled({ width, children }: { width: number; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <div className="scaled" ref={place}>
      <div style={{ width, height: size.height / scale, transform: `scale(${scale})` }}>{children}</div>
    </div>
  );
}
