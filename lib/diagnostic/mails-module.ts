import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import type { MailFrame } from '@/lib/mail/rules/words';
import { type HookWorld, webhookPoster } from '@/lib/platform/lead-webhook/send';
import { writeDiagnosticMail } from './mails/write-diagnostic-mail';
import type { Diagnostic } from './module';
import { postLead } from './send-lead-webhook';
import type { Scored } from './rules/assessment';
import { type ReportSheet, reportSheet } from './rules/report-sheet';

type World = {
  diagnostic: Pick<Diagnostic, 'assessments' | 'quietResults' | 'reportRequests'>;
  content: Content;
  /** The address of the site, for links. */
  siteUrl: string;
  /** The way of whoever did not take the diagnostic. */
  links: { notMeLink: (assessmentId: string) => string };
  render: Parameters<typeof writeDiagnosticMail>[0]['render'];
  frames: Record<'visitor' | 'owner', MailFrame>;
};

/** What writes the mails about diagnostics, put together. */
export function createDiagnosticMails(world: World) {
  const { diagnostic, content, siteUrl, links, render, frames } = world;
  const { mail, site } = content;
  return writeDiagnosticMail({
    assessments: diagnostic.assessments,
    quiet: diagnostic.quietResults,
    requests: diagnostic.reportRequests,
    render,
    resultsUrl: (id) => new URL(routes.results(id), siteUrl).href,
    schedulerUrl: site.links.scheduler,
    notMeUrl: links.notMeLink,
    drawReport: reportAttachment(content),
    ownerAddress: site.notices.email,
    contactAddress: site.contact.email,
    book: content.diagnostic.advice,
    words: { ...mail.diagnostic, results: content.diagnostic.results.page, frames },
  });
}

/** Where leads are posted to. `world` is a test's. */
export type LeadWebhook = {
  url: string;
  secret: string;
  secretAlso?: string | undefined;
  world?: HookWorld;
};

type Posting = {
  diagnostic: Pick<Diagnostic, 'assessments' | 'reportRequests'>;
  content: Pick<Content, 'site'>;
  /** Null: leads are told by mail alone. */
  webhook: LeadWebhook | null;
  now: () => Date;
};

/** What posts leads to the firm's own system, put together. */
export function createLeadPosts({ diagnostic, content, webhook, now }: Posting) {
  return postLead({
    assessments: diagnostic.assessments,
    requests: diagnostic.reportRequests,
    post: webhook && webhookPoster({ ...webhook, now }),
    fields: content.site.leadWebhook.fields,
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
  return async (assessment: Scored) => {
    const draw = await (drawer ??= load());
    return {
      filename: mail.diagnostic.attachment,
      contentType: 'application/pdf',
      content: await draw(reportSheet(assessment, diagnostic.advice, diagnostic.results.page, setting)),
    };
  };
}
