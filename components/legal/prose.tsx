import { Unbroken } from '@/components/ui/unbroken';
import type { Block, Inline } from '@/lib/kernel/prose';
import './prose.css';

/** Running text of a content file. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => <ProseBlock key={i} block={block} />);
}

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words inlines={block.children} />
      </p>
    );
  if (block.kind === 'table') return <ProseTable {...block} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, i) => (
        <li key={i}>
          <Words inlines={item} />
        </li>
      ))}
    </List>
  );
}

/** The first cell of a row says what the row is about. */
function ProseTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              <Words inlines={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...cells], i) => (
          <tr key={i}>
            <th scope="row">
              <Words inlines={first} />
            </th>
            {cells.map((cell, j) => (
              <td key={j}>
                <Words inlines={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, i) => <Word key={i} inline={inline} />);
}

function Word({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <Unbroken>{inline.text}</Unbroken>;
    case 'strong':
      return (
        <strong>
          <Words inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Words inlines={inline.children} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Words inlines={inline.children} />
        </a>
      );
  }
}
