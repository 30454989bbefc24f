import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Leads nowhere: what is rendered to a text can't be clicked. */
const ROUTER = {} as NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>;

/** The HTML of something as it would stand on a page of the site. */
export function markup(node: ReactNode, path = '/'): string {
  return renderToStaticMarkup(
    <AppRouterContext.Provider value={ROUTER}>
      <PathnameContext.Provider value={path}>{node}</PathnameContext.Provider>
    </AppRouterContext.Provider>,
  );
}
