import { render } from '@react-email/render';
import type { RenderedMail, FileGroup, RenderedBlock } from '@/lib/mail/rules/rendered-mail';
import { Mail } from './templates/mail';
import type { Context } from '@/lib/context';
import { routes } from '@/lib/kernel/routes';
import type { MailFrame } from '@/lib/mail/rules/words';

/**
 * A mail as HTML and text, with what stands around it.
 * @param more links before the one to the page of one's data
 */
export async function finishMail(
  { settings, content }: Pick<Context, 'settings' | 'content'>,
  audience: 'buyer' | 'visitor' | 'owner',
  rendered: RenderedMail,
  more: MailFrame['links'] = [],
) {
  const { signature, data, ...frames } = content.mail.frame;
  const links = [...more, { label: data, href: new URL(routes.yourData, settings.BASE_URL).href }];
  const frame =
    audience === 'owner'
      ? { ...frames.owner, signature, reply: null, links: [] }
      : { ...frames[audience], signature, links };
  return {
    subject: rendered.subject,
    html: await render(<Mail rendered={rendered} frame={frame} brand={content.site.brand.name} />),
    text: plainText(rendered, frame),
  };
}

/** A mail for those who read without HTML: the same blocks in the same order, addresses written out. */
export function plainText({ blocks }: RenderedMail, { why, reply, signature, links }: MailFrame): string {
  const ways = links.map(({ label, href }) => `${label}: ${href}`);
  const foot = ['-- ', reply, why, signature, ...ways].filter((line) => line !== null).join('\n');
  return `${[...blocks.map(blockText), foot].join('\n\n')}\n`;
}

function blockText(block: RenderedBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 72))}`;
    case 'button':
    case 'link':
      // A sentence needs no colon after its end.
      return `${block.text}${/[.?!]$/.test(block.text) ? '' : ':'}\n${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
    case 'files':
      return block.groups.map(fileGroup).join('\n\n');
    case 'orders':
      return block.orders
        .map(({ title, date, status, href }) => `${title}\n${date}, ${status}\n${block.link}: ${href}`)
        .join('\n\n');
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'score':
      return `${block.label}: ${block.percent}%, ${block.rating}`;
    case 'areas':
      return block.rows
        .map(({ title, percent, verdict, missing }) =>
          [`* ${title}: ${percent}%`, verdict, missing].filter(Boolean).join(', '),
        )
        .join('\n');
    default:
      return block.text;
  }
}

const fileGroup = ({ tool, rows }: FileGroup) =>
  [...(tool ? [tool] : []), ...rows.map(([name, size]) => `* ${name} (${size})`)].join('\n');
