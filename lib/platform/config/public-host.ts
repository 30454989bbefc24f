import ipaddr from 'ipaddr.js';

const LOCAL_NAME =
  /^([^.]*|.*\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa))$/;

/**
 * Whether a host is of the open internet, as far as that shows without asking anybody.
 * @param hostname as URL has it: an IPv6 address in brackets
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === 'unicast' : !LOCAL_NAME.test(host);
}
