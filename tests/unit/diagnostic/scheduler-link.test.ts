import { describe, expect, test } from 'vitest';
import { attributionOf, cleanAttribution } from '@/lib/funnel/rules/attribution';
import { schedulerLink } from '@/lib/diagnostic/rules/scheduler-link';

const ADA = { name: 'Ada & Søn "Quist"', email: 'ada+1@example.org' };
const FIELDS = { name: 'name', email: 'email' };
const parameters = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('the link to the calendar', () => {
  test('has name and e-mail under the names that the calendar gives them', () => {
    const link = schedulerLink(
      'https://cal.example/firm/call',
      { name: 'full_name', email: 'mail' },
      ADA,
      null,
    );
    expect(parameters(link)).toEqual({ full_name: ADA.name, mail: ADA.email });
  });

  test('keeps what it has already, and passes campaign tags on but no referrer', () => {
    const attribution = {
      utm_source: 'news letter',
      utm_campaign: 'a&b',
      referrer: 'news.example',
      click: 'x',
    };
    const link = schedulerLink('https://cal.example/call?month=2026-03', FIELDS, null, attribution);
    expect(parameters(link)).toEqual({ month: '2026-03', utm_source: 'news letter', utm_campaign: 'a&b' });
  });

  test('has no name where that is switched off, or in a browser that took no diagnostic', () => {
    expect(schedulerLink('https://cal.example/call', null, ADA, null)).toBe('https://cal.example/call');
    expect(schedulerLink('https://cal.example/call', FIELDS, null, null)).toBe('https://cal.example/call');
  });
});

describe('where a visit came from', () => {
  const HOME = 'https://plumbline.example/';

  test('is its campaign tags, the host that linked to it and whose click id it had, and nothing else', () => {
    const address = `${HOME}?utm_source=news&utm_content=x&gclid=Cj0KCQ&click=mine&email=ada@example.org`;
    expect(attributionOf(address, 'https://search.example/?q=private')).toEqual({
      utm_source: 'news',
      utm_content: 'x',
      referrer: 'search.example',
      click: 'google',
    });
  });

  test.each(['', 'https://plumbline.example/toolbox', 'no address'])(
    'is not told by the referrer %j',
    (referrer) => {
      expect(attributionOf(HOME, referrer)).toBeNull();
    },
  );

  test('is cut and cleaned, so that the server takes it', () => {
    const found = attributionOf(
      `${HOME}?utm_source=${'x'.repeat(300)}&utm_term=a%0D%0Ab%00%E2%80%AE&utm_medium=%20`,
      '',
    );
    expect(found).toEqual({ utm_source: 'x'.repeat(200), utm_term: 'ab' });
  });

  test.each([null, 7, 'text', [], { utm_source: 7 }, { other: 'x' }])(
    'is nothing where storage holds %j',
    (stored) => {
      expect(cleanAttribution(stored)).toBeNull();
    },
  );
});
