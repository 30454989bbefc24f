import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';

type FaqProps = {
  title: string;
  intro: string;
  items: readonly { id: string; question: string; answer: readonly string[] }[];
};

/** Questions that open to their answers. */
export function Faq({ title, intro, items }: FaqProps) {
  return (
    <Section title={title} intro={intro} joined>
      <div className="border-b border-line">
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id} className="border-t border-line first:border-ink">
            <summary className="flex items-center justify-between gap-4 py-4.5">
              <h3>{question}</h3>
              <Icon sign="chevron" className="chevron size-3.5 text-brass-deep" />
            </summary>
            {answer.map((paragraph) => (
              <p key={paragraph} className="mb-3 max-w-measure last:mb-6">
                <Minutes>{paragraph}</Minutes>
              </p>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}

/** What happens when: the minutes before a colon stand out. */
function Minutes({ children }: { children: string }) {
  const [when = '', ...what] = children.split(/(?<=^Minutes \d+ to \d+): /);
  return what.length === 0 ? (
    <Unbroken>{when}</Unbroken>
  ) : (
    <>
      <b className="inline-block w-40 font-semibold text-brass-deep tabular-nums">{when}</b> {what}
    </>
  );
}
