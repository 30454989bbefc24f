import { render } from '@react-email/render';
import type { RenderedMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { plainText } from './plain-text';
import { Mail } from './templates/mail';

/** A rendered mail as HTML and as plain text. */
export function mailRenderer(brand: string) {
  return async (rendered: RenderedMail, frame: MailFrame): Promise<{ html: string; text: string }> => ({
    html: await render(<Mail rendered={rendered} frame={frame} brand={brand} />),
    text: plainText(rendered, frame),
  });
}
