import { CoachFacts, type CoachFactsProps } from './coach-facts';
import { Portrait } from './portrait';

type CoachWords = CoachFactsProps & {
  id: string;
  monogram: string;
  photo?: string;
  title: string;
  bio: string;
};

type CoachProps = Omit<CoachWords, 'id'> & {
  /** The level below that of the heading it stands under. */
  heading?: 'h3' | 'h4';
};

/**
 * A coach: photo or drawn initials, name, what for, a few sentences, what can be checked, and a signed line.
 */
export function Coach({ name, monogram, photo, title, bio, heading: Heading = 'h3', ...own }: CoachProps) {
  return (
    <div className="coach">
      <Portrait {...{ name, monogram, photo }} className="w-[120px] sm:w-40" />
      <div>
        <Heading className="font-display text-xl leading-tight font-medium">{name}</Heading>
        <p className="text-note text-ink-muted">{title}</p>
        <p className="mt-3">{bio}</p>
        <CoachFacts name={name} {...own} />
      </div>
    </div>
  );
}
