'use client';

import { Drawing } from '@/components/drawings/drawing';
import { ExternalLink } from '@/components/ui/external-link';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { BrandLink, type Brand } from './brand-link';

type FooterProps = {
  brand: Brand;
  words: Content['site']['footer'] & { library: string };
};

/** The ways to begin, the free ones on every page; and what to read. */
const START = [
  ['diagnostic', routes.diagnostic],
  ['program', routes.sprintProgram],
  ['bookCall', routes.bookCall],
  ['toolbox', routes.toolbox],
  ['library', routes.library],
] as const;

/** The foot of every page, as the title block of a drawing: cells between ink lines. */
export function Footer({ brand, words }: FooterProps) {
  return (
    <footer className="border-t border-ink py-6" data-print="no">
      <div className="mx-auto max-w-page px-pad">
        <div className="title-block">
          <div className="flex items-start">
            <BrandLink brand={brand} stacked />
          </div>
          <div>
            <ul className="-my-2 grid grid-cols-[1fr_1fr] gap-x-6 lg:grid-cols-[auto] enlarged:grid-cols-1">
              {START.map(([name, href]) => (
                <li key={name}>
                  <a className="foot-link" href={href}>
                    {words[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid content-between gap-3">
            <p>{words.mission}</p>
            <div className="-ml-2.5 flex gap-1">
              {words.social.map(({ id, label, url }) => (
                <ExternalLink
                  key={id}
                  href={url}
                  data-tooltip={label}
                  className="grid size-target place-items-center rounded-control hover:bg-paper-raised"
                >
                  <Drawing name={id} width={22} height={22} className="size-5.5" />
                  <span className="sr-only">{label}</span>
                </ExternalLink>
              ))}
            </div>
          </div>
          <div className="grid content-between gap-3">
            <div className="-my-2 flex flex-wrap gap-x-6">
              <a className="foot-link" href={routes.privacyPolicy}>
                {words.privacyPolicy}
              </a>
              <a className="foot-link" href={routes.termsOfService}>
                {words.termsOfService}
              </a>
              <a className="foot-link" href={routes.findPurchase}>
                {words.findPurchase}
              </a>
            </div>
            <p className="text-s text-ink-muted">{words.copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
