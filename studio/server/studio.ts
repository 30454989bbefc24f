import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { collectKnown } from '@/lib/content/known';
import { readAll } from '@/lib/content/read-all';
import { contentFingerprint } from '@/lib/content/version';
import type { Known } from '@/lib/content/schemas/known';
import { err, ok, type Result } from '@/lib/kernel/result';
import { routes } from '@/lib/kernel/routes';
import type { Desk } from '../desk/desk';
import { openDeskLog } from '../desk/log';
import type { Preview } from '../preview/preview';
import { checkDraft, type Checked } from '../words/check';
import { openDraft } from '../words/draft';
import type { Change } from '../words/changes';
import { edit } from '../words/edit';
import { placeOfText } from '../words/find';
import { formOf, type FileForm } from '../words/form';
import { isMoney } from '../words/labels';
import { mirror } from '../words/mirror';
import { overviewOf, toldWith, type Overview } from '../words/overview';
import { createPublisher, lineOf, type Progress, type RunCommand } from '../words/publisher';
import { type Answer, call, type Call } from './call';
import { createDeskCalls } from './desk-calls';
import { createUploads } from './upload-calls';

type StudioSetting = {
  root: string;
  content: string;
  /** Where the draft lives. */
  folder: string;
  site: string;
  deploy: RunCommand;
  preview: Preview;
  desk: Desk;
};

export type State = Overview & {
  /** Whether there is a database to look into. */
  hasDesk: boolean;
  publishing: Progress;
  preview: ReturnType<Preview['state']>;
};

const inFile = { file: z.string().max(300) };
const BODIES = {
  /** `was`: what stood at its place in the page. */
  edit: z.strictObject({ ...inFile, edit, was: z.json().optional() }),
  settle: z.strictObject({ ...inFile, choice: z.enum(['theirs', 'both', 'mine']) }),
  commit: z.strictObject({ message: z.string().trim().min(1).max(10_000) }),
  nothing: z.strictObject({}),
};

