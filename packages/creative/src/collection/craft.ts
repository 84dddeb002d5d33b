import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, rect, room, shadow, times } from './shapes.ts'

/** Workshops and what is made in them. */
export const craftScenes: readonly Scene[] = [
  {
    id: 'workbench',
    kind: 'scene',
    name: 'Tools at a workbench',
    alt: 'A hammer, a saw and a folding rule above a workbench',
    words:
      'tools workshop craftsman carpenter joiner repair hammer saw handyman wood builder werkzeug tischler artisan',
    draw: (c) => [
      room(c.wall, c.wood, 860),
      rect(100, 100, 1000, 640, c.leadLight, 20),
      ...times(6, (row) => times(11, (n) => circle(160 + n * 88, 160 + row * 104, 8, c.lead)).join('')),
      rect(0, 860, 1200, 40, c.woodDark),
      group(
        'rotate(12 330 420)',
        rect(306, 300, 48, 350, c.wood, 20),
        rect(306, 540, 48, 110, c.second, 20),
        path('M230 220 h170 c50 0 70 20 90 60 h-60 c-10 -14 -20 -16 -40 -16 v66 h-120 v-40 h-40 z', c.deep),
      ),
      path('M560 230 h460 l-30 70 h-400 z', c.paper),
      ...times(13, (n) => path(`M${596 + n * 30} 300 l15 30 l15 -30 z`, c.paper)),
      path('M1010 200 c80 0 90 140 10 140 l-60 -20 v-100 z', c.second),
      circle(1012, 268, 24, c.leadLight),
      line('M560 640 l120 -180 l120 180 l120 -180 l120 180', '#f3c94b', 34),
      ...[560, 680, 800, 920, 1040].map((x, n) => circle(x, n % 2 ? 460 : 640, 12, c.deep)),
      shadow(320, 1010, 210, c.deep),
      rect(140, 900, 360, 100, c.crust, 10),
      rect(140, 900, 360, 26, c.cream, 10),
      ...times(3, (n) =>
        path(`M${700 + n * 130} 1000 c-50 -20 -40 -90 20 -80 s50 70 10 66 s-30 -40 0 -40`, c.cream),
      ),
    ],
  },
  {
    id: 'paint-wall',
    kind: 'scene',
    name: 'Freshly painted wall',
    alt: 'A paint roller leaving a broad stripe of color on a wall',
    words: 'paint painter decorator wall renovation color roller home house improvement maler peintre bucket',
    draw: (c) => [
      room(c.cream, c.floor, 1000),
      rect(110, 0, 320, 1000, c.lead),
      path('M430 0 h300 v560 h-300 z', c.lead),
      path('M430 560 v40 c40 90 60 10 90 10 s50 60 90 50 s60 -80 120 -60 v-40 z', c.lead),
      rect(430, 0, 12, 620, c.leadDark),
      rect(730, 380, 320, 150, c.secondLight, 30),
      rect(730, 380, 90, 150, c.second, 30),
      line('M1050 455 h60 v190 h-220 v70', c.deep, 22),
      rect(860, 700, 60, 270, c.second, 28),
      shadow(330, 1090, 190, c.deep),
      path('M160 830 h340 l-30 250 h-280 z', c.paper),
      ellipse(330, 830, 170, 40, c.lead),
      line('M160 836 c0 -180 340 -180 340 0', c.deep, 10),
      path('M200 850 c0 60 50 80 50 20 z M280 866 c0 130 60 130 60 4 z', c.leadDark),
    ],
  },
  {
    id: 'sewing',
    kind: 'scene',
    name: 'Thread and buttons',
    alt: 'Three spools of thread, a needle and buttons on fabric',
    words:
      'sewing tailor fashion thread buttons knitting craft textile alterations dress schneider couture wool handmade',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.leadLight),
      ...times(12, (n) => line(`M${n * 110 - 20} 0 v1200`, c.wall, 4)),
      ...times(12, (n) => line(`M0 ${n * 110 - 20} h1200`, c.wall, 4)),
      ...(
        [
          [300, c.lead, c.leadDark],
          [600, c.second, c.secondDark],
          [900, c.paper, c.cream],
        ] as const
      ).map(([x, color, dark]) =>
        [
          faded(0.15, ellipse(x + 20, 748, 150, 26, c.deep)),
          rect(x - 84, 330, 168, 390, color, 20),
          ...times(9, (n) => line(`M${x - 80} ${370 + n * 38} l160 16`, dark, 8)),
          rect(x - 120, 270, 240, 66, c.wood, 20),
          rect(x - 120, 700, 240, 66, c.wood, 20),
          rect(x - 120, 740, 240, 26, c.woodDark, 13),
        ].join(''),
      ),
      line('M600 700 c120 220 -380 120 -300 290 s500 -60 640 60', c.second, 10),
      line('M930 1050 l170 40', c.deep, 12),
      ...(
        [
          [250, 920, c.deep],
          [480, 1050, c.secondDark],
          [820, 900, c.lead],
          [1020, 940, c.second],
        ] as const
      ).map(
        ([x, y, color]) =>
          circle(x, y, 56, color) +
          [
            [-14, -14],
            [14, -14],
            [-14, 14],
            [14, 14],
          ]
            .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 8, c.cream))
            .join(''),
      ),
    ],
  },
  {
    id: 'pottery',
    kind: 'scene',
    name: 'Pottery',
    alt: 'Glazed jugs and bowls in a row',
    words: 'pottery ceramics clay maker jug bowl handmade studio craft kiln keramik céramique tableware',
    draw: (c) => [
      room(c.secondLight, c.wood, 900),
      path('M0 900 V420 c200 -200 420 60 600 -60 s420 -120 600 40 v500 z', c.cream),
      rect(0, 900, 1200, 30, c.woodDark),
      shadow(600, 1000, 520, c.deep),
      line('M420 520 c110 -10 110 230 -10 240', c.leadDark, 40),
      path(
        'M200 400 h220 l-20 90 c60 80 80 200 60 310 c-10 110 -40 170 -150 170 s-140 -60 -150 -170 c-20 -110 0 -230 60 -310 z',
        c.lead,
      ),
      path('M168 640 h284 c14 60 16 110 8 160 h-300 c-8 -50 -6 -100 8 -160 z', c.paper),
      path('M500 700 h340 c0 170 -60 270 -170 270 s-170 -100 -170 -270 z', c.second),
      path('M500 700 h340 c0 36 -2 68 -8 96 h-324 c-6 -28 -8 -60 -8 -96 z', c.secondDark),
      path(
        'M930 560 h90 v110 c90 30 110 110 110 180 c0 90 -50 120 -155 120 s-155 -30 -155 -120 c0 -70 20 -150 110 -180 z',
        c.leadDark,
      ),
      ...times(5, (n) => circle(856 + n * 60, 850, 18, c.secondLight)),
    ],
  },
]
