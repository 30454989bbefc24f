import { Prose } from '@/components/legal/prose';
import { PLANS_ID } from '@/components/programme/plans';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ToolLinks } from '@/components/toolbox/tool-links';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { Quote } from '@/components/ui/quote';
import type { Block, PageBlock } from '@/lib/kernel/prose';
import { routes } from '@/lib/kernel/routes';
import { Statement, type StatementProps } from './statement';

/** A block of a page, with all that it shows. */
export type ShownBlock =
  | Block
  | Extract<PageBlock, { kind: 'quote' | 'figure' }>
  | ({ kind: 'tool' } & ToolProps)
  | ({ kind: 'price' } & PriceProps)
  | ({ kind: 'statement' } & StatementProps)
  | { kind: 'start'; text: string; button: string };

export function PageBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, i) => <PageBlock key={i} block={block} />);
}

function PageBlock({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'quote':
      return <Quote {...block} className="border-l-3 border-brass py-1 pl-5 font-display text-l" />;
    case 'figure':
      return (
        <figure>
          <Photo of="pages" photo={block.photo} name={block.alt} />
          {block.caption && <figcaption className="mt-2 text-ui text-ink-muted">{block.caption}</figcaption>}
        </figure>
      );
    case 'tool':
      return <Tool {...block} />;
    case 'price':
      return <Price {...block} />;
    case 'statement':
      return <Statement {...block} />;
    case 'start':
      return (
        <div className="border-t border-ink pt-5 not-first:mt-8">
          <p className="mb-4">{block.text}</p>
          <ButtonLink href={routes.diagnostic} variant="line">
            {block.button}
          </ButtonLink>
        </div>
      );
    default:
      return <Prose blocks={[block]} />;
  }
}

type ToolProps = {
  slug: string;
  title: string;
  text: string;
  product: string;
  demo?: { label: string; href: string };
};

function Tool({ slug, title, text, product, demo }: ToolProps) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5 border-t border-ink pt-5 not-first:mt-8">
      <ToolDrawing slug={slug} className="w-40 shrink-0" />
      <div className="flex-[1_1_18rem]">
        <h3>{title}</h3>
        <p className="mt-1">{text}</p>
        <ToolLinks slug={slug} demo={demo} product={product} className="mt-4" />
      </div>
    </div>
  );
}

type PriceProps = Record<'name' | 'includes' | 'price' | 'text' | 'link', string>;

function Price({ name, includes, price, text, link }: PriceProps) {
  return (
    <div className="border-t border-ink pt-5 not-first:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3>{name}</h3>
        <p className="font-display text-xl">{price}</p>
      </div>
      <p className="text-ui text-ink-muted">{includes}</p>
      <p className="mt-3">{text}</p>
      <a
        className="mt-2 inline-flex min-h-target items-center underline"
        href={`${routes.sprintProgram}#${PLANS_ID}`}
      >
        {link}
      </a>
    </div>
  );
}
