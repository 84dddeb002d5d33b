import type { Scene } from './scene.ts'
import { circle, faded, group, line, path, polar, rect, times } from './shapes.ts'

const grid = (count: number, make: (x: number, y: number, index: number) => string) =>
  times(count * count, (n) => make((n % count) * (1200 / count), Math.floor(n / count) * (1200 / count), n))

/** Patterns to put words on, or to frame something with. */
export const patternScenes: readonly Scene[] = [
  {
    id: 'quarter-tiles',
    kind: 'pattern',
    name: 'Quarter-circle tiles',
    alt: 'A pattern of quarter circles',
    words: 'pattern tiles geometric background circles modern texture muster motif',
    draw: (c, random) =>
      grid(5, (x, y) => {
        const [ground, form] = random.pick([
          [c.lead, c.secondLight],
          [c.second, c.lead],
          [c.wall, c.leadDark],
          [c.deep, c.second],
          [c.cream, c.leadLight],
        ])
        const angle = random.pick([0, 90, 180, 270])
        return (
          rect(x, y, 240.5, 240.5, ground) +
          group(
            `rotate(${angle} ${x + 120} ${y + 120})`,
            path(`M${x} ${y} h240 a240 240 0 0 1 -240 240 z`, form),
          )
        )
      }),
  },
  {
    id: 'waves',
    kind: 'pattern',
    name: 'Waves',
    alt: 'A pattern of layered waves',
    words: 'pattern waves water sea calm background lines wellness wellen vagues',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      ...times(8, (n) => {
        const y = 130 + n * 150
        const color =
          [c.leadLight, c.lead, c.leadDark, c.deep, c.lead, c.leadLight, c.second, c.secondDark][n] ?? c.lead
        const shift = (n % 2) * 150
        return path(
          `M${-300 + shift} ${y} ${times(7, () => 'q75 -90 150 0 t150 0').join(' ')} V1200 H-300 z`,
          color,
        )
      }),
    ],
  },
  {
    id: 'terrazzo',
    kind: 'pattern',
    name: 'Terrazzo',
    alt: 'Scattered chips of color, like terrazzo',
    words: 'pattern terrazzo stone interior kitchen bathroom background texture confetti',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.cream),
      ...grid(9, (x, y) => {
        const [px, py] = [x + 20 + random.next() * 80, y + 20 + random.next() * 80]
        const points = times(5, (n) => polar(0, 0, 18 + random.next() * 34, n * 72 + random.next() * 40))
        const color = random.pick([c.lead, c.second, c.leadLight, c.secondDark, c.deep, c.floor])
        return group(
          `translate(${Math.round(px)} ${Math.round(py)})`,
          path(`M${points.map(([a, b]) => `${a} ${b}`).join(' L')} z`, color),
        )
      }),
    ],
  },
  {
    id: 'scallops',
    kind: 'pattern',
    name: 'Scallops',
    alt: 'A pattern of overlapping scallops',
    words: 'pattern scallops scales fish seafood roof background shells art deco',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.lead),
      ...times(11, (r) => 10 - r).flatMap((row) =>
        times(8, (n) => {
          const [x, y] = [n * 200 - (row % 2) * 100, row * 125]
          const color = [c.lead, c.leadLight, c.leadDark][(row + n) % 3] ?? c.lead
          return (
            circle(x, y, 118, c.secondLight) +
            circle(x, y, 108, color) +
            circle(x, y, 66, c.secondLight) +
            circle(x, y, 56, c.second)
          )
        }),
      ),
    ],
  },
  {
    id: 'sun-rays',
    kind: 'pattern',
    name: 'Sun rays',
    alt: 'Rays spreading from a sun at the lower edge',
    words: 'pattern rays sunburst retro summer sale announcement background energy solar',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      ...times(10, (n) => {
        const [x1, y1] = polar(600, 980, 1700, 180 + n * 18)
        const [x2, y2] = polar(600, 980, 1700, 189 + n * 18)
        return path(`M600 980 L${x1} ${y1} L${x2} ${y2} z`, n % 2 ? c.leadLight : c.lead)
      }),
      circle(600, 980, 300, c.second),
      circle(600, 980, 230, c.secondDark),
      circle(600, 980, 150, c.secondLight),
      rect(0, 980, 1200, 220, c.deep),
      ...times(3, (n) => rect(160 + n * 100, 1030 + n * 52, 880 - n * 200, 16, c.second, 8)),
    ],
  },
  {
    id: 'leaves',
    kind: 'pattern',
    name: 'Leaves',
    alt: 'A pattern of leaves and berries',
    words: 'pattern leaves botanical nature organic spring green background sustainable blätter feuilles',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.leadDark),
      ...grid(4, (x, y, n) =>
        group(
          `translate(${x + 150 + (n % 2) * 20} ${y + 150}) rotate(${(n * 67) % 360})`,
          line('M0 120 V-120', c.leadLight, 7),
          ...[-80, -20, 40].flatMap((at) =>
            [1, -1].map((side) =>
              group(
                `translate(0 ${at}) scale(${side} 1) rotate(34)`,
                path('M0 0 c-20 -40 -16 -80 0 -110 c18 30 22 70 0 110 z', n % 3 ? c.leadLight : c.second),
              ),
            ),
          ),
          circle(0, -130, 20, c.secondLight),
        ),
      ),
    ],
  },
  {
    id: 'confetti',
    kind: 'pattern',
    name: 'Confetti',
    alt: 'Confetti in the brand’s colors',
    words: 'pattern confetti party celebration birthday opening anniversary sale background festive',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.wall),
      ...grid(10, (x, y) => {
        const color = random.pick([c.lead, c.second, c.secondDark, c.leadLight, c.deep, c.paper])
        const [px, py] = [Math.round(x + random.next() * 90), Math.round(y + random.next() * 90)]
        const form = random.pick([
          rect(-26, -10, 52, 20, color, 10),
          circle(0, 0, 16, color),
          path('M-20 18 L0 -20 L20 18 z', color),
          line('M-30 0 q15 -26 30 0 t30 0', color, 10),
        ])
        return group(`translate(${px} ${py}) rotate(${Math.round(random.next() * 360)})`, form)
      }),
    ],
  },
  {
    id: 'arches',
    kind: 'pattern',
    name: 'Arches',
    alt: 'A pattern of rainbow arches',
    words: 'pattern arches rainbow children nursery retro background soft boho playful',
    draw: (c) =>
      [rect(0, 0, 1200, 1200, c.cream)].concat(
        grid(4, (x, y, n) => {
          const ground = (n + Math.floor(n / 4)) % 2 ? c.wall : c.secondLight
          const colors =
            (n + Math.floor(n / 4)) % 2
              ? [c.second, c.secondLight, c.secondDark]
              : [c.lead, c.leadLight, c.leadDark]
          return (
            rect(x, y, 300.5, 300.5, ground) +
            colors
              .map((color, k) =>
                path(
                  `M${x + 30 + k * 40} ${y + 270} v-120 a${120 - k * 40} ${120 - k * 40} 0 0 1 ${240 - k * 80} 0 v120 z`,
                  color,
                ),
              )
              .join('')
          )
        }),
      ),
  },
  {
    id: 'contours',
    kind: 'pattern',
    name: 'Contour lines',
    alt: 'Contour lines as on a hiking map',
    words: 'pattern contour map hiking outdoor topography lines background travel wood grain',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.leadDark),
      ...times(14, (ring) => {
        const size = 1180 - ring * 86
        const bend = (degrees: number) =>
          1 +
          0.13 * Math.sin((degrees * Math.PI) / 90 + ring * 0.12) +
          0.07 * Math.cos((degrees * Math.PI) / 36)
        const points = times(60, (n) =>
          polar(760 - ring * 14, 700 - ring * 10, Math.max(size, 30) * bend(n * 6), n * 6),
        )
        const data = `M${points.map(([x, y]) => `${x} ${y}`).join(' L')} z`
        const isTop = ring === 13
        return (
          path(data, isTop ? c.second : ring % 2 ? c.lead : c.leadDark) +
          line(data, isTop ? c.secondLight : c.leadLight, 6)
        )
      }),
    ],
  },
  {
    id: 'gingham',
    kind: 'pattern',
    name: 'Gingham',
    alt: 'A checked tablecloth',
    words: 'pattern gingham check tablecloth picnic food bakery kitchen country background karo vichy',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.paper),
      faded(0.5, ...times(6, (n) => rect(n * 200, 0, 100, 1200, c.lead))),
      faded(0.5, ...times(6, (n) => rect(0, n * 200, 1200, 100, c.lead))),
      faded(0.35, ...times(36, (n) => rect((n % 6) * 200, Math.floor(n / 6) * 200, 100, 100, c.leadDark))),
      ...times(24, (n) => line(`M0 ${n * 50 + 25} h1200`, c.cream, 1)),
    ],
  },
  {
    id: 'dots',
    kind: 'pattern',
    name: 'Big dots',
    alt: 'A pattern of dots that grow toward one corner',
    words: 'pattern dots halftone pop art comic background playful sale retro punkte points',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.second),
      ...grid(12, (x, y) => circle(x + 50, y + 50, Math.round(8 + ((x + y) / 2200) * 42), c.lead)),
      ...grid(12, (x, y) =>
        (x / 100 + y / 100) % 7 === 0
          ? circle(x + 50, y + 50, Math.round(6 + ((x + y) / 2200) * 26), c.secondLight)
          : '',
      ),
    ],
  },
  {
    id: 'ribbons',
    kind: 'pattern',
    name: 'Ribbons',
    alt: 'Broad diagonal ribbons with soft edges',
    words:
      'pattern diagonal stripes ribbons modern background sport business technology bold streifen rayures',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.lead),
      group(
        'rotate(-32 600 600)',
        ...times(7, (n) =>
          rect(
            -500,
            -240 + n * 250,
            2200,
            150,
            [c.leadLight, c.second, c.leadDark, c.secondLight, c.deep, c.second, c.leadLight][n] ?? c.lead,
            75,
          ),
        ),
      ),
    ],
  },
]
