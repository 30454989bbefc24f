import { wordDocument } from '../../document/document';
import { blankTable, emptyRows, fill } from '../../guide/forms';
import { TOOL } from './layout';

/** decision-paper.docx: two pages, filled in before, while and after a decision is made. */
export const decisionPaper = (): Promise<Buffer> =>
  wordDocument(
    `<h2>Question and deadline</h2>
     <p><b>The question.</b> ${fill('Leave more than one answer open, and name the result and the day: “How do we serve the north side of town starting in September?”')}</p>
     ${blankTable(
       ['Decided by (one name)', 'No later than', 'Consulted, no vote', 'If we haven’t decided by then'],
       emptyRows(1),
       '22 17 24 37',
     )}
     <h2>Options</h2>
     ${blankTable(
       ['No.', 'Option', 'What it takes: money, people, time', 'Can we undo it?'],
       [['A'], ['B'], ['C'], ['D', 'Leave everything as is']],
       '7 34 37 22',
     )}
     <h2>Criteria</h2>
     <p>Weights first, then scores from 0 to 10; more is better. Weighted score: the sum of weight × score, divided by the sum of the weights. The workbook does the math.</p>
     ${blankTable(
       ['Criterion', 'Weight', 'A', 'B', 'C', 'D'],
       [...emptyRows(8), ['<b>Weighted score</b>']],
       '46 14 10 10 10 10',
     )}
     <p><b>How firm is it?</b> ${fill('From the Result sheet: the smallest change to a weight that puts another option first.')}</p>
     <h2 class="page">Risks</h2>
     <p>It’s a year from now and it was a disaster. What happened? Everyone writes alone for ten minutes. Put whatever two people wrote here.</p>
     ${blankTable(
       ['It was a disaster because', 'What we’ll do to prevent it', 'Owner', 'By when'],
       emptyRows(4),
       '36 36 14 14',
     )}
     <h2>Choice and review date</h2>
     <p><b>We choose</b> ${fill('option')} <b>because</b> ${fill('the reason in two sentences')}.</p>
     <p><b>What spoke against it, and who said so:</b> ${fill('so nobody has to say it again every month')}</p>
     ${blankTable(['First step', 'Owner', 'Done by'], emptyRows(3), '56 22 22')}
     ${blankTable(['We expect to see', 'Measured in', 'We look again on'], emptyRows(2), '46 32 22')}
     <h3>When we look again</h3>
     <p>Read what it says above first. Then write what happened, and the question nobody asked.</p>
     <p class="line"></p><p class="line"></p><p class="line"></p>`,
    {
      tool: TOOL,
      title: 'Decision paper',
      subject: 'One decision’s question, options, criteria, risks and choice, on two pages',
    },
  );
