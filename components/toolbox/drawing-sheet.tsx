import { ToolDrawing } from './tool-drawing';

export type DrawingSheetProps = {
  slug: string;
  /** Of the bundle: the drawings of its tools stand on the sheet, each leading to its page. */
  tools?: { slug: string; title: string; href: string }[];
  /** The title block: what this is, of which kind, in which files, and which sheet of how many. */
  block: { label: string; value: string }[];
};

/**
 * A product's drawing, large, on a sheet with a title block as draftsmen keep it; the bundle's has one of
 * each tool.
 */
export function DrawingSheet({ slug, tools, block }: DrawingSheetProps) {
  return (
    <div className="drawing-sheet">
      <div>
        {tools ? (
          <ul className="sheet-tools">
            {tools.map(({ slug, title, href }) => (
              <li key={slug}>
                <a href={href}>
                  <ToolDrawing slug={slug} />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <ToolDrawing slug={slug} />
        )}
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
