import { Resolver } from 'node:dns/promises';

/** One of the records by which others judge mail of a domain. Null: no resolver answered. */
export type SenderRecord = { name: 'SPF' | 'DKIM' | 'DMARC'; good: boolean | null; line: string };

type Question = { domain: string; dkimSelector: string | null; timeoutMs: number; servers?: string[] };

/**
 * Looks up what a domain says of its mail: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489).
 * @param question.dkimSelector the selector its mail service signs with; without one, only whether there is
 * any key
 * @param question.servers name servers to ask in place of the machine's
 */
export function senderRecords({
  domain,
  dkimSelector,
  timeoutMs,
  servers,
}: Question): Promise<SenderRecord[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers) resolver.setServers(servers);
  const ask = (name: string) => texts(resolver, name);
  return Promise.all([spf(ask, domain), dkim(ask, domain, dkimSelector), dmarc(ask, domain)]);
}

/** 'none': nothing has this name; 'empty': something has, but no text. Null: nobody answered. */
type Answer = string[] | 'none' | 'empty' | null;
type Ask = (name: string) => Promise<Answer>;

async function texts(resolver: Resolver, name: string): Promise<Answer> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND') return 'none';
    return code === 'ENODATA' ? 'empty' : null;
  }
}

const about =
  (name: SenderRecord['name']) =>
  (good: boolean | null, line: string): SenderRecord => ({ name, good, line });

const NOT_CHECKED = 'not checked: no resolver answered';

async function spf(ask: Ask, domain: string): Promise<SenderRecord> {
  const say = about('SPF');
  const answer = await ask(domain);
  if (answer === null) return say(null, NOT_CHECKED);
  const found = typeof answer === 'string' ? [] : answer.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record = '', ...others] = found;
  if (found.length === 0) return say(false, `${domain} has no record "v=spf1 ..."`);
  if (others.length > 0) return say(false, `${domain} has ${found.length} records: one is allowed`);
  if (/(^| )\+?all( |$)/i.test(record)) return say(false, `"${record}" lets anybody send`);
  return say(true, record);
}

async function dkim(ask: Ask, domain: string, selector: string | null): Promise<SenderRecord> {
  const say = about('DKIM');
  const place = selector ? `${selector}._domainkey.${domain}` : `_domainkey.${domain}`;
  const answer = await ask(place);
  if (answer === null) return say(null, NOT_CHECKED);
  if (!selector) {
    if (answer === 'none') return say(false, `${domain} has no key: nothing is below ${place}`);
    return say(true, `${domain} has keys; name yours with --dkim-selector to see it`);
  }
  const key = typeof answer === 'string' ? undefined : answer.find((text) => /(^|;)\s*p=[^;\s]/.test(text));
  return key ? say(true, `${place} has a key`) : say(false, `${place} has no key`);
}

/** At the domain itself, or at one it belongs to. */
async function dmarc(ask: Ask, domain: string): Promise<SenderRecord> {
  const say = about('DMARC');
  const labels = domain.split('.');
  for (let from = 0; labels.length - from >= 2; from += 1) {
    const place = `_dmarc.${labels.slice(from).join('.')}`;
    const answer = await ask(place);
    if (answer === null) return say(null, NOT_CHECKED);
    const record = typeof answer === 'string' ? undefined : answer.find((text) => /^v=DMARC1\s*;/.test(text));
    if (record) return say(true, `${place}: ${record}`);
  }
  return say(false, `_dmarc.${domain} has no record "v=DMARC1; ..."`);
}
