import { expect, test } from 'vitest';
import { greetingName, shownName } from '@/lib/diagnostic/rules/report-mail';

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
