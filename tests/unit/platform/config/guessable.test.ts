import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { guessable } from '@/lib/platform/config/guessable';

test.each([
  'a'.repeat(32),
  'ab'.repeat(20),
  'topsecret'.repeat(4),
  'x7Kp2mQz'.repeat(4),
  '0123456789abcdef0123456789abcdef',
  'aaaabbbbccccddddeeeeffffgggghhhh',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'PASSWORDPASSWORDPASSWORDPASSWORD1!',
  'P4ssw0rd!P4ssw0rd!P4ssw0rd!P4ssw0rd!',
  'LinkSecret2026LinkSecret2026!!!!',
  'correct-horse-battery-staple-mountain',
  'a-link-secret-for-the-tests-and-nothing-else',
])('"%s" could be guessed, and is not repeated in the answer', (secret) => {
  expect(guessable('LINK_SECRETS', secret)).toMatch(/^LINK_SECRETS could be guessed/);
  expect(guessable('LINK_SECRETS', secret)).not.toContain(secret);
});

/** Five hundred secrets as a generator would make them, and the same ones in each run. */
const digests = Array.from({ length: 500 }, (_, at) => createHash('sha512').update(String(at)).digest());

describe('what a generator makes is fine', () => {
  test.each([
    ['openssl rand -base64 32', (bytes: Buffer) => bytes.subarray(0, 32).toString('base64')],
    ['openssl rand -hex 32', (bytes: Buffer) => bytes.subarray(0, 32).toString('hex')],
    ['openssl rand -hex 16', (bytes: Buffer) => bytes.subarray(0, 16).toString('hex')],
    ['a password of 40 printable characters', (bytes: Buffer) => printable(bytes.subarray(0, 40))],
  ])('%s', (_command, make) => {
    expect(digests.map(make).filter((secret) => guessable('LINK_SECRETS', secret) !== null)).toEqual([]);
  });
});

const printable = (bytes: Buffer) => String.fromCharCode(...[...bytes].map((byte) => 33 + (byte % 94)));
