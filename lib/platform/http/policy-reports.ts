import { HOUR } from '@/lib/kernel/time';
import { log } from '@/lib/platform/log/log';

/** Anybody can send reports, so few are logged. */
const MOST_LINES = 50;

/**
 * Logs what the policy blocked and by which rule, never the page: its address may be secret. Each line once
 * an hour, and 50 at most; the others are counted.
 * @returns a function that takes a report's text
 */
export function policyReports(say: (line: string) => void, now: () => number = Date.now) {
  const said = new Set<string>();
  let unsaid = 0;
  let until = now() + HOUR;
  const note = (line: string) => {
    if (now() >= until) {
      if (unsaid > 0)
        say(`Content-Security-Policy: ${unsaid} more reports came in an hour and are not named`);
      said.clear();
      unsaid = 0;
      until = now() + HOUR;
    }
    if (said.has(line) || said.size >= MOST_LINES) return void unsaid++;
    said.add(line);
    say(`Content-Security-Policy kept out ${line}`);
  };
  return (text: string) => linesIn(text).forEach(note);
}

export const noteReport = policyReports((line) => log().warn(line));

type Report = Record<string, unknown>;

/** `report-uri` sends one object, `report-to` a list. */
function linesIn(text: string): string[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return [];
  }
  const reports = (Array.isArray(found) ? found : [found]) as ({
    body?: Report;
    'csp-report'?: Report;
  } | null)[];
  return reports.flatMap((one) => {
    const report = one?.body ?? one?.['csp-report'];
    if (!report) return [];
    const rule = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
    return [`${origin(report.blockedURL ?? report['blocked-uri'])} (${word(rule)})`];
  });
}

/** The blocked origin, or a word such as inline or eval. */
function origin(blocked: unknown): string {
  if (typeof blocked !== 'string') return '?';
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : word(blocked);
}

const word = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[^a-z0-9-]/gi, '').slice(0, 40) : '?';
