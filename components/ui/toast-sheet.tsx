import { classes } from './classes';
import { Icon } from './icons';
import type { Notice } from './notify';

type ToastSheetProps = { notice: Notice; close: string; onClose: () => void };

/** The look of a toast: a slip of paper with a heavy edge. An error is read out at once. */
export function ToastSheet({ notice, close, onClose }: ToastSheetProps) {
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
        onClick={onClose}
        className="grid size-target cursor-pointer place-items-center rounded-control hover:bg-paper"
      >
        <Icon sign="cross" />
      </button>
    </div>
  );
}
