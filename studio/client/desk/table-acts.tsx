import type { Act, ActName } from '../../desk/acts';
import { Said } from './confirm';
import { useAct } from './use-act';

const ACTS: Partial<Record<ActName, { text: string; act: Act }>> = {
  retryMail: { text: 'Queue again all that were given up', act: { name: 'retryMail', id: null } },
  testEvent: { text: 'Send a test event to your own system', act: { name: 'testEvent' } },
};

/** What can be done with all of a table, such as to queue mail again once the mail server is well. */
export function TableActs({ acts, changed }: { acts: ActName[]; changed: () => void }) {
  const { begin, isWorking, said } = useAct(changed);
  return (
    <>
      <Said said={said} />
      <section className="acts" aria-label="What you can do">
        {acts.map((name) => {
          const one = ACTS[name];
          return (
            one && (
              <button
                key={name}
                type="button"
                className="button button-line button-sm"
                aria-disabled={isWorking}
                onClick={() => begin(one.act)}
              >
                {one.text}
              </button>
            )
          );
        })}
      </section>
    </>
  );
}
