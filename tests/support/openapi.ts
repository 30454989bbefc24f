import Ajv2020 from 'ajv/dist/2020.js';
import { fieldWords } from '@/lib/content/words';
import { openApi, type OpenApi } from '@/lib/platform/http/openapi/document';
import type { Operation } from '@/lib/platform/http/openapi/operation';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from './content-folder';

/** The document as the site that is tested serves it. */
export function theDocument(siteUrl = 'http://127.0.0.1:3000'): OpenApi {
  const { diagnostic, messages, site } = loadContent(CONTENT);
  const words = fieldWords(diagnostic.questionnaire, messages);
  return openApi({ brand: site.brand.name, siteUrl, fieldWords: words });
}

export type Named = { path: string; method: string; operation: Operation };

export function operationsOf({ paths }: OpenApi): Named[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Whether a value fits a schema of the document; the complaint if not, null if it does. */
export function checker(document: OpenApi) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, formats: { email: true, binary: true } });
  ajv.addSchema({ $id: 'document', $defs: document.components.schemas });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema: object, value: unknown): string | null => {
    const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"document#/$defs/');
    const fits = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, fits);
    return fits(value) ? null : ajv.errorsText(fits.errors);
  };
}
