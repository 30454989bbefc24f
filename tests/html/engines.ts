import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import type { Finding } from '../support/axe';

const EQUAL_ACCESS = fs.readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** IBM's engine, which runs in the page. What it only asks a person to look at is no finding. */
export async function equalAccess(page: Page): Promise<Finding[]> {
  const results = await page.evaluate<{ ruleId: string; reasonId: string; snippet: string }[]>(
    `(async () => {
      const ace = (() => { ${EQUAL_ACCESS}; return ace; })();
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
      // What can't be used for now needs no contrast (1.4.3), and may be pale.
      const isOff = ({ ruleId, node }) => ruleId === 'text_contrast_sufficient' && node?.parentElement?.closest('[inert]');
      // Nobody is shown what a closed disclosure holds, nor its labels; other states have it open.
      const isClosed = ({ node }) => node?.parentElement?.closest('details:not([open]) > :not(summary)');
      return results.filter((one) => one.value[1] === 'FAIL' && !isOff(one) && !isClosed(one)).map(({ ruleId, reasonId, snippet }) => ({ ruleId, reasonId, snippet }));
    })()`,
  );
  return results.map(({ ruleId, reasonId, snippet }) => ({
    rule: `equal-access ${ruleId}/${reasonId}`,
    element: snippet,
  }));
}

/**
 * Siteimprove's engine, which works on a copy of the page with its styles.
 * @param isAsked which of its rules (`alfa sia-r1`) are worth their time: one of them took a third of all
 */
export async function alfa(page: Page, isAsked: (rule: string) => boolean): Promise<Finding[]> {
  const copy = await Playwright.toPage(await page.evaluateHandle(() => document));
  const asked = rules.filter(({ uri }) => isAsked(named(uri)));
  const outcomes = await Audit.of(copy, asked).evaluate();
  return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => ({
    rule: named(rule.uri),
    // What it tests is a node or an attribute, each of which writes itself as HTML.
    element: String((target ?? '') as { toString(): string }).replaceAll(/\s+/g, ' '),
  }));
}

const named = (uri: string) => `alfa ${uri.split('/').at(-1)}`;
