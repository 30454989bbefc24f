import type { Metadata } from 'next';
import { DiagnosticForm } from '@/components/diagnostic/diagnostic-form';
import { content } from '@/lib/container';
import { diagnosticWords } from './words';

export function generateMetadata(): Metadata {
  const { title, description } = content().site.pages['/diagnostic'];
  return { title, description, alternates: { canonical: '/diagnostic' } };
}

export default function DiagnosticPage() {
  return <DiagnosticForm words={diagnosticWords(content())} />;
}
