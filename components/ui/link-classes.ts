/** A link or button that leads on: bold text on a brass rule, with room for an arrow. */
export const LEADS_ON = 'leads-on';

/** What opens a disclosure, as a line of its own. */
export const SUMMARY =
  'inline-flex min-h-target items-center font-semibold underline decoration-brass decoration-2 underline-offset-4';
