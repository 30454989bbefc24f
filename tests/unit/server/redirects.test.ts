import { expect, test } from 'vitest';
import config from '../../../next.config.mjs';

test('the address /tools leads to the toolbox for good', async () => {
  expect(await config.redirects?.()).toContainEqual({
    source: '/tools',
    destination: '/toolbox',
    permanent: true,
  });
});
