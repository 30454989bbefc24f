import { routes } from '@/lib/kernel/routes';

/** A text as it is written into HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Way = { title: string; href: string };

/** What stands above and below every page of the site, in words and addresses. */
export type House = {
  brand: { name: string; subtitle: string; logoAlt: string };
  menu: { button: string; name: string; home: string };
  /** The main navigation. `phone`: in the menu of a phone only. */
  links: (Way & { phone?: boolean; newTab?: string })[];
  /** The one button among them. */
  start: Way;
  foot: {
    /** The ways to begin. */
    begin: Way[];
    mission: string;
    social: (Way & { id: string; newTab: string })[];
    legal: Way[];
    copyright: string;
  };
};

/** A link that looks like a button; its size and colors are said where it stands. */
export const BUTTON =
  'button inline-flex items-center justify-center rounded-control border-drawn text-center font-semibold no-underline';
const START =
  'start min-h-target border-brass-deep bg-brass-deep px-4.5 py-2 text-ui/tight text-paper-raised hover:border-brass-dark hover:bg-brass-dark max-md:mt-5 max-md:w-full md:max-lg:hidden lg:mr-2.5 lg:ml-3';

/** The header of the site (components/layout/header.tsx), with links in place of the menu of tools. */
export function head({ brand, menu, links, start }: House): string {
  return `<header class="border-b border-ink print:hidden">
<div class="relative mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-pad py-1 md:min-h-19">
${logo(brand, menu.home)}
<button type="button" class="inline-flex items-center gap-2.5 border-control px-3.5 [anchor-name:--menu-button] md:hidden" popovertarget="site-nav"><svg class="size-4 fill-none stroke-current stroke-[1.75]" viewBox="0 0 14 14" aria-hidden="true"><path d="M0 2.5h14M0 7h14M0 11.5h14"/></svg>${escape(menu.button)}</button>
<nav id="site-nav" class="site-nav" popover aria-label="${escape(menu.name)}">
${links.map((one) => link(one, `nav-link ${one.phone ? 'md:hidden' : one.newTab ? 'max-lg:hidden' : ''}`.trim(), one.href === routes.toolbox)).join('\n')}
${link(start, `${BUTTON} ${START}`)}
</nav>
</div>
</header>`;
}

/** The footer of the site (components/layout/footer.tsx): the title block of a drawing. */
export function foot({ brand, menu, foot: { begin, mission, social, legal, copyright } }: House): string {
  return `<footer class="border-t border-ink px-pad py-6 print:hidden">
<div class="title-block mx-auto max-w-[calc(80rem-2*var(--pad))] enlarged:grid-cols-1">
<div>${logo(brand, menu.home, true)}</div>
<ul class="grid list-none grid-cols-[1fr_1fr] gap-x-6 lg:grid-cols-[auto] enlarged:grid-cols-1">
${begin.map((one) => `<li>${link(one, 'foot-link')}</li>`).join('\n')}
</ul>
<div>
<p>${escape(mission)}</p>
<p class="mt-3 -ml-2.5 flex gap-1">
${social.map(sign).join('\n')}
</p>
</div>
<div>
<p class="flex flex-wrap gap-x-6">${legal.map((one) => link(one, 'foot-link')).join('\n')}</p>
<p class="help">${escape(copyright)}</p>
</div>
</div>
</footer>`;
}

/** @param stacked below each other at every width */
const logo = ({ name, subtitle, logoAlt }: House['brand'], home: string, stacked = false) =>
  `<a class="mr-auto flex min-h-target flex-col no-underline ${stacked ? '' : 'justify-center xl:flex-row xl:items-center xl:gap-3'}" href="${home}"><span class="logo font-display font-medium whitespace-nowrap ${stacked ? 'text-[min(1.9375rem,12vw)]/none' : 'text-[1.55rem]/none xl:text-[1.9375rem]/none'}" role="img" aria-label="${escape(logoAlt)}"><svg class="mr-[0.3em] inline-block h-[1.29em] fill-none stroke-current stroke-[1.5] align-[-0.355em]" viewBox="0 0 24 40" aria-hidden="true"><path d="M4 .75h16M12 1v12"/><path class="fill-(--brass)" d="M8.5 13h7v4h-7zM8.5 17C6 18 4.75 20.5 4.75 23c0 6 5 10 7.25 16 2.25-6 7.25-10 7.25-16 0-2.5-1.25-5-3.75-6z"/><path d="M5.2 25h13.6"/></svg>${escape(name)}</span> <span class="text-xs/[1.3] whitespace-nowrap text-ink-muted ${stacked ? 'ml-[33px]' : 'ml-[26.5px] xl:ml-0 xl:border-l xl:border-control xl:pl-3 xl:text-[0.9375rem]'}">${escape(subtitle)}</span></a>`;

function link({ title, href, newTab }: Way & { newTab?: string }, look = '', here = false): string {
  const elsewhere = newTab ? ` target="_blank" rel="noopener noreferrer"` : '';
  const said = newTab ? `<span class="sr-only"> (${escape(newTab)})</span>` : '';
  return `<a${look && ` class="${look}"`}${here ? ' aria-current="true"' : ''} href="${escape(href)}"${elsewhere}>${escape(title)}${said}</a>`;
}

const sign = ({ id, title, href, newTab }: Way & { id: string; newTab: string }) =>
  `<a class="grid size-target place-items-center rounded-control hover:bg-paper-raised" href="${escape(href)}" target="_blank" rel="noopener noreferrer"><svg class="w-5.5 fill-none stroke-current stroke-[1.5]" viewBox="0 0 22 22" aria-hidden="true"><use href="/images/drawings.svg#${id}"/></svg><span class="sr-only">${escape(title)} (${escape(newTab)})</span></a>`;
