import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, polar, rect, room, shadow, times } from './shapes.ts'

const pot = (x: number, y: number, width: number, color: string, rim: string) =>
  path(`M${x - width / 2} ${y} h${width} l${-width * 0.12} ${width * 0.85} h${-width * 0.76} z`, color) +
  rect(x - width * 0.56, y - 24, width * 1.12, 54, rim, 14)

/** Homes, plants and things made by hand. */
export const homeScenes: readonly Scene[] = [
  {
    id: 'table-lamp',
    kind: 'scene',
    name: 'Table lamp at night',
    alt: 'A lit table lamp beside two books in the evening',
    words: 'lamp light lighting evening home interior bedroom shade reading books furniture lampe',
    draw: (c) => [
      room(c.deep, c.wood, 900),
      faded(0.2, path('M410 560 L120 900 h960 L790 560 z', '#ffdf9e')),
      faded(0.25, circle(600, 520, 420, '#f2b95c')),
      faded(0.35, circle(600, 500, 300, '#ffdf9e')),
      rect(0, 900, 1200, 28, c.woodDark),
      shadow(600, 985, 230, '#000000'),
      rect(584, 560, 32, 340, c.leadLight),
      path('M480 970 c0 -60 50 -90 120 -90 s120 30 120 90 z', c.lead),
      path('M440 280 h320 l110 300 h-540 z', c.secondLight),
      path('M440 280 h90 l-60 300 h-140 z', c.second),
      rect(840, 900, 260, 46, c.lead, 8),
      rect(860, 854, 220, 46, c.leadLight, 8),
      rect(1000, 854, 26, 46, c.cream),
    ],
  },
  {
    id: 'armchair',
    kind: 'scene',
    name: 'Armchair and plant',
    alt: 'An armchair with a cushion beside a tall plant',
    words:
      'armchair chair sofa furniture living room interior home upholstery plant cosy sessel möbel fauteuil',
    draw: (c) => [
      room(c.wall, c.floor, 880),
      rect(700, 130, 300, 380, c.paper, 12),
      path('M700 510 v-120 c80 -90 120 -20 170 -70 s90 -60 130 -10 v200 z', c.leadLight),
      circle(800, 240, 46, c.second),
      shadow(520, 1040, 420, c.deep),
      rect(260, 960, 40, 90, c.woodDark, 10),
      rect(740, 960, 40, 90, c.woodDark, 10),
      rect(230, 400, 580, 500, c.lead, 120),
      rect(300, 480, 440, 320, c.leadDark, 70),
      rect(170, 650, 170, 340, c.lead, 80),
      rect(700, 650, 170, 340, c.lead, 80),
      rect(290, 780, 460, 210, c.leadLight, 50),
      group('rotate(-10 520 690)', rect(410, 580, 220, 220, c.second, 40)),
      pot(1010, 860, 170, c.paper, c.cream),
      ...([-50, -26, -4, 20, 46] as const).map((a) =>
        group(
          `translate(1010 840) rotate(${a})`,
          path('M0 0 c-70 -120 -60 -260 0 -350 c60 90 70 230 0 350 z', c.leaf),
          line('M0 -10 v-300', c.leafDark, 6),
        ),
      ),
    ],
  },
  {
    id: 'flower-vase',
    kind: 'scene',
    name: 'Vase of flowers',
    alt: 'A bunch of flowers in a vase on a table',
    words: 'flowers florist bouquet vase gift spring mother wedding blumen fleuriste bloom garden present',
    draw: (c) => [
      room(c.cream, c.leadLight, 900),
      circle(600, 430, 390, c.wall),
      shadow(600, 1060, 220, c.deep),
      ...(
        [
          [380, 360],
          [600, 250],
          [820, 370],
          [480, 500],
          [730, 520],
          [600, 430],
        ] as const
      ).map(([x, y]) => line(`M600 760 Q${(x + 600) / 2} 640 ${x} ${y}`, c.leafDark, 12)),
      ...(
        [
          [430, 620, -50],
          [770, 620, 50],
          [520, 640, -20],
          [690, 640, 24],
        ] as const
      ).map(([x, y, a]) =>
        group(
          `translate(${x} ${y}) rotate(${a})`,
          path('M0 60 c-50 -40 -50 -120 0 -170 c50 50 50 130 0 170 z', c.leaf),
        ),
      ),
      ...(
        [
          [380, 360, c.second, 96],
          [600, 240, c.lead, 104],
          [820, 370, c.secondDark, 96],
          [480, 500, c.leadDark, 84],
          [730, 520, c.second, 88],
          [600, 420, c.paper, 92],
        ] as const
      ).map(
        ([x, y, color, size]) =>
          times(7, (n) => {
            const [px, py] = polar(x, y, size * 0.6, n * 51.4)
            return circle(px, py, size * 0.46, color)
          }).join('') +
          circle(x, y, size * 0.4, '#f3c94b') +
          circle(x, y, size * 0.2, c.crustDark),
      ),
      path(
        'M480 740 h240 c-10 70 70 110 70 210 c0 90 -70 120 -190 120 s-190 -30 -190 -120 c0 -100 80 -140 70 -210 z',
        c.lead,
      ),
      path(
        'M480 740 h70 c-20 90 -60 110 -60 220 c0 60 20 90 50 106 c-80 -10 -130 -40 -130 -116 c0 -100 80 -140 70 -210 z',
        c.leadDark,
      ),
    ],
  },
  {
    id: 'potted-plants',
    kind: 'scene',
    name: 'Plants on a shelf',
    alt: 'Three potted plants on a wooden shelf',
    words: 'plants garden nursery green houseplant cactus shelf home botanical pflanzen plantes sustainable',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(600, 520, 400, c.leadLight),
      rect(90, 900, 1020, 46, c.wood, 10),
      rect(200, 946, 40, 120, c.woodDark),
      rect(960, 946, 40, 120, c.woodDark),
      ...([-60, -30, 0, 30, 60] as const).map((a) =>
        group(
          `translate(290 700) rotate(${a})`,
          path('M0 0 c-60 -90 -60 -200 0 -270 c60 70 60 180 0 270 z', a % 60 ? c.leaf : c.leafDark),
        ),
      ),
      pot(290, 720, 210, c.second, c.secondDark),
      rect(540, 380, 120, 340, c.leaf, 60),
      rect(430, 480, 80, 160, c.leaf, 40),
      rect(430, 590, 160, 60, c.leaf, 30),
      rect(690, 420, 80, 150, c.leafDark, 40),
      rect(620, 520, 150, 60, c.leafDark, 30),
      circle(600, 380, 36, c.second),
      ...times(4, (n) => line(`M600 ${450 + n * 60} v26`, c.cream, 6)),
      pot(600, 720, 210, c.lead, c.leadDark),
      ...times(6, (n) =>
        line(
          `M910 700 C${850 + n * 24} 560 ${760 + n * 60} 620 ${770 + n * 56} ${780 - (n % 2) * 60}`,
          c.leafDark,
          10,
        ),
      ),
      ...times(6, (n) => ellipse(770 + n * 56, 790 - (n % 2) * 60, 26, 36, c.leaf)),
      pot(910, 720, 210, c.paper, c.cream),
    ],
  },
  {
    id: 'candles',
    kind: 'scene',
    name: 'Candles',
    alt: 'Three burning candles of different heights',
    words: 'candle candles spa massage calm evening gift christmas cosy wellness kerzen bougies advent',
    draw: (c) => [
      room(c.leadDark, c.deep, 920),
      faded(0.25, circle(600, 460, 420, c.secondLight)),
      faded(0.3, circle(600, 460, 270, c.secondLight)),
      shadow(600, 1040, 430, '#000000'),
      ...(
        [
          [330, 640, 190, c.secondLight],
          [600, 420, 210, c.cream],
          [870, 560, 190, c.second],
        ] as const
      ).map(([x, y, w, color]) =>
        [
          rect(x - w / 2, y, w, 1030 - y, color, 16),
          faded(0.12, rect(x - w / 2, y, w * 0.32, 1030 - y, c.deep, 16)),
          ellipse(x, y + 8, w / 2, 22, c.paper),
          line(`M${x} ${y + 4} v-46`, c.deep, 8),
          path(`M${x} ${y - 180} c70 80 62 150 0 150 s-70 -70 0 -150 z`, '#f6b73c'),
          path(`M${x} ${y - 110} c34 40 30 78 0 78 s-34 -38 0 -78 z`, '#fff1c4'),
        ].join(''),
      ),
    ],
  },
  {
    id: 'bookshelf',
    kind: 'scene',
    name: 'Bookshelf',
    alt: 'Shelves with books, a globe and a small plant',
    words: 'books bookshop library reading study school learning shelf literature buch librairie tutor',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.wall),
      rect(120, 90, 960, 1030, c.woodDark, 16),
      ...[0, 1, 2].map((row) => rect(160, 130 + row * 325, 880, 290, row === 1 ? c.cream : c.secondLight)),
      ...[0, 1, 2].flatMap((row) => {
        const books: string[] = []
        let x = row === 1 ? 420 : 180
        const end = row === 2 ? 740 : 1010
        while (x < end - 40) {
          const width = 40 + Math.floor(random.next() * 34)
          const height = 190 + Math.floor(random.next() * 80)
          const y = 420 + row * 325 - height
          const color = random.pick([c.lead, c.leadDark, c.second, c.secondDark, c.leadLight, c.deep])
          books.push(rect(x, y, width, height, color, 4), rect(x, y + 34, width, 12, c.cream))
          x += width + 5
        }
        return books
      }),
      line('M290 740 v-60', c.woodDark, 20),
      rect(220, 726, 140, 22, c.woodDark, 10),
      circle(290, 590, 96, c.lead),
      path('M230 530 c40 -50 100 -30 90 20 s-70 30 -60 80 s-50 10 -50 -30 z', c.leadLight),
      pot(890, 960, 130, c.paper, c.cream),
      ...([-40, -14, 14, 40] as const).map((a) =>
        group(
          `translate(890 940) rotate(${a})`,
          path('M0 0 c-34 -50 -34 -100 0 -150 c34 50 34 100 0 150 z', c.leaf),
        ),
      ),
      rect(120, 420, 960, 34, c.wood),
      rect(120, 745, 960, 34, c.wood),
      rect(120, 1070, 960, 50, c.wood),
    ],
  },
]
