import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, polar, rect, room, shadow, times } from './shapes.ts'

const steam = (x: number, y: number, color: string) =>
  faded(
    0.7,
    line(`M${x} ${y} c-40 -50 40 -90 0 -140`, color, 16),
    line(`M${x + 80} ${y - 20} c-40 -50 40 -90 0 -140`, color, 16),
  )

/** Food and drink. */
export const foodScenes: readonly Scene[] = [
  {
    id: 'coffee-cup',
    kind: 'scene',
    name: 'Cup of coffee',
    alt: 'A steaming cup of coffee on a saucer',
    words: 'cafe coffee espresso latte breakfast morning drink hot break barista kaffee café',
    draw: (c) => [
      room(c.wall, c.floor, 800),
      circle(600, 520, 380, c.secondLight),
      shadow(600, 912, 400, c.deep),
      ellipse(600, 890, 360, 46, c.paper),
      ellipse(600, 878, 250, 28, c.floor),
      line('M800 640 c150 -30 150 190 -30 160', c.lead, 46),
      path('M370 560 h460 v120 c0 130 -90 200 -230 200 s-230 -70 -230 -200 z', c.lead),
      path('M370 560 h130 v300 c-80 -30 -130 -90 -130 -180 z', c.leadDark),
      ellipse(600, 560, 230, 44, c.paper),
      ellipse(600, 566, 200, 33, c.crustDark),
      steam(550, 480, c.paper),
    ],
  },
  {
    id: 'bread-loaf',
    kind: 'scene',
    name: 'Loaf of bread',
    alt: 'A round loaf of bread and slices on a wooden board',
    words: 'bakery baker bread loaf sourdough rye flour breakfast brot bäckerei boulangerie pain baguette',
    draw: (c) => [
      room(c.secondLight, c.wall, 760),
      times(3, (row) => line(`M0 ${170 + row * 190} h1200`, c.cream, 6)).join(''),
      shadow(600, 1000, 470, c.deep),
      rect(130, 900, 940, 80, c.wood, 40),
      rect(130, 945, 940, 36, c.woodDark, 18),
      path('M230 900 c-70 -330 130 -430 330 -430 s400 100 330 430 z', c.crust),
      path('M230 900 c-20 -100 -10 -190 30 -260 c10 120 80 220 260 260 z', c.crustDark),
      ...[0, 1, 2].map((n) =>
        group(
          `translate(${410 + n * 150} ${610 - (n === 1 ? 40 : 0)}) rotate(18)`,
          ellipse(0, 0, 26, 110, '#fbefd8'),
        ),
      ),
      group(
        'translate(930 830) rotate(16)',
        path(
          'M-120 70 c-50 -10 -60 -80 -20 -110 c-10 -90 290 -90 280 0 c40 30 30 100 -20 110 z',
          c.crustDark,
        ),
        path('M-104 52 c-34 -10 -40 -60 -12 -84 c-8 -66 240 -66 232 0 c28 24 22 74 -12 84 z', '#fbefd8'),
      ),
      ...times(7, (n) => circle(160 + n * 140, 1050 + (n % 3) * 22, 7, c.paper)),
    ],
  },
  {
    id: 'fruit-bowl',
    kind: 'scene',
    name: 'Bowl of lemons',
    alt: 'Lemons with leaves in a bowl, and half a lemon beside it',
    words: 'fruit lemon citrus grocer greengrocer market organic vegetables healthy fresh food juice obst',
    draw: (c) => [
      room(c.lead, c.leadDark, 820),
      circle(880, 300, 150, c.leadLight),
      shadow(560, 1010, 400, c.deep),
      ...(
        [
          [420, 640, -20],
          [600, 590, 12],
          [770, 650, 28],
          [520, 700, 0],
          [690, 710, -8],
        ] as const
      ).map(([x, y, angle]) =>
        group(
          `translate(${x} ${y}) rotate(${angle})`,
          path(
            'M-140 0 c20 -110 200 -120 262 -30 c24 10 34 22 34 30 s-10 20 -34 30 c-62 90 -242 80 -262 -30 z',
            '#f3c94b',
          ),
          path('M-112 26 c60 50 160 46 214 4 c-50 74 -182 70 -214 -4 z', '#dba52b'),
          line('M-132 -26 c30 -80 170 -90 226 -16', '#f9dd84', 8),
        ),
      ),
      path('M560 540 c40 -130 170 -150 230 -120 c-20 90 -110 150 -230 120 z', c.leaf),
      line('M570 535 c70 -50 130 -80 200 -105', c.leafDark, 8),
      path('M200 720 h720 c0 170 -140 280 -360 280 s-360 -110 -360 -280 z', c.paper),
      path('M200 720 h720 c0 34 -6 64 -16 92 h-690 c-10 -28 -14 -58 -14 -92 z', c.secondLight),
      circle(980, 930, 100, '#f3c94b'),
      circle(980, 930, 82, c.cream),
      ...times(8, (n) => {
        const [x, y] = polar(980, 930, 46, n * 45)
        return group(`translate(${x} ${y}) rotate(${n * 45})`, ellipse(0, 0, 27, 13, '#f6d66f'))
      }),
    ],
  },
  {
    id: 'wine-toast',
    kind: 'scene',
    name: 'Two glasses',
    alt: 'Two glasses of wine in front of a round window',
    words: 'wine bar restaurant dinner evening toast celebrate drink glasses pub anniversary wein vin',
    draw: (c) => [
      room(c.deep, c.leadDark, 900),
      circle(600, 480, 380, c.lead),
      circle(600, 480, 300, c.secondLight),
      shadow(420, 1040, 150, '#000000'),
      shadow(790, 1040, 150, '#000000'),
      ...(
        [
          [400, -6, '#eeb54a'],
          [800, 6, '#a3304a'],
        ] as const
      ).map(([x, angle, wine]) =>
        group(
          `translate(${x} 640) rotate(${angle})`,
          faded(0.5, path('M-150 -290 h300 c30 200 -30 330 -150 330 s-180 -130 -150 -330 z', c.paper)),
          path('M-154 -150 h308 c-4 120 -60 190 -154 190 s-150 -70 -154 -190 z', wine),
          ellipse(0, -150, 154, 20, c.secondLight),
          rect(-9, 36, 18, 290, c.paper),
          path('M-110 350 c30 -30 80 -34 110 -34 s80 4 110 34 z', c.paper),
        ),
      ),
      ...times(9, (n) => {
        const [x, y] = polar(600, 250, 70 + (n % 3) * 34, n * 40)
        return circle(x, y, 8 + (n % 3) * 4, c.cream)
      }),
    ],
  },
  {
    id: 'layer-cake',
    kind: 'scene',
    name: 'Layer cake',
    alt: 'A layer cake with cherries on a cake stand',
    words:
      'cake bakery patisserie birthday wedding sweet dessert party confectioner torte kuchen gâteau celebration',
    draw: (c) => [
      room(c.wall, c.floor, 900),
      ...times(6, (n) => path(`M${n * 240 - 120} 0 l120 150 l120 -150 z`, n % 2 ? c.second : c.lead)),
      shadow(600, 1060, 300, c.deep),
      path('M540 900 h120 l40 150 h-200 z', c.paper),
      ellipse(600, 900, 420, 44, c.paper),
      rect(290, 700, 620, 190, c.crust, 24),
      rect(290, 770, 620, 44, c.cream),
      rect(360, 520, 480, 190, c.crust, 24),
      rect(360, 590, 480, 40, c.cream),
      path(
        'M340 520 c0 -60 60 -80 260 -80 s260 20 260 80 v40 c0 50 -70 50 -70 0 c0 40 -80 60 -80 10 c0 50 -90 60 -90 0 c0 50 -90 50 -90 -10 c0 60 -80 50 -80 0 c0 50 -110 50 -110 -40 z',
        c.leadLight,
      ),
      ...[430, 545, 660, 770].map((x) => line(`M${x} 420 c6 -40 20 -60 44 -74`, c.leafDark, 9)),
      ...[430, 545, 660, 770].map((x) => circle(x, 440, 40, c.second)),
      ...[430, 545, 660, 770].map((x) => circle(x - 12, 428, 9, c.secondLight)),
    ],
  },
  {
    id: 'pizza',
    kind: 'scene',
    name: 'Pizza from above',
    alt: 'A pizza with tomatoes and basil, seen from above',
    words: 'pizza pizzeria italian restaurant takeaway dinner food delivery oven tomato basil',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.lead),
      ...times(8, (n) => rect(n * 150, 0, 75, 1200, c.leadDark)),
      faded(0.18, circle(625, 630, 470, c.deep)),
      circle(600, 600, 470, c.paper),
      circle(600, 600, 410, c.crust),
      circle(600, 600, 355, '#d9573d'),
      circle(600, 600, 335, '#f4d58c'),
      ...(
        [
          [470, 460],
          [700, 430],
          [760, 640],
          [600, 590],
          [440, 690],
          [640, 790],
        ] as const
      ).map(([x, y]) => circle(x, y, 62, '#cf4a35')),
      ...(
        [
          [470, 460],
          [700, 430],
          [760, 640],
          [600, 590],
          [440, 690],
          [640, 790],
        ] as const
      ).map(([x, y]) => circle(x, y, 42, '#e2765f')),
      ...(
        [
          [580, 420, 20],
          [820, 530, -30],
          [520, 580, 60],
          [700, 700, 10],
          [520, 800, -20],
          [380, 570, 80],
        ] as const
      ).map(([x, y, a]) =>
        group(
          `translate(${x} ${y}) rotate(${a})`,
          path('M-50 0 c20 -44 80 -44 100 0 c-20 44 -80 44 -100 0 z', c.leaf),
          line('M-38 0 h76', c.leafDark, 5),
        ),
      ),
      ...[0, 45, 90, 135].map((a) => group(`rotate(${a} 600 600)`, rect(196, 597, 808, 6, c.crustDark))),
    ],
  },
  {
    id: 'teapot',
    kind: 'scene',
    name: 'Teapot',
    alt: 'A teapot and two cups in front of a window',
    words: 'tea teapot afternoon cafe care visit cosy warm home cups tee thé',
    draw: (c) => [
      room(c.leadLight, c.wood, 880),
      rect(250, 110, 700, 560, c.paper, 20),
      rect(280, 140, 305, 500, c.wall),
      rect(615, 140, 305, 500, c.wall),
      circle(760, 300, 80, c.secondLight),
      rect(0, 880, 1200, 26, c.woodDark),
      shadow(520, 980, 330, c.deep),
      line('M300 690 c-140 -40 -150 170 20 170', c.secondDark, 40),
      path('M700 760 c80 0 90 -120 170 -140 l20 36 c-70 50 -70 190 -190 200 z', c.second),
      path(
        'M280 800 c0 -180 110 -240 240 -240 s240 60 240 240 c0 120 -90 170 -240 170 s-240 -50 -240 -170 z',
        c.second,
      ),
      faded(
        0.3,
        path('M300 850 c40 90 380 90 440 -30 c10 100 -90 150 -220 150 s-200 -50 -220 -120 z', c.deep),
      ),
      path('M420 575 c20 -50 180 -50 200 0 z', c.secondDark),
      circle(520, 520, 32, c.secondDark),
      ...[900, 1060].map((x) =>
        path(`M${x - 80} 860 h150 c0 80 -30 120 -75 120 s-75 -40 -75 -120 z`, c.paper),
      ),
      ...[900, 1060].map((x) => ellipse(x - 5, 860, 75, 14, c.crustDark)),
    ],
  },
  {
    id: 'ice-cream',
    kind: 'scene',
    name: 'Ice cream',
    alt: 'Three ice cream cones in a row',
    words: 'ice cream gelato summer sweet cone dessert kiosk children sunny eis glace',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      circle(600, 600, 470, c.cream),
      ...(
        [
          [310, c.lead, c.leadDark, 40],
          [600, c.second, c.secondDark, -30],
          [890, c.leadLight, c.lead, 40],
        ] as const
      ).map(([x, scoop, drip, y]) =>
        group(
          `translate(${x} ${560 + y})`,
          path('M-105 0 h210 l-105 400 z', c.crust),
          line('M-80 60 l120 150 M-30 20 l80 110 M80 60 l-120 150 M30 20 l-80 110', c.crustDark, 9),
          circle(0, -70, 145, scoop),
          path('M-140 -30 c0 70 50 60 60 20 c10 60 70 60 80 0 c10 60 70 60 80 0 c10 40 60 50 60 -20 z', drip),
          faded(0.5, circle(-50, -120, 26, c.paper)),
        ),
      ),
    ],
  },
]
