import type { Chart } from 'excelize-wasm';
import { PALETTE } from '@/lib/kernel/palette';
import { SERIES } from './styles';

type Series = {
  name: string;
  values: string;
  color?: string;
  /** Of a curve: a point of its own, at this cell across. */
  at?: string;
};

/** The number by which excelize knows short dashes. */
const DASHED = 3;

export type ChartFacts = {
  /** A curve goes by numbers across too, so that it ends where they do. */
  kind: 'line' | 'curve' | 'columns' | 'stacked' | 'bars' | 'tornado';
  title: string;
  /**
   * Leaves the title to a cell above, where it depends on what was typed: LibreOffice and Google Sheets know
   * no title that is taken from a cell. `title` then describes the chart.
   */
  untitled?: boolean;
  /** A line across the columns or beside the lines, such as a target, or two: dashed. */
  line?: Series | Series[];
  /** Each by the range of its values, with the cell or text of its name. */
  series: Series[];
  categories: string;
  /** In pixels. */
  size: [width: number, height: number];
  format?: string;
  min?: number;
  max?: number;
  /** From one line of the scale to the next; of what is counted, a whole number. */
  step?: number;
  /** Columns of several series at the same place, where each category has one of them. */
  over?: boolean;
  /** The size of letters at the axes, in points (9). */
  letters?: number;
  /** Leaves the categories unnamed, where they are too many. */
  unnamed?: boolean;
  /**
   * Names the series also where there is only one; 'in cells' leaves that to `legend`, which names the used
   * ones only.
   */
  legend?: true | 'in cells';
};

const TITLE = { Family: 'Georgia', Size: 12, Color: PALETTE.ink.DEFAULT };

/** The numbers by which excelize knows its kinds of charts. */
const KINDS = { bars: 6, tornado: 7, columns: 21, stacked: 22, line: 41, curve: 48 } as const;

/** @param dashed for a target: it is told from what was measured without its color */
export function chartOf(facts: ChartFacts, dashed = false): Chart {
  const { kind, title, untitled, line, series, categories, size, format, min, max, step, unnamed, legend } =
    facts;
  const { over, letters = 9 } = facts;
  const named = legend || line || series.length > 1;
  const font = { Family: 'Arial', Size: letters, Color: PALETTE.ink.DEFAULT };
  return {
    Type: KINDS[kind],
    Series: series.map(({ name, values, color, at }, index) => {
      const paint = { Type: 'pattern', Pattern: 1, Color: [color ?? SERIES[index % SERIES.length]!] };
      return kind === 'line' || kind === 'curve'
        ? {
            Name: name,
            Categories: at ?? categories,
            Values: values,
            Fill: paint,
            Line: { Width: 2, Fill: paint, Dash: dashed ? DASHED : undefined },
            Marker: at ? { Symbol: 'circle', Size: 9, Fill: paint } : { Symbol: 'none' },
          }
        : { Name: name, Categories: categories, Values: values, Fill: paint };
    }),
    Format: { AltText: `Chart: ${title}` },
    Dimension: { Width: size[0], Height: size[1] },
    Title: untitled ? undefined : { Paragraph: [{ Text: title, Font: TITLE }] },
    Legend: { Position: legend !== 'in cells' && named ? 'bottom' : 'none', Font: font },
    XAxis: {
      Font: font,
      TickLabelPosition: (unnamed ? 3 : 2) as number,
      Minimum: kind === 'curve' ? 0 : undefined,
      ReverseOrder: kind === 'bars' || kind === 'tornado' || undefined,
    },
    YAxis: {
      Font: font,
      MajorGridLines: true,
      Minimum: min,
      Maximum: max,
      MajorUnit: step,
      NumFmt: format ? { CustomNumFmt: format, SourceLinked: false } : undefined,
    },
    ShowBlanksAs: 'gap',
    Overlap: kind === 'stacked' || kind === 'tornado' || over ? 100 : undefined,
    GapWidth: kind === 'line' || kind === 'curve' ? undefined : 60,
    Border: { Fill: { Type: 'pattern', Pattern: 1, Color: [PALETTE.line] } },
  };
}
