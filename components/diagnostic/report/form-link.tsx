import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import { POSTED } from '@/lib/kernel/forms';
import { DIAGNOSTIC_ANSWER } from '@/lib/kernel/routes';

const FORM = 'to-the-form';

type Props = { href: string } & Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'>;

/** A link to the form with a result in its fragment; where scripts are off, a button that posts the same. */
export function FormLink({ href, className, ...words }: Props) {
  const [, carried] = href.split('#');
  return (
    <>
      <a {...words} href={href} data-print="no" className={classes(className, 'noscript:hidden')} />
      <noscript className="noscript:contents">
        <button
          {...words}
          type="submit"
          form={FORM}
          name={POSTED.earlier}
          value={carried}
          data-print="no"
          className={classes(className, 'cursor-pointer')}
        />
      </noscript>
    </>
  );
}

export function FormLinksForm() {
  const fields = [
    // Back from the second step is the first, with what goes along.
    [POSTED.step, '2'],
    [POSTED.go, 'previous'],
  ];
  return (
    <form id={FORM} hidden method="post" action={DIAGNOSTIC_ANSWER}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
