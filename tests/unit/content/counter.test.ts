import { expect, test } from 'vitest';
import { formatIssue } from '@/lib/content/source';
import { checkedAfter } from '@/tests/support/content';

const withCounter = (lines: string) =>
  checkedAfter(['site.yaml', '\npayments:\n', `\ncounter:\n${lines}\npayments:\n`]);

test('a counter of visits is named by its script and what it is told', () => {
  const { content, errors } = withCounter(
    '  script: https://counter.example/js/script.js\n  data: { domain: firm.test }',
  );
  expect(errors).toEqual([]);
  expect(content?.site.counter).toEqual({
    script: 'https://counter.example/js/script.js',
    data: { domain: 'firm.test' },
    origins: { script: 'https://counter.example', calls: 'https://counter.example' },
  });
});

test('it may send what it counts to another host, and nothing goes without TLS', () => {
  const script = '  script: https://counter.example/s.js\n  data: { website-id: x }';
  const { content } = withCounter(`${script}\n  sendsTo: https://takes.example/collect`);
  expect(content?.site.counter?.origins.calls).toBe('https://takes.example');
  expect(withCounter(script.replace('https', 'http')).errors.map(formatIssue).join()).toContain(
    'counter.script: must be a full address that begins with https://',
  );
});
