import { WIDE } from './product-look';
import { ToolDrawing } from './tool-drawing';

type ToolSheetProps = { tools: { slug: string; title: string; href: string }[] };

/** The bundle: the drawing of each tool leads to its page. On a phone, it comes after the price. */
export function ToolSheet({ tools }: ToolSheetProps) {
  return (
    <ul
      className={`blueprint grid grid-cols-3 gap-4 p-4 enlarged:grid-cols-1 max-md:order-last md:gap-6 md:p-9 ${WIDE}`}
    >
      {tools.map(({ slug, title, href }) => (
        <li key={slug}>
          <a href={href} className="block h-full text-center text-note/[1.3] hover:underline">
            <ToolDrawing slug={slug} className="mx-auto w-full max-w-28 max-md:max-w-20 max-md:stroke-1" />
            <span className="mt-2 block text-balance">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
