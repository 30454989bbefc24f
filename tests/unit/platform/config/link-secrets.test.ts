import { expect, test } from 'vitest';
import { linkSecrets } from '@/lib/platform/config/link-secrets';
import { signedIds } from '@/lib/platform/files/link-signing';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const links = (LINK_SECRETS: string) => signedIds(linkSecrets({ LINK_SECRETS }), 'unsubscribe');
const opens = (knows: string, signs: string) => links(knows).read(links(signs).sign('an-id')) === 'an-id';

test('the first secret signs, and links by any of them open', () => {
  expect(opens(`${NEW},${OLD}`, OLD)).toBe(true);
  expect(opens(NEW, `${NEW},${OLD}`)).toBe(true);
  expect(opens(OLD, `${NEW},${OLD}`)).toBe(false);
});

test('processes that are restarted in turn, twice, open each other’s links all the while', () => {
  const steps = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`];
  for (const [at, step] of steps.entries())
    for (const beside of steps.slice(at, at + 2))
      expect([opens(step, beside), opens(beside, step)]).toEqual([true, true]);
});
