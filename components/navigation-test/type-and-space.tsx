const SIZES = [
  { name: 'text-4xl', look: 'font-display font-medium text-4xl tracking-tightest' },
  { name: 'text-3xl', look: 'font-display font-medium text-3xl tracking-tightest' },
  { name: 'text-2xl', look: 'font-display font-medium text-2xl tracking-tight' },
  { name: 'text-xl', look: 'font-display font-medium text-xl' },
  { name: 'text-l', look: 'font-display font-medium text-l' },
  { name: 'italic', look: 'font-italic italic text-l' },
  { name: 'text-m', look: 'text-m' },
  { name: 'text-ui', look: 'text-ui' },
  { name: 'text-note', look: 'text-note text-ink-muted' },
  { name: 'text-s', look: 'text-s text-ink-muted' },
  { name: 'text-xs', look: 'text-xs' },
];

const SPACES = ['w-pad', 'w-gutter', 'w-gap', 'w-section', 'w-target', 'w-column'];
const STEPS = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 104];

/** Every size of type, in the words it is for. */
export function TypeScale() {
  return (
    <dl className="border-t border-ink">
      {SIZES.map(({ name, look }) => (
        <div
          key={name}
          className="grid items-baseline gap-x-8 border-b border-line py-3 md:grid-cols-[8rem_1fr]"
        >
          <dt className="text-note text-ink-muted">{name}</dt>
          <dd className={`${look} min-w-0 break-words`}>Ninety days, 100%</dd>
        </div>
      ))}
    </dl>
  );
}

/** The grid of 4 pixels, and the measures that have a name. */
export function SpaceScale() {
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-3 md:grid-cols-2">
      {STEPS.map((step) => (
        <Measure key={step} name={`${step} px`} width={step} />
      ))}
      {SPACES.map((look) => (
        <Measure key={look} name={look.slice(2)} look={look} />
      ))}
    </dl>
  );
}

function Measure({ name, width, look = '' }: { name: string; width?: number; look?: string }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center">
      <dt className="text-note text-ink-muted">{name}</dt>
      <dd>
        <svg
          aria-hidden="true"
          className={`${look} h-3 max-w-full border-x-drawn border-ink bg-line`}
          width={width}
        />
      </dd>
    </div>
  );
}
