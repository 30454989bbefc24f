import { unzip, zip } from '../zip';
import { SERIES } from './styles';

const SERIES_OF_A_CHART = /<ser>.*?<\/ser>/gs;

/**
 * Draws the lines of curves: excelize writes each series of a scatter chart as points without a line, and
 * what stands across as texts. A series with a marker is a point, and stays one.
 */
export async function withCurves(workbook: Buffer): Promise<Buffer> {
  const entries = unzip(workbook);
  for (const [name, bytes] of entries) {
    const xml = name.startsWith('xl/charts/chart') ? bytes.toString() : '';
    if (xml.includes('<scatterChart>')) entries.set(name, Buffer.from(xml.replace(SERIES_OF_A_CHART, drawn)));
  }
  return zip(entries);
}

function drawn(series: string): string {
  const order = Number(/<order val="(\d+)">/.exec(series)![1]);
  const color = SERIES[order % SERIES.length]!.replace('#', '');
  const line = `<a:ln w="25400"><a:solidFill><a:srgbClr val="${color}"></a:srgbClr></a:solidFill></a:ln>`;
  const numbers = series.replace(/<xVal><strRef>(.*?)<\/strRef>/s, '<xVal><numRef>$1</numRef>');
  return series.includes('<symbol val="none">')
    ? numbers.replace(/<a:ln><a:noFill><\/a:noFill><\/a:ln>/, line)
    : numbers;
}
