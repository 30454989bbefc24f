import { context } from '@/lib/server/context';
import { readAnswer } from '@/lib/diagnostic/rules/team-room';
import { routes } from '@/lib/kernel/routes';
import { answerForm } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { seeOther } from '@/lib/platform/http/see-other';

/**
 * Stores one person's ratings in a team room. Leads to their page, where they can change or withdraw them.
 */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite } = context();
  const take = async (fields: SentFields) => {
    const { token = '', answer = '' } = fields;
    if (fields.withdraw) {
      const gone = (await diagnostic.teamRooms.withdraw(token)) === 'withdrawn';
      return seeOther(`${routes.teamRoom(token)}${gone ? '?said=withdrawn' : ''}`);
    }
    const { outcome, key } = await diagnostic.teamRooms.answer(token, answer, readAnswer(fields));
    return seeOther(outcome === 'unknown' ? routes.teamRoom(key) : `${routes.teamRoom(key)}?said=${outcome}`);
  };
  return answerForm(request, ownSite, 'teamAnswers', take, routes.teamRoom);
}
