import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';

/** One rating is one view: leads to a room in which a whole team rates. */
export function TeamOffer({ words }: { words: Record<'title' | 'text' | 'link', string> }) {
  return (
    <section aria-labelledby="team" className="report-columns" data-print="no">
      <h2 id="team">{words.title}</h2>
      <div className="border-t border-ink pt-6">
        <p>{words.text}</p>
        <a href={routes.aboutTeamRooms} className={`${buttonClasses('line')} mt-5`}>
          {words.link}
        </a>
      </div>
    </section>
  );
}
