import type { ReactNode } from 'react';
import { State } from '@/components/layout/message';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ToolLinks } from '@/components/toolbox/tool-links';
import { gapOf, type Range, type Reveal, toTalkAbout, widestFirst } from '@/lib/diagnostic/rules/team-room';
import { writeRanges } from '@/lib/diagnostic/rules/ranges-code';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';
import { PrintButton } from '../report/save-buttons';
import { Agenda, RangeList } from './ranges';
import { RoomHead } from './room-head';
import type { TeamRoomTexts } from '../words';

type Props = {
  reveal: Reveal;
  texts: TeamRoomTexts;
  isLate: boolean;
  children?: ReactNode;
};

export function RevealedRoom({ reveal, texts, isLate, children }: Props) {
  const { reveal: words, answer, statements, form } = texts;
  const { people, ranges } = reveal;
  const gaps = toTalkAbout(ranges);
  const left = STATEMENT_IDS.filter((id) => !ranges.some(({ statement }) => statement === id));
  const isNone = ranges.length === 0;
  const isAgreed = !isNone && ranges.every((range) => gapOf(range) === 0);
  return (
    <PlumbLine>
      <RoomHead title={isNone ? words.none : isAgreed ? words.agreed : words.title}>
        {isLate && (
          <State tone="fair" role="alert" title={answer.closed.title} className="max-w-measure">
            {answer.closed.text}
          </State>
        )}
        <p className="lead max-w-[26em]">{fill(isNone ? words.introNone : words.intro, { n: people })}</p>
      </RoomHead>
      {!isNone && (
        <Section title={words.ranges} followed>
          <RangeList
            ranges={widestFirst(ranges)}
            words={words}
            statements={statements}
            labels={form.scale.labels}
          />
        </Section>
      )}
      {gaps.length > 0 && (
        <div className="print:break-before-page">
          <Agenda gaps={gaps} texts={texts} />
        </div>
      )}
      {left.length > 0 && (
        <Section title={words.leftOut.title} followed>
          <p>{words.leftOut.text}</p>
          <ul className="mt-4 grid list-disc gap-2 pl-5">
            {left.map((id) => (
              <li key={id}>{statements[id].text}</li>
            ))}
          </ul>
        </Section>
      )}
      <Kit ranges={ranges} people={people} texts={texts} />
      <div data-print="no" className="beside-cord two-columns py-section">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 text-ui text-ink-muted lg:col-start-2">
          <PrintButton label={words.print} />
          {children}
          <p>{words.privacy}</p>
        </div>
      </div>
    </PlumbLine>
  );
}

/** The tool whose demo gets the ranges in the fragment of its address, which no server is sent. */
function Kit({ ranges, people, texts }: { ranges: Range[]; people: number; texts: TeamRoomTexts }) {
  const { kit: tool } = texts;
  const words = texts.reveal.kit;
  if (!tool || ranges.length === 0) return null;
  const of = { tool: tool.title, price: tool.price };
  return (
    <div data-print="no">
      <Section title={words.title} followed>
        <p>{fill(words.text, of)}</p>
        <ToolLinks
          slug={tool.slug}
          demo={{ label: words.demo, href: `${tool.demo}#team=${writeRanges(people, ranges)}` }}
          product={fill(words.product, of)}
          className="mt-5"
        />
        <p className="mt-4 text-ui text-ink-muted">{words.note}</p>
      </Section>
    </div>
  );
}
