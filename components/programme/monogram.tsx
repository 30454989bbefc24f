import { Drawing } from '@/components/drawings/drawing';

type MonogramProps = {
  /** A coach's. The sheet of drawings has them, constructed by somebody or set in the display face. */
  initials: string;
  className?: string;
};

/** A coach's portrait: drawn initials. Decoration: the name stands beside it. */
export function Monogram({ initials, className = '' }: MonogramProps) {
  const name = `monogram-${initials.toLowerCase()}`;
  return <Drawing name={name} width={160} height={180} className={`font-display ${className}`} />;
}
