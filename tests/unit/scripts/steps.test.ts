import { expect, test, vi } from 'vitest';
import { main } from '@/scripts/setup/steps.mjs';

test('what can be put right is said in a sentence, also where another copy of the module says it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  const { SetupError } = await import('@/scripts/setup/steps.mjs');
  await main(() => Promise.reject(new SetupError('Port 3000 is taken.')));
  expect(said).toHaveBeenCalledWith('\nPort 3000 is taken.');
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
