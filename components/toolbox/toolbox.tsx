'use client';

import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { AT_TEXT, DatumMark, NEXT_STEP } from '@/components/layout/datum-sheet';
import { buttonClasses } from '@/components/ui/button-classes';
import type { Toolbox as Words } from '@/lib/shop/content/toolbox';
import { Catalogue, type CatalogueProps } from './catalogue';
import { ToolRow, type ToolRowProps } from './tool-row';
import { Dashes } from './dashes';

export type ToolboxProps = {
  hero: Words['hero'];
  /** On the one blueprint of the page. */
  bundle: ToolRowProps;
  catalogue: CatalogueProps;
  demos: DemosProps;
  trust: Words['trust'];
  testDrive: Words['testDrive'];
};

/**
 * The toolbox: compare, buy, try. A client component for the sake of its weight (docs/decisions/serving.md).
 */
export function Toolbox({ hero, bundle, catalogue, demos, trust, testDrive }: ToolboxProps) {
  return (
    <>
      <PlumbLine>
        <div className="beside-cord two-columns py-6 md:py-9">
          <h1 className="station self-start text-[1.3125rem]">{hero.title}</h1>
          <div className="max-lg:mt-3">
            <p className="font-display text-3xl/[1.08] font-medium tracking-tight text-balance xl:text-[2.9375rem]">
              {hero.headline}
            </p>
            <p className="mt-2 max-w-[40em] text-ui">
              {hero.text} <a href="#demos">{hero.demos}</a> {hero.rest}
            </p>
          </div>
        </div>
        <section className="blueprint" aria-labelledby="bundle">
          <div className="beside-cord md:py-4">
            <h2 id="bundle" className="sr-only">
              {bundle.badge}
            </h2>
            <ToolRow {...bundle} words={catalogue} button="bright" />
          </div>
        </section>
        <Catalogue {...catalogue} />
        <Demos {...demos} />
        <Trust {...trust} />
      </PlumbLine>
      <TestDrive {...testDrive} />
    </>
  );
}

type DemosProps = {
  title: string;
  text: string;
  items: { slug: string; title: string; path: string; line: string }[];
};

/** A free demo of every tool. Pages of their own, outside of this application: so these are plain links. */
function Demos({ title, text, items }: DemosProps) {
  return (
    <Section title={title} intro={text} joined>
      <ul id="demos" className="grid scroll-mt-44 gap-x-8 md:grid-cols-3 lg:scroll-mt-14">
        {items.map(({ slug, title, path, line }) => (
          <li key={slug}>
            <a href={path} className="group block h-full border-t border-line py-3">
              <b className="block font-display text-ui/[1.4] font-medium underline decoration-brass decoration-[1.5px] underline-offset-[0.25em] group-hover:decoration-ink">
                {line}
              </b>
              <span className="block text-note/[1.45] text-ink-muted">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a careful buyer wants to know first. */
function Trust({ title, items }: Words['trust']) {
  return (
    <Section title={title} joined>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line pt-4">
            <h3>{item.title}</h3>
            <p className="mt-1">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The sheet the bob lands on: one demo to try with one's own numbers. Stands directly after the plumb line.
 */
function TestDrive({ title, text, button, path, paidAdds }: Words['testDrive']) {
  return (
    <section aria-labelledby="test-drive" className={NEXT_STEP}>
      <div
        className={`sheet datum relative grid gap-x-16 gap-y-8 py-8 md:py-11 lg:grid-cols-[1.25fr_1fr] lg:px-12 lg:py-14 ${AT_TEXT}`}
      >
        <DatumMark />
        <div>
          <h2 id="test-drive">{title}</h2>
          <p className="mt-3">{text}</p>
          <a href={path} className={`${buttonClasses('line')} mt-6`}>
            {button}
          </a>
        </div>
        <div>
          <h3 className="mb-2">{paidAdds.title}</h3>
          <Dashes items={paidAdds.items} />
        </div>
      </div>
    </section>
  );
}
