import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Turn } from './pelt.ts';

/** Two glass eyes and a nose of dark felt. */
export function face(sheet: Sheet, turn: Turn): string {
  return eye(sheet, turn, -52) + eye(sheet, turn, 52) + nose(sheet, turn);
}

function eye(sheet: Sheet, turn: Turn, x: number): string {
  const r = 13;
  const [px, py] = turn([x, -176, 132]);
  const glass = sheet.radial([px - r * 0.3, py - r * 0.4], r * 1.3, [
    [0, '#6b544c'],
    [0.35, '#2a1c19'],
    [1, '#0f0807'],
  ]);
  const disc = (cx: number, cy: number, radius: number, fill: string) =>
    `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(radius)}" fill="${fill}"/>`;
  return (
    `<g opacity=".28">${disc(px, py, r + 5, '#fff4e8')}</g><g opacity=".35">${disc(px + 1, py + 3, r + 3, '#1d0f0c')}</g>` +
    disc(px, py, r, glass) +
    disc(px - r * 0.35, py - r * 0.4, r * 0.26, '#fff')
  );
}

function nose(sheet: Sheet, turn: Turn): string {
  const [x, y] = turn([0, -142, 172]);
  const felt = sheet.radial([-6, -9], 30, [
    [0, '#7a5f56'],
    [0.4, '#34221e'],
    [1, '#120a08'],
  ]);
  return (
    `<ellipse cx="${n1(x + 1)}" cy="${n1(y + 4)}" rx="24" ry="17" fill="#1d0f0c" fill-opacity=".3"/>` +
    `<path d="M-21 -8C-20 -16 20 -16 21 -8C21 4 7 14 0 14S-21 4 -21 -8z" transform="translate(${n1(x)} ${n1(y)})" fill="${felt}"/>` +
    `<ellipse cx="${n1(x - 7)}" cy="${n1(y - 8)}" rx="7" ry="3" fill="#fff" fill-opacity=".7"/>`
  );
}
