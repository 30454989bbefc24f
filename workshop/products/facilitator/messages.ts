import { wordDocument } from '../../document/document';
import { TOOL } from './layout';

const fill = (text: string) => `<i class="fill">[${text}]</i>`;

/** invitation-and-follow-up.docx: two messages, ready to edit. */
export const messages = (): Promise<Buffer> =>
  wordDocument(
    `<p>Replace what stands in brackets, copy the text into a mail, and send it. The first a week before, the second on the same day.</p>
     <h2>Invitation</h2>
     <p><b>Subject:</b> ${fill('day')}, ${fill('hour')}: our goals for the next 90 days</p>
     <p>Hello ${fill('names')},</p>
     <p>on ${fill('day')} from ${fill('hour')} to ${fill('hour')} we choose at most three goals for the next quarter, in ${fill('room')}. It ends on time.</p>
     <p>You are invited because you will own a part of it. We leave with a number on each goal and a name on each number.</p>
     <p>Please bring two things:</p>
     <ul>
       <li>The last values of the figures you look after: ${fill('which ones')}. Ten minutes are enough to look them up.</li>
       <li>Your free hours: how many hours a week do you really have, after customers, meetings and mail?</li>
     </ul>
     <p>You need not prepare any ideas. We write in silence first, and everybody is heard.</p>
     <p>If you cannot come, tell me by ${fill('day')}. Nobody will be given a task who was not there.</p>
     <p>${fill('your name')}</p>
     <h2 class="page">Follow-up</h2>
     <p><b>Subject:</b> What we decided today</p>
     <p>Hello ${fill('names')},</p>
     <p>these are our goals until ${fill('last day')}:</p>
     <ol>
       <li>${fill('Goal 1: who is better off, and in what way')}</li>
       <li>${fill('Goal 2')}</li>
       <li>${fill('Goal 3')}</li>
     </ol>
     <table class="blank 34 12 12 18 24"><thead><tr><th>Key result</th><th>Today</th><th>Last day</th><th>Owner</th><th>First task, finished on</th></tr></thead><tbody>
     <tr><td></td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr>
     </tbody></table>
     <p><b>We stop, from Monday on:</b> ${fill('one thing, by its name')}.</p>
     <p><b>On the sheet Later:</b> ${fill('what, with whom, by which day')}.</p>
     <p>The first check-in is on ${fill('day')} at ${fill('hour')}, 20 minutes. Each brings one value and one line.</p>
     <p>Does something here read differently from what you heard? Tell me by tomorrow; after that it holds.</p>
     <p>${fill('your name')}</p>`,
    {
      tool: TOOL,
      title: 'Invitation and follow-up',
      subject: 'Two messages for before and after the workshop',
    },
  );
