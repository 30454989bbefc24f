'use client';

import { PlumbLine } from '@/components/layout/plumb-line';
import { BundleHero, type BundleHeroProps } from './bundle-hero';
import { Catalogue, type CatalogueProps } from './catalogue';
import { Demos, type DemosProps } from './demos';
import { TestDrive, type TestDriveProps } from './test-drive';
import { Trust, type TrustProps } from './trust';

export type ToolboxProps = {
  hero: { title: string; headline: string; text: string };
  demos: DemosProps;
  bundle: BundleHeroProps;
  catalogue: CatalogueProps;
  trust: TrustProps;
  testDrive: TestDriveProps;
};

/**
 * The toolbox: try, compare, buy. A client component for the sake of its weight (docs/decisions/serving.md).
 */
export function Toolbox({ hero, demos, bundle, catalogue, trust, testDrive }: ToolboxProps) {
  return (
    <>
      <PlumbLine>
        <div className="beside-cord two-columns pt-9 md:pt-16 lg:pt-22">
          <h1 className="station self-start">{hero.title}</h1>
          <div className="max-lg:mt-4">
            <p className="max-w-[14em] font-display text-2xl font-medium tracking-tight text-balance lg:text-4xl lg:tracking-tightest">
              {hero.headline}
            </p>
            <p className="mt-5 max-w-[32em]">{hero.text}</p>
          </div>
        </div>
        <Demos {...demos} />
        <BundleHero {...bundle} />
        <Catalogue {...catalogue} />
        <Trust {...trust} />
      </PlumbLine>
      <TestDrive {...testDrive} />
    </>
  );
}
