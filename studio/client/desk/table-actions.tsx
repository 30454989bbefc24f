import type { Action, ActionName } from '../../desk/actions';
import { Said } from './confirm';
import { useAction } from './use-action';

const ACTIONS: Partial<Record<ActionName, { text: string; action: Action }>> = {
  retryMail: { text: 'Queue again all that were given up', action: { name: 'retryMail', id: null } },
  testEvent: { text: 'Send a test event to your own system', action: { name: 'testEvent' } },
};

/** What can be done with all of a table, such as to queue mail again once the mail server is well. */
export function TableActions({ actions, changed }: { actions: ActionName[]; changed: () => void }) {
  const { begin, isWorking, said } = useAction(changed);
  return (
    <>
      <Said said={said} />
      <section className="desk-actions" aria-label="What you can do">
        {actions.map((name) => {
          const one = ACTIONS[name];
          return (
            one && (
              <button
                key={name}
                type="button"
                className="button button-line button-sm"
                aria-disabled={isWorking}
                onClick={() => begin(one.action)}
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
