import { type PrivatePage, privatePage } from '@/app/private-page';
import { content } from '@/lib/server/context';
import BrokenLink from './not-found';

/** A private page that a link in a mail opens. */
export const mailLinkPage = <Found,>(page: Omit<PrivatePage<Found>, 'unknown' | 'unknownTitle'>) =>
  privatePage<Found>({
    ...page,
    unknown: () => <BrokenLink />,
    unknownTitle: () => content().yourData.brokenLink.title,
  });
