import type { ScanLogLine } from './scan-log.tsx'

const site = 'https://nightjar.example'
const at = (second: number) => new Date(2026, 10, 21, 14, 6, second)

/** The scan of the demo brand's website, up to the journal. */
export const readingLines: ScanLogLine[] = [
  {
    seq: 1,
    date: at(1),
    kind: 'robots',
    outcome: 'read',
    url: `${site}/robots.txt`,
    status: 200,
    title: null,
    found: [],
  },
  {
    seq: 2,
    date: at(1),
    kind: 'page',
    outcome: 'read',
    url: `${site}/`,
    status: 200,
    title: 'Nightjar Lamps',
    found: ['name', 'summary', 'logos', 'audiences'],
  },
  {
    seq: 3,
    date: at(2),
    kind: 'styles',
    outcome: 'read',
    url: `${site}/style.css`,
    status: 200,
    title: null,
    found: ['colors', 'fonts'],
  },
  {
    seq: 4,
    date: at(4),
    kind: 'page',
    outcome: 'read',
    url: `${site}/lamps`,
    status: 200,
    title: 'Lamps | Nightjar Lamps',
    found: ['offers', 'pictures'],
  },
  {
    seq: 5,
    date: at(5),
    kind: 'page',
    outcome: 'read',
    url: `${site}/repairs`,
    status: 200,
    title: 'Repairs | Nightjar Lamps',
    found: ['differentiators', 'offers'],
  },
  {
    seq: 6,
    date: at(7),
    kind: 'page',
    outcome: 'refused',
    url: `${site}/press`,
    status: 404,
    title: null,
    found: [],
  },
  {
    seq: 7,
    date: at(8),
    kind: 'page',
    outcome: 'reading',
    url: `${site}/journal`,
    status: null,
    title: 'Journal | Nightjar Lamps',
    found: [],
  },
]

/** The same scan to its end. */
export const doneLines: ScanLogLine[] = [
  ...readingLines.slice(0, 6),
  {
    seq: 7,
    date: at(8),
    kind: 'page',
    outcome: 'read',
    url: `${site}/journal`,
    status: 200,
    title: 'Journal | Nightjar Lamps',
    found: ['audiences', 'pictures'],
  },
  {
    seq: 8,
    date: at(9),
    kind: 'page',
    outcome: 'read',
    url: `${site}/visit`,
    status: 200,
    title: 'Visit | Nightjar Lamps',
    found: ['location', 'contact', 'questions'],
  },
  {
    seq: 9,
    date: at(11),
    kind: 'page',
    outcome: 'read',
    url: `${site}/about`,
    status: 200,
    title: 'About | Nightjar Lamps',
    found: ['differentiators', 'tones'],
  },
]
