import { Drawing } from '@/components/drawings/drawing';
import { drawingOf } from '@/components/drawings/drawn';

type ToolDrawingProps = {
  /** Of a product. One without a drawing, and none at all, gets the default. */
  slug?: string;
  className?: string;
};

/** A tool's drawing, the same in the menu, on its card and on its page. */
export function ToolDrawing({ slug, className }: ToolDrawingProps) {
  return <Drawing name={drawingOf(slug)} width={160} height={120} className={className} />;
}
