import { MAKERS } from '../makers';

/** Of each tool the workbook that is recalculated: the blank one, which its buyers type into. */
export const provedWorkbooks = (): { slug: string; name: string }[] =>
  MAKERS.filter(({ name }) => name.endsWith('.xlsx') && !name.endsWith('-example.xlsx')).map(
    ({ slug, name }) => ({ slug, name }),
  );
