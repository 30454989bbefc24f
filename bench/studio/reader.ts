import { apiRoutes } from '../../lib/kernel/api-routes';
import { routes } from '../../lib/kernel/routes';

const PAGES = [routes.home, routes.toolbox, routes.testimonials, routes.diagnostic, apiRoutes.products];

/**
 * Reads the site without a pause, over a connection that stays and over new ones: pages, and what the first
 * of them was made of, as somebody with an open page does.
 */
export async function aReader(url: string) {
  const page = await (await fetch(url)).text();
  const parts = new Set(page.match(/(?<=(?:src|href)=")\/_next\/static\/[^"?]+/g));
  const addresses = [...PAGES, ...parts];
  const lost: string[] = [];
  let requests = 0;
  let isOver = false;

  async function read(): Promise<void> {
    while (!isOver) {
      const address = addresses[requests++ % addresses.length]!;
      const headers = { connection: requests % 2 === 0 ? 'keep-alive' : 'close' };
      try {
        const answer = await fetch(url + address, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) lost.push(`${address}: ${answer.status}`);
      } catch (error) {
        const { message, cause } = error as Error;
        lost.push(`${address}: ${message} ${String(cause)}`);
      }
    }
  }
  const reading = read();

  return {
    requests: () => requests,
    /** @returns what was not answered as it should */
    async stop(): Promise<string[]> {
      isOver = true;
      await reading;
      return lost;
    },
  };
}
