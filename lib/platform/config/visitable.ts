import ipaddr from 'ipaddr.js';

/** Names that are not public: of this machine (RFC 6761), and of local networks. */
const OF_THIS_MACHINE = /^(.*\.)?localhost$/;
const OF_A_NETWORK = /^([^.]*|.*\.(local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa))$/;

/**
 * Where a name or address leads: to this machine, into a private network, or onto the open internet, as far
 * as that shows without asking anybody.
 * @param hostname as URL has it: in lower case, an IPv6 address in brackets
 */
export function whereabouts(hostname: string): 'this machine' | 'a private network' | 'the internet' {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ofAddress(host);
  if (OF_THIS_MACHINE.test(host)) return 'this machine';
  return OF_A_NETWORK.test(host) ? 'a private network' : 'the internet';
}

function ofAddress(address: string) {
  // An IPv4 address inside an IPv6 one (::ffff:10.0.0.1) is what it is.
  const range = ipaddr.process(address).range();
  if (range === 'loopback' || range === 'unspecified') return 'this machine';
  return range === 'unicast' ? 'the internet' : 'a private network';
}
