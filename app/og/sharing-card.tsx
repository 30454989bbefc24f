import type { CSSProperties } from 'react';
import { BOB } from '@/components/layout/bob-shape';
import { PALETTE } from '@/components/ui/palette';

/** Positions in pixels. */
const CORD = 132;
const BOB_TOP = 322;
const BOB_SIZE = { width: 90, height: 168.75 };
const GROUND = 510;
const TEXT = 228;

const DRAWING = { width: 400, height: 300 };
const DRAWING_LEFT = 1200 - 64 - DRAWING.width;

type SharingCardProps = {
  title: string;
  brand: { name: string; subtitle: string };
  /** Its price in words, and its drawing as SVG. */
  product?: { price: string; drawing: string };
};

export function SharingCard({ title, brand, product }: SharingCardProps) {
  return (
    <div style={{ ...at(0, 0), width: '100%', height: '100%', background: PALETTE.paper.DEFAULT }}>
      <div
        style={{ ...at(CORD - 1.5, 0), width: 3, height: BOB_TOP + 24, background: PALETTE.brass.DEFAULT }}
      />
      <svg
        {...BOB_SIZE}
        viewBox={BOB.viewBox}
        fill="none"
        stroke={PALETTE.ink.DEFAULT}
        strokeWidth="1.2"
        style={at(CORD - BOB_SIZE.width / 2, BOB_TOP)}
      >
        <circle {...BOB.ring} fill={PALETTE.paper.DEFAULT} />
        <path d={BOB.neck} fill={PALETTE.brass.DEFAULT} />
        <path d={BOB.weight} fill={PALETTE.brass.DEFAULT} />
        <path d={BOB.rules} />
      </svg>
      {product ? (
        <ProductTitle title={title} {...product} />
      ) : (
        <div style={{ ...TITLE, fontSize: titleSize(title) }}>{title}</div>
      )}
      <div style={{ ...at(0, GROUND), width: '100%', height: 3, background: PALETTE.ink.DEFAULT }} />
      <div style={BRAND}>{brand.name}</div>
      <div style={SUBTITLE}>{brand.subtitle}</div>
    </div>
  );
}

/** Long titles are smaller, so that none takes more than three lines. */
const titleSize = (title: string) => (title.length > 44 ? 70 : 86);

function ProductTitle({ title, price, drawing }: { title: string; price: string; drawing: string }) {
  return (
    <>
      <div style={PRODUCT}>
        <div style={{ ...LETTERS, fontSize: 58, lineHeight: 1.1 }}>{title}</div>
        <div style={{ ...LETTERS, marginTop: 28, fontSize: 74, lineHeight: 1, color: PALETTE.brass.deep }}>
          {price}
        </div>
      </div>
      <img
        {...DRAWING}
        alt=""
        src={`data:image/svg+xml;base64,${Buffer.from(inColor(drawing)).toString('base64')}`}
        style={at(DRAWING_LEFT, (GROUND - DRAWING.height) / 2)}
      />
    </>
  );
}

/** Replaces CSS variables, which the image renderer doesn't know, and makes lines as heavy as the card's. */
const inColor = (drawing: string) =>
  drawing
    .replace('stroke-width="1.5"', 'stroke-width="2.5"')
    .replaceAll('var(--accent,currentColor)', PALETTE.brass.DEFAULT)
    .replaceAll('var(--ground,none)', PALETTE.paper.DEFAULT);

const LETTERS: CSSProperties = {
  display: 'flex',
  fontFamily: 'Brygada 1918',
  fontWeight: 500,
  letterSpacing: '-0.022em',
  color: PALETTE.ink.DEFAULT,
};

const PRODUCT: CSSProperties = {
  ...at(TEXT, 0),
  width: DRAWING_LEFT - TEXT - 24,
  height: GROUND,
  flexDirection: 'column',
  justifyContent: 'center',
};

const TITLE: CSSProperties = {
  ...LETTERS,
  ...at(TEXT, 0),
  width: 1200 - TEXT - 72,
  height: GROUND - 24,
  alignItems: 'center',
  lineHeight: 1.08,
  textWrap: 'balance',
};

const BRAND: CSSProperties = {
  ...at(TEXT, GROUND + 33),
  fontFamily: 'Brygada 1918',
  fontWeight: 500,
  fontSize: 46,
  letterSpacing: '-0.012em',
  color: PALETTE.ink.DEFAULT,
};

const SUBTITLE: CSSProperties = {
  ...at(TEXT, GROUND + 46),
  width: 1200 - TEXT - 72,
  justifyContent: 'flex-end',
  fontFamily: 'Public Sans',
  fontSize: 30,
  color: PALETTE.ink.muted,
};

/** Satori has no normal flow: each box needs its own `display`. */
function at(left: number, top: number): CSSProperties {
  return { position: 'absolute', display: 'flex', left, top };
}
