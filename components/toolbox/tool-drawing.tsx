import { routes } from '@/lib/config/routes';
import { drawingOf } from './drawn';

type ToolDrawingProps = {
  /** Of a product. One without a drawing, and none at all, gets the default. */
  slug?: string;
  className?: string;
};

/**
 * A tool's drawing, in the color of the text around it and with `--accent` for its one bright part. Decoration: its
 * name stands beside it. Every drawing comes from one file that is loaded once, so give it a width and nothing shifts.
 */
export function ToolDrawing({ slug, className = '' }: ToolDrawingProps) {
  return (
    <svg viewBox="0 0 160 120" className={`drawing ${className}`} aria-hidden="true">
      <use href={`${routes.drawings}#${drawingOf(slug)}`} />
    </svg>
  );
}
