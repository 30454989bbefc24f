// npm run bench:studio [-- --edits 1000 --publishes 5 --seed 1]: a marketer at the studio of a site that is
// read all the time. Exit code 1 when a request is lost, or anything but what was edited has changed.
import { parseArgs } from 'node:util';
import { apiRoutes } from '../lib/kernel/api-routes';
import { routes } from '../lib/kernel/routes';
import { main, SetupError, seconds, step } from '../scripts/setup/steps.mjs';
import { aFirm } from './studio/firm';
import { aMarketer } from './studio/marketer';
import { aReader } from './studio/reader';

/** One for each time, which no page says before. */
const WORDS = ['lucid', 'limpid', 'candid', 'verdant', 'ardent', 'placid', 'vivid', 'serene'];

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '1000' },
    publishes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const times = Number(values.publishes);
const each = Math.ceil(Number(values.edits) / times);
if (times > WORDS.length) throw new Error(`--publishes is ${WORDS.length} at most.`);

await main(async () => {
  const firm = await aFirm();
  try {
    const { url } = await firm.serve();
    const marketer = await aMarketer(firm, Number(values.seed));
    const reader = await aReader(url);
    const wrong: string[] = [];
    const slug = await marketer.addProduct('Meeting Cost Calculator');
    for (const word of WORDS.slice(0, times))
      await step(`${each} edits, and ‘${word}’ published`, async () => {
        const before = reader.requests();
        const { refused, msEach } = await marketer.edit(each - 1);
        await marketer.write('home.yaml', ['hero', 'headline'], `From scattered to *${word}* in 90 days`);
        const published = await marketer.publish();
        wrong.push(...published.wrong);
        const page = await (await fetch(url)).text();
        if (!page.includes(word)) wrong.push(`The page does not say ‘${word}’.`);
        if (!(await marketer.sees(word))) wrong.push(`The studio does not show ‘${word}’.`);
        const asked = reader.requests() - before;
        return `${refused} refused, ${msEach} ms each, ${published.files} files, live in ${seconds(published.ms)}, ${asked} requests`;
      });
    if (!(await isForSale(url, slug)))
      wrong.push('The product that was added is not for sale on a page of its own.');
    const lost = await reader.stop();
    console.log(
      `\n${each * times} edits (seed ${values.seed}), ${times} times published; ${reader.requests()} requests, ${lost.length} lost`,
    );
    const found = [...wrong, ...new Set(lost)];
    for (const what of found.slice(0, 20)) console.log(`  ${what}`);
    if (found.length > 0) throw new SetupError('Something was lost, or changed that nobody has edited.');
    console.log('After each the page said the new word, and the files nothing else than was edited.');
  } finally {
    await firm.stop();
  }
});
process.exit();

async function isForSale(url: string, slug: string): Promise<boolean> {
  const page = await fetch(url + routes.product(slug));
  const sold = (await (await fetch(url + apiRoutes.products)).json()) as { id: string }[];
  return page.ok && (await page.text()).includes('data-buy') && sold.some(({ id }) => id === slug);
}
