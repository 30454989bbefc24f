import { z } from 'zod';
import { byId, strict, text, titledText, toolReference } from '@/lib/content/schemas/building-blocks';
import type { Known } from '@/lib/content/schemas/known';

const COUNTS = { mayHold: ['least', 'most', 'minutes'] } as const;
const counted = text(COUNTS);
const lines = z.array(counted).min(1);
const titled = strict({ title: text(), text: counted });

const about = strict({
  title: text(),
  intro: counted,
  steps: strict({ title: text(), items: z.array(titled).min(1) }),
  promises: strict({ title: text(), items: lines, honest: text() }),
  ...byId(['button', 'diagnostic', 'diagnosticLink'], text()).shape,
});

const founder = strict({
  title: text(),
  made: text({ holds: ['date'] }),
  handOut: byId(['title', 'text', 'label', 'copy', 'copied', 'notCopied', 'open'], text()),
  keep: titledText,
  close: strict({
    ...byId(['title', 'none', 'one', 'text', 'button'], text()).shape,
    more: text({ holds: ['n'] }),
    wait: counted,
    few: counted,
  }),
  delete: text(),
});

const answer = strict({
  ...byId(['title', 'intro', 'scale', 'note', 'send', 'change', 'withdraw', 'leaveOut'], text()).shape,
  before: strict({ title: text(), items: z.array(text({ mayHold: [...COUNTS.mayHold, 'date'] })).min(1) }),
  again: strict({ text: text(), link: text() }),
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
  }),
  closing: strict({ minutes, title: text(), text: text() }),
});

const reveal = (known: Known) =>
  strict({
    ...byId(['title', 'agreed', 'none', 'ranges', 'print', 'privacy'], text()).shape,
    intro: text({ holds: ['n'] }),
    introNone: text({ holds: ['n'], mayHold: ['least'] }),
    said: text({ holds: ['low', 'high'] }),
    same: text({ holds: ['low'] }),
    range: text({ holds: ['low', 'high'] }),
    count: text({ holds: ['n'] }),
    leftOut: titled,
    agenda,
    kit: strict({
      tool: toolReference(known).describe('The tool whose demo opens with the ranges.'),
      ...byId(['title', 'demo', 'note'], text()).shape,
      text: text({ holds: ['tool'] }),
      product: text({ holds: ['tool', 'price'] }),
    }),
  });

/** content/diagnostic/team-room.yaml */
export const teamRoomSchema = (known: Known) =>
  strict({
    offer: byId(['title', 'text', 'link'], text()),
    about,
    founder,
    confirmDelete: byId(['title', 'text', 'button', 'again', 'keep'], text()),
    answer,
    reveal: reveal(known),
    gone: byId(['title', 'text', 'button'], text()),
    failed: strict({ title: text(), text: text({ holds: ['errorId'] }), button: text() }),
  });

export type TeamRoomWords = z.infer<ReturnType<typeof teamRoomSchema>>;
