import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, polar, rect, shadow, times } from './shapes.ts'

const tree = (x: number, y: number, size: number, color: string, trunk: string) =>
  rect(x - size * 0.07, y - size * 0.3, size * 0.14, size * 0.3, trunk) +
  [0, 1, 2]
    .map((n) =>
      path(
        `M${x - size * (0.42 - n * 0.09)} ${y - size * (0.2 + n * 0.27)} h${size * (0.84 - n * 0.18)} L${x} ${y - size * (0.66 + n * 0.27)} z`,
        color,
      ),
    )
    .join('')

/** Landscapes, gardens and the way there. */
export const natureScenes: readonly Scene[] = [
  {
    id: 'mountains',
    kind: 'scene',
    name: 'Mountains at sunrise',
    alt: 'Mountains with snowy tops in front of a rising sun',
    words:
      'mountains sunrise hiking outdoor travel holiday landscape nature climbing view alps berge montagne',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      circle(600, 470, 240, c.second),
      faded(0.35, circle(600, 470, 330, c.second)),
      path('M-60 860 L260 430 L430 640 L640 330 L900 680 L1010 560 L1260 860 z', c.leadLight),
      path('M640 330 L560 448 l50 40 l40 -34 l40 46 l46 -44 z', c.paper),
      path('M260 430 L186 530 l50 24 l36 -30 l46 30 l20 -38 z', c.paper),
      path('M-40 1010 L330 640 L560 860 L780 690 L1240 1010 z', c.lead),
      path('M0 1200 V980 c240 -120 420 -60 640 -10 s380 -40 560 -20 v250 z', c.leadDark),
      ...(
        [
          [150, 1060, 190],
          [270, 1110, 240],
          [960, 1060, 220],
          [1080, 1120, 260],
        ] as const
      ).map(([x, y, size]) => tree(x, y, size, c.deep, c.deep)),
    ],
  },
  {
    id: 'sailboat',
    kind: 'scene',
    name: 'Sailing boat',
    alt: 'A sailing boat on calm water in the evening',
    words:
      'sea boat sailing harbour water coast holiday ocean lake travel freedom segeln mer voile insurance',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(850, 330, 150, c.second),
      rect(0, 760, 1200, 440, c.lead),
      path('M0 760 c160 -90 300 -60 420 0 z', c.leadLight),
      ...times(7, (n) => line(`M${(n * 290) % 1000} ${830 + n * 50} h${180 - n * 12}`, c.leadLight, 12)),
      ...times(4, (n) => line(`M${790 + n * 24} ${800 + n * 44} h${130 - n * 28}`, c.second, 12)),
      rect(560, 210, 16, 600, c.woodDark),
      path('M592 220 c190 150 240 340 240 500 h-240 z', c.paper),
      path('M592 470 c140 20 210 140 232 250 h-232 z', c.second),
      path('M544 290 v430 h-230 c40 -190 120 -330 230 -430 z', c.secondLight),
      path('M270 770 h620 c-30 100 -90 140 -170 140 h-290 c-80 0 -130 -50 -160 -140 z', c.deep),
      rect(270, 770, 620, 26, c.paper),
      line('M180 330 q40 -40 70 0 q40 -40 70 0 M330 230 q30 -30 52 0 q30 -30 52 0', c.deep, 9),
    ],
  },
  {
    id: 'rolling-hills',
    kind: 'scene',
    name: 'Fields and hills',
    alt: 'Rolling fields with a farmhouse and trees',
    words:
      'fields hills farm country rural landscape agriculture village nature green energy land ferme bauernhof',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(280, 300, 120, c.secondLight),
      path('M0 640 c260 -190 480 -130 700 -40 s340 -40 500 -80 v700 H0 z', c.leadLight),
      path('M0 800 c200 -140 500 -120 720 -10 s320 20 480 -60 v500 H0 z', c.leaf),
      path('M0 960 c320 -190 560 -60 760 -10 s280 0 440 -70 v330 H0 z', c.leafDark),
      ...times(7, (n) =>
        line(
          `M${-80 + n * 190} 1200 C${60 + n * 150} 1090 ${240 + n * 110} 1010 ${380 + n * 84} 975`,
          c.leaf,
          10,
        ),
      ),
      rect(780, 560, 190, 140, c.paper),
      path('M752 566 L875 460 L998 566 z', c.second),
      rect(850, 630, 50, 70, c.deep),
      rect(800, 600, 34, 34, c.leadLight),
      rect(916, 600, 34, 34, c.leadLight),
      ...(
        [
          [700, 690, 60],
          [1030, 660, 76],
          [1090, 690, 56],
          [300, 690, 70],
          [390, 700, 50],
        ] as const
      ).map(([x, y, r]) => rect(x - 6, y, 12, r, c.woodDark) + circle(x, y - r * 0.3, r, c.leafDark)),
    ],
  },
  {
    id: 'beach',
    kind: 'scene',
    name: 'Beach from above',
    alt: 'A parasol and a towel on the beach, with waves beside them',
    words: 'beach summer holiday sea vacation travel hotel sun swimming parasol strand plage resort',
    draw: (c) => [
      rect(0, 0, 1200, 1200, '#f0dcb4'),
      path('M0 0 H520 c-90 160 90 260 10 420 s60 260 -20 400 s60 240 0 380 H0 z', c.paper),
      path('M0 0 H460 c-90 160 90 260 10 420 s60 260 -20 400 s60 240 0 380 H0 z', c.leadLight),
      path('M0 0 H330 c-90 160 90 260 10 420 s60 260 -20 400 s60 240 0 380 H0 z', c.lead),
      ...times(18, (n) => circle(620 + ((n * 167) % 540), 60 + ((n * 263) % 1090), 6, '#dcc08a')),
      group(
        'rotate(14 940 880)',
        rect(820, 690, 230, 400, c.second, 20),
        ...times(4, (n) => rect(820, 730 + n * 96, 230, 34, c.paper)),
      ),
      faded(0.16, ellipse(860, 470, 250, 230, c.deep)),
      ...times(8, (n) => {
        const [x1, y1] = polar(810, 400, 250, n * 45)
        const [x2, y2] = polar(810, 400, 250, n * 45 + 45)
        return path(
          `M810 400 L${x1} ${y1} Q${810 + (x1 + x2 - 1620) * 0.56} ${400 + (y1 + y2 - 800) * 0.56} ${x2} ${y2} z`,
          n % 2 ? c.paper : c.second,
        )
      }),
      circle(810, 400, 20, c.deep),
      ...times(5, (n) => group(`rotate(${n * 72} 640 960)`, ellipse(640, 920, 16, 40, c.secondDark))),
    ],
  },
  {
    id: 'night-camp',
    kind: 'scene',
    name: 'Tent under the stars',
    alt: 'A lit tent between trees under a starry sky',
    words: 'camping tent night stars moon outdoor adventure travel campsite fire zelt sleep holiday',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.deep),
      ...times(46, () =>
        circle(
          Math.round(random.next() * 1200),
          Math.round(random.next() * 700),
          2 + Math.round(random.next() * 4),
          c.secondLight,
        ),
      ),
      circle(890, 260, 110, c.secondLight),
      circle(936, 226, 96, c.deep),
      path('M0 800 c240 -150 420 -70 620 -40 s380 -80 580 -10 v460 H0 z', c.leadDark),
      ...(
        [
          [90, 900, 420],
          [250, 880, 330],
          [1010, 890, 400],
          [1140, 910, 340],
        ] as const
      ).map(([x, y, size]) => tree(x, y, size, c.lead, c.lead)),
      rect(0, 960, 1200, 240, c.leafDark),
      faded(0.25, ellipse(600, 980, 430, 70, c.second)),
      path('M600 560 L960 980 H240 z', c.second),
      path('M600 560 L960 980 H790 z', c.secondDark),
      path('M600 640 L720 980 H480 z', c.secondLight),
      path('M600 640 L640 980 H560 z', '#f6c65b'),
      line('M600 560 l-16 -34 M600 560 l16 -34', c.wood, 10),
    ],
  },
  {
    id: 'tulip-garden',
    kind: 'scene',
    name: 'Garden bed',
    alt: 'Tulips in front of a garden fence',
    words: 'garden tulips spring flowers gardener landscaping plants fence outdoor garten jardin lawn',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(940, 240, 110, c.secondLight),
      ...times(8, (n) => path(`M${20 + n * 150} 1000 V460 l55 -70 l55 70 v540 z`, c.paper)),
      rect(0, 560, 1200, 46, c.cream),
      rect(0, 800, 1200, 46, c.cream),
      rect(0, 980, 1200, 220, c.woodDark),
      ...times(9, (n) => {
        const [x, y] = [80 + n * 130, 620 + ((n * 97) % 130)]
        const color = [c.lead, c.second, c.leadLight, c.secondDark][n % 4] ?? c.lead
        return [
          line(`M${x} ${y + 90} V1000`, c.leafDark, 14),
          path(`M${x} 1000 c-70 -40 -80 -150 -50 -230 c40 60 56 140 50 230 z`, c.leaf),
          path(`M${x} 1000 c70 -30 76 -120 56 -190 c-40 50 -56 110 -56 190 z`, c.leaf),
          path(
            `M${x - 62} ${y - 20} l30 34 l32 -60 l32 60 l30 -34 c10 90 -20 136 -62 136 s-72 -46 -62 -136 z`,
            color,
          ),
        ].join('')
      }),
      ...times(14, (n) => circle(40 + n * 88, 1040 + (n % 3) * 40, 16, c.wood)),
    ],
  },
  {
    id: 'hot-air-balloon',
    kind: 'scene',
    name: 'Hot-air balloons',
    alt: 'Two hot-air balloons above clouds',
    words: 'balloon travel adventure event sky freedom experience flight trip voucher ballon events family',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      ...(
        [
          [120, 250, 1],
          [860, 180, 0.8],
          [60, 900, 1.5],
          [800, 980, 1.6],
        ] as const
      ).map(([x, y, size]) =>
        group(
          `translate(${x} ${y}) scale(${size})`,
          circle(50, 40, 50, c.paper),
          circle(120, 10, 70, c.paper),
          circle(200, 40, 56, c.paper),
          rect(40, 30, 170, 60, c.paper, 30),
        ),
      ),
      ...(
        [
          [480, 470, 1, c.lead, c.second],
          [940, 610, 0.55, c.second, c.lead],
        ] as const
      ).map(([x, y, size, main, stripe]) =>
        group(
          `translate(${x} ${y}) scale(${size})`,
          line('M-90 250 L-56 400 M90 250 L56 400', c.woodDark, 8),
          path(
            'M0 -300 c190 0 300 130 300 280 c0 130 -130 230 -200 300 h-200 c-70 -70 -200 -170 -200 -300 c0 -150 110 -280 300 -280 z',
            main,
          ),
          path(
            'M0 -300 c80 0 130 130 130 280 c0 130 -40 230 -70 300 h-120 c-30 -70 -70 -170 -70 -300 c0 -150 50 -280 130 -280 z',
            stripe,
          ),
          path(
            'M-300 -20 c40 50 90 60 130 40 c60 30 110 30 170 0 c60 30 110 30 170 0 c40 20 90 10 130 -40 c0 60 -24 110 -60 160 h-480 c-36 -50 -60 -100 -60 -160 z',
            c.secondLight,
          ),
          rect(-66, 396, 132, 100, c.wood, 14),
          rect(-66, 396, 132, 24, c.woodDark, 10),
        ),
      ),
    ],
  },
  {
    id: 'autumn-tree',
    kind: 'scene',
    name: 'Tree in the wind',
    alt: 'A tree losing its leaves beside a bench',
    words: 'tree autumn park bench leaves season quiet remembrance counselling nature herbst baum arbre',
    draw: (c, random) => [
      rect(0, 0, 1200, 1200, c.cream),
      circle(860, 330, 180, c.wall),
      path('M0 940 c300 -70 800 -70 1200 0 v260 H0 z', c.leadLight),
      shadow(460, 980, 330, c.deep),
      path('M420 980 c20 -160 0 -240 -20 -330 h120 c-20 90 -30 180 0 330 z', c.woodDark),
      ...(
        [
          [330, 470, 150],
          [470, 360, 190],
          [620, 480, 150],
          [460, 540, 170],
        ] as const
      ).map(([x, y, r]) => circle(x, y, r, c.second)),
      ...(
        [
          [380, 420, 90],
          [560, 390, 96],
          [470, 520, 80],
        ] as const
      ).map(([x, y, r]) => circle(x, y, r, c.secondDark)),
      ...times(22, () => {
        const [x, y] = [560 + Math.round(random.next() * 600), 360 + Math.round(random.next() * 620)]
        return group(
          `translate(${x} ${y}) rotate(${Math.round(random.next() * 180)})`,
          path('M-22 0 q22 -24 44 0 q-22 24 -44 0 z', random.pick([c.second, c.secondDark, c.lead])),
        )
      }),
      rect(780, 850, 300, 26, c.wood, 8),
      rect(780, 780, 300, 26, c.wood, 8),
      rect(810, 780, 22, 200, c.deep),
      rect(1030, 780, 22, 200, c.deep),
    ],
  },
]
