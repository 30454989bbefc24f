import { type PrivatePage, privatePage } from '@/app/private-page';
import { Message } from '@/components/layout/message';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';

/** A private page that a link in a mail opens. */
export const mailLinkPage = <Found,>(page: Omit<PrivatePage<Found>, 'unknown' | 'failed' | 'Message'>) =>
  privatePage<Found>({
    ...page,
    unknown: () => ({ ...content().yourData.brokenLink, href: routes.yourData }),
    failed: () => content().yourData.failed,
    Message,
  });
