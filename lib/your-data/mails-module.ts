import type { Content } from '@/lib/content/content';
import type { RenderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { randomId } from '@/lib/platform/random/random-id';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { writeYourDataMail } from './mails/write-your-data-mail';
import type { YourData } from './module';

type World = {
  yourData: Pick<YourData, 'data' | 'consents' | 'keys' | 'links'>;
  content: Pick<Content, 'mail' | 'site'>;
  render: RenderMail;
  frames: { visitor: MailFrame };
  now: () => Date;
};

/** What writes the mails about somebody's data and consent, put together. */
export function createDataMails({ yourData, content: { mail, site }, render, frames, now }: World) {
  return writeYourDataMail({
    ...yourData,
    ...{ render, now, newToken: randomId, hash: tokenHash },
    words: mail.yourData,
    frame: frames.visitor,
    contactAddress: site.contact.email,
    unsubscribe: mail.frame.unsubscribe,
  });
}
