import path from 'node:path';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { type ReportSheet, reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import type { MailFrame } from '@/lib/mail/rules/words';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';
import { quietResultStore } from '@/lib/diagnostic/store/quiet-results';
import { reportRequestStore } from '@/lib/diagnostic/store/report-requests';
import { writeDiagnosticMail } from '@/lib/diagnostic/mails/write-diagnostic-mail';

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
    quiet: quietResultStore(database),
    requests: reportRequestStore(database),
    render,
    resultsUrl: (id) => new URL(routes.results(id), siteUrl).href,
    schedulerUrl: site.links.scheduler,
    notMeUrl: links.notMeLink,
    drawReport: reportAttachment(content),
    ownerAddress: site.notices.email,
    contactAddress: site.contact.email,
    book: diagnostic.advice,
    words: { ...mail.diagnostic, why: diagnostic.results.page.recommendations, frames },
  });
}

/** The fonts that `npm run generate` makes. */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), 'app/fonts');

/** What draws is loaded with the first report: it takes a third of a second, which every start and command would wait. */
function reportAttachment({ diagnostic, mail, site }: Content) {
  let drawer: Promise<(sheet: ReportSheet) => Promise<Uint8Array>> | undefined;
  const load = async () => {
    try {
      return (await import('@/lib/platform/pdf/report')).reportDrawer(FONTS);
    } catch (error) {
      drawer = undefined; // the mail is tried again, and so is this
      throw error;
    }
  };
  const setting = {
    brand: site.brand.name,
    signature: mail.frame.signature,
    scheduler: site.links.scheduler,
  };
  return async (assessment: Assessment) => {
    const draw = await (drawer ??= load());
    return {
      filename: mail.diagnostic.attachment,
      contentType: 'application/pdf',
      content: await draw(reportSheet(assessment, diagnostic.advice, diagnostic.results.page, setting)),
    };
  };
}
