import { z } from 'zod';
import { byId, strict, text, titledText } from '@/lib/content/schemas/building-blocks';
import { mail } from '@/lib/mail/content';

const button = strict({ title: text(), text: text(), button: text() });
const withList = strict({ title: text(), items: z.array(text()).min(1) });

const request = strict({
  ...byId(['title', 'text', 'label', 'help', 'button', 'invalid', 'privacy', 'privacyPolicy'], text()).shape,
  ...byId(['sent', 'unavailable', 'deleted', 'deleting', 'moved'], titledText).shape,
  deleting: titledText.describe('In place of deleted, while a backup could still bring it back.'),
});

const assessments = strict({
  one: text({ holds: ['date', 'score'] }),
  ...byId(
    [
      'title',
      'results',
      'text',
      'correct',
      'save',
      'saved',
      'refused',
      'choose',
      'attribution',
      'challenges',
    ],
    text(),
  ).shape,
});

const purchases = strict({
  title: text(),
  one: text({ holds: ['title', 'exactAmount', 'date'] }),
  number: text({ holds: ['orderNumber'] }),
  source: text({ holds: ['source'] }),
  link: text(),
});

const newsletter = strict({
  title: text(),
  ticked: text({ holds: ['date', 'wording'] }),
  waiting: text(),
  confirmed: text({ holds: ['date'] }),
  withdrawn: text({ holds: ['date'] }),
  stop: text(),
  stopped: text(),
});

const page = strict({
  title: text(),
  intro: text({ holds: ['customerEmail', 'left'] }),
  nothing: text(),
  export: strict({ button: text(), text: text() }),
  assessments,
  purchases,
  newsletter,
  mails: strict({ title: text(), text: text({ holds: ['sent', 'waiting'] }) }),
  address: byId(['title', 'text', 'label', 'button', 'asked', 'invalid'], text()),
  delete: button,
});

/** content/your-data.yaml */
export const yourDataSchema = () =>
  strict({
    request: request.describe('/your-data: asks for an address and sends a link to it.'),
    page: page.describe('/your-data/{token}: what is stored.'),
    confirmDelete: strict({
      title: text(),
      intro: text({ holds: ['customerEmail'] }),
      goes: withList,
      stays: withList,
      downloads: strict({ title: text(), text: text(), link: text() }),
      button: text(),
      keep: text(),
    }),
    newAddress: strict({
      title: text(),
      text: text({ holds: ['oldEmail', 'newEmail'] }),
      button: text(),
    }).describe('Behind a link in an email to a new address.'),
    confirmNewsletter: strict({ ask: button, done: titledText }).describe(
      'Behind the link that asks whether the owner of the mailbox ticked the box for the newsletter.',
    ),
    unsubscribe: strict({ ask: button, done: titledText }),
    brokenLink: button,
    notMe: strict({ ask: button, done: titledText }).describe(
      'Behind “This wasn’t me” in the email with the report.',
    ),
  });

export type YourDataWords = z.infer<ReturnType<typeof yourDataSchema>>;

/** content/mail/your-data.yaml */
export const mailYourDataSchema = () =>
  strict({
    yourData: mail({ values: [], needs: ['button'], links: ['yourData'] }),
    addressChange: mail({ values: [], needs: ['button'], links: ['newAddress'] }),
    addressChanged: mail({ values: ['date'], links: [] }),
    confirmNewsletter: mail({ values: ['wording'], needs: ['button'], links: ['confirmNewsletter'] }),
  });
