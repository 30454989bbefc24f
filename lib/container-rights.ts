import type { Env } from './config/env';
import { routes } from './config/routes';
import { linkSecret } from './container-orders';
import { keyedHash } from './gateways/files/link-signing';
import { signedIds } from './gateways/files/signed-ids';
import { assessmentStore } from './gateways/prisma/assessments';
import type { Database } from './gateways/prisma/client';
import { erasureStore } from './gateways/prisma/erasure';
import { disownAssessment } from './usecases/disown-assessment';

type Setting = { settings: Env; database: Database; onSurprise: (error: unknown) => void };

/** The links in mails that need no account: each is signed, for one purpose, and holds nothing personal. */
export function rightsLinks(secret: string, siteUrl: string) {
  const notMe = signedIds(secret, 'not-me');
  const full = (path: string) => new URL(path, siteUrl).href;
  return {
    notMe,
    /** The address of the page on which whoever did not fill in this diagnostic deletes it: for the report mail. */
    notMeLink: (assessmentId: string) => full(routes.notMe(notMe.sign(assessmentId))),
  };
}

/** What people do with their data, put together. */
export function rightsDesk({ settings, database, onSurprise }: Setting) {
  const secret = linkSecret(settings);
  const links = rightsLinks(secret, settings.BASE_URL);
  const erasure = erasureStore(database, {
    url: settings.DATABASE_URL,
    idHash: keyedHash(secret, 'erased-id'),
  });
  const now = () => new Date();
  return {
    disownAssessment: disownAssessment({
      links: links.notMe,
      assessments: assessmentStore(database),
      erasure,
      now,
      onSurprise,
    }),
  };
}
