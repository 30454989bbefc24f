// Delete when Next documents which headers its router sends and is sent.
// Test: tests/unit/front/next-internals/router-headers.test.ts

/** Whether by this header of a request Next's router in the browser asks for a part of a page. */
export const isAskedByRouter = (name: string) => /^(rsc|next-.*)$/.test(name);

/** Whether by this header of an answer Next tells its router something. */
export const isForRouter = (name: string) => /^x-nextjs-/i.test(name);
