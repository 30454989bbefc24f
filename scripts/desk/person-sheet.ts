import { emailAddress } from '../../lib/kernel/email-address';
import { isEmpty } from '../../lib/your-data/rules/personal-data';
import type { Site } from '../setup/open-site';
import { CommandError } from '../owner/output';
import { columns, count, MAIL_STATES, mailName, NOTHING, stateOf, time, type Sheet } from './cells';
import { readPersonalData } from '../../lib/your-data/store/personal-data';

/** The address that was typed, in one spelling. @throws CommandError */
export function addressOf(typed: string): string {
  const parsed = emailAddress('').safeParse(typed);
  if (!parsed.success) throw new CommandError('That is not an email address.');
  return parsed.data;
}

/** Everything that is stored under an address. @throws CommandError */
export async function personSheet(site: Site, typed: string): Promise<Sheet> {
  const data = await readPersonalData(site.database, addressOf(typed));
  const nobody = isEmpty(data) && data.mails.length === 0;
  return {
    ...NOTHING,
    title: data.email,
    state: nobody
      ? 'Nothing is stored under this address.'
      : 'Make sure that it is the owner of the address who asks: answer to that address only.',
    facts: [
      count('Diagnostics', data.assessments.length),
      count('Orders', data.purchases.length),
      count('Boxes ticked for marketing mail', data.consents.length),
      count('Mails', data.mails.length),
      count('Downloads', data.downloads.length),
    ],
    parts: [
      {
        title: 'Marketing mail',
        columns: columns({ Ticked: 'time', Confirmed: 'time', Withdrawn: 'time' }),
        rows: data.consents.map((one) => [time(one.createdAt), time(one.confirmedAt), time(one.withdrawnAt)]),
      },
      {
        title: 'Mails',
        columns: columns({ Queued: 'time', Mail: 'text', State: 'text', Sent: 'time' }),
        rows: data.mails.map((one) => [
          time(one.createdAt),
          mailName(site, one.template),
          stateOfMail(one.status),
          time(one.sentAt),
        ]),
      },
    ].filter(({ rows }) => rows.length > 0),
    others: [
      ...data.assessments.map(({ id, overallScore }) => ({
        ...({ table: 'leads', id, text: `Diagnostic with ${overallScore}%` } as const),
      })),
      ...data.purchases.map((order) => ({
        ...({ table: 'orders', id: order.number } as const),
        text: `Order ${order.number}: ${order.title}, ${stateOf(site, order)}`,
      })),
    ],
    files: nobody ? [] : [{ text: 'Save all of it as a file', kind: 'person', id: data.email }],
    actions: nobody ? [] : [{ name: 'erase', id: data.email }],
  };
}

const stateOfMail = (status: string) => (MAIL_STATES as Record<string, string>)[status] ?? status;
