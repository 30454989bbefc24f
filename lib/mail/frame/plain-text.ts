import type { AdviceRow, AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import type { FileGroup, Linked, RenderedMail, RenderedBlock } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';

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
    case 'answers':
      return block.groups.map(answerGroup).join('\n\n');
    case 'recommendations':
      return [block.intro, ...block.rows.map(advice)].join('\n\n');
    case 'moves':
      return [
        block.intro,
        block.rows
          .map(({ title, line, step, href }) => [`* ${title}`, `${line} ${step}`, ...lead(href)].join('\n  '))
          .join('\n'),
      ].join('\n\n');
    default:
      return block.text;
  }
}

const answerGroup = ({ title, answers }: AnswerGroup) =>
  [title, ...answers.map(({ number, text, rating }) => `${number}. ${text}: ${rating}`)].join('\n');

/** What there is to do begins with a box to tick on paper. */
function advice({ title, parts, href }: Linked<AdviceRow>, index: number): string {
  const lines = parts.map(({ label, text, tick }) => `${tick ? '[ ] ' : ''}${label}: ${text}`);
  return [`${index + 1}. ${title}`, ...lines, ...lead(href)].join('\n\n');
}

const lead = (href: string | undefined) => (href ? [href] : []);

const fileGroup = ({ tool, rows }: FileGroup) =>
  [...(tool ? [tool] : []), ...rows.map(([name, size]) => `* ${name} (${size})`)].join('\n');
