import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Env } from './config/env';
import { apiRoutes } from './config/api-routes';
import { linkSecrets } from './container-secrets';
import type { Content } from './content/content';
import { termsOf } from './content/terms';
import { archiveEntries, archiveName } from './domain/orders/archive';
import { EVERYTHING, linkExpiry } from './domain/orders/file-link';
import { orderFiles } from './domain/orders/order-files';
import type { Purchase } from './domain/orders/purchase';
import { productFilePath } from './domain/toolbox/product-file';
import { archiveFolder, archiveStore } from './gateways/files/archives';
import { keyedHash, signedFileLinks } from './gateways/files/link-signing';
import { storedFile } from './gateways/files/stored-file';
import type { Database } from './gateways/prisma/client';
import { downloadLog } from './gateways/prisma/downloads';
import { outboxStore } from './gateways/prisma/outbox';
import { purchaseStore } from './gateways/prisma/purchases';
import { termsReader } from './gateways/prisma/terms';
import { logSurprise } from './http/surprise';
import type { Archives, Limiter } from './usecases/ports';
import { openDownload } from './usecases/open-download';
import { recordBuyer } from './usecases/record-buyer';
import { requestLinks } from './usecases/request-links';
import { viewOrder } from './usecases/view-order';
import { randomId } from '@/lib/gateways/random/random-id';

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
