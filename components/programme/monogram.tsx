import { Drawing } from '@/components/drawings/drawing';

/** Initials that somebody has constructed: public/images/site/monogram-nc.svg and its like. */
const DRAWN = ['NC', 'AL'];

type MonogramProps = {
  /** Initials. Those that are not drawn are set in the display face between the same lines. */
  initials: string;
  className?: string;
};

/** A coach's portrait: drawn initials. Decoration: the name stands beside it. */
export function Monogram({ initials, className = '' }: MonogramProps) {
  if (DRAWN.includes(initials)) {
    const name = `monogram-${initials.toLowerCase()}`;
    return <Drawing name={name} width={160} height={180} className={className} />;
  }
  return (
    <svg viewBox="0 0 160 180" className={`drawing font-display ${className}`} aria-hidden="true">
      <path d="M4 40V8h32M156 140v32h-32M4 90h152M8 50h144M8 130h144M80 36v108" strokeOpacity=".35" />
      <text x="80" y="130" fontSize="112" textAnchor="middle" textLength="144">
        {initials}
      </text>
    </svg>
  );
}
