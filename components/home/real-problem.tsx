import type { ReactNode } from 'react';
import { Section } from '@/components/layout/section';
import type { Content } from '@/lib/content/content';

type RealProblemProps = Omit<Content['home']['realProblem'], 'opens'> & { children: ReactNode };

/** Four numbered pains. What leads on from here comes as children. */
export function RealProblem({ title, intro, points, children }: RealProblemProps) {
  return (
    <Section title={title} intro={intro} joined followed>
      <ol className="grid gap-x-12 md:grid-cols-[1fr_1fr] lg:max-xl:grid-cols-[1fr]">
        {points.map((point, i) => (
          <li
            key={point.title}
            className="grid grid-cols-[44px_1fr] content-start border-t border-line pt-5 pb-7 md:grid-cols-[56px_1fr] md:pt-6 md:pb-9"
          >
            <span
              aria-hidden="true"
              className="row-span-2 font-display text-[2.25rem]/none font-medium text-brass-deep lining-nums md:text-[3rem]/none"
            >
              {i + 1}
            </span>
            <h3 className="mb-1.5">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
