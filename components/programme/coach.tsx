import { Photo } from '@/components/ui/photo';
import { Drawing } from '@/components/drawings/drawing';
import type { Content } from '@/lib/content/content';

type Person = Content['team']['coaches'][number];

/**
 * A coach: photo or drawn initials, name, what for, a few sentences, what can be checked, and a line.
 */
export function Coach({ name, monogram, photo, title, bio, ...own }: Person) {
  return (
    <div className="grid break-inside-avoid items-start gap-x-[32px] gap-y-[20px] sm:grid-cols-[auto_minmax(0,1fr)]">
      <Portrait name={name} monogram={monogram} photo={photo} className="w-[120px] sm:w-40" />
      <div>
        <h3 className="text-xl/tight">{name}</h3>
        <p className="text-note text-ink-muted">{title}</p>
        <p className="mt-3">{bio}</p>
        <CoachFacts {...own} />
      </div>
    </div>
  );
}

/** What can be checked about a coach, and a line in the coach's own words. */
export function CoachFacts({ facts, line }: Pick<Person, 'facts' | 'line'>) {
  return (
    <>
      <ul className="mt-4 border-y border-line text-ui/[1.55] *:border-line *:py-2 *:not-first:border-t">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 font-display text-l font-medium">“{line}”</p>
    </>
  );
}

/** As a name stands under a letter. */
const SIGNED =
  'block before:mr-2.5 before:inline-block before:w-6 before:border-t-drawn before:border-accent before:align-[0.3em]';

export const CoachLine = ({ name, line }: Pick<Person, 'name' | 'line'>) => (
  <p className="font-display text-l font-medium">
    “{line}” <span className={SIGNED}>{name}</span>
  </p>
);

type PortraitProps = Pick<Person, 'name' | 'photo' | 'monogram'> & { className: string };

/**
 * A coach: a photo where content has one, else the initials of the sheet of drawings, constructed by
 * somebody or set in the display face. Decoration: the name stands beside it.
 */
export function Portrait({ monogram, className, ...own }: PortraitProps) {
  if (own.photo) return <Photo of="team" {...own} className={className} />;
  const name = `monogram-${monogram.toLowerCase()}`;
  return <Drawing name={name} width={160} height={180} className={`font-display ${className}`} />;
}
