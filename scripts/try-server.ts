// npm run try:server [-- --keep] [-- --debian FOLDER]: runs the lines of docs/recipes/small-server.md on an
// empty Debian, and on what they have made a sale, a mail, a backup, a restore, a deploy and a way back. What
// stands in for what, scripts/try-server/lines.ts says.
import { parseArgs } from 'node:util';
import { main, SetupError, step } from './setup/steps.mjs';
import { aDebian } from './try-server/debian';
import { blocksOf } from './try-server/lines';
import { anOwner } from './try-server/owner';
import { theWorld } from './try-server/world';

const NEEDS = `npm run try:server makes an empty Debian 12 in a folder, and installs packages of Debian's and npm's there. It needs

  - root, to make it and to go into it (chroot, unshare),
  - debootstrap (apt-get install debootstrap), a mirror of Debian and npm's registry,
  - --debian FOLDER instead of those, where an empty one is at hand: it is copied,
  - ports 80, 443 and 3000 of this machine free, and 4 GB of disk.
`;

await main(async () => {
  const options = { keep: { type: 'boolean' }, debian: { type: 'string' } } as const;
  const { keep = false, debian: empty } = parseArgs({ options }).values;
  if (process.getuid?.() !== 0) throw new SetupError(NEEDS);
  const world = await theWorld();
  const debian = aDebian(NEEDS);
  try {
    const owner = anOwner(debian, world);
    const { setUp, everyDay, restore, deploy, back } = blocksOf('docs/recipes/small-server.md');
    await step('An empty Debian 12', () => debian.make(empty));
    await owner.types('Set up', setUp);
    await step('A sale and its mail', () => owner.expectSale());
    await owner.types('Every day', everyDay);
    await step('A sale after the backup', () => owner.expectSale());
    await owner.types('Restore', restore);
    await step('Both orders are there', () => owner.expectOrders(2));
    await step('The buyer of the second gets the files again', () => owner.expectFilesAgain());
    owner.changePrice();
    await owner.types('A new version, while visitors come', deploy, { underLoad: true });
    await step('The new price', () => owner.expectPrice('new'));
    await owner.types('The way back, while visitors come', back, { underLoad: true });
    await step('The former price', () => owner.expectPrice('former'));
    owner.sayWhatWasNotRun();
  } catch (error) {
    debian.showLog();
    throw error;
  } finally {
    await debian.end(keep);
    await world.end();
  }
});
