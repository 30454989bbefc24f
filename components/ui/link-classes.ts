/** A link or button that leads on: bold text on a brass rule, with room for an arrow. */
export const LEADS_ON =
  'leads-on inline-flex min-h-target cursor-pointer items-center gap-2.5 border-b-drawn border-brass py-2 text-[1.0625rem]/snug ' +
  'font-semibold no-underline hover:border-ink';
export const LEADS_RIGHT = `${LEADS_ON} after:content-['→'_/_'']`;
export const LEADS_DOWN = `${LEADS_ON} after:content-['↓'_/_'']`;

/** A link in a list, on a thin rule of brass. */
export const BRASS_LINK =
  'underline decoration-brass decoration-[1.5px] underline-offset-[0.2em] hover:decoration-ink';

/** What opens a disclosure, as a line of its own. */
export const SUMMARY =
  'inline-flex min-h-target items-center gap-2.5 font-semibold underline decoration-brass decoration-2 underline-offset-4';

/** A button that reads as a link in its line. */
export const TEXT_BUTTON = 'min-h-target cursor-pointer underline underline-offset-4';
