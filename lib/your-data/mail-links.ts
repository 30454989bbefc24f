import { routes, apiRoutes } from '@/lib/kernel/routes';
import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecrets } from '@/lib/platform/config/link-secrets';
import { signedIds } from '@/lib/platform/files/link-signing';

/** The links in mails that need no account: each is signed, for one purpose, and holds nothing personal. */
export function mailLinks(settings: LinkSettings & Pick<Env, 'BASE_URL'>) {
  const secrets = linkSecrets(settings);
  const notMe = signedIds(secrets, 'not-me');
  const confirmNewsletter = signedIds(secrets, 'confirm-newsletter');
  const unsubscribe = signedIds(secrets, 'unsubscribe');
  const full = (path: string) => new URL(path, settings.BASE_URL).href;
  return {
    notMe,
    confirmNewsletter,
    unsubscribe,
    notMeLink: (assessmentId: string) => full(routes.notMe(notMe.sign(assessmentId))),
    confirmNewsletterLink: (consentId: string) =>
      full(routes.confirmNewsletter(confirmNewsletter.sign(consentId))),
    dataPage: (key: string) => full(routes.dataPage(key)),
    newAddress: (key: string) => full(routes.newAddress(key)),
    /** For readers, and for mail programs, which post to it (RFC 8058). */
    unsubscribeLink: (consentId: string) => full(apiRoutes.unsubscribe(unsubscribe.sign(consentId))),
  };
}
