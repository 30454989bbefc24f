import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { DiagnosticForm } from '@/components/diagnostic/diagnostic-form';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { diagnosticWords } from './words';

export const generateMetadata = () => pageMetadata('/diagnostic');

export default function DiagnosticPage() {
  return (
    <>
      <JsonLd things={thingsOf('/diagnostic')} />
      <DiagnosticForm words={diagnosticWords(content())} />
    </>
  );
}
