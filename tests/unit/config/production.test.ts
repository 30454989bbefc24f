import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/config/env';
import { productionProblems } from '@/lib/config/production';

const live = {
  SITE_MODE: 'production',
  BASE_URL: 'https://plumbline.example.org',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
};
const problems = (
  source: Record<string, string>,
  placeholders = [] as Parameters<typeof productionProblems>[1],
) => productionProblems(readEnv(source), placeholders);
const placeholder = { file: 'content/site.yaml', path: 'contact.email', what: 'an address on example.com' };

describe('in production', () => {
  test('an https address, a live key and finished content are fine', () => {
    expect(problems(live)).toEqual([]);
  });

  test('a site that sells nothing yet needs no key', () => {
    expect(problems({ ...live, STRIPE_PUBLISHABLE_KEY: '' })).toEqual([]);
  });

  test.each([
    '',
    'http://localhost:3000',
    'https://localhost',
    'https://127.0.0.1',
    'https://127.1.2.3',
    'https://[::1]',
    'https://shop.localhost',
    'https://0.0.0.0',
  ])('the address "%s" is nowhere a visitor could go', (BASE_URL) =>
    expect(problems({ ...live, BASE_URL })).toEqual([
      expect.stringContaining('BASE_URL is not set, or names this machine'),
    ]),
  );

  test('an address without encryption is refused', () => {
    expect(problems({ ...live, BASE_URL: 'http://plumbline.example.org' })).toEqual([
      'BASE_URL is http://plumbline.example.org: production needs an https address',
    ]);
  });

  test('a test key is refused', () => {
    expect(problems({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is a test key: no real payment could be made',
    ]);
  });

  test('the values of .env.example are refused', () => {
    const example = {
      BASE_URL: 'https://www.example.com',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_plumbline_example',
    };
    expect(problems({ ...live, ...example })).toEqual([
      'BASE_URL still has the value of .env.example',
      'STRIPE_PUBLISHABLE_KEY still has the value of .env.example',
    ]);
  });

  test('a placeholder in the content is refused, by file and place', () => {
    expect(problems(live, [placeholder])).toEqual([
      'content/site.yaml: contact.email is still a placeholder (an address on example.com)',
    ]);
  });

  test('everything is said at once', () => {
    expect(
      problems({ SITE_MODE: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, [
        placeholder,
        placeholder,
      ]),
    ).toHaveLength(4);
  });
});

test('a demo may have all of it', () => {
  expect(problems({ STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, [placeholder])).toEqual([]);
});
