import { wordDocument } from '../../document/document';
import { fill } from '../../guide/forms';
import { TOOL } from './layout';

/** invitation.docx: the message to the team. */
export const invitation = (): Promise<Buffer> =>
  wordDocument(
    `<p class="time"><b>How to use it.</b> Replace what’s in brackets, delete this box, and send the text or hand it out with the answer form. Send one reminder, on the last morning.</p>
     <h2>Message to the team</h2>
     <p><b>Subject:</b> 15 minutes: how do you see our goals?</p>
     <p>Hi ${fill('everyone')},</p>
     <p>I want to know whether we see the same goals, and where we see things differently. For that, I need to know what you see, not what you think I want to hear.</p>
     <p><b>What I’m asking you to do.</b> Rate 16 statements about how we work, from 0 (Not in Place) to 3 (Excellent). It takes about 15 minutes. Please do it alone, and don’t compare answers before you hand it in. Skip anything you can’t judge.</p>
     <p><b>By when.</b> By ${fill('day and time')}. Give the form to ${fill('name')}, or leave it in ${fill('place')}.</p>
     <p><b>What happens to it.</b> We’ll show ratings by number, not by name. ${fill('Name')} types them in, then destroys the paper. I’m filling in the same form, and mine will have my name on it.</p>
     <p><b>What comes of it.</b> On ${fill('day')}, from ${fill('time')} to ${fill('time')}, we’ll look at the two statements where we’re furthest apart. Nobody has to defend a rating. We’ll leave with three agreements, each with an owner and a day. After 90 days, we’ll rate again and see what changed.</p>
     <p>If you have a question, or would rather talk one on one, come see me: ${fill('when and where')}.</p>
     <p>Thanks,<br/>${fill('your name')}</p>
     <h2>Reminder, on the last morning</h2>
     <p><b>Subject:</b> Today: 16 statements, 15 minutes</p>
     <p>Hi ${fill('everyone')}, ${fill('number')} of ${fill('number')} forms are in. Yours counts as much as anyone’s. You can hand it in until ${fill('time')} today. Thanks, ${fill('your name')}</p>`,
    {
      tool: TOOL,
      title: 'Invitation',
      subject: 'The message inviting a team to rate the sixteen statements',
    },
  );
