import type { ReactNode } from 'react';
import '../../styles/report.css';

/** Brings in how a report looks, for a result and for one that is not there. */
export default function ResultsLayout({ children }: { children: ReactNode }) {
  return children;
}
