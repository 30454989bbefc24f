/** Four tools of the drawing table, 64 by 60 units. Each stands on the lower edge, so that they share one ground. */
const DRAWINGS = {
  rule: {
    ink: 'M2 40h60v19.25H2zM7 40v9M11.5 40v5M16 40v5M20.5 40v9M25 40v5M29.5 40v5M34 40v9M38.5 40v5M43 40v5M47.5 40v9M52 40v5M56.5 40v5M2 8v8M62 8v8M2 12h60M7 9.5L2 12l5 2.5M57 9.5l5 2.5-5 2.5',
    accent: 'M34 20v15M30.5 30l3.5 5 3.5-5',
  },
  compass: {
    ink: 'M29.5 1.5h5v6h-5zM37 13a5 5 0 1 1-10 0 5 5 0 1 1 10 0M27.8 16L12 59.25l18.8-41.4M36.2 16L52 59.25l-18.8-41.4',
    accent: 'M20.5 36.5c7 5 16 5 23 0',
  },
  key: {
    ink: 'M43.5 13a11.5 11.5 0 1 1-23 0 11.5 11.5 0 1 1 23 0M36.5 11a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0M27 24h10v4H27zM29 28v31.25h6V28',
    accent: 'M35 41h10v5h-5v4h5v9.25H35',
  },
  level: {
    ink: 'M2 34h60v18H2zM2 52v7.25h60V52M9 34v18M55 34v18M22 38h20a5 5 0 0 1 0 10H22a5 5 0 0 1 0-10zM27 36v14M37 36v14',
    accent: 'M30 40.5h4a2.5 2.5 0 0 1 0 5h-4a2.5 2.5 0 0 1 0-5z',
  },
};

export type GoalIconName = keyof typeof DRAWINGS;

/** The drawing of a goal. Decoration: the goal itself stands under it. */
export function GoalIcon({ name }: { name: GoalIconName }) {
  return (
    <svg viewBox="0 0 64 60" className="drawing w-20 lg:w-28" aria-hidden="true">
      <path d={DRAWINGS[name].ink} />
      <path d={DRAWINGS[name].accent} className="accent" />
    </svg>
  );
}
