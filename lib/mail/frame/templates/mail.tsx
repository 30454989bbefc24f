import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { RenderedMail, RenderedBlock, RenderedScore } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';
import { Facts, Files, Grid, List, Muted, Orders, TextLink } from './rows';
import { COLORS, DARK_STYLES, MONO, sans, serif, TEXT } from './styles';
import { Wall } from './wall';

type Props = { rendered: RenderedMail; frame: MailFrame; brand: string };

/** Every mail of the site: a sheet of paper with an ink edge, the brand above, who we are below. */
export function Mail({ rendered, frame, brand }: Props) {
  return (
    <Html lang="en-US">
      <Head>
        <title>{rendered.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, padding: 0, backgroundColor: COLORS.paper }}>
        <Preview>{rendered.preheader}</Preview>
        <Container style={{ width: '100%', maxWidth: 600, padding: '28px 12px' }}>
          <Section>
            <Text className="ink" style={{ ...TEXT, margin: '0 0 14px', font: serif('22px/1.2') }}>
              {brand}
            </Text>
          </Section>
          <Section
            className="sheet sheet-pad"
            style={{
              padding: '32px 34px',
              backgroundColor: COLORS.raised,
              border: `2px solid ${COLORS.ink}`,
              borderLeft: `5px solid ${COLORS.brass}`,
            }}
          >
            {rendered.blocks.map((block, index) => (
              <Block key={index} block={block} before={rendered.blocks[index - 1]} />
            ))}
          </Section>
          <Foot {...frame} />
        </Container>
      </Body>
    </Html>
  );
}

function Block({ block, before }: { block: RenderedBlock; before: RenderedBlock | undefined }) {
  switch (block.kind) {
    case 'heading':
      return <Title text={block.text} before={before} />;
    case 'button':
      return (
        <Section style={{ padding: '6px 0 26px' }}>
          <Button
            href={block.href}
            className="button"
            style={{
              padding: '14px 26px',
              backgroundColor: COLORS.brassDeep,
              borderRadius: 4,
              color: COLORS.raised,
              font: sans('16px/1.25', 700),
              textDecoration: 'none',
            }}
          >
            {block.text}
          </Button>
        </Section>
      );
    case 'link':
      return (
        <Text className="ink" style={TEXT}>
          <TextLink href={block.href}>{block.text}</TextLink>
        </Text>
      );
    case 'score':
      return <Score {...block} />;
    case 'areas':
      return <Wall rows={block.rows} />;
    case 'list':
      return <List items={block.items} />;
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'files':
      return <Files columns={block.columns} groups={block.groups} />;
    case 'orders':
      return <Orders link={block.link} orders={block.orders} />;
    case 'command':
      return (
        <Text className="ink rule" style={COMMAND}>
          {block.text}
        </Text>
      );
    default: {
      const { text, lead = '' } = block;
      return (
        <Text className="ink" style={TEXT}>
          {lead && <b>{lead}</b>}
          {text.slice(lead.length)}
        </Text>
      );
    }
  }
}

const COMMAND = {
  ...TEXT,
  padding: '10px 0 10px 14px',
  borderLeft: `3px solid ${COLORS.brass}`,
  fontFamily: MONO,
};

/** They end in a rule of their own. */
const TABLES: RenderedBlock['kind'][] = ['files', 'facts'];

/** The first heading names the mail; a later one begins a part, under a rule where no table has drawn one. */
function Title({ text, before }: { text: string; before: RenderedBlock | undefined }) {
  const ruled = before !== undefined && TABLES.includes(before.kind);
  const style = { margin: '0 0 14px', color: COLORS.ink, font: serif(before ? '21px/1.25' : '30px/1.15') };
  const rule = { margin: '26px 0', border: 'none', borderTop: `1px solid ${COLORS.line}` };
  return (
    <>
      {before && !ruled && <Hr className="rule" style={rule} />}
      <Heading as={before ? 'h2' : 'h1'} className="ink" style={style}>
        {text}
      </Heading>
    </>
  );
}

const SMALL = { margin: '0 0 8px', color: COLORS.muted, font: sans('13px/1.5') };

function Foot({ reply, why, signature, links }: MailFrame) {
  return (
    <Section style={{ padding: '20px 0 0' }}>
      {[reply, why, signature]
        .filter((line) => line !== null)
        .map((line) => (
          <Text key={line} className="muted" style={SMALL}>
            {line}
          </Text>
        ))}
      {links.map(({ label, href }) => (
        <Text key={href} className="muted" style={SMALL}>
          <Link href={href} style={{ color: COLORS.muted, textDecoration: 'underline' }}>
            {label}
          </Link>
        </Text>
      ))}
    </Section>
  );
}

function Score({ label, percent, rating }: { label: string } & RenderedScore) {
  const figure = { padding: '0 18px 0 0', color: COLORS.ink, font: serif('56px/1') };
  return (
    <Grid margin="0 0 18px">
      <tr>
        <td className="cell" style={figure}>
          {percent}%
        </td>
        <td style={{ width: '100%', textAlign: 'left', verticalAlign: 'bottom' }}>
          <span className="ink" style={{ color: COLORS.ink, font: serif('24px/1.3') }}>
            {rating}
          </span>
          <br />
          <Muted font={sans('14px/1.4')}>{label}</Muted>
        </td>
      </tr>
    </Grid>
  );
}
