import { expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { answerForm, type OwnSite } from '@/lib/platform/http/own-site';
import { CONTENT } from '../../../support/content-folder';

const allowed = () => Promise.resolve({ allowed: true } as const);
const site = {
  ...{ siteUrl: 'https://example.com', brand: 'Plumbline', words: loadContent(CONTENT).messages.api },
  ...{ networkOf: () => null, perNetwork: { findPurchase: allowed } },
} as unknown as OwnSite;

/** The page for a form whose handler failed. */
async function pageAfter(error: Error): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = new Request('https://example.com/api/find-purchase', {
    method: 'POST',
    headers: { origin: 'https://example.com', accept: 'text/html' },
    body: new URLSearchParams({ email: 'ada@example.com' }),
  });
  const answer = await answerForm(
    request,
    site,
    'findPurchase',
    () => Promise.reject(error),
    '/find-purchase',
  );
  expect(JSON.stringify(said.mock.calls)).not.toContain('ada@example.com');
  said.mockRestore();
  return answer.text();
}

test('a form that met a failure leads back to its page, and may be sent again where that can help', async () => {
  const field = '<input type="hidden" name="email" value="ada@example.com">';
  const trouble = await pageAfter(Object.assign(new Error('x'), { code: 'SQLITE_FULL' }));
  expect(trouble).toContain('<a href="/find-purchase">');
  expect(trouble).toContain(field);
  const broken = await pageAfter(new Error('x'));
  expect(broken).toContain('<a href="/find-purchase">');
  expect(broken).not.toContain(field);
});
