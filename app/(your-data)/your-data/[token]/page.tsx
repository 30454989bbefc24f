import { DataPage } from '@/components/your-data/data-page';
import { context, content } from '@/lib/server/context';
import { fieldWords } from '@/lib/content/words';
import { waitText } from '@/lib/kernel/time';
import { correctionErrors } from '@/lib/your-data/correct-data';
import { viewData } from '@/lib/your-data/data-key';
import { mailLinkPage } from '../../mail-link-page';

export const dynamic = 'force-dynamic';

/** Shows what is stored about one person, to view, export, correct and delete. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/your-data/{token}',
  load: (token) => viewData(context(), token),
  render: (data, token, { corrected, address, newsletter, typed: sealed }) => {
    const { yourData, diagnostic, messages } = content();
    const typed = context().typed.read(sealed);
    return (
      <DataPage
        token={token}
        data={data}
        left={waitText((data.expiresAt.getTime() - Date.now()) / 1000)}
        texts={{
          ...yourData.page,
          fields: diagnostic.questionnaire.fields,
          name: messages.fields.name,
          emailHint: messages.fields.emailHint,
        }}
        outcome={{
          corrected: corrected === 'saved' || corrected === 'refused' ? corrected : null,
          address: address === 'asked' || address === 'invalid' ? address : null,
          newsletter: newsletter === 'stopped' ? newsletter : null,
          typed,
          errors: correctionErrors(typed, fieldWords(diagnostic.questionnaire, messages)),
        }}
      />
    );
  },
});

export { generateMetadata, Page as default };
