import path from 'node:path';
import type { Context } from '@/lib/context';
import type { Scored } from '@/lib/diagnostic/rules/assessment';
import { reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { isoDay } from '@/lib/kernel/time';
import type { MailAttachment } from '@/lib/platform/smtp/finished-mail';

/** The fonts that `npm run generate` makes. */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), 'app/fonts');

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
  // Loading takes a third of a second, which every start and command would wait for.
  const { renderReport } = await import('@/lib/diagnostic/pdf/report');
  const sheet = reportSheet(assessment, diagnostic.advice, diagnostic.results.page, setting);
  return {
    filename: mail.diagnostic.attachment,
    contentType: 'application/pdf',
    content: await renderReport(FONTS, sheet, pages),
  };
}
