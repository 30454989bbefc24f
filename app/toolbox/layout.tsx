import type { ReactNode } from 'react';
import '../styles/toolbox.css';
import '../styles/product.css';

/** Brings in how the toolbox and its products look. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  return children;
}
