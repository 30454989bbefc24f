import { type Attribution, attributionIn, cleanAttribution } from '@/lib/kernel/attribution';
import { storedJson } from './stored-json';

/** Where the visit came from; this tab keeps it until it is closed. */
const attribution = storedJson<Attribution>(() => sessionStorage, 'plumbline.attribution');

/** Keeps the campaign tags of the address that the visit began with; those of a later page are not read. */
export function noteAttribution(): void {
  if (!attribution.read()) attribution.write(attributionIn(location.search) ?? {});
}

export function readAttribution(): Attribution {
  return cleanAttribution(attribution.read()) ?? {};
}
