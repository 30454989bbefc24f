import { render } from '@react-email/render';
import type { Letter } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { plainText } from './plain-text';
import { Mail } from './templates/mail';

/** A letter as HTML and as plain text. */
export function mailRenderer(brand: string) {
  return async (letter: Letter, frame: MailFrame): Promise<{ html: string; text: string }> => ({
    html: await render(<Mail letter={letter} frame={frame} brand={brand} />),
    text: plainText(letter, frame),
  });
}
