/** The folder `next build` writes to; the end-to-end tests have one of their own. */
export function buildFolder(): string {
  return process.env.BUILD_FOLDER || '.next';
}

/** The folder with every word and price, from the project's; tests have some files more. */
export function contentFolder(): string {
  return process.env.CONTENT_FOLDER || 'content';
}

/** Whether this is `next dev`, which reads everything anew and has no build to agree with. */
export function isDevelopmentServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Whether this is `next build`, which renders pages and serves nobody. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** Whether Vercel runs this: on a disk that can't be written, by design (docs/recipes/vercel.md). */
export function runsAsFunctions(): boolean {
  return process.env.VERCEL === '1';
}
