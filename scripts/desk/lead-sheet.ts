import { bandOf } from '../../lib/diagnostic/rules/bands';
import { DETAIL_IDS } from '../../lib/diagnostic/rules/contact-fields';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { labelOf, STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { routes } from '../../lib/kernel/routes';
import type { Site } from '../setup/open-site';
import { ASKED, columns, moment, NOTHING, sources, text, type Sheet } from './cells';

const LEADS = { table: 'leads' } as const;

export function leadSheet({ content, settings }: Site, lead: Lead): Sheet {
  const { booking } = lead;
  const { questionnaire, results, advice } = content.diagnostic;
  return {
    ...NOTHING,
    title: lead.name,
    state: `${results.page.ratings[bandOf('score', lead.overallScore)].name}, ${lead.overallScore}%. Asked for ${ASKED[lead.asked]}.`,
    facts: [
      moment('Finished', lead.createdAt),
      moment('Asked', lead.askedAt),
      moment('Call booked', booking?.bookedAt ?? null),
      moment('Call at', booking?.startsAt ?? null),
      moment('Call canceled', booking?.canceledAt ?? null),
      text('Email', lead.email),
      ...DETAIL_IDS.map((id) => text(questionnaire.fields[id].label, lead[id])),
      text('Challenges', lead.currentChallenges.map((one) => labelOf(advice.labels, one)).join('; ')),
      ...sources(lead.attribution),
      text('Marketing mail', lead.marketingSince ? 'yes' : 'no'),
      moment('Marketing mail since', lead.marketingSince),
    ],
    parts: [
      {
        title: 'Answers',
        columns: columns({ Statement: 'text', Rating: 'text' }),
        rows: STATEMENT_IDS.map((statement) => {
          const rating = lead.ratings[statement];
          const label = rating === undefined ? results.page.answers.unrated : advice.ratingLabels[rating];
          return [advice.statements[statement].short, label];
        }),
      },
      {
        title: 'Recommendations',
        columns: columns({ 'What to do': 'text' }),
        rows: lead.recommendations.map(({ title }) => [title]),
      },
    ],
    links: [
      { text: 'Open the results page', href: new URL(routes.results(lead.id), settings.BASE_URL).href },
    ],
    address: lead.email,
    others: [
      ...lead.corrects.map((id) => ({ ...LEADS, id, text: 'Open the diagnostic that it corrects' })),
      ...(lead.correctedById === null
        ? []
        : [{ ...LEADS, id: lead.correctedById, text: 'Open the diagnostic that corrects it' }]),
    ],
    files: [{ text: 'Save the report as PDF', kind: 'report', id: lead.id }],
  };
}
