import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { readEnv } from '@/lib/platform/config/env';
import { configurationFindings } from '@/lib/server/configuration';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);
function said(about: string, environment: Record<string, string>, asProduction = true) {
  const findings = configurationFindings(readEnv(environment), content, process.cwd(), asProduction);
  return findings.find((one) => one.about === about);
}

test('in production it says that all visitors of an unnamed proxy count as one', () => {
  expect(said('proxy', {})).toMatchObject({ state: 'look', lines: [expect.stringContaining('one network')] });
  expect(said('proxy', {}, false)).toMatchObject({ state: 'off' });
  expect(said('proxy', { TRUSTED_PROXIES: '1' })).toMatchObject({ state: 'ok', lines: ['1 in a row'] });
});

test('limits are counted in Postgres where there is one, by all processes together', () => {
  expect(said('limits', {})).toMatchObject({ lines: ['counted in the memory of one process'] });
  expect(said('limits', { DATABASE_URL: 'postgresql://a@127.0.0.1/b' })).toMatchObject({
    lines: ['counted in Postgres, by all processes together'],
  });
});
