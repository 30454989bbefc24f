import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { escaped } from '../../guide/html';
import { TOOL } from './layout';
import { AREAS, SCALE } from './statements';

const crosses = SCALE.map(() => '<td class="cross"></td>').join('');
const rows = (area: number) =>
  AREAS[area]!.statements.map(
    ({ text }, index) => `<tr><td>${4 * area + index + 1}</td><td>${escaped(text)}</td>${crosses}</tr>`,
  );
const heads = ['No.', 'Statement', ...SCALE.map(({ value }) => value)].map((head) => `<th>${head}</th>`);
const table = (area: number) =>
  `<h3>${AREAS[area]!.title}</h3>
   <table class="blank 6 62 8 8 8 8"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows(area).join('')}</tbody></table>`;

/**
 * answer-form.pdf: the sixteen statements on two pages, to print and hand out, or to send and fill in on
 * screen.
 */
export const answerForm = (): Promise<Buffer> =>
  formPdf(
    `${blankTable(['Name or number', 'Date', 'Hand in to'], emptyRows(1), '44 22 34')}
     <p>Rate each statement as it is today, not as you plan it, with one check mark. Do it alone. If you can’t decide between two ratings, take the lower one. Skip anything you can’t judge.</p>
     <ul>${SCALE.map(({ value, label, meaning }) => `<li><b>${value} ${label}.</b> ${escaped(meaning)}</li>`).join('')}</ul>
     <h2>Areas 1 and 2</h2>${table(0)}${table(1)}
     <h2 class="page">Areas 3 and 4</h2>${table(2)}${table(3)}
     <h3>Which one should we talk about first, and what did you see?</h3>
     <p class="line"></p><p class="line"></p><p class="line"></p>`,
    { tool: TOOL, title: 'Answer form' },
  );
