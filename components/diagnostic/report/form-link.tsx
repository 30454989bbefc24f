'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { useScripted } from '@/components/ui/use-scripted';
import { POSTED } from '@/lib/kernel/forms';
import { DIAGNOSTIC_ANSWER } from '@/lib/kernel/routes';

const FORM = 'to-the-form';

type Props = { href: string } & Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'>;

/** A link to the form with a result in its fragment; without a script a button that posts the same. */
export function FormLink({ href, className, ...more }: Props) {
  const look = { ...more, className: classes(className, 'cursor-pointer'), 'data-print': 'no' };
  const isLink = useScripted();
  const current = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isLink && hadFocus.current) current.current?.focus({ preventScroll: true });
    hadFocus.current = document.activeElement === current.current;
  }, [isLink]);
  if (isLink) return <a {...look} ref={current} href={href} />;
  const [, carried] = href.split('#');
  return <button {...look} ref={current} type="submit" form={FORM} name={POSTED.earlier} value={carried} />;
}

export function FormLinksForm() {
  return (
    <form id={FORM} hidden method="post" action={DIAGNOSTIC_ANSWER}>
      {/* Back from the second step is the first, with what goes along. */}
      <input type="hidden" name={POSTED.step} value="2" />
      <input type="hidden" name={POSTED.go} value="previous" />
    </form>
  );
}
