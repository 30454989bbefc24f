import { buffer } from 'node:stream/consumers';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { drawComparison } from './comparison';
import { drawFindings } from './findings';
import { canSet, LOOKS, openPaper, type Paper, SHEET } from '@/lib/platform/pdf/paper';
import { drawPlan } from './plan';

/**
 * Renders a report as tagged PDF: findings, what to do, and what has moved since an earlier result.
 * @param folder with the fonts
 * @param pages 'first': the first page alone
 */
export async function renderReport(folder: string, sheet: ReportSheet, pages?: 'first'): Promise<Uint8Array> {
  const paper = openPaper(folder, { Title: sheet.title, Author: sheet.brand });
  const { doc, root } = paper;
  const made = buffer(doc);
  const { preparedFor } = sheet;
  const shown = preparedFor !== null && canSet(doc, preparedFor) ? preparedFor : null;
  drawFindings(paper, { ...sheet, preparedFor: shown });
  if (pages !== 'first') {
    doc.addPage();
    drawPlan(paper, sheet);
    if (sheet.comparison) drawComparison(paper, sheet.comparison);
  }
  drawFeet(paper, sheet.signature);
  root.end();
  doc.end();
  return made;
}

function drawFeet({ doc, write }: Paper, signature: string): void {
  const { start, count } = doc.bufferedPageRange();
  const { left, width, foot } = SHEET;
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const look = { ...LOOKS.muted, size: 8 };
    write(signature, look, { x: left, y: foot, width: width - 60 });
    const place = { x: left + width - 60, y: foot, width: 60, align: 'right' } as const;
    write(`${page - start + 1} / ${count}`, look, place);
    doc.endMarkedContent();
  }
}