/** The calls of the page: what each is given, checked, and what it answers. */
export function createStudio({ root, content, folder, site, deploy, preview, desk }: StudioSetting) {
  const draft = openDraft(content, folder);
  const files = { log: path.join(folder, 'deploy.log'), pending: path.join(folder, 'to-commit.json') };
  const uploads = createUploads(draft);
  const publisher = createPublisher({ root, content, site, deploy, ...files });
  const log = openDeskLog(path.join(folder, 'desk.log'));
  let checked: Checked | null = null;
  /** What the last check was of. */
  let seen = '';

  /** What somebody saved outside since is in it. */
  function state(): State {
    draft.refresh();
    const now = fingerprint();
    if (now !== seen) checked = null;
    preview.wake();
    const overview = overviewOf(draft, checked);
    // A new product shows among the others until a build has a page of its own.
    const pageOf = (page?: string) => (page && !preview.hasPage(page) ? routes.toolbox : page);
    return {
      ...overview,
      files: overview.files.map((line) => ({ ...line, page: pageOf(line.page) })),
      publishing: publisher.progress(),
      preview: preview.state(),
      hasDesk: desk.isThere(),
    };
  }

  function fingerprint(): string {
    const changed = draft.changed().map((file) => [file, draft.textOf(file)]);
    return JSON.stringify([contentFingerprint(content), changed]);
  }

  let known: { of: string; ids: Known } | undefined;
  /** The ids in the draft; found anew when it says something else. */
  function ids(): Known {
    const now = fingerprint();
    if (known?.of !== now) known = { of: now, ids: idsIn(draft.shadow) };
    return known.ids;
  }

  /** Only words without errors reach the preview: it goes on showing the last that had none. */
  function check(): State {
    draft.refresh();
    const now = fingerprint();
    if (checked === null || now !== seen) {
      // What breaks off, such as on a full disk, is done again.
      checked = null;
      const found = checkDraft(draft.shadow);
      if (found.errors.length === 0) {
        mirror(draft.shadow, preview.content);
        preview.renew();
      }
      [checked, seen] = [found, now];
    }
    return state();
  }

  /** Nothing is published where it can't be logged. */
  function publish(who: string): Answer {
    if (publisher.isWorking()) return err('The last change is still on its way. Publish when it is live.');
    const { changes, checked: found } = check();
    if (!found || found.errors.length > 0) return err('There are errors. They stand beside their fields.');
    if (changes.length === 0) return err('Nothing was changed.');
    const entry = crypto.randomUUID();
    const about = [...new Set(changes.map(({ file }) => file))].join(', ');
    try {
      log.begin(entry, { who, what: 'Published', about });
    } catch (error) {
      return err(error instanceof Error ? error.message : String(error));
    }
    const done = draft.publish();
    log.end(entry, done.ok ? pricesIn(changes) : 'Not done.');
    if (!done.ok) return done;
    publisher.published(done.value, changes);
    return ok(check());
  }

  /** With the pictures and sold files that are told with it. */
  function settle(file: string, choice: 'theirs' | 'both' | 'mine'): Result<void, string> {
    const held = draft.meanwhile().filter((one) => toldWith(one) === file);
    const settled = held.map((one) => draft.settle(one, choice));
    return settled.find(({ ok }) => !ok) ?? (held.length > 0 ? ok(undefined) : draft.settle(file, choice));
  }

  const changing = (work: () => Result<unknown, string> | void): Answer => {
    const done = work() ?? ok(undefined);
    return done.ok ? ok(state()) : done;
  };

  const ofDesk = createDeskCalls(desk, log);
  const reads: Record<string, (query: URLSearchParams) => Answer | Promise<Answer>> = {
    ...ofDesk.reads,
    '/api/state': () => ok(state()),
    '/api/place': (query) => ok(placeOfText(draft, query.get('text') ?? '', query.get('page') ?? '') ?? null),
    '/api/check': () => ok(check()),
    '/api/picture': uploads.picture,
    '/api/form': (query) => {
      const file = draft.files().find((one) => one.file === query.get('file'));
      if (!file) return err('There is no such file.');
      if (!draft.isReadable(file.file)) return ok({ kind: 'unreadable' } satisfies FileForm);
      return ok(formOf(file, ids(), draft.textOf(file.file)));
    },
  };
  const calls: Record<string, Call> = {
    ...ofDesk.calls,
    '/api/edit': call(BODIES.edit, ({ file, edit, was }) => changing(() => draft.edit(file, edit, was))),
    '/api/undo': call(BODIES.nothing, () => changing(draft.undo)),
    '/api/redo': call(BODIES.nothing, () => changing(draft.redo)),
    '/api/settle': call(BODIES.settle, ({ file, choice }) => changing(() => settle(file, choice))),
    '/api/product': (body) => changing(() => uploads.newProduct(body)),
    '/api/restore': call(BODIES.nothing, () => changing(draft.restore)),
    '/api/publish': call(BODIES.nothing, (_, who) => publish(who)),
    '/api/deploy': call(BODIES.nothing, () => changing(publisher.deployAgain)),
    '/api/back': call(BODIES.nothing, () => changing(publisher.back)),
    '/api/commit': call(BODIES.commit, async ({ message }) => {
      const refused = await publisher.commit(message);
      return refused === null ? ok(state()) : err(refused);
    }),
  };
  const upload = async (query: URLSearchParams, request: IncomingMessage): Promise<Answer> => {
    const taken = await uploads.take(query, request);
    return changing(() => taken);
  };
  return { reads, calls, upload, check };
}

/** What a publication did to prices, in words. Other words are not told: names may stand in them. */
const pricesIn = (changes: Change[]): string =>
  ['Published.', ...changes.filter(({ path }) => isMoney(path)).map((one) => `${lineOf(one)}.`)].join(' ');

/** None are known where a file can't be read at all: then any would pass, and the check says why. */
function idsIn(shadow: string): Known {
  try {
    const sources = readAll(shadow);
    return collectKnown(sources.yaml, sources.slugs);
  } catch {
    return {};
  }
}
