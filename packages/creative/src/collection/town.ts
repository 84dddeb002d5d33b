import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, rect, room, shadow, times } from './shapes.ts'

const awning = (x: number, y: number, width: number, colors: readonly [string, string]) =>
  times(8, (n) => {
    const w = width / 8
    return path(
      `M${x + n * w} ${y} h${w} v110 a${w / 2} ${w / 2} 0 0 1 ${-w} 0 z`,
      colors[n % 2 === 0 ? 0 : 1],
    )
  }).join('')

const cloud = (x: number, y: number, color: string) =>
  circle(x, y, 50, color) +
  circle(x + 62, y - 26, 66, color) +
  circle(x + 130, y, 52, color) +
  rect(x - 6, y, 144, 50, color, 25)

/** Shops, streets and what moves in them. */
export const townScenes: readonly Scene[] = [
  {
    id: 'shop-front',
    kind: 'scene',
    name: 'Shop front',
    alt: 'A small shop with a striped awning and an open door',
    words:
      'shop store front window local business high street open boutique retail laden geschäft magasin place address',
    draw: (c) => [
      room(c.wall, c.floor, 1020),
      cloud(160, 180, c.paper),
      rect(180, 200, 840, 830, c.lead),
      rect(180, 200, 840, 110, c.leadDark),
      rect(150, 180, 900, 44, c.deep, 10),
      rect(380, 236, 440, 50, c.secondLight, 12),
      rect(240, 470, 380, 400, c.secondLight, 8),
      path('M240 870 L450 470 h120 L360 870 z', c.cream),
      rect(700, 470, 240, 560, c.deep, 8),
      rect(730, 500, 180, 330, c.secondLight, 6),
      circle(914, 760, 14, c.second),
      rect(220, 870, 420, 34, c.deep, 8),
      ...[300, 430, 560].map((x, n) =>
        rect(x - 36, 770 - n * 20, 72, 100 + n * 20, n % 2 ? c.second : c.secondDark, 30),
      ),
      awning(160, 330, 880, [c.second, c.paper]),
      rect(620, 930, 80, 100, c.secondDark, 10),
      ...([-36, 0, 36] as const).map((a) =>
        group(
          `translate(660 930) rotate(${a})`,
          path('M0 0 c-50 -50 -50 -120 0 -170 c50 50 50 120 0 170 z', c.leaf),
        ),
      ),
    ],
  },
  {
    id: 'house-row',
    kind: 'scene',
    name: 'Row of houses',
    alt: 'A row of colorful houses under a pale sun',
    words:
      'houses home street town estate agent property real estate rent neighborhood moving haus immobilien maison',
    draw: (c) => [
      room(c.wall, c.floor, 980),
      circle(900, 250, 120, c.secondLight),
      cloud(180, 240, c.paper),
      ...(
        [
          [90, 300, 480, c.lead, c.leadDark],
          [400, 260, 600, c.second, c.secondDark],
          [670, 300, 430, c.leadLight, c.lead],
          [980, 230, 540, c.deep, c.leadDark],
        ] as const
      ).map(([x, w, h, wall, roof]) =>
        [
          path(`M${x - 24} ${980 - h} L${x + w / 2} ${800 - h} L${x + w + 24} ${980 - h} z`, roof),
          rect(x, 980 - h, w, h, wall),
          ...[0, 1].flatMap((row) =>
            [0.2, 0.62].map((share) =>
              rect(x + w * share, 1030 - h + row * 150, w * 0.2, 90, c.secondLight, 6),
            ),
          ),
          rect(x + w * 0.36, 830, w * 0.28, 150, c.cream, 8),
          circle(x + w * 0.58, 910, 8, c.deep),
        ].join(''),
      ),
      rect(0, 980, 1200, 24, c.paper),
      ...[40, 690, 1150].map((x) => circle(x, 920, 74, c.leaf) + circle(x + 56, 950, 50, c.leafDark)),
    ],
  },
  {
    id: 'delivery-van',
    kind: 'scene',
    name: 'Delivery van',
    alt: 'A delivery van on a road with hills behind it',
    words:
      'van delivery courier transport moving removal shipping logistics car garage tradesman lieferung livraison service',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(260, 320, 110, c.second),
      path('M0 800 c200 -240 400 -160 560 -60 s400 -220 640 -60 v400 H0 z', c.leadLight),
      path('M0 880 c300 -160 500 -20 760 -60 s300 -60 440 0 v300 H0 z', c.leaf),
      rect(0, 930, 1200, 270, c.deep),
      ...times(5, (n) => rect(60 + n * 250, 1060, 140, 16, c.secondLight, 8)),
      path('M180 440 h560 v480 h-560 c-20 0 -30 -10 -30 -30 v-420 c0 -20 10 -30 30 -30 z', c.paper),
      path('M740 540 h170 c40 0 60 20 80 50 l80 130 v170 c0 20 -10 30 -30 30 h-300 z', c.lead),
      path('M800 590 h100 c24 0 36 10 50 30 l54 90 h-204 z', c.secondLight),
      rect(150, 780, 590, 60, c.lead),
      circle(440, 620, 100, c.second),
      path('M390 625 l38 42 l70 -86', 'none'),
      line('M392 622 l36 40 l66 -80', c.paper, 26),
      rect(1010, 770, 60, 40, c.secondLight, 10),
      rect(130, 890, 960, 36, c.leadDark, 16),
      ...[350, 900].map((x) => circle(x, 930, 92, '#22252b') + circle(x, 930, 44, c.floor)),
    ],
  },
  {
    id: 'bicycle',
    kind: 'scene',
    name: 'Bicycle',
    alt: 'A bicycle with a basket of flowers against a wall',
    words: 'bicycle bike cycling repair shop ride commute tour fahrrad vélo sport green transport',
    draw: (c) => [
      room(c.secondLight, c.floor, 960),
      ...times(5, (row) =>
        times(7, (n) => rect(n * 190 - (row % 2) * 95, 90 + row * 170, 150, 70, c.cream, 8)).join(''),
      ),
      shadow(600, 1010, 480, c.deep),
      ...[330, 870].map(
        (x) =>
          `<circle cx="${x}" cy="800" r="200" fill="none" stroke="${c.deep}" stroke-width="26"/>` +
          times(8, (n) =>
            group(`rotate(${n * 22.5} ${x} 800)`, rect(x - 190, 798, 380, 4, c.leadLight)),
          ).join('') +
          circle(x, 800, 26, c.deep),
      ),
      line('M330 800 L470 500 L760 500 L580 800 z', c.lead, 28),
      line('M580 800 L470 500 L450 440', c.lead, 28),
      line('M870 800 L750 420 h90', c.lead, 28),
      path('M380 410 h150 c20 0 20 40 -10 40 h-110 c-30 0 -40 -40 -30 -40 z', c.deep),
      circle(580, 800, 50, c.second),
      line('M580 800 l50 80 h40', c.deep, 18),
      path('M800 440 h230 l-30 170 h-170 z', c.wood),
      ...times(4, (n) => line(`M${820 + n * 50} 446 l${10 - n * 4} 160`, c.woodDark, 6)),
      ...(
        [
          [830, 400, c.second],
          [900, 360, c.paper],
          [970, 390, c.secondDark],
          [1010, 420, c.lead],
        ] as const
      ).map(([x, y, color]) => circle(x, y, 44, color) + circle(x, y, 16, '#f3c94b')),
    ],
  },
  {
    id: 'market-stall',
    kind: 'scene',
    name: 'Market stall',
    alt: 'A market stall with crates of fruit and vegetables',
    words: 'market stall farm vegetables fruit grocer local fresh organic produce fair markt marché harvest',
    draw: (c, random) => [
      room(c.wall, c.floor, 1000),
      rect(170, 300, 34, 720, c.woodDark),
      rect(996, 300, 34, 720, c.woodDark),
      rect(204, 420, 792, 330, c.secondLight),
      ...[0, 1, 2].map((n) => {
        const x = 180 + n * 285
        const fruit =
          [
            ['#d9573d', '#b8432c'],
            [c.leaf, c.leafDark],
            ['#f0a63a', '#c97f1c'],
          ][n] ?? []
        const [light = '', dark = ''] = fruit
        return (
          times(12, (k) =>
            circle(
              x + 40 + (k % 6) * 38,
              690 - Math.floor(k / 6) * 34 + random.next() * 14,
              34,
              k % 3 ? light : dark,
            ),
          ).join('') +
          rect(x, 690, 270, 120, c.wood, 8) +
          rect(x, 740, 270, 10, c.woodDark)
        )
      }),
      rect(130, 810, 940, 210, c.lead, 10),
      ...times(6, (n) => rect(190 + n * 150, 850, 80, 130, c.leadDark, 8)),
      path('M130 190 h940 l40 150 h-1020 z', c.lead),
      awning(90, 330, 1020, [c.second, c.paper]),
      line('M320 200 l40 -90 M880 200 l-40 -90', c.woodDark, 14),
    ],
  },
  {
    id: 'shopping-bags',
    kind: 'scene',
    name: 'Shopping bags',
    alt: 'Three paper bags with handles, one with a heart on it',
    words: 'shopping bags sale fashion boutique store discount order online purchase einkauf boutique gift',
    draw: (c) => [
      room(c.lead, c.leadDark, 860),
      faded(0.4, circle(600, 560, 420, c.leadLight)),
      shadow(600, 1060, 470, '#000000'),
      line('M240 520 c0 -170 180 -170 180 0', c.paper, 18),
      rect(140, 520, 380, 530, c.paper, 6),
      path('M140 520 h90 v530 h-90 z', c.cream),
      line('M740 460 c0 -160 170 -160 170 0', c.secondDark, 18),
      rect(660, 460, 400, 590, c.second, 6),
      path('M660 460 h90 v590 h-90 z', c.secondDark),
      line('M500 660 c0 -130 150 -130 150 0', c.deep, 18),
      rect(410, 660, 340, 390, c.secondLight, 6),
      path(
        'M580 960 c-130 -80 -130 -190 -60 -190 c40 0 56 30 60 46 c4 -16 20 -46 60 -46 c70 0 70 110 -60 190 z',
        c.lead,
      ),
    ],
  },
  {
    id: 'gift-box',
    kind: 'scene',
    name: 'Gift box',
    alt: 'A present with a bow, and confetti around it',
    words:
      'gift present voucher box ribbon birthday christmas offer surprise geschenk gutschein cadeau party',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      ...times(36, () => {
        const [x, y] = [Math.round(random.next() * 1200), Math.round(random.next() * 560)]
        const color = random.pick([c.lead, c.second, c.paper, c.leadLight])
        return group(
          `translate(${x} ${y}) rotate(${Math.round(random.next() * 180)})`,
          rect(-16, -7, 32, 14, color, 4),
        )
      }),
      shadow(600, 1070, 430, c.deep),
      rect(270, 640, 660, 420, c.lead, 12),
      rect(270, 640, 220, 420, c.leadDark, 12),
      rect(220, 540, 760, 130, c.lead, 14),
      rect(220, 630, 760, 40, c.leadDark, 14),
      rect(540, 540, 120, 520, c.second),
      path('M600 540 c-60 -210 -330 -200 -290 -70 c26 80 200 70 290 70 z', c.second),
      path('M600 540 c60 -210 330 -200 290 -70 c-26 80 -200 70 -290 70 z', c.secondDark),
      ellipse(600, 530, 66, 52, c.second),
    ],
  },
]
