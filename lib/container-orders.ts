import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Env } from './platform/config/env';
import { apiRoutes } from './kernel/api-routes';
import { linkSecrets } from './container-secrets';
import type { Content } from './content/content';
import { termsOf } from './content/terms';
import { archiveEntries, archiveName } from './shop/rules/archive';
import { EVERYTHING, linkExpiry } from './shop/rules/file-link';
import { orderFiles } from './shop/rules/order-files';
import type { Purchase } from './shop/rules/purchase';
import { productFilePath } from './shop/rules/product-file';
import { archiveFolder, archiveStore } from './platform/files/archives';
import { keyedHash, signedFileLinks } from './platform/files/link-signing';
import { storedFile } from './platform/files/stored-file';
import type { Database } from './platform/database/client';
import { downloadLog } from './shop/store/downloads';
import { outboxStore } from './mail/store/outbox';
import { purchaseStore } from './shop/store/purchases';
import { termsReader } from './shop/store/terms';
import { logSurprise } from './platform/http/surprise';
import type { Limiter } from '@/lib/kernel/limiter';
import type { Archives } from '@/lib/shop/ports/files';
import { openDownload } from './shop/open-download';
import { recordBuyer } from './shop/record-buyer';
import { requestLinks } from './your-data/request-links';
import { viewOrder } from './shop/view-order';
import { randomId } from '@/lib/platform/random/random-id';

type Setting = {
  settings: Env;
  database: Database;
  content: Content;
  contentFolder: string;
  /** How often links to the purchases of one address may be asked for. */
  perAddress: Limiter;
};

/** What buyers do with their orders, put together: the order page and the downloads. */
export function orderDesk({ settings, database, content, contentFolder, perAddress }: Setting) {
  const sold = [...content.products, ...content.retired];
  const now = () => new Date();
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  const purchases = purchaseStore(database);
  const secrets = linkSecrets(settings).valid;
  const links = signedFileLinks(secrets);
  const filesOf = (order: Pick<Purchase, 'productId' | 'tools'>) => orderFiles(order, sold);
  const stored = archiveStore({
    folder: archiveFolder(process.cwd()),
    source: contentFolder,
  });
  // Where no archive can be written, the single files are there all the same.
  const archives: Archives = (entries) =>
    stored(entries).catch((error: unknown) => {
      logSurprise(error);
      return null;
    });
  const link = (order: Pick<Purchase, 'id'>, file: string) =>
    apiRoutes.download(links.sign({ orderId: order.id, file, expires: linkExpiry(now()) }));
  return {
    viewOrder: viewOrder({
      purchases,
      filesOf,
      termsOf: termsReader(database, termsOf(content)),
      links,
      archives,
      hash,
      now,
    }),
    recordBuyer: recordBuyer({ purchases, hash }),
    openDownload: openDownload({
      links,
      purchases,
      filesOf,
      archives,
      productFiles: (file) =>
        storedFile(path.join(/* turbopackIgnore: true */ contentFolder, productFilePath(file)), file.size),
      downloads: downloadLog(database),
      newId: randomId,
      networkHash: keyedHash(secrets[0], 'network'),
      now,
    }),
    requestPurchaseLinks: requestLinks({
      template: 'find-purchase',
      outbox: outboxStore(database),
      addressHash: keyedHash(secrets[0], 'address'),
      perAddress,
      newId: randomId,
      now,
    }),
    /** What an order gives with links for right now, for the browser that has just paid: of a bundle one archive. */
    downloads: async (order: Pick<Purchase, 'id' | 'productId' | 'tools'>) => {
      const files = filesOf(order);
      const archive = order.tools.length > 1 ? await archives(archiveEntries(order, files)) : null;
      if (archive) return [{ name: archiveName(order), size: archive.size, href: link(order, EVERYTHING) }];
      return files.map(({ slug, name, size }) => ({ name, size, href: link(order, `${slug}/${name}`) }));
    },
  };
}
