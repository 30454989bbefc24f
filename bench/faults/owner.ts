import { loadContent } from '../../lib/content/load';
import type { Trouble } from '../../lib/mail/rules/troubles';
import { inProject } from '../../scripts/setup/project.mjs';
import type { Arrived } from '../../tests/support/mail-server';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';

const content = loadContent(inProject(siteEnvironment.CONTENT_FOLDER));

/** The owner at the mailbox: what he was told, read in the mails that arrived. */
export function owner(arrived: Arrived[]) {
  const subjects = () =>
    arrived.filter(({ to_ }) => to_.includes(content.site.notices.email)).map(({ subject = '' }) => subject);
  const { trouble, troubleOver, troubles } = content.mail.owner;
  const told = (words: { subject: string }, about: Trouble) =>
    words.subject.replace('{trouble}', troubles[about].name);
  return {
    begun: (about: Trouble) => told(trouble, about),
    over: (about: Trouble) => told(troubleOver, about),
    /** How many mails with this in their subject have arrived. */
    count: (words: string) => subjects().filter((subject) => subject.includes(words)).length,
    /** Of everything that speaks of trouble. */
    alerts: () => subjects().filter((subject) => /^(Over|Your site needs you)/.test(subject)),
  };
}
