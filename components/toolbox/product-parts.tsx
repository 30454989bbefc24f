import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { Unbroken } from '@/components/ui/unbroken';
import { Dashes } from './dashes';
import { Buttons, type ProductHeadProps } from './product-head';
import { WayOn, type WayOnProps } from './way-on';

/** The heading of a part of a page, on a line of ink. */
export const RULED = 'mb-2 border-b border-ink pb-3 text-xl';

const COLUMNS = 'mt-section grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]';

type FileProps = {
  name: string;
  contains?: string;
  proof?: string;
  check?: { label: string; href: string };
  /** Of a folder: how many files are in it, and which. */
  folder?: { count: string; files: string[] };
};

export type ProductPartsProps = {
  lists: Record<'benefits' | 'whatYouGet' | 'features', { title: string; items: string[] }>;
  files: {
    title: string;
    items: FileProps[];
    /** Drawn on the server, so that no script carries its markup. */
    samples?: ReactNode;
  };
  promises: Record<'license' | 'refund', { title: string; text: string }>;
};

/** All that is in a product: what changes, pages of its files, the files by name, and what is promised. */
export function ProductParts({ lists, files, promises: { license, refund } }: ProductPartsProps) {
  const { benefits, whatYouGet, features } = lists;
  return (
    <>
      <div className={COLUMNS}>
        <section className="md:col-span-2">
          <h2 className={RULED}>{benefits.title}</h2>
          <ul className="font-display text-[1.3125rem]/[1.35] *:border-b *:border-line *:py-2.5">
            {benefits.items.map((item) => (
              <li key={item}>
                <Unbroken>{item}</Unbroken>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={RULED}>{whatYouGet.title}</h2>
          <Dashes items={whatYouGet.items} leads />
        </section>
        <section>
          <h2 className={RULED}>{features.title}</h2>
          <Dashes items={features.items} />
        </section>
      </div>
      {files.samples}
      <div className={COLUMNS}>
        <section>
          <h2 className={RULED}>{files.title}</h2>
          <ul className="*:border-b *:border-line">
            {files.items.map((file) => (
              <li key={file.name}>
                {file.folder ? <Folder {...file} {...file.folder} /> : <File {...file} />}
              </li>
            ))}
          </ul>
        </section>
        <div className="space-y-10">
          {[license, refund].map(({ title, text }) => (
            <section key={title}>
              <h2 className={RULED}>{title}</h2>
              <p className="mt-3">
                <Unbroken>{text}</Unbroken>
              </p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const File = ({ name, contains, proof, check }: FileProps) => (
  <div className="py-3">
    <b className="font-semibold wrap-anywhere">{name}</b>
    {contains && <p className="text-note text-ink-muted">{contains}</p>}
    {proof && <p className="mt-2 text-note">{proof}</p>}
    {check && (
      <p className="text-note text-ink-muted">
        <a href={check.href}>{check.label}</a>
      </p>
    )}
  </div>
);

const Folder = ({ name, count, files }: { name: string; count: string; files: string[] }) => (
  <details>
    <summary className="flex items-center gap-4 py-3">
      <b className="flex-1 font-semibold">{name}</b>
      <span className="text-note text-ink-muted">{count}</span>
      <i className="chevron" aria-hidden="true" />
    </summary>
    <p className="pb-4 text-note/[1.6] wrap-anywhere whitespace-pre-line text-ink-muted">
      {files.join('\n')}
    </p>
  </details>
);

export type ProductEndProps = {
  head: ProductHeadProps;
  /** Where else this can be had. */
  inBundle?: WayOnProps | undefined;
};

/** What it costs once more, with the two things to do; then the bundle, where it is for less. */
export function ProductEnd({ head: { title, price, note, ...head }, inBundle }: ProductEndProps) {
  return (
    <>
      <DatumSheet title={`${title}, ${price.price}`} text={note} inPage>
        <Buttons {...head} />
      </DatumSheet>
      <div className="mt-section">{inBundle && <WayOn {...inBundle} />}</div>
    </>
  );
}
