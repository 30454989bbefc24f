import { NEXT_STEP } from '@/components/layout/datum-sheet';
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
    <section aria-labelledby="test-drive" className={NEXT_STEP}>
      <div className="sheet datum relative grid gap-x-16 gap-y-8 px-6 py-8 md:px-12 md:py-11 lg:grid-cols-[1.25fr_1fr] lg:py-14">
        <span className="datum-mark" aria-hidden="true" />
        <div>
          <h2 id="test-drive">{title}</h2>
          <p className="mt-3">{text}</p>
          <a href={path} className={`${buttonClasses('line')} mt-6`}>
            {button}
          </a>
        </div>
        <div>
          <h3 className="mb-2">{paidAdds.title}</h3>
          <Dashes items={paidAdds.items} />
        </div>
      </div>
    </section>
  );
}
