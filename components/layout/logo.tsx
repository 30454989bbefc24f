import { WORDMARK } from './wordmark';

const NAME = 'wordmark';

type LogoProps = {
  title: string;
  /** The first logo of a page holds the outlines of the name; another one points at them, and is 4 kB lighter. */
  copy?: boolean;
  className?: string;
};

/** The bob and the name, as one image with a text of its own. */
export function Logo({ title, copy, className }: LogoProps) {
  return (
    <svg viewBox="0 0 183 40" className={className} role="img" aria-label={title}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M4 .75h16M12 1v12" />
        <path className="bob-fill" d="M8.5 13h7v4h-7z" />
        <path
          className="bob-fill"
          d="M8.5 17C6 18 4.75 20.5 4.75 23c0 6 5 10 7.25 16 2.25-6 7.25-10 7.25-16 0-2.5-1.25-5-3.75-6z"
        />
        <path d="M5.2 25h13.6" />
      </g>
      {copy ? <use href={`#${NAME}`} /> : <path id={NAME} fill="currentColor" d={WORDMARK} />}
    </svg>
  );
}
