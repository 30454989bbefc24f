import { createHash } from 'node:crypto';
import type { rightsLinks } from '@/lib/container-rights';
import type { Content } from '@/lib/content/content';
import type { MailFrame } from '@/lib/domain/mail/words';
import type { Database } from '@/lib/gateways/prisma/client';
import { consentStore } from '@/lib/gateways/prisma/consents';
import { dataKeyStore } from '@/lib/gateways/prisma/data-keys';
import { personalDataStore } from '@/lib/gateways/prisma/personal-data';
import { writeRightsMail } from '@/lib/usecases/write-rights-mail';
import { randomId } from '@/lib/gateways/random/random-id';

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
