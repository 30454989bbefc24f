import { context } from '@/lib/server/context';
import { readAnswer } from '@/lib/diagnostic/rules/team-room';
import { routes } from '@/lib/kernel/routes';
import { answerForm } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { seeOther } from '@/lib/platform/http/see-other';
import { withdrawAnswer, answerTeamRoom } from '@/lib/diagnostic/team-rooms';

/** Stores one person's ratings. Leads to their page, where they can change or withdraw them. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  const take = async (fields: SentFields) => {
    const { token = '', answer = '' } = fields;
    if (fields.withdraw) {
      const gone = (await withdrawAnswer(context(), token)) === 'withdrawn';
      return seeOther(`${routes.teamRoom(token)}${gone ? '?said=withdrawn' : ''}`);
    }
    const { outcome, key } = await answerTeamRoom(context(), token, answer, readAnswer(fields));
    return seeOther(outcome === 'unknown' ? routes.teamRoom(key) : `${routes.teamRoom(key)}?said=${outcome}`);
  };
  return answerForm(request, ownSite, 'teamAnswers', take, routes.teamRoom);
}
