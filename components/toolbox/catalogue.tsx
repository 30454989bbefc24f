import { ToolRow, type ToolRowProps, type ToolRowWords } from './tool-row';

export type CatalogueProps = ToolRowWords & {
  title: string;
  intro: string;
  empty: string;
  tools: ToolRowProps[];
};

/** Every tool with its price. Without tools it says so. */
export function Catalogue({ title, intro, empty, tools, ...words }: CatalogueProps) {
  return (
    <section aria-labelledby="tools" className="beside-cord py-section">
      <div className="two-columns mb-8 lg:mb-12">
        <h2 id="tools" className="station">
          {title}
        </h2>
        <div className="max-lg:mt-4">
          <p className="lead max-w-[26em]">{intro}</p>
        </div>
      </div>
      {tools.length === 0 ? (
        <p className="lead">{empty}</p>
      ) : (
        <ul className="tools">
          {tools.map((tool) => (
            <ToolRow key={tool.slug} {...tool} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}
