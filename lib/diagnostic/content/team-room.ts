import { z } from 'zod';
import {
  byId,
  strict,
  text,
  texts,
  titledText,
  toolReference,
  type Known,
} from '@/lib/content/schemas/building-blocks';

const COUNTS = { mayHold: ['least', 'most', 'minutes'] } as const;
const counted = text(COUNTS);
const titled = strict({ title: text(), text: counted });

const about = strict({
  title: text(),
  intro: counted,
  steps: strict({ title: text(), items: z.array(titled).min(1) }),
  sample: strict({ title: text(), intro: text(), widest: text() }).describe(
    'What a room shows, drawn with invented ratings.',
  ),
  promises: strict({ title: text(), items: z.array(titled).min(1) }),
  end: titled,
  ...texts('button', 'note', 'diagnosticLink'),
});

const founder = strict({
  title: text(),
  made: text({ holds: ['date'] }),
  handOut: byId(['title', 'text', 'label', 'copy', 'copied', 'notCopied', 'open'], text()),
  keep: titledText,
  close: strict({
    ...texts('title', 'none', 'one', 'text', 'button'),
    more: text({ holds: ['n'] }),
    wait: counted,
    few: counted,
  }),
  delete: text(),
});

const answer = strict({
  ...texts('title', 'intro', 'scale', 'note', 'send', 'change', 'withdraw', 'leaveOut'),
  withdraw: text().describe('Only where this answer was given before.'),
  before: strict({ title: text(), items: z.array(text({ mayHold: [...COUNTS.mayHold, 'date'] })).min(1) }),
  again: strict({ text: text(), link: text() }).describe('Where this browser has answered before.'),
  ...byId(['saved', 'withdrawn', 'refused', 'full', 'closed'], titled).shape,
});

/** How many minutes it takes; all of them together are said above the agenda. */
const minutes = z.int().positive();

const agenda = strict({
  title: text({ holds: ['minutes'] }),
  unit: text(),
  opening: strict({ minutes, title: text(), text: text() }),
  gap: strict({
    minutes,
    title: text({ holds: ['statement', 'range'] }),
    steps: z.array(text({ mayHold: ['low', 'high'] })).min(1),
    excellent: text({ holds: ['help'] }),
  }).describe('Once for each gap. The minutes of its steps add up to these.'),
  closing: strict({ minutes, title: text(), text: text() }),
});

const reveal = (known: Known) =>
  strict({
    ...texts('title', 'agreed', 'none', 'ranges', 'print', 'privacy'),
    intro: text({ holds: ['n'] }),
    introNone: text({ holds: ['n'], mayHold: ['least'] }),
    none: text().describe('Where no statement has the ratings a range takes.'),
    said: text({ holds: ['low', 'high'] }).describe('For screen readers, in place of the drawing.'),
    same: text({ holds: ['low'] }),
    range: text({ holds: ['low', 'high'] }),
    count: text({ holds: ['n'] }),
    leftOut: titled,
    agenda,
    kit: strict({
      tool: toolReference(known).describe('The tool whose demo opens with the ranges.'),
      ...texts('title', 'demo', 'note'),
      text: text({ holds: ['tool'] }),
      product: text({ holds: ['tool', 'price'] }),
    }),
  });

export const teamRoomSchema = (known: Known) =>
  strict({
    offer: byId(['title', 'text', 'link'], text()).describe('On the results page.'),
    about: about.describe(
      'The page that makes a room. {least} is how many have to answer, {most} how many can, {minutes} how long the agenda takes.',
    ),
    founder: founder.describe('What whoever made the room sees while it’s open.'),
    confirmDelete: byId(['title', 'text', 'button', 'again', 'keep'], text()),
    answer: answer.describe('What whoever has the link sees while the room is open.'),
    reveal: reveal(known).describe('What everyone with a link sees once the room is closed.'),
    gone: byId(['title', 'text', 'button'], text()).describe(
      'An unknown link, a room that was deleted, and one whose time is over: all the same.',
    ),
  });

export type TeamRoomWords = z.infer<ReturnType<typeof teamRoomSchema>>;
