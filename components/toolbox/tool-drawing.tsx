import { Drawing } from '@/components/drawings/drawing';

type ToolDrawingProps = {
  /** Of a product: the sheet of drawings has one for each. */
  slug?: string;
  className?: string;
};

/** A tool's drawing, the same in the menu, on its card and on its page. */
export function ToolDrawing({ slug = 'default', className }: ToolDrawingProps) {
  return <Drawing name={slug} width={160} height={120} className={className} />;
}
