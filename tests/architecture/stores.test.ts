import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { KNOWN_MODELS, PERSONAL_TABLES } from '@/lib/platform/database/personal';

const ROOT = path.join(import.meta.dirname, '../..');
const NOUNS = ['diagnostic', 'shop', 'your-data', 'mail', 'funnel'] as const;

/** Whose each table is. */
const OWNERS: Record<Prisma.ModelName, (typeof NOUNS)[number] | 'platform'> = {
  Assessment: 'diagnostic',
  ReportRequest: 'diagnostic',
  Booking: 'diagnostic',
  TeamRoom: 'diagnostic',
  TeamAnswer: 'diagnostic',
  Product: 'shop',
  Catalogue: 'shop',
  Terms: 'shop',
  Order: 'shop',
  OrderAccess: 'shop',
  Payment: 'shop',
  Refund: 'shop',
  Dispute: 'shop',
  WebhookEvent: 'shop',
  Download: 'shop',
  MarketingConsent: 'your-data',
  DataKey: 'your-data',
  ErasedId: 'your-data',
  OutboxMail: 'mail',
  MailAllowance: 'mail',
  FunnelCounter: 'funnel',
  ChannelCost: 'funnel',
  LimitCount: 'platform',
  Job: 'platform',
  Site: 'platform',
  DueCleanUp: 'platform',
};

/** What hangs on a person hangs on all of it: your-data shows, moves and deletes it in one transaction. */
const EXCEPT = 'your-data';
const EXCEPTIONS = [
  // A consent is stored with the diagnostic that it came with, or neither is.
  'lib/diagnostic/store/assessments.ts names MarketingConsent',
  // A lead is listed with what its address has agreed to.
  'lib/diagnostic/store/owners-leads.ts names MarketingConsent',
  // Both are counts for times that are over.
  'lib/mail/store/allowances.ts names LimitCount',
];

const models = Object.keys(OWNERS) as Prisma.ModelName[];
const modelsFile = readFileSync(path.join(ROOT, 'prisma/models.prisma'), 'utf8');

/** The fields of a model that lead to the table of another noun. */
function relationsTo(model: Prisma.ModelName): { from: Prisma.ModelName; field: string }[] {
  return models
    .filter((from) => OWNERS[from] !== OWNERS[model])
    .flatMap((from) => {
      const block = new RegExp(`^model ${from} \\{\\n(.*?)^\\}`, 'ms').exec(modelsFile)?.[1] ?? '';
      const fields = block.matchAll(new RegExp(`^ +(\\w+) +${model}[?[\\s]`, 'gm'));
      return [...fields].map(([, field = '']) => ({ from, field }));
    });
}

/**
 * Whether a store names a table: database.order, Pick<Database, 'order'>, Prisma.OrderInclude, "Order" in
 * SQL, or by a relation.
 */
function names(text: string, noun: string, model: Prisma.ModelName): boolean {
  const table = `${model[0]!.toLowerCase()}${model.slice(1)}`;
  const relations = relationsTo(model).filter(({ from }) => OWNERS[from] === noun);
  const forms = [
    ...[`\\.${table}\\b`, `'${table}'`, `\\bPrisma\\.${model}[A-Z]`, `"${model}"`],
    `\\{[^{}]*\\b${table}\\b[^{}]*\\} = (database|open|reader|writer|transaction)\\b`,
    ...relations.map(({ field }) => `\\b${field}: (true|\\{)`),
  ];
  return new RegExp(forms.join('|')).test(text);
}

function foreignTables(noun: string, text: string): Prisma.ModelName[] {
  return models.filter((model) => OWNERS[model] !== noun && names(text, noun, model));
}

test('a store names the tables of its own noun, but for these', () => {
  const found = NOUNS.filter((noun) => noun !== EXCEPT).flatMap((noun) => {
    const folder = `lib/${noun}/store`;
    return readdirSync(path.join(ROOT, folder)).flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return foreignTables(noun, text).map((model) => `${file} names ${model}`);
    });
  });
  expect(found.sort()).toEqual(EXCEPTIONS);
});

test.each([
  'await database.order.findMany()',
  'const { order } = database;',
  "type Reader = Pick<Database, 'order'>;",
  'const where: Prisma.OrderWhereInput = {};',
  'await open.$queryRaw`SELECT id FROM "Order"`;',
  'await database.outboxMail.findMany({ include: { order: { select: { number: true } } } });',
])('the check finds an order that the store of mails asks for: %s', (text) => {
  expect(foreignTables('mail', text)).toEqual(['Order']);
});

test('each model says what of it is personal, and what was deleted is cleaned out of those', () => {
  const schema = readFileSync(path.join(ROOT, 'prisma/models.prisma'), 'utf8');
  const inSchema = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)];
  expect(KNOWN_MODELS.toSorted()).toEqual(inSchema.map(([, name]) => name).sort());
  // A clean-up asks for a table by the name of its model.
  const renamed = inSchema.filter(([, , columns]) => columns!.includes('@@map')).map(([, name]) => name);
  expect(PERSONAL_TABLES.filter((name) => renamed.includes(name))).toEqual([]);
  // Whatever hangs on a diagnostic is of whoever filled it in.
  const hanging = inSchema.filter(([, , columns]) => columns!.includes('assessmentId')).map(([, name]) => name);
  expect(PERSONAL_TABLES).toEqual(expect.arrayContaining(hanging));
});
