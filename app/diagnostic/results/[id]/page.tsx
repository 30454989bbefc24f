import { askedWords } from '@/lib/diagnostic/rules/report-asked';
import { privatePage } from '@/app/private-page';
import { Report } from '@/components/diagnostic/report/report';
import { peerScores } from '@/lib/diagnostic/peer-scores';
import { isoDay } from '@/lib/kernel/time';
import { context, content } from '@/lib/server/context';
import { findResult } from '@/lib/diagnostic/store/assessments';
import { reportTexts } from '../report-texts';
import * as unknown from './not-found';

export const dynamic = 'force-dynamic';

/** The report can be read and printed without a script. */
const { generateMetadata, Page } = privatePage({
  path: '/diagnostic/results/{id}',
  load: (id) => findResult(context().database, id),
  render: (assessment, _, { report }) => {
    const { site, diagnostic, messages } = content();
    return (
      <Report
        assessment={assessment}
        texts={reportTexts(content())}
        peers={peerScores()}
        scheduler={site.links.scheduler}
        siteUrl={context().ownSite.siteUrl}
        today={isoDay(new Date())}
        callNotRecorded={messages.api.callNotRecorded}
        asked={
          typeof report === 'string'
            ? (askedWords(report, messages.api, new Date()) ?? diagnostic.results.page.call.notSent)
            : undefined
        }
      />
    );
  },
  unknown,
});

export { generateMetadata, Page as default };
