import { routes } from '@/lib/kernel/routes';
import { escape } from './markup';

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

/** The header of the site (components/layout/header.tsx), with links in place of the menu of tools. */
export function head({ brand, menu, links, start }: House): string {
  return `<header>
<div>
${logo(brand, menu.home)}
<button type="button" class="menu" popovertarget="site-nav">${escape(menu.button)}</button>
<nav id="site-nav" class="site-nav" popover aria-label="${escape(menu.name)}">
${links.map((one) => link(one, `nav-link ${one.phone ? 'phone' : one.newTab ? 'wide' : ''}`.trim(), one.href === routes.toolbox)).join('\n')}
${link(start, 'button start')}
</nav>
</div>
</header>`;
}

/** The footer of the site (components/layout/footer.tsx): the title block of a drawing. */
export function foot({ brand, menu, foot: { begin, mission, social, legal, copyright } }: House): string {
  return `<footer>
<div class="title-block">
<div>${logo(brand, menu.home)}</div>
<ul class="foot-start">
${begin.map((one) => `<li>${link(one, 'foot-link')}</li>`).join('\n')}
</ul>
<div>
<p>${escape(mission)}</p>
<p class="signs">
${social.map(sign).join('\n')}
</p>
</div>
<div>
<p class="small-print">${legal.map((one) => link(one, 'foot-link')).join('\n')}</p>
<p class="help">${escape(copyright)}</p>
</div>
</div>
</footer>`;
}

const logo = ({ name, subtitle, logoAlt }: House['brand'], home: string) =>
  `<a class="brand" href="${home}"><span class="logo" role="img" aria-label="${escape(logoAlt)}"><svg viewBox="0 0 24 40" aria-hidden="true"><path d="M4 .75h16M12 1v12"/><path class="bob-fill" d="M8.5 13h7v4h-7zM8.5 17C6 18 4.75 20.5 4.75 23c0 6 5 10 7.25 16 2.25-6 7.25-10 7.25-16 0-2.5-1.25-5-3.75-6z"/><path d="M5.2 25h13.6"/></svg>${escape(name)}</span> <span class="subtitle">${escape(subtitle)}</span></a>`;

function link({ title, href, newTab }: Way & { newTab?: string }, look = '', here = false): string {
  const elsewhere = newTab ? ` target="_blank" rel="noopener noreferrer"` : '';
  const said = newTab ? `<span class="visually-hidden"> (${escape(newTab)})</span>` : '';
  return `<a${look && ` class="${look}"`}${here ? ' aria-current="true"' : ''} href="${escape(href)}"${elsewhere}>${escape(title)}${said}</a>`;
}

const sign = ({ id, title, href, newTab }: Way & { id: string; newTab: string }) =>
  `<a class="foot-sign" href="${escape(href)}" target="_blank" rel="noopener noreferrer"><svg viewBox="0 0 22 22" aria-hidden="true"><use href="/images/drawings.svg#${id}"/></svg><span class="visually-hidden">${escape(title)} (${escape(newTab)})</span></a>`;
