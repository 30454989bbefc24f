import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';

type FaqProps = {
  title: string;
  intro: string;
  items: readonly { id: string; question: string; answer: readonly string[] }[];
};

/** Questions that open to their answers. */
export function Faq({ title, intro, items }: FaqProps) {
  return (
    <Section title={title} intro={intro} joined>
      <div className="faq">
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              <h3>{question}</h3>
              <Icon sign="chevron" />
            </summary>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}
