import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';
import { Fold } from './fold';

/** One rating is one view: leads to a room in which a whole team rates. */
export function TeamOffer({ words }: { words: Record<'title' | 'text' | 'link', string> }) {
  return (
    <Fold id="team" title={words.title}>
      <p>{words.text}</p>
      <a href={routes.aboutTeamRooms} className={`${buttonClasses('line')} justify-self-start`}>
        {words.link}
      </a>
    </Fold>
  );
}
