import type { AdviceBook } from '../../lib/diagnostic/rules/advice';
import type { AdvisedRole, AreaId, Challenge, CompanySize } from '../../lib/diagnostic/rules/questionnaire';
import type { AdviceId } from '../../lib/funnel/rules/useful-event';

/** What a piece of advice is called in content/diagnostic/recommendations.yaml. */
export function adviceTitle(id: AdviceId, book: AdviceBook): string {
  const [rule, of] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  switch (rule) {
    case 'strong-area':
      return book.areas[of as AreaId].title;
    case 'refine-area':
      return book.areas[of as AreaId].title;
    case 'challenge':
      return book.challenges[of as Challenge].title;
    case 'company-size':
      return book.sizes[of as CompanySize].title;
    default:
      return book.roles[of as AdvisedRole].title;
  }
}
