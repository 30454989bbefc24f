import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/kernel/routes';

type DrawingProps = {
  /** The name of a file in public/images/site or public/images/tools. */
  name: string;
  width: number;
  height: number;
  className?: string;
};

/**
 * A drawing in the color of the text around it, with `--accent` for its one bright part. Decoration: what it
 * shows is said beside it. All drawings come from one file that is loaded once, or with a page that is
 * still; give this one a width in CSS and nothing shifts.
 */
export function Drawing({ name, width, height, className }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes('drawing', className)} aria-hidden="true">
      <use href={`${routes.drawings}#${name}`} />
    </svg>
  );
}
