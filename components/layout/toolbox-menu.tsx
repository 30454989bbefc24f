import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/kernel/routes';
import { MenuButton } from './menu-button';
import type { MenuEntry } from './menu-entry';

const ID = 'toolbox-menu';

type ToolboxMenuProps = {
  words: { toolbox: string; seeAllTools: string };
  tools: MenuEntry[];
  newTab: string;
};

/**
 * "Toolbox" in the header: a native popover with a row for every tool. It opens before, and without, any
 * script.
 */
export function ToolboxMenu({ words, tools, newTab }: ToolboxMenuProps) {
  return (
    <>
      <MenuButton opens={ID} section={routes.toolbox}>
        {words.toolbox}
      </MenuButton>
      <div id={ID} popover="auto" className="toolbox-menu">
        <ul>
          {tools.map((tool, i) => (
            <li key={i}>
              <Row tool={tool} newTab={newTab} />
            </li>
          ))}
        </ul>
        <a href={routes.toolbox} className="see-all">
          {words.seeAllTools}
        </a>
      </div>
    </>
  );
}

function Row({ tool, newTab }: { tool: MenuEntry; newTab: string }) {
  const { title, description, href, external, slug } = tool;
  const drawing = <ToolDrawing slug={slug} />;
  if (external) {
    return (
      <ExternalLink href={href} newTab={newTab}>
        {drawing}
        <b>{title}</b> <span>{description}</span>
      </ExternalLink>
    );
  }
  return (
    <a href={href}>
      {drawing}
      <b>{title}</b> <span>{description}</span>
    </a>
  );
}
