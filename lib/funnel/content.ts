import { byId, strict, text } from '@/lib/content/schemas/building-blocks';
import { WAITING } from '@/lib/funnel/rules/week';
import { mail } from '@/lib/mail/content';
import { PATHS } from './rules/drop-off';

const VALUES = [
  ...['from', 'to', 'leadCount', 'saleCount', 'calls', 'booked', 'leads', 'sales'],
  ...['refunds', 'stages', 'backup', 'waiting', 'people'],
];

/** The Monday mail, a part of content/mail/owner.yaml. */
export const weekSchema = () =>
  strict({
    mail: mail({ values: VALUES, needs: ['facts', 'orders'] }),
    nothing: text().describe('In place of an empty list.'),
    unknownChannel: text(),
    leadLine: text({ holds: ['channel', 'count', 'scores'] }),
    sumLine: text({ holds: ['title', 'count', 'amount'] }),
    stageLine: text({ holds: ['stage', 'now', 'before'] }),
    backup: text({ holds: ['age'] }),
    noBackup: text(),
    bookedUnknown: text().describe(
      'In place of how many calls were booked, where the calendar does not tell.',
    ),
    waiting: byId(WAITING, text({ holds: ['count'] })),
    stages: byId(PATHS.flat(), text()),
    people: strict({ some: text(), none: text() }).describe('Above the people to write to.'),
    person: text({ holds: ['name', 'customerEmail'] }),
    asked: byId(['call', 'report', 'nothing'], text()),
  });
