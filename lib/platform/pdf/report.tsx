import { Document, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { loadFonts } from './fonts';
import { STYLES } from './styles';
import { Radar } from './radar';

/**
 * Renders reports as PDF, one or two pages.
 * @param folder where the fonts lie; they are read at the first report
 */
export function reportRenderer(folder: string) {
  let fonts: Promise<(text: string) => boolean> | undefined;
  return async (sheet: ReportSheet): Promise<Uint8Array> => {
    const canSet = await (fonts ??= loadFonts(folder));
    const { preparedFor } = sheet;
    const shown = preparedFor !== null && canSet(preparedFor) ? preparedFor : null;
    return renderToBuffer(<Report {...sheet} preparedFor={shown} />);
  };
}

function Report(sheet: ReportSheet) {
  return (
    <Document title={sheet.title} author={sheet.brand} language="en-US">
      <Page size="LETTER" style={STYLES.page}>
        <View style={STYLES.text}>
          <View style={STYLES.head}>
            <Text style={STYLES.brand}>{sheet.brand}</Text>
            <Text style={STYLES.muted}>{sheet.date}</Text>
          </View>
          <Text style={STYLES.title}>{sheet.title}</Text>
          {sheet.preparedFor !== null && <Text style={STYLES.muted}>{sheet.preparedFor}</Text>}
          <Score {...sheet} />
          {sheet.rulesChanged !== null && <Text style={{ marginTop: 6 }}>{sheet.rulesChanged}</Text>}
          <Areas {...sheet} />
          <Text style={STYLES.heading}>{sheet.adviceTitle}</Text>
          <Text style={{ ...STYLES.muted, marginBottom: 6 }}>{sheet.adviceIntro}</Text>
          {sheet.advice.map((one, index) => (
            <Advice key={one.title} {...one} number={index + 1} because={sheet.because} />
          ))}
          <Call {...sheet.call} />
        </View>
        <Text
          fixed
          style={STYLES.foot}
          render={({ pageNumber, totalPages }) =>
            totalPages > 1 ? `${sheet.signature}   ${pageNumber} / ${totalPages}` : sheet.signature
          }
        />
      </Page>
    </Document>
  );
}

function Score({ percent, rating, overall, meaning }: ReportSheet) {
  return (
    <View style={STYLES.score}>
      <Text style={STYLES.figure}>{percent}%</Text>
      <View style={{ flex: 1 }}>
        <Text style={STYLES.rating}>{rating}</Text>
        <Text style={STYLES.muted}>{overall}</Text>
        <Text style={{ marginTop: 3 }}>{meaning}</Text>
      </View>
    </View>
  );
}

function Areas({ areasTitle, areas: { columns, rows }, radar }: ReportSheet) {
  return (
    <View wrap={false}>
      <Text style={STYLES.heading}>{areasTitle}</Text>
      <View style={STYLES.columns}>
        <View style={STYLES.table}>
          {[columns, ...rows].map(([area, points, percent, badge], index) => (
            <View
              key={area}
              style={index === 0 ? { ...STYLES.row, ...STYLES.muted, borderTop: 0 } : STYLES.row}
            >
              <Text style={STYLES.area}>{area}</Text>
              <Text style={STYLES.value}>{points}</Text>
              <Text style={STYLES.value}>{percent}</Text>
              <Text style={STYLES.badge}>{badge}</Text>
            </View>
          ))}
        </View>
        <Radar radar={radar} />
      </View>
    </View>
  );
}

type AdviceProps = ReportSheet['advice'][number] & { number: number; because: string };

function Advice({ number, title, body, why, because }: AdviceProps) {
  return (
    <View style={STYLES.advice} wrap={false}>
      <Text style={STYLES.number}>{number}</Text>
      <View style={STYLES.adviceBody}>
        <Text style={STYLES.adviceTitle}>{title}</Text>
        <Text>{body}</Text>
        <Text style={{ ...STYLES.muted, marginTop: 3 }}>
          {because}: {why}
        </Text>
      </View>
    </View>
  );
}

/** On paper the address can only be read, so it is printed. */
function Call({ title, text, button, href }: ReportSheet['call']) {
  return (
    <View style={STYLES.call} wrap={false}>
      <Text style={STYLES.adviceTitle}>{title}</Text>
      <Text>{text}</Text>
      <Text>
        {button}:{' '}
        <Link src={href} style={STYLES.link}>
          {href}
        </Link>
      </Text>
    </View>
  );
}
