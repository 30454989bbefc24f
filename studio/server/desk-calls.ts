import { z } from 'zod';
import { err, ok, type Result } from '@/lib/kernel/result';
import {
  ACTION_NAMES,
  aboutOf,
  action,
  type Action,
  type DeskFile,
  deskFile,
  deskId,
  fileLine,
} from '../desk/actions';
import { type Desk, type DeskTable, isDeskName } from '../desk/desk';
import type { DeskLog } from '../desk/log';
import { isRangeName } from '../desk/ranges';
import { type Answer, call, type Call } from './call';

const BODIES = {
  person: z.strictObject({ address: z.string().trim().max(320) }),
  file: z.strictObject({ file: deskFile }),
  ask: z.strictObject({ action }),
  /** `attempt`: the same however often it is sent. `asked`: what was answered with yes. */
  act: z.strictObject({ action, attempt: z.uuid(), asked: z.string().max(2_000).nullable() }),
};

const NO_DESK = 'There is no database here: the desk is closed.';

/** The calls of the desk. What is done, and what is taken along as a file, stands in its log. */
export function createDeskCalls(desk: Desk, log: DeskLog) {
  /**
   * What became of each attempt. It outlives no start of the studio, and no page either: each makes its own.
   */
  const attempts = new Map<string, { of: string; answer: Promise<Answer> }>();

  /** What can't be done at all is an exception of the desk's, which says what to do. */
  async function ofDesk(look: () => Promise<Result<unknown, string>>): Promise<Answer> {
    if (!desk.isThere()) return err(NO_DESK);
    try {
      return await look();
    } catch (error) {
      return err(error instanceof Error ? error.message : String(error));
    }
  }

  /** Does what the log says is done, and notes what came of it. */
  async function logged<Found>(
    entry: { id: string; who: string; what: string; about: string },
    work: () => Promise<Result<Found, string>>,
    outcomeOf: (found: Found) => string,
  ): Promise<Result<Found, string>> {
    const { id, ...line } = entry;
    log.begin(id, line);
    try {
      const done = await work();
      log.end(id, done.ok ? outcomeOf(done.value) : `Not done. ${done.error}`);
      return done;
    } catch (error) {
      // What it says may be anybody's words: the page shows it, and the log keeps none of it.
      log.end(id, 'It failed on the way: look at what became of it.');
      throw error;
    }
  }

  /** The same attempt is done once: whoever sends it again is told what came of it. */
  function once(attempt: string, one: Action, asked: string | null, who: string): Promise<Answer> {
    const of = JSON.stringify([one, asked]);
    const before = attempts.get(attempt);
    if (before)
      return before.of === of
        ? before.answer
        : Promise.resolve(err('Another action was begun by this click. Load the page again.'));
    const entry = { id: attempt, who, what: ACTION_NAMES[one.name], about: aboutOf(one) };
    const answer = ofDesk(() =>
      logged(
        entry,
        () => desk.act(one, asked),
        (done) => done.logged,
      ),
    ).then((done) => (done.ok ? ok({ text: (done.value as { text: string }).text }) : done));
    attempts.set(attempt, { of, answer });
    return answer;
  }

  async function handOut(file: DeskFile, who: string): Promise<Answer> {
    const entry = { id: crypto.randomUUID(), who, ...fileLine(file) };
    const made = await logged(
      entry,
      () => desk.file(file),
      () => 'Saved.',
    );
    if (!made.ok) return made;
    const { name, type, body } = made.value;
    return ok({ name, type, base64: Buffer.from(body).toString('base64') });
  }

  async function logTable(): Promise<DeskTable> {
    const rows = log.entries().map(({ at, who, what, about, outcome }) => ({
      id: null,
      cells: [at, who, what, about, outcome ?? 'Not noted: it is under way, or the studio was stopped.'],
    }));
    const columns: DeskTable['columns'] = [
      { name: 'When', kind: 'time', isChosen: true },
      { name: 'Who', kind: 'text' },
      { name: 'What', kind: 'text', isChosen: true },
      { name: 'Of', kind: 'text' },
      { name: 'Outcome', kind: 'text' },
    ];
    const note = 'What was done at this desk, and what was published. Nobody’s name or address stands in it.';
    return { columns, rows, note, zone: await desk.zone() };
  }

  const reads: Record<string, (query: URLSearchParams) => Promise<Answer>> = {
    '/api/desk': (query) =>
      ofDesk(async () => {
        const name = query.get('table');
        const range = query.get('range') ?? 'days30';
        if (name === 'log') return ok(await logTable());
        if (!isDeskName(name) || !isRangeName(range)) return err('The desk has no such table.');
        return ok(await desk.read(name, range));
      }),
    '/api/desk/sheet': (query) =>
      ofDesk(async () => {
        const [name, id] = [query.get('table'), deskId.safeParse(query.get('id'))];
        const found = isDeskName(name) && id.success ? await desk.open(name, id.data) : null;
        return found ? ok(found) : err('It isn’t there anymore.');
      }),
  };
  const calls: Record<string, Call> = {
    // By a call, so that nobody's address stands in one of ours.
    '/api/desk/person': call(BODIES.person, ({ address }) => ofDesk(() => desk.person(address))),
    '/api/desk/file': call(BODIES.file, ({ file }, who) => ofDesk(() => handOut(file, who))),
    '/api/desk/ask': call(BODIES.ask, (body) => ofDesk(() => desk.ask(body.action))),
    '/api/desk/act': call(BODIES.act, (body, who) => once(body.attempt, body.action, body.asked, who)),
  };
  return { reads, calls };
}
