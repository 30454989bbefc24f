import { buttonClasses } from '@/components/ui/button-classes';
import { Dashes } from './dashes';

export type TestDriveProps = {
  title: string;
  text: string;
  button: string;
  path: string;
  paidAdds: { title: string; items: string[] };
};

/**
 * The sheet the bob lands on: one demo to try with one's own numbers. Stands directly after the plumb line.
 */
export function TestDrive({ title, text, button, path, paidAdds }: TestDriveProps) {
  return (
    <section
      aria-labelledby="test-drive"
      className="next-step relative z-cord mx-auto max-w-page pb-18 lg:pb-26"
    >
      <div className="sheet datum test-drive relative">
        <span className="datum-mark" aria-hidden="true" />
        <div>
          <h2 id="test-drive">{title}</h2>
          <p className="mt-3">{text}</p>
          <a href={path} className={`${buttonClasses('line')} mt-6`}>
            {button}
          </a>
        </div>
        <div>
          <h3>{paidAdds.title}</h3>
          <Dashes items={paidAdds.items} />
        </div>
      </div>
    </section>
  );
}
