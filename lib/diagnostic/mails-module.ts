import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import type { RenderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { writeDiagnosticMail } from './mails/write-diagnostic-mail';
import type { Diagnostic } from './module';
import type { Scored } from './rules/assessment';
import { carried, retakePath } from './rules/retake';
import { type ReportSheet, reportSheet } from './rules/report-sheet';

type World = {
  diagnostic: Pick<Diagnostic, 'assessments' | 'unrequestedAssessments' | 'reportRequests'>;
  content: Content;
  /** The address of the site, for links. */
  siteUrl: string;
  /** The link for somebody who did not fill in the diagnostic. */
  links: { notMeLink: (assessmentId: string) => string };
  render: RenderMail;
  frames: Record<'visitor' | 'owner', MailFrame>;
};

/** What writes the mails about diagnostics, put together. */
export function createDiagnosticMails(world: World) {
  const { diagnostic, content, siteUrl, links, render, frames } = world;
  const { mail, site } = content;
  return writeDiagnosticMail({
    assessments: diagnostic.assessments,
    unrequested: diagnostic.unrequestedAssessments,
    requests: diagnostic.reportRequests,
    render,
    resultsUrl: (id) => new URL(routes.results(id), siteUrl).href,
    schedulerUrl: site.links.scheduler,
    retakeUrl: (assessment) => new URL(retakePath(carried(assessment)), siteUrl).href,
    notMeUrl: links.notMeLink,
    renderReport: reportAttachment(content),
    ownerAddress: site.notices.email,
    contactAddress: site.contact.email,
    book: content.diagnostic.advice,
    words: { ...mail.diagnostic, results: content.diagnostic.results.page, frames },
  });
}

/** The fonts that `npm run generate` makes. */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), 'app/fonts');

/**
 * Makes the report of a diagnostic as a file. The renderer is loaded with the first: loading takes a third of
 * a second, which every start and command would wait for.
 */
export function reportAttachment({ diagnostic, mail, site }: Pick<Content, 'diagnostic' | 'mail' | 'site'>) {
  let renderer: Promise<(sheet: ReportSheet, pages?: 'first') => Promise<Uint8Array>> | undefined;
  const load = async () => {
    try {
      return (await import('@/lib/platform/pdf/report')).reportRenderer(FONTS);
    } catch (error) {
      renderer = undefined; // the mail is tried again, and so is this
      throw error;
    }
  };
  const setting = {
    brand: site.brand.name,
    signature: mail.frame.signature,
    scheduler: site.links.scheduler,
  };
  return async (assessment: Scored, pages?: 'first') => {
    const render = await (renderer ??= load());
    return {
      filename: mail.diagnostic.attachment,
      contentType: 'application/pdf',
      content: await render(
        reportSheet(assessment, diagnostic.advice, diagnostic.results.page, setting),
        pages,
      ),
    };
  };
}
