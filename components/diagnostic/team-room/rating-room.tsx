import { State } from '@/components/layout/message';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { Button } from '@/components/ui/button';
import { type Ratings, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { apiRoutes } from '@/lib/kernel/routes';
import { longDay } from '@/lib/kernel/time';
import { fill } from '@/lib/kernel/text';
import { BottomBar } from '../step-frame';
import type { Controls } from '../controls';
import { RatingsStep } from '../ratings-step';
import { AnswerKey, NoteAnswer } from './answer-key';
import { RoomHead } from './room-head';
import type { TeamRoomTexts } from '../words';

type Props = {
  token: string;
  room: { id: string; createdAt: Date; ratings: Ratings };
  /** For an answer that has no key yet; null where the address has it. */
  newKey: string | null;
  outcome: 'saved' | 'withdrawn' | 'refused' | 'full' | null;
  words: Pick<TeamRoomTexts, 'answer' | 'form'>;
};

const WITHDRAW = 'withdraw';

export function RatingRoom({ token, room, newKey, outcome, words: { answer, form } }: Props) {
  const { before } = answer;
  const isGiven = Object.keys(room.ratings).length > 0;
  const isTrouble = outcome === 'refused' || outcome === 'full';
  const scale = { ...form.scale, solo: answer.scale };
  return (
    <>
      <form method="post" action={apiRoutes.answerTeamRoom}>
        <input type="hidden" name="token" value={token} />
        <PlumbLine>
          <RoomHead title={answer.title}>
            {outcome && (
              <State
                tone={isTrouble ? 'fair' : 'good'}
                role={isTrouble ? 'alert' : 'status'}
                title={answer[outcome].title}
                className="max-w-measure"
              >
                {answer[outcome].text}
              </State>
            )}
            {newKey === null ? (
              <NoteAnswer room={room.id} answerKey={token} />
            ) : (
              <AnswerKey room={room.id} fresh={newKey} words={answer.again} />
            )}
            <p className="lead max-w-[26em]">{answer.intro}</p>
            {isGiven && (
              <Button type="submit" form={WITHDRAW} variant="line">
                {answer.withdraw}
              </Button>
            )}
          </RoomHead>
          <Section title={before.title} followed>
            <ul className="border-t border-ink">
              {before.items.map((item) => (
                <li key={item} className="border-b border-line py-4">
                  <p>{fill(item, { date: longDay(room.createdAt) })}</p>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={form.scale.title}>
            <RatingsStep words={{ ...form, scale }} controls={controlsOf(room.ratings, answer.leaveOut)} />
          </Section>
        </PlumbLine>
        <BottomBar>
          <p className="text-note text-ink-muted">{answer.note}</p>
          <Button type="submit" size="sm">
            {isGiven ? answer.change : answer.send}
          </Button>
        </BottomBar>
      </form>
      {isGiven && (
        <form id={WITHDRAW} method="post" action={apiRoutes.answerTeamRoom}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="withdraw" value="yes" />
        </form>
      )}
    </>
  );
}

function controlsOf(ratings: Ratings, leaveOut: string): Controls {
  const given = new Map<string, string>(
    STATEMENT_IDS.filter((id) => ratings[id] !== undefined).map((id) => [
      ratingField(id),
      String(ratings[id]),
    ]),
  );
  return {
    control: (name, value) => ({ name, defaultChecked: given.get(name) === value }),
    complaint: () => undefined,
    leaveOut: (name) => (given.has(name) ? leaveOut : undefined),
  };
}
