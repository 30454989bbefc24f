import path from 'node:path';
import type { Context } from '@/lib/context';
import type { Scored } from '@/lib/diagnostic/rules/assessment';
import { type ReportSheet, reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { isoDay } from '@/lib/kernel/time';
import type { MailAttachment } from '@/lib/platform/smtp/finished-mail';

/** The fonts that `npm run generate` makes. */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), 'app/fonts');

let renderer: Promise<(sheet: ReportSheet, pages?: 'first') => Promise<Uint8Array>> | undefined;

/** Loading takes a third of a second, which every start and command would wait for. */
async function load() {
  try {
    return (await import('@/lib/diagnostic/pdf/report')).reportRenderer(FONTS);
  } catch (error) {
    renderer = undefined; // the mail is tried again, and so is this
    throw error;
  }
}

/** @param pages 'first': the first page alone */
export async function reportAttachment(
  { content, now }: Pick<Context, 'content' | 'now'>,
  assessment: Scored,
  pages?: 'first',
): Promise<MailAttachment> {
  const { diagnostic, mail, site } = content;
  const setting = {
    brand: site.brand.name,
    signature: mail.frame.signature,
    scheduler: site.links.scheduler,
    holidays: site.holidays,
    today: isoDay(now()),
  };
  const render = await (renderer ??= load());
  const sheet = reportSheet(assessment, diagnostic.advice, diagnostic.results.page, setting);
  return {
    filename: mail.diagnostic.attachment,
    contentType: 'application/pdf',
    content: await render(sheet, pages),
  };
}
