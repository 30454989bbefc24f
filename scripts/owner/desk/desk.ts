import { existsSync } from 'node:fs';
import { err, ok, type Result } from '../../../lib/kernel/result';
import { env } from '../../../lib/platform/config/env';
import { readDatabaseUrl } from '../../../lib/platform/database/database-url';
import type { Desk } from '../../../studio/desk/desk';
import type { Site } from '../../setup/open-site';
import { CommandError, whatWentWrong } from '../output';
import { deskDownload } from './downloads';
import { leadSheet } from './lead-sheet';
import { mailSheet } from './mail-sheet';
import { orderSheet } from './order-sheet';
import { personSheet } from './person-sheet';
import { planOf } from './plans';
import { TABLES } from './tables';

/**
 * The studio's desk: what the owner's commands list and do, by the same verbs and beside a running site. Each
 * look opens the database and closes it.
 */
export const siteDesk: Desk = {
  isThere() {
    try {
      const address = readDatabaseUrl(env().DATABASE_URL);
      return address.provider !== 'sqlite' || existsSync(address.file);
    } catch {
      // An environment that the site can't use either: words can be written all the same.
      return false;
    }
  },
  zone: () => withSite((site) => Promise.resolve(site.content.site.timeZone)),
  read: (name, range) => withSite((site) => TABLES[name](site, range)),
  open: (name, id) => withSite((site) => SHEETS[name]?.(site, id) ?? Promise.resolve(null)),
  person: (address) => answered((site) => personSheet(site, address)),
  file: (file) => answered((site) => deskDownload(site, file)),
  ask: (action) => answered(async (site) => (await planOf(site, action)).question),
  act: (action, asked) =>
    answered(async (site) => {
      const { question, run } = await planOf(site, action);
      if ((question?.text ?? null) !== asked) throw new CommandError(NOT_ASKED);
      return run();
    }),
};

const SHEETS: Partial<Record<string, (site: Site, id: string) => ReturnType<Desk['open']>>> = {
  leads: leadSheet,
  orders: orderSheet,
  mail: mailSheet,
};

const NOT_ASKED =
  'Something has changed since you were asked, so nothing was done. Look at what is there now, and decide anew.';

/** What can't be done is a value, as a command says it. */
const answered = <Found>(work: (site: Site) => Promise<Found>): Promise<Result<Found, string>> =>
  withSite(async (site) => {
    try {
      return ok(await work(site));
    } catch (error) {
      if (error instanceof CommandError) return err(error.message);
      throw error;
    }
  });

async function withSite<Found>(look: (site: Site) => Promise<Found>): Promise<Found> {
  // Loaded when somebody looks: a studio for words needs none of it.
  const { openSite } = await import('../../setup/open-site');
  try {
    const site = openSite();
    try {
      return await look(site);
    } finally {
      await site.close();
    }
  } catch (error) {
    throw new Error(whatWentWrong(error), { cause: error });
  }
}
