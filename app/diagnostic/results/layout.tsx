import type { ReactNode } from 'react';
import '../../styles/report.css';

/** Loads the report's styles, also for the 404. */
export default function ResultsLayout({ children }: { children: ReactNode }) {
  return children;
}
