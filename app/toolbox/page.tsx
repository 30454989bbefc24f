import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { Toolbox } from '@/components/toolbox/toolbox';
import { toolboxWords } from './toolbox-words';

export const generateMetadata = () => pageMetadata('/toolbox');

export default function ToolboxPage() {
  return (
    <>
      <JsonLd things={thingsOf('/toolbox')} />
      <Toolbox {...toolboxWords()} />
    </>
  );
}
