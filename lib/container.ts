import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * A stand-in for the composition root: reads the words straight from content/, unchecked, so that the shell can be
 * built before the content module exists. Its shape is that of the files.
 */
export function content(): Content {
  return (loaded ??= load());
}

let loaded: Content | undefined;

function load(): Content {
  const read = (name: string) =>
    parse(readFileSync(path.join(process.cwd(), 'content', `${name}.yaml`), 'utf8'));
  const site = read('site') as Site;
  const claims = (read('claims') as { claims: Claim[] }).claims;
  const words: Record<string, string> = {
    brand: site.brand.name,
    subtitle: site.brand.subtitle,
    product: site.brand.product,
    email: site.contact.email,
    copyrightYear: String(site.footer.copyrightYear),
    ...Object.fromEntries(claims.map((claim) => [`claim.${claim.id}`, claim.value])),
  };
  return fill(
    {
      site,
      claims,
      home: read('home') as Home,
      programme: read('programme') as Programme,
      testimonials: read('testimonials') as Testimonials,
      messages: read('messages') as Messages,
    },
    words,
  );
}

/** Puts the words into every {placeholder} that is known; the others are left for the page. */
function fill<T>(value: T, words: Record<string, string>): T {
  if (typeof value === 'string') return value.replace(/\{([\w.-]+)\}/g, (all, key) => words[key] ?? all) as T;
  if (Array.isArray(value)) return value.map((item) => fill(item, words)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, words)])) as T;
}

type Content = {
  site: Site;
  claims: Claim[];
  home: Home;
  programme: Programme;
  testimonials: Testimonials;
  messages: Messages;
};
type Claim = { id: string; value: string };
type Link = { label: string; caption: string; to: string };
type Point = { title: string; text: string };
type Site = {
  brand: { name: string; subtitle: string; product: string; logoAlt: string };
  contact: { email: string };
  links: { scheduler: string; newsletter: string; tracker: string };
  header: Record<'home' | 'toolbox' | 'testimonials' | 'newsletter' | 'menu' | 'navigation', string>;
  footer: {
    mission: string;
    copyrightYear: number;
    copyright: string;
    privacyPolicy: string;
    termsOfService: string;
    social: { id: 'linkedin' | 'youtube' | 'instagram'; label: string; url: string }[];
  };
  words: Record<'skipToContent' | 'newTab' | 'close' | 'notifications' | 'loading', string>;
  pages: Record<string, { title: string; description: string; index?: boolean }>;
};
type Home = {
  hero: {
    headline: string;
    tagline: string;
    quote: string;
    sample: { caption: string; description: string; areas: Record<string, string> };
    buttons: Link[];
  };
  realProblem: { title: string; intro: string; points: Point[] };
  alignment: { title: string; intro: string; steps: string[]; benefits: Point[] };
  nextStep: { title: string; text: string; options: Link[]; toolbox: { label: string; to: string } };
};
type Programme = {
  length: { days: number; weeks: number };
  build: { steps: { id: string; letter: string; word: string; session: string; duration: string }[] };
};
type Testimonials = { founders: { id: string; quote: string; author: string; business: string }[] };
type Messages = {
  exact: { pages: { notFound: string } };
  pages: {
    notFound: { text: string; links: string[] };
    error: { title: string; text: string; button: string };
  };
};
