import { Monogram } from './monogram';

type CoachWords = { id: string; name: string; monogram: string; title: string; bio: string };

type CoachProps = Omit<CoachWords, 'id'> & {
  /** The level below that of the heading it stands under. */
  heading?: 'h3' | 'h4';
};

/** A coach: drawn initials, name, what for, and a few sentences. */
export function Coach({ name, monogram, title, bio, heading: Heading = 'h3' }: CoachProps) {
  return (
    <div className="coach">
      <Monogram initials={monogram} className="w-[120px] sm:w-40" />
      <div>
        <Heading className="font-display text-xl leading-tight font-medium">{name}</Heading>
        <p className="text-note text-ink-muted">{title}</p>
        <p className="mt-3">{bio}</p>
      </div>
    </div>
  );
}
