import type { TeamRoomTexts } from '@/components/diagnostic/words';
import type { Content } from '@/lib/content/content';
import { fillTree } from '@/lib/content/fill-in';
import { minutesFor, MOST_GAPS, TEAM } from '@/lib/diagnostic/rules/team-room';
import { offeredTool } from '../offered-tool';

export const aboutTeamRoomTexts = (content: Content) => counted(content).about;

export function teamRoomTexts(content: Content): TeamRoomTexts {
  const { library } = content;
  const { sections, scale } = content.diagnostic.questionnaire;
  const { offer: _, about: __, ...words } = counted(content);
  return {
    ...words,
    form: {
      sections,
      scale,
      library: { label: library.link, one: library.linkOne },
    },
    statements: Object.assign(
      {},
      ...sections.map(({ statements }) => statements),
    ) as TeamRoomTexts['statements'],
    kit: offeredTool(words.reveal.kit.tool, content) ?? null,
  };
}

/** Fills in the numbers of the rules, except the agenda's: each room has its own length. */
function counted({ diagnostic: { teamRoom } }: Content): Content['diagnostic']['teamRoom'] {
  const { agenda } = teamRoom.reveal;
  const numbers = { ...TEAM, minutes: minutesFor(agenda, MOST_GAPS) };
  const values = new Map(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  const words = fillTree(teamRoom, values) as typeof teamRoom;
  return { ...words, reveal: { ...words.reveal, agenda } };
}
