import { type PrivatePage, privatePage } from '@/app/private-page';
import * as brokenLink from './not-found';

/** A private page that a link in a mail opens. */
export const mailLinkPage = <Found>(page: Omit<PrivatePage<Found>, 'unknown'>) =>
  privatePage<Found>({ ...page, unknown: brokenLink });
