import { beforeAll, describe, expect, test, vi } from 'vitest';
import { organization, product, thingsOf, thingsOfPage, thingsOfProduct } from '@/app/structured-data/things';
import type { PagePath } from '@/app/page-metadata';
import { loadContent } from '@/lib/content/load';
import { securityTxt } from '@/app/structured-data/security-txt';
import { CONTENT } from '../../support/content-folder';

// Vitest has a variable of the same name, which means something else.
beforeAll(() => void vi.stubEnv('BASE_URL', 'https://plumbline.test'));

const content = loadContent(CONTENT);
const pages = Object.keys(content.site.pages) as PagePath[];

describe('the firm', () => {
  const { site } = content;
  const real = { id: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/firm' } as const;

  test('has no address that is a placeholder', () => {
    expect(organization(site)).not.toHaveProperty('sameAs');
    expect(organization(site)).not.toHaveProperty('email');
  });

  test('has its profiles and its address once they are real', () => {
    const contact = { email: 'hello@firm.test' };
    const social = [real, { ...real, url: 'https://example.com/youtube', placeholder: true as const }];
    const firm = organization({ ...site, contact, footer: { ...site.footer, social } });
    expect(firm).toMatchObject({ sameAs: [real.url], email: 'hello@firm.test' });
  });
});

test('a product shows a page of its files, and says how long its price can be had back', () => {
  const one = content.products.find(({ slug }) => slug === 'roi-projection-calculator')!;
  expect(product(content, one)).toMatchObject({
    sku: one.slug,
    image: 'https://plumbline.test/images/samples/roi-projection-calculator/worth.webp',
    offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'US' } },
  });
});

test('a bundle is offered at what is charged, where cards show whole dollars', () => {
  const bundle = content.products.find(({ type }) => type === 'bundle')!;
  expect(product(content, bundle).offers).toMatchObject({ price: '388.80', priceCurrency: 'USD' });
});

test('nothing a customer said is marked up as a review or a rating', () => {
  const all = [...pages.flatMap(thingsOf), ...content.products.flatMap(thingsOfProduct)];
  expect(all.length).toBeGreaterThan(pages.length);
  expect(JSON.stringify(all)).not.toMatch(/review|rating/i);
});

test('an article names its author and its days, and its way leads through the library', () => {
  const page = content.pages.find(({ slug }) => slug === 'a-case-study')!;
  const [breadcrumbs, article] = thingsOfPage(page);
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Library', item: 'https://plumbline.test/library' },
    { name: page.title, item: 'https://plumbline.test/library/a-case-study' },
  ]);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: page.title,
    author: { name: 'Amos Lindqvist' },
    datePublished: '2026-11-27',
    dateModified: '2026-11-28',
  });
});

const lines = (now: string, email = 'hello@example.com') =>
  securityTxt(email, 'https://example.com', new Date(now)).split('\n');

test('it says whom to write to, in which language, and where it lies', () => {
  expect(lines('2026-03-01T00:00:00Z')).toEqual([
    'Contact: mailto:hello@example.com',
    'Expires: 2026-05-30T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.com/.well-known/security.txt',
    '',
  ]);
});

test('it expires at a midnight that is at least 90 days ahead', () => {
  expect(lines('2026-03-01T00:00:01Z')).toContain('Expires: 2026-05-31T00:00:00Z');
});

test('a sign that an address of the web has its own use for is escaped', () => {
  expect(lines('2026-03-01T00:00:00Z', 'a+b?c@example.com')[0]).toBe('Contact: mailto:a%2Bb%3Fc@example.com');
});
