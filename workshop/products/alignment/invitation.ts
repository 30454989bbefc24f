import { wordDocument } from '../../document/document';
import { TOOL } from './layout';

const fill = (text: string) => `<i class="fill">[${text}]</i>`;

/** invitation.docx: the message to the team. */
export const invitation = (): Promise<Buffer> =>
  wordDocument(
    `<p class="time"><b>How to use it.</b> Replace what stands in brackets, delete this box, and send the text or hand it out with the answer form. Send a reminder on the last morning, once.</p>
     <h2>Message to the team</h2>
     <p><b>Subject:</b> 15 minutes: how do you see our goals?</p>
     <p>Hello ${fill('everyone')},</p>
     <p>I want to know whether we see the same goals, and where we see different things. For that I need what you see, not what you think that I want to hear.</p>
     <p><b>What I ask of you.</b> Rate 16 statements about how we work, from 0 (Not in Place) to 3 (Excellent). It takes about 15 minutes. Do it alone, please, and do not compare before you hand it in. What you can't judge you leave out.</p>
     <p><b>By when.</b> By ${fill('day and time')}. Give the form to ${fill('name')}, or put it into ${fill('place')}.</p>
     <p><b>What happens with it.</b> Ratings are shown by number, not by name. ${fill('Name')} types them in; the paper is destroyed after that. I fill in the same form, and mine is shown with my name.</p>
     <p><b>What comes of it.</b> On ${fill('day')}, from ${fill('time')} to ${fill('time')}, we look at the two statements where we are furthest apart. Nobody has to defend a rating. We leave with three agreements, each with an owner and a day. After 90 days we rate again and see what has changed.</p>
     <p>If you have a question, or would rather talk about it alone, come to me: ${fill('when and where')}.</p>
     <p>Thank you,<br/>${fill('your name')}</p>
     <h2>Reminder, on the last morning</h2>
     <p><b>Subject:</b> Today: 16 statements, 15 minutes</p>
     <p>Hello ${fill('everyone')}, ${fill('number')} of ${fill('number')} forms are in. Yours counts as much as any other. It can be handed in until ${fill('time')} today. Thank you, ${fill('your name')}</p>`,
    {
      tool: TOOL,
      title: 'Invitation',
      subject: 'The message that invites a team to rate the sixteen statements',
    },
  );
