import { Unbroken } from './unbroken';

/** Words in which an email address is a link to write to it. */
export const MailLinked = ({ children }: { children: string }) =>
  children.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, i) =>
    i % 2 === 0 ? (
      <Unbroken key={i}>{part}</Unbroken>
    ) : (
      <a key={i} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
