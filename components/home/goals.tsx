import { Section } from '@/components/layout/section';
import { GoalIcon, type GoalIconName } from './goal-icon';

type GoalsProps = { title: string; items: { title: string; icon: GoalIconName }[] };

/** Four goals, each a tool that stands on the same ground line. */
export function Goals({ title, items }: GoalsProps) {
  return (
    <Section title={title}>
      <ul className="goals" data-enter="">
        {items.map((goal) => (
          <li key={goal.title}>
            <GoalIcon name={goal.icon} />
            <div className="ground" aria-hidden="true" />
            <h3 className="max-w-[16ch]">{goal.title}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
