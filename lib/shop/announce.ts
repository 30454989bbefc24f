import type { Content } from '@/lib/content/content';
import { editionsOf } from '@/lib/content/catalogue';
import type { Context } from '@/lib/context';
import { queueNewMails, newMail } from '@/lib/mail/store/outbox';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import { statesIn } from './rules/order-state';
import { idsOfAddress } from './store/order-row';

type Announcing = Pick<Context, 'database' | 'now'> & { content: Pick<Content, 'products' | 'retired'> };
type Told = { id: string; email: string; announced: string };

/** The buyers of a product with an older edition who haven't been told of today's: one order of each. */
export async function toldOfEdition({ database, content }: Announcing, slug: string): Promise<Told[]> {
  const edition = editionsOf(content)[slug] ?? '';
  const rows = await readPages('id', (page) =>
    database.order.findMany({
      where: { status: { in: statesIn('granted') }, email: { not: null }, erasedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        email: true,
        productSlug: true,
        tools: true,
        contentVersion: true,
        announced: true,
        quietAt: true,
      },
      ...page,
    }),
  );
  const versions = [...new Set(rows.map(({ contentVersion }) => contentVersion))];
  const terms = await inParts(versions, (part) =>
    database.terms.findMany({
      where: { contentVersion: { in: part } },
      select: { contentVersion: true, editions: true },
    }),
  );
  const bought = new Map(terms.map((one) => [one.contentVersion, one.editions as Record<string, string>]));
  const mark = `${slug}@${edition}`;
  type Row = (typeof rows)[number];
  const has = (row: Row) => row.productSlug === slug || (row.tools as string[]).includes(slug);
  const isDone = ({ quietAt, announced }: Row) => quietAt !== null || announced.split(' ').includes(mark);
  const isNew = (row: Row) => has(row) && bought.get(row.contentVersion)?.[slug] === edition;
  const address = ({ email }: Row) => email!.toLowerCase();
  const out = new Set(rows.filter((row) => isDone(row) || isNew(row)).map(address));
  // Of each address, its newest: in a map, the last stays.
  const newest = new Map(rows.filter(has).map((row) => [address(row), row]));
  return [...newest].flatMap(([to, row]) => (out.has(to) ? [] : [{ ...row, email: row.email! }]));
}

/**
 * Mails them, each in a transaction that marks the order: a second run, at once or after a stop, goes on with
 * the others.
 * @returns how many mails were queued
 */
export async function announce(context: Announcing, slug: string): Promise<number> {
  const { database, content, now } = context;
  const mark = `${slug}@${editionsOf(content)[slug] ?? ''}`;
  let queued = 0;
  for (const { id, email, announced } of await toldOfEdition(context, slug)) {
    const mail = newMail(
      { now },
      {
        template: 'improved',
        reason: `improved:${mark}:${id}`,
        recipient: email,
        orderId: id,
        data: { slug },
      },
    );
    queued += await database.$transaction(async (open) => {
      const { count } = await open.order.updateMany({
        where: { id, email, announced, quietAt: null, erasedAt: null },
        data: { announced: `${announced} ${mark}`.trim() },
      });
      if (count === 1) await queueNewMails(open, [mail]);
      return count;
    });
  }
  return queued;
}

/** Whether the buyer of an order still gets such mails; `null`: there is no such order. */
export async function getsNews(
  { database }: Pick<Context, 'database'>,
  orderId: string,
): Promise<boolean | null> {
  const order = await database.order.findUnique({
    where: { id: orderId },
    select: { quietAt: true, erasedAt: true },
  });
  return order && order.quietAt === null && order.erasedAt === null;
}

/** Ends such mails to an order's buyer, for all orders of the address. @returns their ids */
export async function endNews(
  { database, now }: Pick<Context, 'database' | 'now'>,
  orderId: string,
): Promise<string[]> {
  const order = await database.order.findUnique({ where: { id: orderId }, select: { email: true } });
  if (!order?.email) return [];
  const ids = await idsOfAddress(database, order.email);
  await database.order.updateMany({ where: { id: { in: ids }, quietAt: null }, data: { quietAt: now() } });
  return ids;
}
