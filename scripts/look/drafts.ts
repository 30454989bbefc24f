import type { Page } from 'playwright';
import type { Draft } from '../../lib/platform/browser/diagnostic-draft-schema';
import { randomKey } from '../../lib/platform/browser/random-key';
import { loadContent } from '../../lib/content/load';
import { apiRoutes } from '../../lib/kernel/api-routes';
import type { FormValues } from '../../lib/diagnostic/rules/form';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { inProject } from '../setup/project.mjs';

const KEY = 'plumbline.diagnostic'; // lib/platform/browser/diagnostic-draft.ts
const { serverError } = loadContent(inProject('content')).messages.api;

/** A form filled in to the end; say what is different. */
export function aDraft(wanted: Partial<FormValues> = {}): Draft {
  const now = Date.now();
  return {
    format: 1,
    startedAt: now,
    savedAt: now,
    contactAt: now,
    step: 3,
    attemptKey: randomKey(),
    values: {
      firstName: 'Ada',
      lastName: 'Quist',
      email: 'ada@example.com',
      phone: '+1 555 0100',
      company: 'Quist & Daughters',
      role: 'Founder',
      companySize: '6-20 employees',
      currentChallenges: ['Sales & Revenue Growth', 'Team & Delegation'],
      ratings: Object.fromEntries(STATEMENT_IDS.map((id, index) => [id, String((index * 7) % 4)])),
      ...wanted,
    },
  };
}

/** Leaves a draft in the browser, and decides how the server takes it once it is sent. */
export function withDraft(
  draft: Draft,
  left: 'this visit' | 'another visit' = 'this visit',
  server: 'answers' | 'hangs' | 'fails' = 'answers',
) {
  return async (page: Page): Promise<void> => {
    await page.addInitScript(
      ([key, text, session]) => {
        localStorage.setItem(key, text);
        if (session) sessionStorage.setItem(key, session);
      },
      [KEY, JSON.stringify(draft), left === 'this visit' ? 'open' : ''] as const,
    );
    if (server === 'answers') return;
    await page.route(`**${apiRoutes.assessments}`, async (route) => {
      if (server === 'hangs') return;
      const message = serverError.replace('{errorId}', '1f0c9a2e');
      await route.fulfill({ status: 500, json: { message, fields: {} } });
    });
  };
}
