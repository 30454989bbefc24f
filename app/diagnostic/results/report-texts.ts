import { offeredTool } from '@/app/offered-tool';
import type { ReportTexts } from '@/components/diagnostic/words';
import type { Content } from '@/lib/content/content';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';

export function reportTexts(content: Content): ReportTexts {
  const { results, advice, questionnaire, teamRoom } = content.diagnostic;
  return {
    words: results.page,
    book: advice,
    tools: Object.fromEntries(
      AREA_IDS.map((area) => [area, offeredTool(results.page.tool.forArea[area], content)]),
    ),
    coach: content.team.coaches.find(({ id }) => id === results.page.call.coach),
    planner: offeredTool(PLANNER, content),
    team: teamRoom.offer,
    cleared: content.messages.toasts.answersCleared,
    questionnaireVersion: questionnaire.version,
    holidays: content.site.holidays,
  };
}

const PLANNER = '90-day-sprint-planner';
