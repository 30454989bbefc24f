/** npm run content:check: everything wrong with content/, then everything that should be looked at. */
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';

const { errors, warnings } = checkContent(join(process.cwd(), 'content'));

for (const error of errors) console.error(formatIssue(error));
if (errors.length > 0) {
  console.error(
    `\n${errors.length} ${errors.length === 1 ? 'error' : 'errors'}. The site does not start until it is fixed.`,
  );
  process.exitCode = 1;
} else {
  const isPlaceholder = ({ message }: { message: string }) => message.startsWith('Placeholder:');
  const notices = warnings.filter((warning) => !isPlaceholder(warning));
  for (const warning of notices) console.log(formatIssue(warning));
  const left = warnings.length - notices.length;
  if (left > 0) console.log(`${left} placeholders are left: npm run doctor lists them.`);
  console.log(`\nNo errors. ${notices.length} notices: the site starts, but look at them before launch.`);
}
