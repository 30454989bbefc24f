import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { type FieldName, inFormOrder, ratingField } from '@/lib/diagnostic/rules/steps';
import { POSTED } from '@/lib/kernel/posted';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: Pick<DiagnosticWords, 'advice' | 'scale' | 'toasts'>;
  page: FormPage;
  problem: string | null;
};

export function PostedTrouble({ words: { advice, scale, toasts }, page, problem }: Props) {
  const { unrated, gap, complaints } = page;
  const [first] = unrated;
  if (first) {
    const { title, text, rate, send } = scale.unrated;
    const links = unrated.map((id) => [ratingField(id), advice.statements[id].short] as const);
    return (
      <Sheet title={fill(title, { n: unrated.length })} text={text} links={links}>
        <ButtonLink size="sm" href={`#${ratingField(first)}`}>
          {rate}
        </ButtonLink>
        <Button type="submit" size="sm" variant="line" name={POSTED.go} value="send">
          {send}
        </Button>
      </Sheet>
    );
  }
  const links = inFormOrder(complaints);
  if (gap) return <Sheet {...toasts[gap]} links={links} />;
  const { title, text = '' } = toasts.submitFailed;
  return (
    <Sheet
      title={title}
      text={problem === null ? undefined : fill(text, { message: problem })}
      links={links}
    />
  );
}

type SheetProps = {
  title: string;
  text?: string;
  links: readonly (readonly [FieldName, string])[];
  children?: ReactNode;
};

function Sheet({ title, text, links, children }: SheetProps) {
  return (
    <div
      role="group"
      aria-labelledby="trouble"
      tabIndex={-1}
      autoFocus
      className="sheet datum mb-10 grid gap-3 p-6"
    >
      <p id="trouble" className="font-display text-l">
        {title}
      </p>
      {text && <p>{text}</p>}
      {children && <div className="mt-1 flex flex-wrap gap-3">{children}</div>}
      {links.length > 0 && (
        <ul className="grid gap-x-8 text-ui md:grid-cols-2">
          {links.map(([field, words]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="flex min-h-target items-center py-2 leading-snug underline decoration-brass decoration-2 underline-offset-4 first-letter:uppercase"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
