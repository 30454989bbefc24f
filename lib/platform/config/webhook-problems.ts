type Variables = { LEAD_WEBHOOK_URL?: string | undefined; LEAD_WEBHOOK_PRIVATE_HOST?: string | undefined };

/**
 * Without https, events are posted only to the private host that is named, and that has to be the one of the
 * address. Whether it lies off the open internet is seen when it is connected to.
 */
export function webhookProblems({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_PRIVATE_HOST: named,
}: Variables): string[] {
  const target = url ? new URL(url) : null;
  const host = target?.hostname.replace(/^\[|\]$/g, '');
  if (named && named !== host)
    return [`LEAD_WEBHOOK_PRIVATE_HOST is ${named}, which is not the host of LEAD_WEBHOOK_URL`];
  if (target?.protocol !== 'http:' || named) return [];
  return [
    'LEAD_WEBHOOK_URL has no https: only a host that LEAD_WEBHOOK_PRIVATE_HOST names, off the open internet, may go without',
  ];
}
