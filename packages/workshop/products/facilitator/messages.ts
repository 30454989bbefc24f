import { wordDocument } from '../../document/document';
import { blankTable, emptyRows, fill } from '../../guide/forms';
import { TOOL } from './layout';

/** invitation-and-follow-up.docx: two messages, ready to edit. */
export const messages = (): Promise<Buffer> =>
  wordDocument(
    `<p>Replace what’s in brackets, copy the text into an email, and send it. Send the first a week before, and the second on the same day.</p>
     <h2>Invitation</h2>
     <p><b>Subject:</b> ${fill('day')}, ${fill('hour')}: our goals for the next 90 days</p>
     <p>Hi ${fill('names')},</p>
     <p>On ${fill('day')} from ${fill('hour')} to ${fill('hour')}, we’ll choose three goals at most for next quarter, in ${fill('room')}. It ends on time.</p>
     <p>I’m inviting you because you’ll own a part of it. We’ll leave with a number on each goal and a name on each number.</p>
     <p>Please bring two things:</p>
     <ul>
       <li>The latest values for the numbers you look after: ${fill('which ones')}. Ten minutes is enough to look them up.</li>
       <li>Your free hours: how many hours a week do you really have, after customers, meetings and email?</li>
     </ul>
     <p>You don’t have to prepare any ideas. We write in silence first, and everyone gets heard.</p>
     <p>If you can’t make it, tell me by ${fill('day')}. We won’t give a task to anyone who wasn’t there.</p>
     <p>${fill('your name')}</p>
     <h2 class="page">Follow-up</h2>
     <p><b>Subject:</b> What we decided today</p>
     <p>Hi ${fill('names')},</p>
     <p>Here are our goals through ${fill('last day')}:</p>
     <ol>
       <li>${fill('Goal 1: who’s better off, and how')}</li>
       <li>${fill('Goal 2')}</li>
       <li>${fill('Goal 3')}</li>
     </ol>
     ${blankTable(['Key result', 'Today', 'Last day', 'Owner', 'First task, finished on'], emptyRows(6), '34 12 12 18 24')}
     <p><b>Starting Monday, we stop:</b> ${fill('the one thing, by name')}.</p>
     <p><b>On the Later sheet:</b> ${fill('what, with whom, by which day')}.</p>
     <p>The first check-in is on ${fill('day')} at ${fill('hour')}, 20 minutes. Bring one value and one line.</p>
     <p>Is something here different from what you heard? Tell me by tomorrow. After that, it stands.</p>
     <p>${fill('your name')}</p>`,
    {
      tool: TOOL,
      title: 'Invitation and follow-up',
      subject: 'Two messages for before and after the workshop',
    },
  );
