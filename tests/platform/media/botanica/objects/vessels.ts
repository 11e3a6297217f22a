import { mix } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Vessel } from '../Recipe.ts';
import { P } from './paper.ts';
import { vase } from './vase.ts';

/** A vessel standing on y = 880 round x = 480: what is behind the stems, and what before. */
interface PlacedVessel {
  back: string;
  front: string;
  /** Half the width of its foot, for the shadow. */
  foot: number;
  /** The y coordinate of the rim, where the flowers begin. */
  mouth: number;
}

const CX = 480;
const FOOT = 880;

type Maker = (sheet: Sheet, colours: Tones | undefined) => PlacedVessel;

const PORCELAIN: Tones = ['#fdfaf4', '#eadfce', '#b5a188'];
const WILLOW: Tones = ['#e3c199', '#b98a58', '#6f4a2a'];

const round = (sheet: Sheet, w: number, [light, body, shade]: Tones): string =>
  sheet.linear(
    [CX - w, 0],
    [CX + w, 0],
    [
      [0, mix(body, shade, 0.3)],
      [0.26, light],
      [0.56, body],
      [0.88, mix(body, shade, 0.8)],
      [1, mix(body, shade, 0.55)],
    ],
  );

/** Light from above: dark under the rim, dark at the foot. */
const depth = (sheet: Sheet, top: number, shade: string): string =>
  sheet.linear(
    [0, top],
    [0, FOOT],
    [
      [0, shade, 0.55],
      [0.18, shade, 0.05],
      [0.72, shade, 0],
      [1, shade, 0.42],
    ],
  );

const glint = (sheet: Sheet, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" fill-opacity=".55" transform="rotate(6 ${x} ${y})" filter="${sheet.blur(5)}"/>`;

const urn: Maker = (sheet, colours) => ({
  back: '',
  front: vase(sheet, CX, 590, 250, 290, colours),
  foot: 130,
  mouth: 596,
});

const jug: Maker = (sheet, colours = PORCELAIN) => {
  const d = `M${P(384, 572)}C400 640 340 690 340 770C340 836 372 866 396 880Q480 900 564 880C588 866 620 836 620 770C620 690 560 640 576 572L594 552Q480 580 372 556z`;
  const handle = `M572 626C690 596 716 760 602 800`;
  const [light, body, shade] = colours;
  return {
    back: `<path d="${handle}" fill="none" stroke="${mix(body, shade, 0.75)}" stroke-width="34" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${mix(light, body, 0.6)}" stroke-width="22" stroke-linecap="round" transform="translate(-3 -3)"/>`,
    front: `<path d="${d}" fill="${round(sheet, 142, colours)}"/><path d="${d}" fill="${depth(sheet, 556, shade)}"/>${glint(sheet, 408, 730, 14, 52)}`,
    foot: 122,
    mouth: 590,
  };
};

const bowl: Maker = (sheet, colours = PORCELAIN) => {
  const d = `M250 640C252 780 350 846 410 852L404 880Q480 892 556 880L550 852C610 846 708 780 710 640Q480 690 250 640z`;
  return {
    back: '',
    front: `<path d="${d}" fill="${round(sheet, 232, colours)}"/><path d="${d}" fill="${depth(sheet, 640, colours[2])}"/>${glint(sheet, 330, 720, 18, 48)}`,
    foot: 110,
    mouth: 648,
  };
};

/** Clear glass: stems show through the water. */
const glass: Maker = (sheet) => {
  const wall = `M376 560L388 862Q480 892 572 862L584 560z`;
  let stems = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    stems += `<path d="M${n1(CX + t * 150)} 548Q${n1(CX + t * 20)} 650 ${n1(CX - t * 168)} ${n1(858 - Math.abs(t) * 20)}" fill="none" stroke="${i % 3 ? '#4f7a52' : '#38603f'}" stroke-width="${i % 2 ? 9 : 7}" stroke-linecap="round"/>`;
  }
  const water = `M381 664Q480 684 579 664L572 858Q480 886 388 858z`;
  return {
    back: `<path d="${wall}" fill="#f4fbfa" fill-opacity=".5"/>${stems}<path d="${water}" fill="#bcd9d8" fill-opacity=".34"/><ellipse cx="480" cy="666" rx="98" ry="12" fill="#eef8f7" fill-opacity=".7"/>`,
    front: `<path d="${wall}" fill="${sheet.linear(
      [376, 0],
      [584, 0],
      [
        [0, '#8fa6a8', 0.5],
        [0.08, '#ffffff', 0.55],
        [0.2, '#ffffff', 0.06],
        [0.8, '#ffffff', 0.02],
        [0.94, '#ffffff', 0.4],
        [1, '#7f979a', 0.55],
      ],
    )}"/><path d="${wall}" fill="none" stroke="#8aa0a2" stroke-opacity=".5" stroke-width="2"/><path d="M398 590L408 840" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round" filter="${sheet.blur(2)}"/><path d="M390 862Q480 892 570 862Q480 876 390 862z" fill="#fff" fill-opacity=".7"/>`,
    foot: 100,
    mouth: 580,
  };
};

/** Willow, woven: rows of rounded strokes, each row set off by half. */
const basket: Maker = (sheet, colours = WILLOW) => {
  const [light, body, shade] = colours;
  const d = `M276 622L322 864Q480 900 638 864L684 622Q480 664 276 622z`;
  let weave = '';
  for (let row = 0; row < 11; row++) {
    const t = row / 10;
    const y = 640 + t * 232;
    const half = 200 - t * 42;
    const sag = 20 * (1 - (t - 0.5) ** 2);
    for (let i = 0; i < 16; i++) {
      const u = ((i + (row % 2) / 2) / 16) * 2 - 1;
      if (u > 0.94) continue;
      const x = CX + u * half;
      const w = (half / 8) * 0.94;
      const lit = 1 - Math.abs(u + 0.4) * 0.7;
      weave += `<path d="M${n1(x)} ${n1(y + sag * (1 - u * u))}q${n1(w / 2)} -11 ${n1(w)} 0" fill="none" stroke="${mix(mix(body, shade, 0.5), light, Math.max(0, lit))}" stroke-width="18" stroke-linecap="round"/>`;
    }
  }
  const rim = `M270 626Q480 672 690 626`;
  const handle = `M300 626C276 36 684 36 660 626`;
  return {
    back: `<path d="${handle}" fill="none" stroke="${shade}" stroke-width="26"/><path d="${handle}" fill="none" stroke="${mix(body, light, 0.3)}" stroke-width="17" stroke-dasharray="26 5"/>`,
    front: `<g clip-path="${sheet.clip(d)}"><path d="${d}" fill="${mix(shade, '#2a1a14', 0.3)}"/>${weave}<path d="${d}" fill="${depth(sheet, 622, shade)}"/></g><path d="${rim}" fill="none" stroke="${shade}" stroke-width="26" stroke-linecap="round"/><path d="${rim}" fill="none" stroke="${mix(light, body, 0.4)}" stroke-width="18" stroke-linecap="round" stroke-dasharray="20 5" transform="translate(0 -2)"/>`,
    foot: 160,
    mouth: 640,
  };
};

export const VESSELS: Record<Vessel, Maker> = { urn, jug, bowl, glass, basket };
