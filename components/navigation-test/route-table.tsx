import { TableHead } from '@/components/ui/table-head';
import { RouteStatus, RouteStatuses } from './route-status';

export type SiteRoute = {
  /** With its ids in braces: /toolbox/{slug} */
  route: string;
  /** An address of that kind, where the route is none itself. */
  example?: string;
  screen: string;
  /** What it answers to a GET. */
  status: number;
};

/** Every route with what it should answer, and, on demand, what it does answer. */
export function RouteTable({ routes }: { routes: readonly SiteRoute[] }) {
  return (
    <RouteStatuses addresses={routes.map(addressOf)}>
      <div tabIndex={0} role="region" aria-label="Table of routes" className="prose mt-6 overflow-x-auto">
        <table className="min-w-160 tabular-nums">
          <TableHead columns={['Route', 'Screen', 'Status', 'Found']} />
          <tbody>
            {routes.map((route) => (
              <tr key={addressOf(route)}>
                <th scope="row">
                  <a href={addressOf(route)} className="underline">
                    {addressOf(route)}
                  </a>
                  {route.example && <span className="block text-note text-ink-muted">{route.route}</span>}
                </th>
                <td>{route.screen}</td>
                <td>{route.status}</td>
                <td>
                  <RouteStatus address={addressOf(route)} expected={route.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </RouteStatuses>
  );
}

const addressOf = ({ route, example }: SiteRoute) => example ?? route;
