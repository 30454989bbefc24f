import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE_SIZE } from '@/lib/content/samples';
import { PRODUCTS } from '@/workshop/facts';
import { readHashes } from '@/workshop/made';
import { samplesOf, SHOWN } from '@/workshop/samples/samples';

const samples = readdirSync(PRODUCTS).flatMap(samplesOf);

test('each sample picture shows its file as it is now', () => {
  const wanted = Object.fromEntries(samples.map(({ key, shows }) => [key, shows]));
  expect(readHashes(SHOWN), 'npm run files makes them anew').toEqual(wanted);
});

test.each(samples.map(({ key }) => key))('%s is of the one size, and small', async (key) => {
  const file = path.join(PRODUCTS, key);
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'webp', ...SAMPLE_SIZE });
  expect(statSync(file).size).toBeLessThan(60_000);
});
