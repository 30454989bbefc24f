// Next runs this in the browser before anything else of ours.

/**
 * zod would try whether it may make functions out of text. The policy of the site forbids it, and browsers
 * report the try.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
