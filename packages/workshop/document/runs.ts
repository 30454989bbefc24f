import { TextRun, type IRunOptions } from 'docx';
import type { Node } from '../guide/html';
import { PROMPT } from './look';

/** Text with its bold, italic and fill-in pieces; the last are what a person replaces, such as [the day]. */
export function runs(nodes: readonly Node[], look: IRunOptions = {}): TextRun[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [new TextRun({ ...look, text: node })];
    if (node.tag === 'br') return [new TextRun({ ...look, break: 1 })];
    if (node.kind === 'fill') return runs(node.children, { ...look, color: PROMPT });
    return runs(node.children, { ...look, ...(node.tag === 'b' ? { bold: true } : { italics: true }) });
  });
}
