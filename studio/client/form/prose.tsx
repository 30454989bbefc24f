import { useForm } from './context';
import { SaidOf } from './field';
import { withLineEnds } from './typed-value';
import { useTyped } from './use-typed';

/** A file of Markdown: its text, as a whole. */
export function Prose({ text }: { text: string }) {
  const { edit, said } = useForm();
  const { onChange, ...typed } = useTyped(text, {
    written: String,
    read: (next) => withLineEnds(next, text),
    send: (next, was) => edit({ do: 'write', text: next }, was),
  });
  const found = said([]);
  return (
    <div className="field">
      <label htmlFor="prose">Text</label>
      <p className="help" id="prose-help">
        A line that begins with “## ” is a heading, one with “- ” an entry of a list. Two *stars* emphasize.
      </p>
      <SaidOf id="prose-said" name="The text" found={found} />
      <textarea
        id="prose"
        className="prose"
        aria-describedby="prose-help"
        {...typed}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
