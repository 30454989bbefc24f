import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';

type GoalsProps = { title: string; items: { title: string; icon: 'rule' | 'compass' | 'key' | 'level' }[] };

/** Four goals, each a tool that stands on the same ground line. */
export function Goals({ title, items }: GoalsProps) {
  return (
    <Section title={title}>
      <ul className="goals" data-enter="">
        {items.map((goal) => (
          <li key={goal.title}>
            <Drawing name={`goal-${goal.icon}`} width={64} height={60} />
            <div className="ground" aria-hidden="true" />
            <p className="max-w-[9.8em]">{goal.title}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
