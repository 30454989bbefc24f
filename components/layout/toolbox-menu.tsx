import Link from 'next/link';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/config/routes';
import { menuEntry, type MenuEntry, type MenuTool, type MenuWords } from './menu-entry';
import { MenuButton } from './menu-button';

const ID = 'toolbox-menu';

type ToolboxMenuProps = {
  words: MenuWords & { toolbox: string; seeAllTools: string };
  tools: MenuTool[];
  slugs: ReadonlyMap<string, string>;
  tracker: string;
  newTab: string;
};

/** "Toolbox" in the header: a native popover with a row for every tool. It opens before, and without, any script. */
export function ToolboxMenu({ words, tools, slugs, tracker, newTab }: ToolboxMenuProps) {
  return (
    <>
      <MenuButton opens={ID} section={routes.toolbox}>
        {words.toolbox}
      </MenuButton>
      <div id={ID} popover="auto" className="toolbox-menu">
        <ul>
          {tools.map((tool, i) => (
            <li key={i}>
              <Row entry={menuEntry(tool, words, { slugs, tracker })} newTab={newTab} />
            </li>
          ))}
        </ul>
        <Link href={routes.toolbox} className="see-all">
          {words.seeAllTools}
        </Link>
      </div>
    </>
  );
}

function Row({ entry, newTab }: { entry: MenuEntry; newTab: string }) {
  const { title, description, href, external, slug } = entry;
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
    <Link href={href} prefetch={false}>
      {drawing}
      <b>{title}</b> <span>{description}</span>
    </Link>
  );
}
