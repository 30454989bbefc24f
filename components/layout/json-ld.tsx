/** Something as schema.org describes it. */
export type Thing = { '@type': string } & { [property: string]: unknown };

/**
 * Tells search engines in their own words what the page is about. No text in it can end the script it stands
 * in.
 */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
