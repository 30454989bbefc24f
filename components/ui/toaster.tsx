import { type CSSProperties, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { toast, Toaster as Sonner, type ToasterProps as SonnerProps } from 'sonner';
import { closeNotice, type Notice } from './notify';
import { classes } from './classes';
import { Icon } from './icons';

const LIFE_MS = 5000;
const SWIPE_PX = 50;

/**
 * Where it covers no field: in a form with a bar at the lower edge, beside the fields above the bar, or under
 * the header where there is no column beside them. In a low window, and on other pages, it covers the header.
 */
function placeOf(): { position: SonnerProps['position']; top: number } {
  const inForm = document.querySelector('[data-bottom-bar]') && matchMedia('(height >= 30rem)').matches;
  if (inForm && matchMedia('(width >= 62.5rem)').matches) return { position: 'bottom-left', top: 12 };
  return { position: 'top-center', top: inForm ? 84 : 12 };
}

/** `notice` null: nothing is to be shown, or no longer. */
export type ToasterProps = { notice: Notice | null; label: string; close: string };

/** Shows the latest notice with sonner, which waits for the pointer; for the focus it is told to. */
export function Toaster({ notice, label, close }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null);
  /** A new notice takes over the toast on screen; after one on its way out comes another. */
  const open = useRef<string>(undefined);

  const show = useCallback(() => {
    if (!notice) {
      if (open.current) toast.dismiss(open.current);
      open.current = undefined;
      return;
    }
    const id = (open.current ??= crypto.randomUUID());
    const ended = () => {
      if (open.current === id) closeNotice();
    };
    toast.custom(() => <ToastSheet notice={notice} close={close} />, {
      id,
      duration: place.current?.contains(document.activeElement) ? Infinity : LIFE_MS,
      onDismiss: ended,
      onAutoClose: ended,
    });
  }, [notice, close]);
  useEffect(show, [show]);
  useEffect(() => (notice ? liftToasts() : undefined), [notice]);

  const { position, top } = placeOf();
  return (
    <div ref={place} className="contents" onPointerUpCapture={keepShortSwipes} onFocus={show} onBlur={show}>
      <Sonner
        customAriaLabel={label}
        style={{ '--width': 'min(24rem, 100vw - 1.5rem)' } as CSSProperties}
        // A swipe that selects text is no swipe.
        toastOptions={{ className: 'w-full data-[swiping=true]:select-none' }}
        visibleToasts={1}
        hotkey={['F8']}
        swipeDirections={['right']}
        position={position}
        offset={{ top, bottom: 'calc(var(--toast-lift, 0px) + 24px)', left: 24 }}
        mobileOffset={{ top, left: 12, right: 12 }}
      />
    </div>
  );
}

/**
 * Sonner dismisses from 45 px on, or at any speed above a crawl: below 50 px it shall see no swipe at all.
 */
function keepShortSwipes(event: PointerEvent) {
  const item = event.target instanceof Element && event.target.closest<HTMLElement>('[data-sonner-toast]');
  if (!item) return;
  const moved = parseFloat(item.style.getPropertyValue('--swipe-amount-x')) || 0;
  if (moved < SWIPE_PX) item.style.setProperty('--swipe-amount-x', '0px');
}

type ToastSheetProps = { notice: Notice; close: string };

/** The look of a toast: a slip of paper with a heavy edge. An error is read out at once. */
function ToastSheet({ notice, close }: ToastSheetProps) {
  const error = notice.tone === 'error';
  return (
    <div
      role={error ? 'alert' : 'status'}
      className={classes(
        'sheet grid w-full grid-cols-[1fr_auto] items-start gap-x-2 border-l-[6px] py-3 pr-1.5 pl-4 font-text text-ink',
        error ? 'border-l-poor' : 'border-l-brass-deep',
      )}
    >
      <div className="grid min-w-0 gap-0.5 py-1.5 break-words">
        <p className="text-ui leading-snug font-semibold">{notice.title}</p>
        {notice.text && <p className="line-clamp-6 text-note text-ink-muted">{notice.text}</p>}
      </div>
      <button
        type="button"
        aria-label={close}
        data-tooltip={close}
        onClick={closeNotice}
        className="grid size-target cursor-pointer place-items-center rounded-control hover:bg-paper"
      >
        <Icon sign="cross" />
      </button>
    </div>
  );
}

/**
 * Keeps toasts above the page's bar at the lower edge (`data-bottom-bar`), wherever that is: it sticks to the
 * edge of the window, and moves up with the page where that ends. A bar in the upper half is no toast's
 * neighbour.
 * @returns what ends it
 */
function liftToasts(): () => void {
  const bar = document.querySelector('[data-bottom-bar]');
  if (!bar) return () => {};
  const lift = () => {
    const { top } = bar.getBoundingClientRect();
    const height = top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0;
    document.documentElement.style.setProperty('--toast-lift', `${height}px`);
  };
  const size = new ResizeObserver(lift);
  size.observe(bar);
  const end = new AbortController();
  for (const event of ['scroll', 'resize'])
    addEventListener(event, lift, { passive: true, signal: end.signal });
  return () => {
    size.disconnect();
    end.abort();
    document.documentElement.style.removeProperty('--toast-lift');
  };
}
