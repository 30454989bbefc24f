import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icons';

type FieldTexts = {
  label: string;
  /** A line under the label: what is asked for and why. */
  help?: string;
  /** What is wrong and what to do about it. Marks the control as invalid. */
  error?: string;
  /** "required" or "optional", in words, after the label. */
  mark?: string;
};

const CONTROL =
  'block min-h-13 w-full rounded-control border-drawn border-control bg-paper-raised px-3.5 py-2.5 text-[1.0625rem] text-ink ' +
  'hover:border-ink aria-invalid:border-poor disabled:text-ink-muted';

/**
 * A one-line input with its label, help and error. Takes every attribute of an input, a form library's ref
 * included.
 */
export function TextField({ type = 'text', ...field }: FieldTexts & ComponentProps<'input'>) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <input {...control} type={type} className={CONTROL} />
    </FieldFrame>
  );
}

/** A choice from a list with its label, help and error. Children are the options. */
export function SelectField(field: FieldTexts & ComponentProps<'select'>) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <select {...control} className={classes(CONTROL, 'select')} />
    </FieldFrame>
  );
}

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'>;
type CheckProps = CheckBoxProps & { box?: string };

export const CheckBox = ({ className, ...input }: CheckBoxProps) => (
  <span className="grid size-7 shrink-0 *:col-start-1 *:row-start-1">
    <input
      {...input}
      type="checkbox"
      className={classes(
        'peer size-7 cursor-pointer appearance-none rounded-control border-drawn border-control bg-paper-raised group-hover:border-ink checked:border-blueprint checked:bg-blueprint forced-colors:appearance-auto',
        className,
      )}
    />
    <Icon
      sign="tick"
      className="pointer-events-none hidden place-self-center text-blueprint-text peer-checked:block forced-colors:hidden!"
    />
  </span>
);

/** A box to check, with its words. @param box classes of the box itself */
export const CheckField = ({ className, box, children, ...input }: CheckProps) => (
  <label className={classes('group flex min-h-target w-fit cursor-pointer items-center gap-3', className)}>
    <CheckBox {...input} className={box} />
    {children}
  </label>
);

/** What is around a control and what is in it. Help and error are tied to it, to be read out with it. */
function useField<Field extends FieldTexts & { id?: string; className?: string }>(field: Field) {
  const { label, help, error, mark, className, ...control } = field;
  const own = useId();
  const id = control.id ?? own;
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const tied = { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
  return { frame: { id, label, help, error, mark, className }, control: { ...control, id, ...tied } };
}

function FieldFrame(field: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  const { id, label, help, error, mark, className, children } = field;
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label} {mark && <span className="ml-1 text-note font-regular text-ink-muted">{mark}</span>}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-note text-ink-muted">
            {help}
          </p>
        )}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="border-l-3 border-poor pl-3 text-note font-medium text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
