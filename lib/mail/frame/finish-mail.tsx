import { render } from '@react-email/render';
import type { RenderedMail } from '@/lib/mail/rules/rendered-mail';
import { plainText } from './plain-text';
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
