import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';
import type { Secrets } from '@/lib/platform/files/link-signing';
import { signedIds } from '@/lib/platform/files/signed-ids';

type World = {
  secrets: Secrets;
  /** The address of the site. */
  siteUrl: string;
};

/** The links in mails that need no account: each is signed, for one purpose, and holds nothing personal. */
export function createMailLinks({ secrets, siteUrl }: World) {
  const notMe = signedIds(secrets, 'not-me');
  const confirmNewsletter = signedIds(secrets, 'confirm-newsletter');
  const unsubscribe = signedIds(secrets, 'unsubscribe');
  const full = (path: string) => new URL(path, siteUrl).href;
  return {
    notMe,
    confirmNewsletter,
    unsubscribe,
    /**
     * The address of the page on which whoever did not fill in this diagnostic deletes it: for the report
     * mail.
     */
    notMeLink: (assessmentId: string) => full(routes.notMe(notMe.sign(assessmentId))),
    confirmNewsletterLink: (consentId: string) =>
      full(routes.confirmNewsletter(confirmNewsletter.sign(consentId))),
    dataPage: (key: string) => full(routes.dataPage(key)),
    newAddress: (key: string) => full(routes.newAddress(key)),
    /** For readers, and for mail programs, which post to it (RFC 8058). */
    unsubscribeLink: (consentId: string) => full(apiRoutes.unsubscribe(unsubscribe.sign(consentId))),
  };
}
