/**
 * The one tool with a page of its own and a full system outside this site, where its entry in the header
 * leads.
 */
export const TRACKER_SLUG = 'strategic-okr-execution-tracker';
