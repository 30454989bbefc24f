import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';

/** A text as it is written into HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Site = Content['site'];

/** A link that looks like a button; its size and colors are said where it stands. */
export const BUTTON =
  'button inline-flex items-center justify-center rounded-control border-drawn text-center font-semibold no-underline';
const START =
  'start min-h-target border-brass-deep bg-brass-deep px-4.5 py-2 text-ui/tight text-paper-raised hover:border-brass-dark hover:bg-brass-dark max-md:mt-5 max-md:w-full md:max-lg:hidden lg:mr-2.5 lg:ml-3';

/** The header of the site (components/layout/header.tsx), with links in place of the menu of tools. */
export function head({ brand, header, links: { newsletter }, words }: Site): string {
  const phone = 'nav-link md:hidden';
  const ways = [
    link(header.home, routes.home, 'nav-link'),
    link(header.toolbox, routes.toolbox, 'nav-link', { attributes: ' aria-current="true"' }),
    link(header.testimonials, routes.testimonials, 'nav-link'),
    link(header.newsletter, newsletter, 'nav-link max-lg:hidden', { newTab: words.newTab }),
    link(header.program, routes.sprintProgram, phone),
    link(header.bookCall, routes.bookCall, phone),
    link(header.team, routes.aboutTeamRooms, phone),
    link(header.diagnostic, routes.diagnostic, `${BUTTON} ${START}`),
  ];
  return `<header class="border-b border-ink print:hidden">
<div class="relative mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-pad py-1 md:min-h-19">
${logo(brand)}
<button type="button" class="inline-flex items-center gap-2.5 border-control px-3.5 [anchor-name:--menu-button] md:hidden" popovertarget="site-nav"><svg class="size-4 fill-none stroke-current stroke-[1.75]" viewBox="0 0 14 14" aria-hidden="true"><path d="M0 2.5h14M0 7h14M0 11.5h14"/></svg>${escape(header.menu)}</button>
<nav id="site-nav" class="site-nav" popover aria-label="${escape(header.navigation)}">
${ways.join('\n')}
</nav>
</div>
</header>`;
}

/** The footer of the site (components/layout/footer.tsx): the title block of a drawing. */
export function foot({ brand, footer, words: { newTab } }: Site, library: string): string {
  const begin = [
    [footer.diagnostic, routes.diagnostic],
    [footer.program, routes.sprintProgram],
    [footer.bookCall, routes.bookCall],
    [footer.toolbox, routes.toolbox],
    [library, routes.library],
  ] as const;
  const legal = [
    [footer.privacyPolicy, routes.privacyPolicy],
    [footer.termsOfService, routes.termsOfService],
    [footer.findPurchase, routes.findPurchase],
  ] as const;
  return `<footer class="border-t border-ink px-pad py-6 print:hidden">
<div class="title-block mx-auto max-w-[calc(80rem-2*var(--pad))] enlarged:grid-cols-1">
<div>${logo(brand, true)}</div>
<ul class="grid list-none grid-cols-[1fr_1fr] gap-x-6 lg:grid-cols-[auto] enlarged:grid-cols-1">
${begin.map(([title, href]) => `<li>${link(title, href, 'foot-link')}</li>`).join('\n')}
</ul>
<div>
<p>${escape(footer.mission)}</p>
<p class="mt-3 -ml-2.5 flex gap-1">
${footer.social.map((one) => sign(one, newTab)).join('\n')}
</p>
</div>
<div>
<p class="flex flex-wrap gap-x-6">${legal.map(([title, href]) => link(title, href, 'foot-link')).join('\n')}</p>
<p class="help">${escape(footer.copyright)}</p>
</div>
</div>
</footer>`;
}

/** @param stacked below each other at every width */
const logo = ({ name, subtitle, logoAlt }: Site['brand'], stacked = false) =>
  `<a class="mr-auto flex min-h-target flex-col no-underline ${stacked ? '' : 'justify-center xl:flex-row xl:items-center xl:gap-3'}" href="${routes.home}"><span class="logo font-display font-medium whitespace-nowrap ${stacked ? 'text-[min(1.9375rem,12vw)]/none' : 'text-[1.55rem]/none xl:text-[1.9375rem]/none'}" role="img" aria-label="${escape(logoAlt)}"><svg class="mr-[0.3em] inline-block h-[1.29em] fill-none stroke-current stroke-[1.5] align-[-0.355em]" viewBox="0 0 24 40" aria-hidden="true"><path d="M4 .75h16M12 1v12"/><path class="fill-(--brass)" d="M8.5 13h7v4h-7zM8.5 17C6 18 4.75 20.5 4.75 23c0 6 5 10 7.25 16 2.25-6 7.25-10 7.25-16 0-2.5-1.25-5-3.75-6z"/><path d="M5.2 25h13.6"/></svg>${escape(name)}</span> <span class="text-xs/[1.3] whitespace-nowrap text-ink-muted ${stacked ? 'ml-[33px]' : 'ml-[26.5px] xl:ml-0 xl:border-l xl:border-control xl:pl-3 xl:text-[0.9375rem]'}">${escape(subtitle)}</span></a>`;

function link(title: string, href: string, look: string, { newTab = '', attributes = '' } = {}): string {
  const elsewhere = newTab && ' target="_blank" rel="noopener noreferrer"';
  const said = newTab && `<span class="sr-only"> (${escape(newTab)})</span>`;
  return `<a class="${look}"${attributes} href="${escape(href)}"${elsewhere}>${escape(title)}${said}</a>`;
}

const sign = ({ id, label, url }: Site['footer']['social'][number], newTab: string) =>
  `<a class="grid size-target place-items-center rounded-control hover:bg-paper-raised" href="${escape(url)}" target="_blank" rel="noopener noreferrer"><svg class="w-5.5 fill-none stroke-current stroke-[1.5]" viewBox="0 0 22 22" aria-hidden="true"><use href="/images/drawings.svg#${id}"/></svg><span class="sr-only">${escape(label)} (${escape(newTab)})</span></a>`;
