import { circle, ellipse, mirrored, moved, rect, shape, stroke } from '../svg'

/** The colours that all scenes share. */
export const paint = {
  cream: '#FFF3E0',
  sand: '#F7DDB8',
  honey: '#F4B84A',
  coral: '#F2704F',
  rust: '#C9502F',
  blush: '#F7B9A3',
  sage: '#9CBF96',
  leaf: '#4F8F63',
  forest: '#265446',
  sky: '#BFE4E4',
  teal: '#2C8C8C',
  sea: '#17606B',
  plum: '#6C3157',
  ink: '#2A2140',
  wood: '#B9784A',
  bark: '#7C4A2E',
} as const

/** Everything below stands on, or hangs from, the point it is given. */

export function pine(x: number, y: number, height: number, color: string): string {
  return moved(
    `translate(${x} ${y}) scale(${height / 200})`,
    rect(-8, -34, 16, 34, paint.bark),
    shape(
      'M0 -200 L46 -118 L24 -118 L60 -68 L34 -68 L74 -20 L-74 -20 L-34 -68 L-60 -68 L-24 -118 L-46 -118 Z',
      color,
    ),
    shape('M0 -200 L46 -118 L24 -118 L60 -68 L34 -68 L74 -20 L0 -20 Z', 'rgba(20,30,40,0.13)'),
  )
}

export function cloud(x: number, y: number, scale: number, color: string = paint.cream): string {
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    shape(
      'M-70 0 C-96 0 -100 -36 -72 -40 C-70 -70 -28 -80 -12 -58 C8 -80 54 -70 54 -38 C90 -42 96 0 66 0 Z',
      color,
    ),
  )
}

/** A broad-leaved plant in a pot, 260 high. */
export function plant(x: number, y: number, scale: number, pot: string = paint.coral): string {
  const leaf = 'M0 0 C-34 -40 -34 -104 0 -142 C34 -104 34 -40 0 0 Z'
  const leaves: [number, string][] = [
    [-62, paint.forest],
    [62, paint.forest],
    [-32, paint.leaf],
    [32, paint.leaf],
    [0, paint.sage],
  ]
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    ...leaves.map(([turn, color]) =>
      moved(
        `translate(0 -88) rotate(${turn})`,
        shape(leaf, color) + stroke('M0 -12 L0 -112', 'rgba(255,255,255,0.28)', 4),
      ),
    ),
    shape('M-50 -92 L50 -92 L38 0 L-38 0 Z', pot),
    rect(-56, -104, 112, 26, pot, 8),
    shape('M-56 -78 L56 -78 L48.5 -78 L47 -66 L-47 -66 L-48.5 -78 Z', 'rgba(40,20,30,0.16)'),
  )
}

export function mug(x: number, y: number, scale: number, color: string): string {
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    stroke('M34 -66 C68 -70 70 -20 32 -22', color, 13),
    shape('M-40 -84 L40 -84 L36 -12 Q34 0 22 0 L-22 0 Q-34 0 -36 -12 Z', color),
    shape('M12 -84 L40 -84 L36 -12 Q34 0 22 0 L4 0 Z', 'rgba(40,20,30,0.12)'),
    stroke(
      'M-14 -104 C-26 -118 -2 -126 -14 -142 M14 -104 C2 -118 26 -126 14 -142',
      'rgba(255,255,255,0.75)',
      6,
    ),
  )
}

/** Upright books from left to right: width, height, colour. */
export function books(x: number, y: number, volumes: [number, number, string][]): string {
  let left = x
  return volumes
    .map(([width, height, color]) => {
      const at = left
      left += width + 4
      return (
        rect(at, y - height, width, height, color, 4) +
        rect(at, y - height + 18, width, 7, 'rgba(255,255,255,0.5)') +
        rect(at, y - 34, width, 12, 'rgba(255,255,255,0.28)')
      )
    })
    .join('')
}

/** A lamp that hangs on a cord of that length. */
export function pendant(x: number, length: number, color: string): string {
  return (
    rect(x - 2, 0, 4, length, paint.ink) +
    circle(x, length + 62, 20, '#FFE7A8') +
    shape(
      `M${x - 66} ${length + 62} C${x - 62} ${length + 14} ${x - 30} ${length} ${x} ${length} C${x + 30} ${length} ${x + 62} ${length + 14} ${x + 66} ${length + 62} Z`,
      color,
    )
  )
}

/** A price tag with its hole to the left, 200 by 110, centred. */
export function tag(x: number, y: number, turn: number, color: string, scale = 1): string {
  return moved(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    `<path fill-rule="evenodd" d="M-62 -55 L84 -55 Q100 -55 100 -39 L100 39 Q100 55 84 55 L-62 55 L-108 10 Q-116 0 -108 -10 Z M-70 0 m-13 0 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 Z" fill="${color}"/>`,
  )
}

/** A per cent sign made of shapes, about 70 high, centred. */
export function percent(x: number, y: number, scale: number, color: string): string {
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    stroke('M22 -32 L-22 32', color, 10),
    `<circle cx="-22" cy="-20" r="13" fill="none" stroke="${color}" stroke-width="10"/><circle cx="22" cy="20" r="13" fill="none" stroke="${color}" stroke-width="10"/>`,
  )
}

/** A robin that looks left, about 90 high. */
export function robin(x: number, y: number, scale: number): string {
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    stroke('M-10 -14 L-14 0 M12 -14 L14 0', paint.bark, 5),
    shape('M30 -40 L84 -18 L78 -6 L26 -22 Z', paint.bark),
    circle(0, -48, 40, '#8A6643'),
    shape('M-2 -88 A40 40 0 0 0 -18 -11 C8 -12 20 -34 12 -56 C8 -68 -2 -74 -2 -88 Z', paint.coral),
    shape('M-34 -27 A40 40 0 0 0 18 -12 C24 -24 20 -34 14 -40 C4 -20 -18 -16 -34 -27 Z', paint.cream),
    shape('M12 -56 C34 -56 46 -40 46 -20 C28 -18 12 -28 12 -56 Z', paint.bark),
    shape('M-38 -62 L-56 -54 L-38 -48 Z', paint.honey),
    circle(-20, -62, 5, paint.ink),
  )
}

/** A shirt on a line or a hanger, its collar at the point given. */
export function shirt(x: number, y: number, scale: number, color: string): string {
  return moved(
    `translate(${x} ${y}) scale(${scale})`,
    shape(
      'M-30 0 L30 0 L84 22 L112 96 L72 112 L62 84 L62 210 L-62 210 L-62 84 L-72 112 L-112 96 L-84 22 Z',
      color,
    ),
    shape('M0 0 L30 0 L84 22 L112 96 L72 112 L62 84 L62 210 L40 210 L40 60 Z', 'rgba(40,20,30,0.1)'),
    mirrored(0, shape('M-30 0 L0 26 L-22 46 L-42 5 Z', 'rgba(255,255,255,0.75)')),
    stroke('M0 34 L0 206', 'rgba(40,20,30,0.22)', 3),
    circle(0, 74, 4, 'rgba(40,20,30,0.45)') +
      circle(0, 116, 4, 'rgba(40,20,30,0.45)') +
      circle(0, 158, 4, 'rgba(40,20,30,0.45)'),
  )
}

/** A soft shadow on the ground. */
export function shadow(x: number, y: number, width: number): string {
  return ellipse(x, y, width / 2, 12, 'rgba(42,33,64,0.14)')
}
