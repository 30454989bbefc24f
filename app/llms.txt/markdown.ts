import { listedPages } from '@/app/listed-pages';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { firstSentence } from '@/lib/kernel/text';

/** An index of all pages, then the text of the most important ones. */
export function siteInMarkdown(content: Content, site: string): string {
  const { brand, pages } = content.site;
  const at = (path: string) => new URL(path, site).href;
  const index = listedPages().map(
    ({ path, title, description }) => `- [${title}](${at(path)}): ${description}`,
  );
  return [
    `# ${brand.name}`,
    `> ${pages['/'].description}`,
    '## Pages',
    lines(index),
    ...home(content),
    ...programme(content),
    ...diagnostic(content),
    ...toolbox(content, at),
    ...booking(content),
    ...testimonials(content),
  ]
    .join('\n\n')
    .concat('\n');
}

function home({ home: { hero, realProblem, panels } }: Content): string[] {
  const titled = ({ title, text }: { title: string; text: string }) => `- ${title}: ${text}`;
  return [
    `## ${hero.headline}`,
    hero.tagline,
    `### ${realProblem.title}`,
    lines(realProblem.points.map(titled)),
    `### ${panels.whoFor.title}`,
    lines(panels.whoFor.items.map(titled)),
  ];
}

function programme({ site, home, programme: { page, plans, build } }: Content): string[] {
  return [
    `## ${site.brand.product}`,
    page.intro,
    `### ${page.roadmap.title}`,
    lines(
      page.roadmap.steps.map(({ title, duration, text }, i) => `${i + 1}. ${title} (${duration}): ${text}`),
    ),
    `### ${page.deliverables.title}`,
    lines(page.deliverables.items.map(({ title, text }) => `- ${title}: ${text}`)),
    `### ${build.name}`,
    lines(
      build.steps.map(
        ({ word, session, duration, outcomes }) => `- ${word}: ${session}, ${duration}. ${outcomes}`,
      ),
    ),
    `### ${home.panels.pricing.title}`,
    lines(
      plans.map(
        ({ name, includes, priceCents }) => `- ${name}: ${exactAmount(inShop(priceCents))}. ${includes}.`,
      ),
    ),
  ];
}

function diagnostic({ diagnostic: { questionnaire } }: Content): string[] {
  const { page, sections } = questionnaire;
  return [`## ${page.title}`, page.intro, page.time, lines(sections.map(({ title }) => `- ${title}`))];
}

function toolbox({ toolbox: { hero, demos }, products }: Content, at: (path: string) => string): string[] {
  return [
    `## ${hero.title}: ${hero.headline}`,
    hero.text,
    lines(
      products.map(
        ({ slug, title, priceCents, description }) =>
          `- [${title}](${at(routes.product(slug))}), ${exactAmount(inShop(priceCents))}: ${firstSentence(description)}`,
      ),
    ),
    `### ${demos.title}`,
    lines(demos.items.map(({ path, line }) => `- [${line}](${at(path)})`)),
  ];
}

function booking({ booking: { name, intro, covers } }: Content): string[] {
  return [`## ${name}`, intro, lines(covers.items.map(({ title, text }) => `- ${title}: ${text}`))];
}

function testimonials({ testimonials: { page, founders } }: Content): string[] {
  return [
    `## ${page.title}`,
    page.subtitle,
    ...founders.map(({ quote, author, business }) => `> ${quote}\n> ${author}, ${business}`),
  ];
}

const lines = (list: string[]) => list.join('\n');
