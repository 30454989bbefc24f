import { usePathname } from 'next/navigation';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { AnyLink } from '@/components/ui/external-link';
import { routes } from '@/lib/kernel/routes';
import type { MenuEntry } from './menu-entry';

const ID = 'toolbox-menu';

const BUTTON =
  'nav-link gap-2 [anchor-name:--toolbox-button] max-md:w-full max-md:justify-between max-md:pr-0.75! [&>i]:transition-transform ' +
  '[&:has(+:popover-open)>i]:[transform:rotate(180deg)]';

/** On a phone it covers the rest of the open navigation. Without anchors it stands where the header ends. */
const MENU =
  'absolute inset-[4.8125rem_max(var(--pad),calc((100vw-80rem)/2+var(--pad)))_auto_auto] m-0 h-auto max-h-[calc(100dvh-5.5rem)] ' +
  'w-[min(24rem,calc(100vw-2*var(--pad)))] overflow-auto overscroll-contain rounded-card border border-ink bg-paper-raised p-0 ' +
  'text-inherit shadow-menu [--ground:var(--paper-raised)] [position-anchor:--toolbox-button] ' +
  'md:supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+16px)] md:supports-[top:anchor(bottom)]:right-[anchor(right)] ' +
  'max-md:fixed max-md:inset-[11.5625rem_0_0] max-md:max-h-none max-md:w-auto max-md:border-0 max-md:shadow-none ' +
  'max-md:supports-[top:anchor(bottom)]:top-[anchor(bottom)]';

const SEE_ALL =
  'sticky bottom-0 grid min-h-13 place-items-center border-t border-ink bg-ink text-note/[1.55] font-semibold tracking-caps text-paper-raised ' +
  'decoration-blueprint-brass decoration-2 underline-offset-6 hover:underline focus-visible:-outline-offset-3 focus-visible:outline-blueprint-brass';

/** Drawings come with the script of the page; without one the words have their place. */
const ROW =
  'group/row grid grid-cols-[56px_1fr] gap-x-3.5 px-3 py-2.5 hover:bg-paper focus-visible:bg-paper focus-visible:-outline-offset-3 ' +
  'has-[use:not([href])]:grid-cols-1 max-md:px-pad';

type ToolboxMenuProps = {
  words: { toolbox: string; seeAllTools: string };
  tools: MenuEntry[];
};

/**
 * "Toolbox" in the header: a native popover with a row for every tool. It opens before, and without, any
 * script; menu-watch.ts adds the keys.
 */
export function ToolboxMenu({ words, tools }: ToolboxMenuProps) {
  const isHere = `${usePathname()}/`.startsWith(`${routes.toolbox}/`);
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        data-menu=""
        aria-current={isHere ? 'true' : undefined}
        className={BUTTON}
      >
        {words.toolbox} <i className="chevron" aria-hidden="true" />
      </button>
      <div id={ID} popover="auto" className={MENU}>
        <ul className="*:border-line *:not-first:border-t">
          {tools.map((tool, i) => (
            <li key={i}>
              <Row {...tool} />
            </li>
          ))}
        </ul>
        <a href={routes.toolbox} className={SEE_ALL}>
          {words.seeAllTools}
        </a>
      </div>
    </>
  );
}

const Row = ({ title, description, href, slug }: MenuEntry) => (
  <AnyLink href={href} className={ROW}>
    <ToolDrawing
      slug={slug}
      className="row-span-2 h-[42px] w-14 self-center stroke-[1.25] has-[use:not([href])]:hidden"
    />
    <b className="text-note/[1.3] font-semibold decoration-accent decoration-2 underline-offset-4 group-hover/row:underline">
      {title}
    </b>{' '}
    <span className="text-xs/[1.4] text-ink-muted max-md:text-s/[1.4]">{description}</span>
  </AnyLink>
);
