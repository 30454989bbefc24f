import { BOB } from '@/lib/kernel/bob-shape';
import { PALETTE } from '@/lib/kernel/palette';

const { brass, ink, paper } = PALETTE;

/** Where the ground is, and where text begins, in pixels. */
const GROUND = 510;
const TEXT = 228;

/** The cord, its bob and the ground. */
const LINES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <path d="M132 0V346" stroke="${brass.DEFAULT}" stroke-width="3"/>
  <path d="M0 ${GROUND}H1200v3H0z" fill="${ink.DEFAULT}"/>
  <g transform="translate(87 322) scale(2.8125)" fill="${brass.DEFAULT}" stroke="${ink.DEFAULT}" stroke-width="1.2">
    <circle cx="${BOB.ring.cx}" cy="${BOB.ring.cy}" r="${BOB.ring.r}" fill="${paper.DEFAULT}"/>
    <path d="${BOB.neck}${BOB.weight}${BOB.rules}"/>
  </g>
</svg>`;

const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

type SharingCardProps = {
  title: string;
  brand: { name: string; subtitle: string };
  /** Its price in words, and its drawing as SVG. */
  product?: { price: string; drawing: string };
};

/** The renderer of images knows boxes with `display: flex` only. */
export function SharingCard({ title, brand, product }: SharingCardProps) {
  // Long titles are smaller, so that none takes more than three lines.
  const size = product ? 58 : title.length > 44 ? 70 : 86;
  return (
    <div style={{ ...COLUMN, width: 1200, height: 630, background: paper.DEFAULT, color: ink.DEFAULT }}>
      <img src={address(LINES)} alt="" width={1200} height={630} style={{ position: 'absolute' }} />
      <div style={{ display: 'flex', height: GROUND, alignItems: 'center', paddingLeft: TEXT }}>
        <div style={{ ...COLUMN, width: product ? 484 : 900 }}>
          <div
            style={{ ...LETTERS, fontSize: size, lineHeight: 1.09, textWrap: product ? 'wrap' : 'balance' }}
          >
            {title}
          </div>
          {product && (
            <div style={{ ...LETTERS, marginTop: 28, fontSize: 74, lineHeight: 1, color: brass.deep }}>
              {product.price}
            </div>
          )}
        </div>
        {product && (
          <img
            src={address(inColor(product.drawing))}
            alt=""
            width={400}
            height={300}
            style={{ marginLeft: 24 }}
          />
        )}
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: `0 72px 0 ${TEXT}px`,
        }}
      >
        <div style={{ ...LETTERS, fontSize: 46 }}>{brand.name}</div>
        <div style={{ fontFamily: 'Public Sans', fontSize: 30, color: ink.muted }}>{brand.subtitle}</div>
      </div>
    </div>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
const LETTERS = { fontFamily: 'Brygada 1918', fontWeight: 500, letterSpacing: '-0.022em' } as const;

/** Replaces CSS variables, which the image renderer doesn't know, and makes lines as heavy as the card's. */
const inColor = (drawing: string) =>
  drawing
    .replace('stroke-width="1.5"', 'stroke-width="2.5"')
    .replaceAll('var(--accent,currentColor)', brass.DEFAULT)
    .replaceAll('var(--ground,none)', paper.DEFAULT);
