import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, polar, rect, room, shadow, times } from './shapes.ts'

/** Care, sport, pets, learning and events. */
export const wellbeingScenes: readonly Scene[] = [
  {
    id: 'wellbeing',
    kind: 'scene',
    name: 'Stones and towel',
    alt: 'Stacked stones, a rolled towel and a leaf',
    words:
      'spa massage wellness relax stones towel calm yoga physiotherapy beauty health sauna balance treatment',
    draw: (c) => [
      room(c.wall, c.wood, 880),
      circle(780, 420, 280, c.secondLight),
      rect(0, 880, 1200, 28, c.woodDark),
      shadow(780, 1020, 270, c.deep),
      ellipse(780, 930, 250, 96, c.leadDark),
      ellipse(775, 800, 200, 80, c.lead),
      ellipse(785, 690, 150, 62, c.leadLight),
      ellipse(778, 606, 96, 42, c.paper),
      shadow(310, 1020, 240, c.deep),
      rect(110, 780, 400, 220, c.paper, 110),
      circle(210, 890, 110, c.cream),
      line('M210 890 m-60 0 a60 60 0 1 1 60 60 a34 34 0 1 1 34 -40', c.floor, 12),
      rect(390, 780, 34, 220, c.second),
      group(
        'rotate(-24 330 620)',
        path('M330 780 c-110 -100 -110 -280 0 -390 c110 110 110 290 0 390 z', c.leaf),
        line('M330 760 V430', c.leafDark, 9),
      ),
    ],
  },
  {
    id: 'heart-care',
    kind: 'scene',
    name: 'Heart in two hands',
    alt: 'A heart held by two hands',
    words:
      'care heart health nursing charity doctor help love donation volunteer pflege herz soin medical support',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.wall),
      circle(600, 540, 440, c.paper),
      ...times(12, (n) => {
        const [x, y] = polar(600, 540, 400, n * 30)
        return circle(x, y, 14, c.leadLight)
      }),
      path(
        'M600 730 c-260 -150 -290 -370 -150 -420 c80 -26 130 30 150 80 c20 -50 70 -106 150 -80 c140 50 110 270 -150 420 z',
        c.second,
      ),
      faded(
        0.4,
        path('M470 370 c-50 20 -60 90 -40 130', 'none'),
        line('M466 380 c-40 24 -50 80 -34 120', c.paper, 26),
      ),
      path(
        'M250 1200 c-20 -190 -110 -300 -120 -420 c0 -60 60 -70 90 -10 l80 140 c60 -40 190 -10 230 80 c30 70 20 140 20 210 z',
        c.lead,
      ),
      path(
        'M950 1200 c20 -190 110 -300 120 -420 c0 -60 -60 -70 -90 -10 l-80 140 c-60 -40 -190 -10 -230 80 c-30 70 -20 140 -20 210 z',
        c.leadDark,
      ),
    ],
  },
  {
    id: 'dumbbells',
    kind: 'scene',
    name: 'Weights and mat',
    alt: 'Dumbbells, a rolled mat and a bottle on a gym floor',
    words:
      'gym fitness training weights yoga mat sport workout personal trainer class bottle exercise studio',
    draw: (c) => [
      room(c.lead, c.deep, 840),
      ...times(4, (n) => path(`M${n * 340 - 160} 840 l200 -840 h90 l-200 840 z`, c.leadDark)),
      shadow(560, 1060, 420, '#000000'),
      rect(250, 900, 560, 46, c.floor, 20),
      ...(
        [
          [210, 250],
          [290, 190],
          [720, 190],
          [800, 250],
        ] as const
      ).map(([x, h]) => rect(x, 923 - h / 2, 70, h, x > 250 && x < 750 ? c.second : c.secondDark, 22)),
      rect(150, 560, 330, 210, c.secondLight, 105),
      circle(255, 665, 105, c.second),
      line('M255 665 m-54 0 a54 54 0 1 1 54 54 a30 30 0 1 1 30 -36', c.secondLight, 12),
      rect(930, 500, 170, 440, c.leadLight, 40),
      rect(930, 640, 170, 150, c.paper),
      rect(965, 420, 100, 100, c.second, 20),
    ],
  },
  {
    id: 'dog',
    kind: 'scene',
    name: 'Sitting dog',
    alt: 'A dog with a collar sitting beside a ball',
    words: 'dog pet animal vet veterinary grooming training puppy walk hund chien kennel animals',
    draw: (c) => [
      room(c.secondLight, c.leadLight, 900),
      circle(600, 520, 400, c.cream),
      shadow(600, 1060, 330, c.deep),
      line('M800 960 c170 10 190 -130 130 -190', c.crust, 50),
      path('M420 1060 c-60 -260 10 -480 190 -500 c180 20 260 260 210 500 z', c.crust),
      path('M540 1060 c-30 -180 -10 -290 70 -330 c70 40 80 160 50 330 z', c.cream),
      rect(470, 900, 90, 160, c.crust, 44),
      rect(660, 900, 90, 160, c.crust, 44),
      path('M430 330 c-120 -60 -170 60 -150 220 c70 50 140 0 160 -90 z', c.crustDark),
      path('M770 330 c120 -60 170 60 150 220 c-70 50 -140 0 -160 -90 z', c.crustDark),
      path(
        'M400 420 c0 -150 90 -210 200 -210 s200 60 200 210 c0 150 -90 240 -200 240 s-200 -90 -200 -240 z',
        c.crust,
      ),
      ellipse(600, 530, 110, 96, c.cream),
      path('M548 470 c20 -24 84 -24 104 0 c0 34 -30 50 -52 50 s-52 -16 -52 -50 z', c.deep),
      line('M600 520 v36 c-20 34 -56 30 -64 10 M600 556 c20 34 56 30 64 10', c.deep, 10),
      circle(505, 400, 22, c.deep),
      circle(695, 400, 22, c.deep),
      path('M448 640 c60 60 240 60 304 0 l6 56 c-80 60 -240 60 -316 0 z', c.lead),
      circle(600, 720, 34, c.second),
      circle(290, 1000, 74, c.second),
      line('M222 980 c50 30 90 30 136 0', c.paper, 12),
    ],
  },
  {
    id: 'camera',
    kind: 'scene',
    name: 'Camera',
    alt: 'A camera with a large lens and printed photos behind it',
    words:
      'camera photographer photo studio portrait wedding film creative design event fotograf photographe picture',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.leadLight),
      ...(
        [
          [260, 330, -14, c.second],
          [900, 300, 12, c.lead],
        ] as const
      ).map(([x, y, angle, color]) =>
        group(
          `translate(${x} ${y}) rotate(${angle})`,
          rect(-170, -190, 340, 400, c.paper, 8),
          rect(-140, -160, 280, 280, color),
          circle(60, -70, 46, c.secondLight),
          path('M-140 120 v-90 l90 -80 l80 70 l50 -40 l60 60 v80 z', c.deep),
        ),
      ),
      shadow(600, 1040, 430, c.deep),
      path('M440 470 l50 -100 h220 l50 100 z', c.deep),
      rect(190, 460, 820, 560, c.deep, 60),
      rect(190, 580, 820, 300, c.lead),
      rect(260, 410, 130, 60, c.second, 16),
      circle(600, 730, 240, c.paper),
      circle(600, 730, 200, c.deep),
      circle(600, 730, 140, c.leadDark),
      circle(600, 730, 76, c.deep),
      circle(550, 670, 40, c.secondLight),
      circle(890, 530, 26, c.second),
    ],
  },
  {
    id: 'learning',
    kind: 'scene',
    name: 'Open book',
    alt: 'An open book with pencils and a light bulb above it',
    words:
      'learning book course school lesson tutor education language idea pencils study kurs unterricht cours training',
    draw: (c) => [
      room(c.wall, c.second, 860),
      ...times(9, (n) => {
        const [x1, y1] = polar(600, 320, 200, 180 + n * 22.5)
        const [x2, y2] = polar(600, 320, 260, 180 + n * 22.5)
        return line(`M${x1} ${y1} L${x2} ${y2}`, c.second, 16)
      }),
      path(
        'M600 170 c90 0 150 66 150 146 c0 70 -50 100 -64 154 h-172 c-14 -54 -64 -84 -64 -154 c0 -80 60 -146 150 -146 z',
        '#f3c94b',
      ),
      rect(534, 484, 132, 30, c.deep, 14),
      rect(550, 522, 100, 28, c.deep, 14),
      shadow(600, 1070, 480, c.deep),
      path(
        'M600 760 c-120 -90 -300 -100 -470 -60 v330 c170 -40 350 -30 470 50 c120 -80 300 -90 470 -50 V700 c-170 -40 -350 -30 -470 60 z',
        c.leadDark,
      ),
      path('M600 740 c-120 -80 -280 -90 -430 -60 v320 c150 -30 310 -20 430 50 z', c.paper),
      path('M600 740 c120 -80 280 -90 430 -60 v320 c-150 -30 -310 -20 -430 50 z', c.cream),
      ...times(4, (n) => line(`M240 ${760 + n * 58} c100 -14 200 -4 290 44`, c.leadLight, 14)),
      ...times(4, (n) => line(`M960 ${760 + n * 58} c-100 -14 -200 -4 -290 44`, c.leadLight, 14)),
    ],
  },
  {
    id: 'calendar',
    kind: 'scene',
    name: 'Calendar',
    alt: 'A wall calendar with one day circled',
    words:
      'calendar date appointment booking opening event schedule term deadline termin rendez-vous open day',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.second),
      circle(1010, 1010, 330, c.secondDark),
      faded(0.16, rect(240, 250, 760, 800, c.deep, 40)),
      rect(210, 220, 780, 790, c.paper, 40),
      path('M210 400 V260 c0 -26 14 -40 40 -40 h700 c26 0 40 14 40 40 v140 z', c.lead),
      ...[370, 830].map((x) => rect(x - 24, 150, 48, 150, c.deep, 24)),
      ...times(20, (n) =>
        rect(
          282 + (n % 5) * 134,
          470 + Math.floor(n / 5) * 130,
          92,
          84,
          n % 5 === 4 ? c.secondLight : c.wall,
          16,
        ),
      ),
      rect(550, 730, 92, 84, c.lead, 16),
      `<circle cx="596" cy="772" r="92" fill="none" stroke="${c.secondDark}" stroke-width="18"/>`,
    ],
  },
]
