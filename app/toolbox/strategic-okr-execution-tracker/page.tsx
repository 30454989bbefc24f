import { notFound } from 'next/navigation';
import { productMetadata } from '@/app/page-metadata';
import { thingsOfProduct } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { Tracker } from '@/components/toolbox/tracker';
import { content } from '@/lib/server/context';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import { headWords, inBundleWords, partsWords } from '../product-words';
import { tools } from '../products';

const tracker = () => tools().find(({ slug }) => slug === TRACKER_SLUG) ?? notFound();

export const generateMetadata = () => productMetadata(tracker());

/** The tracker has a page of its own and a full system outside this site (rule 30). */
export default function TrackerPage() {
  const product = tracker();
  const { site } = content();
  const { hero, problem, week, fullSystem, back, ...titles } = product.page!;
  const { files, promises } = partsWords(product);
  return (
    <>
      <JsonLd things={thingsOfProduct(product)} />
      <Tracker
        head={{ ...headWords(product), lead: hero.title, rest: hero.text, back }}
        problem={problem}
        week={week}
        lists={{
          whatYouGet: { title: titles.includedTitle, items: product.whatYouGet },
          benefits: { title: titles.benefitsTitle, items: product.benefits },
          features: { title: titles.featuresTitle, items: product.features },
        }}
        fullSystem={{ ...fullSystem, url: site.links.tracker }}
        newTab={site.words.newTab}
        inBundle={inBundleWords(product)}
        files={files}
        promises={promises}
      />
    </>
  );
}
