import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const ELSEWHERE = /\ssrc\s*=/i;
/** Data, which no browser runs. */
const DATA = /\stype\s*=\s*["']?application\/(ld\+)?json/i;

/** What a Content-Security-Policy calls the scripts that stand in this HTML, each once: 'sha256-…'. */
export function inlineScripts(html: string): string[] {
  const run = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => {
    return !ELSEWHERE.test(attributes) && !DATA.test(attributes);
  });
  return names(run.map(([, , text = '']) => text));
}

/** The same of its styles. */
export function inlineStyles(html: string): string[] {
  return names(Array.from(html.matchAll(STYLE), ([, text = '']) => text));
}

const names = (texts: string[]) => [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))];

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
