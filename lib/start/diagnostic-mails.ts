import { routes } from '@/lib/config/routes';
import type { Content } from '@/lib/content/content';
import type { MailFrame } from '@/lib/domain/mail/words';
import { assessmentStore } from '@/lib/gateways/prisma/assessments';
import type { Database } from '@/lib/gateways/prisma/client';
import { reportRequestStore } from '@/lib/gateways/prisma/report-requests';
import { writeDiagnosticMail } from '@/lib/usecases/write-diagnostic-mail';

type Setting = {
  database: Database;
  content: Content;
  siteUrl: string;
  /** The way of whoever did not take the diagnostic. */
  links: { notMeLink: (assessmentId: string) => string };
  render: Parameters<typeof writeDiagnosticMail>[0]['render'];
  frames: { visitor: MailFrame; owner: MailFrame };
};

/** What writes the mails about diagnostics, put together. */
export function diagnosticMails({ database, content, siteUrl, links, render, frames }: Setting) {
  const { mail, diagnostic, site } = content;
  return writeDiagnosticMail({
    assessments: assessmentStore(database),
    requests: reportRequestStore(database),
    render,
    resultsUrl: (id) => new URL(routes.results(id), siteUrl).href,
    schedulerUrl: site.links.scheduler,
    notMeUrl: links.notMeLink,
    ownerAddress: site.notices.email,
    contactAddress: site.contact.email,
    book: diagnostic.advice,
    words: { ...mail.diagnostic, why: diagnostic.results.page.recommendations, frames },
  });
}
