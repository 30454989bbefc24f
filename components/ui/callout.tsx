/** A letter or a number in a ring, for what is said beside it. */
export const Callout = ({
  children,
  color = 'text-accent',
}: {
  children: string | number;
  color?: string;
}) => (
  <span
    aria-hidden="true"
    className={`grid size-[40px] place-items-center rounded-full border-drawn border-accent pb-[3px] font-display text-[1.125rem]/none font-medium ${color}`}
  >
    {children}
  </span>
);
