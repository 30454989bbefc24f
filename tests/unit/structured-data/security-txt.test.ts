import { expect, test } from 'vitest';
import { securityTxt } from '@/app/structured-data/security-txt';

const lines = (now: string, email = 'hello@example.com') =>
  securityTxt(email, 'https://example.com', new Date(now)).split('\n');

test('it says whom to write to, in which language, and where it lies', () => {
  expect(lines('2026-03-01T00:00:00Z')).toEqual([
    'Contact: mailto:hello@example.com',
    'Expires: 2026-05-30T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.com/.well-known/security.txt',
    '',
  ]);
});

test('it expires at a midnight that is at least 90 days ahead', () => {
  expect(lines('2026-03-01T00:00:01Z')).toContain('Expires: 2026-05-31T00:00:00Z');
});

test('a sign that an address of the web has its own use for is escaped', () => {
  expect(lines('2026-03-01T00:00:00Z', 'a+b?c@example.com')[0]).toBe('Contact: mailto:a%2Bb%3Fc@example.com');
});
