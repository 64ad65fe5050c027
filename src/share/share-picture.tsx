import type { ResolvedPicture } from '../content/resolve-picture.ts';
import { iconPaths } from '../icons/icon-paths.ts';
import { dataAddress } from '../page/data-address.ts';
import type { SharePage } from './share-pages.ts';

export type SharePictureArt = Pick<ResolvedPicture, 'src' | 'width' | 'height'>;

interface Props extends Pick<SharePage, 'heading' | 'framed' | 'site'> {
  logo: string;
  art: SharePictureArt[];
}

export const shareSize = { width: 1200, height: 630 };

const ink = '#2b2320';
const cream = '#fbf7ef';
const butter = '#f8e3ae';
const margin = 60;
const headingBox = { width: 522, height: 312 };
const headingLineHeight = 1.08;
const artBox = { left: 614, top: 40, width: 554, height: 466 };
const artGap = 18;
const edge = 4;

// The two edges of the site, a hill and a wave, over the whole width.
const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#d3e2cf" d="M0 488c130-38 275-50 433-30 142 19 225 34 350 20 158-17 275-26 417-2v154H0Z"/><path fill="#1f5c46" d="M0 536c80-20 158-27 243-17 107 14 190 37 310 30 118-7 194-40 317-42 122-1 213 24 330 17v106H0Z"/></svg>`;
const telephone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="${butter}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${iconPaths.phone}"/></svg>`;

const row = { display: 'flex', position: 'absolute', alignItems: 'center' } as const;

export function SharePicture({ heading, framed, site, logo, art }: Props) {
  const { logoLines, phone, address } = site;
  return (
    <div
      style={{ display: 'flex', position: 'relative', width: '100%', height: '100%', background: cream, color: ink }}
    >
      <img src={dataAddress(ground)} alt="" {...shareSize} style={{ position: 'absolute', left: 0, top: 0 }} />
      <div
        style={{ ...row, ...artBox, flexWrap: 'wrap', gap: artGap, alignContent: 'center', justifyContent: 'center' }}
      >
        {art.map((picture) => (
          <Art key={picture.src} picture={picture} columns={art.length > 1 ? 2 : 1} framed={framed} />
        ))}
      </div>
      <div style={{ ...row, left: margin, top: 42, gap: 18 }}>
        <img src={logo} alt="" width={80} height={80} />
        <div style={{ display: 'flex', flexDirection: 'column', fontSize: 28, lineHeight: 1.15 }}>
          <div style={{ fontSize: 35 }}>{logoLines[0]}</div>
          <div>{logoLines[1]}</div>
        </div>
      </div>
      <div style={{ ...row, left: margin, top: 140, ...headingBox }}>
        <div
          style={{
            fontSize: headingSize(heading),
            lineHeight: headingLineHeight,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {heading}
        </div>
      </div>
      <div style={{ ...row, left: margin, top: 554, gap: 16, fontSize: 48, lineHeight: 1.1, color: butter }}>
        <img src={dataAddress(telephone)} alt="" width={46} height={46} />
        {phone}
      </div>
      <div style={{ ...row, right: margin, top: 566, fontSize: 32, lineHeight: 1.1, color: cream }}>
        {`${address.city}, ${address.state}`}
      </div>
    </div>
  );
}

/** Size in pixels at which a heading fills its box with some air, its longest word on one line: letters are about half as wide as high. */
function headingSize(heading: string): number {
  const longestWord = Math.max(...heading.split(/\s+/).map((word) => word.length));
  const filling = Math.sqrt((0.6 * headingBox.width * headingBox.height) / (0.5 * headingLineHeight * heading.length));
  const size = Math.floor(Math.min(92, filling, headingBox.width / (0.5 * longestWord)));
  if (size < 30) throw new Error(`The heading "${heading}" is too long for the picture that is shared with links.`);
  return size;
}

function Art({ picture, columns, framed }: { picture: SharePictureArt; columns: number; framed: boolean }) {
  const room = (length: number) => (length - (columns - 1) * artGap) / columns - (framed ? 2 * edge : 0);
  const scale = Math.min(room(artBox.width) / picture.width, room(artBox.height) / picture.height);
  const size = { width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale) };
  return (
    <img
      src={picture.src}
      alt=""
      {...size}
      style={framed ? { border: `${edge}px solid ${ink}`, borderRadius: 26 } : {}}
    />
  );
}
