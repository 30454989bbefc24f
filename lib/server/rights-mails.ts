import { createHash } from 'node:crypto';
import type { rightsLinks } from '@/lib/container-rights';
import type { Content } from '@/lib/content/content';
import type { MailFrame } from '@/lib/mail/rules/words';
import type { Database } from '@/lib/platform/database/client';
import { consentStore } from '@/lib/your-data/store/consents';
import { dataKeyStore } from '@/lib/your-data/store/data-keys';
import { personalDataStore } from '@/lib/your-data/store/personal-data';
import { writeRightsMail } from '@/lib/your-data/mails/write-rights-mail';
import { randomId } from '@/lib/platform/random/random-id';

type Setting = {
  database: Database;
  content: Content;
  links: ReturnType<typeof rightsLinks>;
  render: Parameters<typeof writeRightsMail>[0]['render'];
  frame: MailFrame;
  now: () => Date;
};

/** What writes the mails about somebody's data and consent, put together. */
export function rightsMails({ database, content, links, render, frame, now }: Setting) {
  return writeRightsMail({
    data: personalDataStore(database),
    consents: consentStore(database),
    keys: dataKeyStore(database),
    newToken: randomId,
    hash: (text) => createHash('sha256').update(text).digest('base64url'),
    now,
    links,
    render,
    words: content.mail.rights,
    frame,
    contactAddress: content.site.contact.email,
    unsubscribe: content.mail.frame.unsubscribe,
  });
}
