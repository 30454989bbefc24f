import { WIDE } from './product-look';
import { ToolDrawing } from './tool-drawing';

/** The bundle: the drawing of each tool leads to its page. On a phone, it comes after the price. */
export function ToolSheet({ tools }: { tools: Record<'slug' | 'number' | 'title' | 'href', string>[] }) {
  return (
    <ul
      className={`blueprint grid p-4 text-note/[1.3] max-md:order-last md:grid-cols-3 md:gap-6 md:p-9 enlarged:grid-cols-1 ${WIDE}`}
    >
      {tools.map(({ slug, number, title, href }) => (
        <li key={slug}>
          <a
            href={href}
            className="flex items-center gap-x-4 py-1 enlarged:flex-wrap md:block md:text-center"
          >
            <ToolDrawing slug={slug} className="w-16 max-md:stroke-1 md:mx-auto md:w-full md:max-w-28" />
            <span className="block text-balance md:mt-2">
              {number} <span className="underline underline-offset-4">{title}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
