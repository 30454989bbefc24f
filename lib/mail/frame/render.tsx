import { render } from '@react-email/render';
import type { RenderMail } from '@/lib/mail/rules/rendered-mail';
import { plainText } from './plain-text';
import { Mail } from './templates/mail';

/** A rendered mail as HTML and as plain text. */
export function mailRenderer(brand: string): RenderMail {
  return async (rendered, frame) => ({
    html: await render(<Mail rendered={rendered} frame={frame} brand={brand} />),
    text: plainText(rendered, frame),
  });
}
