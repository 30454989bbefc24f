/** A link or button that leads on: bold text on a brass rule, with room for an arrow. */
export const LEADS_ON =
  'inline-flex min-h-target cursor-pointer items-center gap-2.5 border-b-[1.5px] border-brass py-2 text-[1.0625rem] leading-snug font-semibold no-underline hover:border-ink';
