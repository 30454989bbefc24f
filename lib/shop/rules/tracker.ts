/** The one tool with a page of its own and a full system outside this site. */
export const TRACKER_SLUG = 'strategic-okr-execution-tracker';
