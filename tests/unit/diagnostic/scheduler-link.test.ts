import { describe, expect, test } from 'vitest';
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

  test('keeps what it has already, and passes campaign tags on', () => {
    const attribution = { utm_source: 'news letter', utm_campaign: 'a&b' };
    const link = schedulerLink('https://cal.example/call?month=2026-03', FIELDS, null, attribution);
    expect(parameters(link)).toEqual({ month: '2026-03', utm_source: 'news letter', utm_campaign: 'a&b' });
  });

  test('has no name where that is switched off, or in a browser that took no diagnostic', () => {
    expect(schedulerLink('https://cal.example/call', null, ADA, null)).toBe('https://cal.example/call');
    expect(schedulerLink('https://cal.example/call', FIELDS, null, null)).toBe('https://cal.example/call');
  });
});
