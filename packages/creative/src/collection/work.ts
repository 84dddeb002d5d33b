import type { Scene } from './scene.ts'
import { circle, ellipse, faded, group, line, path, rect, room, shadow, times } from './shapes.ts'

/** Offices and services. */
export const workScenes: readonly Scene[] = [
  {
    id: 'laptop-desk',
    kind: 'scene',
    name: 'Desk with laptop',
    alt: 'A laptop, a cup and a lamp on a desk',
    words:
      'laptop computer desk office software website online it consultant work freelance screen agency büro bureau',
    draw: (c) => [
      room(c.wall, c.wood, 900),
      rect(0, 900, 1200, 30, c.woodDark),
      line('M960 900 L890 620 L1010 420', c.deep, 22),
      path('M930 330 l170 110 c-60 60 -150 20 -170 -110 z', c.second),
      faded(0.35, path('M940 400 L740 900 h420 L1090 450 z', c.secondLight)),
      rect(270, 380, 600, 430, c.deep, 30),
      rect(300, 410, 540, 370, c.paper, 10),
      rect(300, 410, 540, 70, c.lead, 10),
      ...[0, 1, 2].map((n) => circle(340 + n * 40, 446, 11, c.secondLight)),
      rect(340, 520, 210, 220, c.secondLight, 10),
      ...[0, 1, 2, 3].map((n) => rect(590, 526 + n * 56, 210 - (n % 2) * 60, 26, n ? c.wall : c.lead, 13)),
      path('M210 810 h720 l50 90 h-820 z', c.leadLight),
      rect(160, 880, 820, 26, c.leadDark, 12),
      rect(60, 770, 120, 136, c.second, 14),
      line('M180 800 c50 0 50 70 0 70', c.second, 20),
    ],
  },
  {
    id: 'conversation',
    kind: 'scene',
    name: 'Conversation',
    alt: 'Two speech bubbles, one with dots and one with a tick',
    words:
      'conversation chat advice law lawyer solicitor meeting consulting support contact question answer coach therapy help gespräch conseil service',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.secondLight),
      circle(1010, 230, 190, c.wall),
      circle(180, 1010, 240, c.wall),
      path(
        'M190 250 h560 c50 0 80 30 80 80 v250 c0 50 -30 80 -80 80 h-330 l-150 130 v-130 h-80 c-50 0 -80 -30 -80 -80 v-250 c0 -50 30 -80 80 -80 z',
        c.lead,
      ),
      ...[310, 470, 630].map((x) => circle(x, 456, 42, c.paper)),
      path(
        'M520 590 h490 c50 0 80 30 80 80 v210 c0 50 -30 80 -80 80 h-60 v120 l-140 -120 h-290 c-50 0 -80 -30 -80 -80 v-210 c0 -50 30 -80 80 -80 z',
        c.paper,
      ),
      line('M660 780 l80 80 l150 -160', c.second, 50),
    ],
  },
  {
    id: 'rising-chart',
    kind: 'scene',
    name: 'Rising bars',
    alt: 'A bar chart that rises, with coins in front',
    words:
      'chart growth finance accounting tax money business results savings bank steuer comptable investment bars',
    draw: (c) => [
      room(c.wall, c.floor, 960),
      ...times(5, (n) => line(`M140 ${240 + n * 150} h920`, c.paper, 6)),
      ...times(5, (n) =>
        rect(
          180 + n * 180,
          840 - n * 130,
          120,
          120 + n * 130,
          [c.leadLight, c.lead, c.leadDark, c.lead, c.second][n] ?? c.lead,
          14,
        ),
      ),
      line('M200 720 L420 600 L600 500 L790 350 L960 200', c.deep, 20),
      path('M990 160 l-20 110 l-90 -62 z', c.deep),
      shadow(340, 1090, 220, c.deep),
      ...times(5, (n) => ellipse(330 + (n % 2) * 8, 1070 - n * 34, 120, 34, n % 2 ? '#e0a83a' : '#f3c94b')),
      ellipse(330, 930, 78, 20, '#e0a83a'),
    ],
  },
  {
    id: 'house-key',
    kind: 'scene',
    name: 'House key',
    alt: 'A hand-sized key with a house-shaped tag',
    words:
      'key house home property real estate locksmith security mortgage moving rent schlüssel immobilien clé',
    draw: (c) => [
      rect(0, 0, 1200, 1200, c.leadDark),
      circle(600, 600, 480, c.lead),
      `<circle cx="430" cy="430" r="150" fill="none" stroke="${c.secondLight}" stroke-width="58"/>`,
      group(
        'rotate(45 430 430)',
        rect(580, 400, 480, 60, c.secondLight, 20),
        rect(880, 440, 60, 110, c.secondLight, 10),
        rect(980, 440, 60, 80, c.secondLight, 10),
      ),
      line('M400 560 L370 700', c.deep, 14),
      path('M370 690 L560 850 v220 H180 V850 z', c.second),
      circle(370, 770, 26, c.lead),
      rect(320, 920, 100, 150, c.paper, 8),
    ],
  },
  {
    id: 'salon',
    kind: 'scene',
    name: 'Scissors and comb',
    alt: 'Scissors, a comb and a brush on a shelf in front of a round mirror',
    words: 'hairdresser salon barber scissors comb mirror beauty hair style nails friseur coiffeur make-up',
    draw: (c) => [
      room(c.secondLight, c.wall, 920),
      circle(600, 420, 330, c.lead),
      circle(600, 420, 290, c.paper),
      path('M400 620 L790 220 a290 290 0 0 1 60 60 L480 680 a290 290 0 0 1 -80 -60 z', c.wall),
      rect(90, 900, 1020, 50, c.wood, 12),
      ...times(2, (n) =>
        group(
          `translate(330 640) scale(${n ? -1 : 1} 1) rotate(16)`,
          path('M-16 -290 h30 l10 330 h-46 z', c.floor),
          `<ellipse cx="-4" cy="150" rx="56" ry="92" fill="none" stroke="${c.second}" stroke-width="32"/>`,
        ),
      ),
      circle(330, 660, 18, c.deep),
      rect(560, 820, 400, 60, c.leadDark, 14),
      ...times(15, (n) => rect(574 + n * 25, 860, 12, 46, c.leadDark)),
      rect(900, 520, 130, 390, c.second, 30),
      rect(920, 600, 90, 150, c.cream, 10),
      rect(930, 450, 70, 80, c.deep, 12),
    ],
  },
]
