import { useCallback, useEffect, useRef, useState } from 'react';
import type { State } from '../server/studio';
import { ask } from './api';
import type { FromFrame, ToFrame } from './frame-messages';

const WIDTHS = { Phone: 390, Desktop: 1280 };
type Width = keyof typeof WIDTHS;

type PagePreviewProps = {
  preview: State['preview'];
  /** The page of the file that is being edited; none for words of mails. */
  page?: string;
  files: State['files'];
  hasErrors: boolean;
  /** A text that the page is to show; another object for each time. */
  wanted: { text: string } | null;
  show: (file: string, path: string) => void;
};

/** The page as it would be, at the width of a phone or of a desk, made smaller where it does not fit. */
export function PagePreview({ preview, page, files, hasErrors, wanted, show }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('Desktop');
  const [address, setAddress] = useState(page ?? '/');
  const [shown, setShown] = useState({ page: address, version: -1 });
  const [isPointing, setIsPointing] = useState(false);
  const [missed, setMissed] = useState(false);
  const [of, setOf] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin, version, state } = preview;
  if (page !== undefined && page !== of) {
    setOf(page);
    setAddress(page);
  }

  const tell = useCallback(
    (asked: ToFrame) => frame.current?.contentWindow?.postMessage(asked, origin),
    [origin],
  );

  useEffect(() => {
    const onMessage = ({ origin: from, data }: MessageEvent<FromFrame>) => {
      if (from !== origin) return;
      if ('version' in data) return setShown(data);
      const query = new URLSearchParams({ text: data.pointedAt, page: shown.page });
      ask<{ file: string; path: string } | null>(`/api/place?${query}`).then(
        (place) => {
          setMissed(place === null);
          if (place) show(place.file, place.path);
        },
        // That the studio does not answer is said above.
        () => undefined,
      );
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, shown.page, show]);

  // A page of older words loads itself anew, and so stays where it was scrolled to.
  const isThere = shown.version >= 0;
  useEffect(() => {
    if (isThere && shown.version !== version) tell({ do: 'reload' });
  }, [shown, isThere, version, tell]);
  useEffect(() => {
    if (isThere) tell({ do: 'point', on: isPointing });
  }, [shown, isThere, isPointing, tell]);
  useEffect(() => {
    if (isThere && wanted) tell({ do: 'show', text: wanted.text });
  }, [isThere, wanted, tell]);

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
        <button
          type="button"
          className="point"
          aria-pressed={isPointing}
          onClick={() => {
            setIsPointing(!isPointing);
            setMissed(false);
          }}
        >
          Point at words
        </button>
        <p className="path">{shown.page}</p>
        {file && (
          <button type="button" className="quiet" onClick={() => show(file.file, '')}>
            Edit its words
          </button>
        )}
      </div>
      {hasErrors && (
        <p className="note">While there are errors, the page shows the last words that had none.</p>
      )}
      {missed && (
        <p className="note" role="status">
          No file says this: it is counted, or drawn.
        </p>
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
            : version === 0
              ? 'The page waits for words without errors.'
              : 'The page is on its way …'}
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
