import { content } from '@/lib/container';
import type { Content } from '@/lib/content/content';
import { AREA_IDS, AREAS, type AreaId, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { routes } from '@/lib/kernel/routes';

type AreaPage = Content['library'][AreaId]['area'];
type StatementPage = Content['library']['visionStrategy']['statements']['visionClarity'];
type Section = Content['diagnostic']['questionnaire']['sections'][number];
type Common = { path: string; seo: AreaPage['seo']; area: AreaId; section: Section };

export type LibraryPage = Common &
  (
    | { kind: 'area'; title: string; page: AreaPage }
    | { kind: 'statement'; title: string; id: StatementId; text: string; page: StatementPage }
  );

/** All pages below /library, in the order of the form: each area, then its four statements. */
export function libraryPages(): LibraryPage[] {
  const { library, diagnostic } = content();
  return AREA_IDS.flatMap((area): LibraryPage[] => {
    const section = diagnostic.questionnaire.sections.find(({ id }) => id === area)!;
    const statements: Partial<Record<StatementId, StatementPage>> = library[area].statements;
    const { area: page } = library[area];
    const shared = { area, section };
    return [
      { kind: 'area', path: routes.libraryPage(area), seo: page.seo, title: section.title, page, ...shared },
      ...AREAS[area].map((id): LibraryPage => {
        const page = statements[id]!;
        const { text } = (section.statements as Partial<Record<StatementId, { text: string }>>)[id]!;
        const path = routes.libraryPage(id);
        return { kind: 'statement', path, seo: page.seo, title: page.title, id, text, page, ...shared };
      }),
    ];
  });
}

export const statementsOf = (area: AreaId) =>
  libraryPages().flatMap((one) => (one.kind === 'statement' && one.area === area ? [one] : []));
