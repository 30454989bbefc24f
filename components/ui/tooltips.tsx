const LOOK =
  'inset-[0_auto_auto_0] max-w-[min(18rem,100vw-1rem)] overflow-visible rounded-control border border-ink bg-ink ' +
  'px-2.5 py-[0.3125rem] text-note/[1.4] text-paper-raised';

/**
 * The one tooltip of the page. Give any element `data-tooltip="text"` and it appears there
 * (tooltip-watch.ts). What is in it is none of React's business, which may take the page over while it is
 * shown.
 */
export const Tooltips = () => (
  <div
    id="tooltip"
    role="tooltip"
    popover="manual"
    className={LOOK}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
);
