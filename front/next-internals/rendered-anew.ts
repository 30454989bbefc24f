// Delete when Next says how a page that was rendered at build is rendered anew for one request, from outside
// of the app: it documents draftMode() only for a route that sets its cookie.
// Test: tests/http/next-internals.spec.ts
import type { IncomingMessage } from 'node:http';
import { renderedManifest } from './manifests';

/**
 * Has Next render for this request what was rendered at build. The site never asks for it: a request that
 * brings a cookie loses it on its way in (front/allowed-headers.mjs), and only the build folder knows the
 * value.
 * @param build the build folder
 */
export function renderAnew(build: string): (request: IncomingMessage) => void {
  const cookie = `__prerender_bypass=${renderedManifest(build).preview.previewModeId}`;
  return (request) => {
    request.headers.cookie = cookie;
  };
}
