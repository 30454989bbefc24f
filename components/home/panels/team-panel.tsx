import { CoachFacts, Portrait } from '@/components/programme/coach';
import type { Content } from '@/lib/content/content';
import { Panel, type Panels, ROWS } from './panel';

type TeamPanelProps = Omit<Panels['team'], 'coaches'> & { coaches: Content['team']['coaches'] };

/** The coaches: a photo or a drawn monogram, and what they are like to work with. */
export function TeamPanel({ coaches, ...panel }: TeamPanelProps) {
  return (
    <Panel name="team" {...panel}>
      <ul className={ROWS}>
        {coaches.map(({ id, name, monogram, photo, title, bio, facts, line }) => (
          <li key={id} className="gap-y-5!">
            <Portrait name={name} monogram={monogram} photo={photo} className="w-44 self-start lg:w-56" />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-ink-muted">{title}</p>
              <p className="mt-3">{bio}</p>
              <CoachFacts facts={facts} line={line} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
