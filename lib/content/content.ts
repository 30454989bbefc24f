import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { PlaceholderItem } from './issue';
import type { LegalPage } from './legal';
import type { Booking } from './schemas/booking';
import type { Claims } from './schemas/claims';
import type { Home } from './schemas/home';
import type { BuyerMails, MailFrames, OwnerMails } from './schemas/mail';
import type { DiagnosticMails } from '@/lib/diagnostic/content/mails';
import type { RightsMails } from './schemas/mail-rights';
import type { Messages } from './schemas/messages';
import type { Orders } from './schemas/orders';
import type { Team, Testimonials } from './schemas/people';
import type { Product } from './schemas/product';
import type { Programme } from './schemas/programme';
import type { Questionnaire } from '@/lib/diagnostic/content/questionnaire';
import type { Redirects } from './schemas/redirects';
import type { Results } from '@/lib/diagnostic/content/results';
import type { Site } from './schemas/site';
import type { Toolbox } from './schemas/toolbox';
import type { YourData } from './schemas/your-data';

/** Everything marketers own, checked, with its placeholders filled in. */
export type Content = {
  site: Site;
  home: Home;
  programme: Programme;
  testimonials: Testimonials;
  team: Team;
  claims: Claims;
  booking: Booking;
  messages: Messages;
  diagnostic: { questionnaire: Questionnaire; results: Results; advice: AdviceBook };
  /** The tools in the order of the bundle, then tools outside it, then the bundle. */
  products: Product[];
  /** No longer sold or shown; kept for those who bought them. */
  retired: Product[];
  toolbox: Toolbox;
  orders: Orders;
  yourData: YourData;
  mail: {
    frame: MailFrames;
    buyer: BuyerMails;
    owner: OwnerMails;
    diagnostic: DiagnosticMails;
    rights: RightsMails;
  };
  redirects: Redirects;
  legal: { privacyPolicy: LegalPage; termsOfService: LegalPage };
  /** What is not real yet. A site in production mode refuses to start while this list has entries. */
  placeholders: PlaceholderItem[];
};
