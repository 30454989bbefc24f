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
    className="tooltip"
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
);
