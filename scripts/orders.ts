import { siteCommand } from './owner/command';
import {
  announceEdition,
  exportOrders,
  listOrders,
  reconcileOrders,
  release,
  resend,
  showOrder,
} from './owner/orders';

const HELP = `npm run orders -- COMMAND [--json]

  list                                  the newest 50 orders
  show NUMBER                           one order, with all that a bank asks for in a dispute: payments, refunds, disputes,
                                        events, mails, downloads and terms (as JSON the whole text of them)
  resend NUMBER                         sends the receipt with new links again
  correct-email NUMBER ADDRESS          puts another address on the order, ends the links sent to the old one, and sends
                                        the receipt to the new one
  release NUMBER --reason "..." [--yes] lets an order go that is on hold, at the price that was paid: the buyer gets
                                        receipt and files
  announce SLUG [--yes]                 mails each buyer of a product once that its files have a new edition (edition in
                                        its product.yaml)
  reconcile [--days 7]                  asks Stripe what it took and told in the last days, because an event was lost: a
                                        running site does so every hour. The exit code is 1 when something needs a person
  export [--file orders.csv]            every order as CSV, safe to open in a spreadsheet

NUMBER is the order's, such as PL-7K3M-9QXW. Refunds and disputes are done in Stripe's Dashboard. Amounts in JSON are in cents, days
in CSV by the clock of timeZone.

  --days N       how far back to ask, 1 to 90
  --reason "..." why, in your own words: it is kept with the order, and nobody else is told
  --yes          answers the question that release and announce ask first, where nobody can
`;

const COMMANDS = {
  list: { run: listOrders, min: 0, max: 0 },
  show: { run: showOrder, min: 1, max: 1 },
  resend: { run: resend, min: 1, max: 1 },
  'correct-email': { run: resend, min: 2, max: 2 },
  release: { run: release, min: 1, max: 1 },
  announce: { run: announceEdition, min: 1, max: 1 },
  reconcile: { run: reconcileOrders, min: 0, max: 0 },
  export: { run: exportOrders, min: 0, max: 0 },
};

await siteCommand(HELP, ['file', 'reason', 'yes', 'days'], COMMANDS);
