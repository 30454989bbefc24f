import { expect, test, describe } from 'vitest';
import { greetingName, shownName } from '@/lib/diagnostic/rules/report-mail';
import { schedulerLink } from '@/lib/diagnostic/rules/scheduler-link';

test.each([
  ['Ada Quist', 'Ada'],
  ['  Zoë van der Berg ', 'Zoë'],
  ["Siobhán O'Neil", 'Siobhán'],
  ['Jean-Luc Ångström', 'Jean-Luc'],
  ['J. R. Quist', 'J.'],
  ['Łukasz Żak', 'Łukasz'],
  ['宮本 茂', '宮本'],
  ['عدة كويست', 'عدة'],
])('%j is greeted as %s', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test.each([
  'evil.example',
  'Ada evil.example',
  'https://evil.example',
  'www。evil。example',
  'ada@evil.example',
  'Call 555 0199',
  'Ada <b>Quist</b>',
  '<b>x</b>',
  'Ada/Quist',
  'Ada\r\nBcc: all@example.org',
  'Ada\u202Etsiuq',
  '=cmd()',
  '$$$ free',
  '🎁 Ada',
  '',
  'You have won, come to our office in the high street and bring your card with you',
])('%j is no name to be shown to an address that nobody has proved', (name) => {
  expect(shownName(name)).toBeNull();
  expect(greetingName(name)).toBeNull();
});

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
