'use client';

import { PlumbLine } from '@/components/layout/plumb-line';
import { Catalogue, type CatalogueProps } from './catalogue';
import { Demos, type DemosProps } from './demos';
import { TestDrive, type TestDriveProps } from './test-drive';
import { ToolRow, type ToolRowProps } from './tool-row';
import { Trust, type TrustProps } from './trust';

export type ToolboxProps = {
  hero: { title: string; headline: string; text: string };
  /** On the one blueprint of the page. */
  bundle: ToolRowProps;
  catalogue: CatalogueProps;
  demos: DemosProps;
  trust: TrustProps;
  testDrive: TestDriveProps;
};

/**
 * The toolbox: compare, buy, try. A client component for the sake of its weight (docs/decisions/serving.md).
 */
export function Toolbox({ hero, bundle, catalogue, demos, trust, testDrive }: ToolboxProps) {
  return (
    <>
      <PlumbLine>
        <div className="beside-cord two-columns py-6 md:py-9 lg:py-14">
          <h1 className="station self-start">{hero.title}</h1>
          <div className="max-lg:mt-3">
            <p className="font-display text-2xl font-medium tracking-tight text-balance">{hero.headline}</p>
            <p className="mt-2 max-w-[40em] text-ui">{hero.text}</p>
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
