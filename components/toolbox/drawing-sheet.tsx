import { ToolDrawing } from './tool-drawing';

export type DrawingSheetProps = {
  slug: string;
  /** The title block: what this is, of which kind, in which files, and which sheet of how many. */
  block: { label: string; value: string }[];
};

/** A product's drawing, large, on a sheet with a title block as draftsmen keep it. */
export function DrawingSheet({ slug, block }: DrawingSheetProps) {
  return (
    <div className="drawing-sheet">
      <div>
        <ToolDrawing slug={slug} />
        <dl>
          {block.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
