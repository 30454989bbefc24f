import type { Page } from 'playwright';
import type { Stage } from './stage';

/** One thing to look at. To add a page, add a line with its name and address. */
export type State = {
  /** Also the name of its files. */
  name: string;
  /** From the site's root, or whole. */
  url: string | ((stage: Stage) => string);
  /** Done before the page is opened: what the browser remembers, which calls are held up. */
  before?: (page: Page) => Promise<void>;
  /** Brings the opened page into the state. */
  after?: (page: Page) => Promise<void>;
  /**
   * `page`: all of it. `window`: what is seen without scrolling, with bars, dialogs and toasts where they
   * stand.
   */
  frame?: 'page' | 'window';
  /** Only these, where the others would show nothing new. */
  widths?: number[];
  media?: Parameters<Page['emulateMedia']>[0];
  /** The size of text that is chosen in the browser, in pixels, in place of 16. */
  text?: number;
};
