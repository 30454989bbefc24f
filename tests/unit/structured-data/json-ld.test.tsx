import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from '@/components/layout/json-ld';

test('no text can end the script it stands in, and all of it can be read back', () => {
  const name = '</script><script>alert(1)</script> & <!--';
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name }]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});
