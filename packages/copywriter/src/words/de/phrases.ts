import type { Phrases } from '../../language/language-words.ts'

/** Phrases around facts in German. */
export const phrases: Phrases = {
  headlines: {
    price: ['{priced}'],
    offer: ['{offer} {in}', '{unpriced}', '{sold} {in}', '{sold}', '{business}'],
    place: ['{business} {in}'],
    proof: ['{sold} seit {year}', '{business} seit {year}', '„{review}“'],
    time: ['{occasion}', '{days} geöffnet', '{days}, {times} Uhr'],
    audience: ['{sold} für {audience}', '{business} für {audience}', 'Für {group}'],
  },
  sentences: {
    price: ['{list}.', '{single}.'],
    proof: ['„{review}“, sagt {by}.'],
    place: ['Sie finden uns hier: {address}.'],
    time: ['{occasion}.', 'Geöffnet {days}, {times} Uhr.'],
    offer: ['{sold} {in}.', '{business} {in}.'],
  },
  openers: [
    '{priced}.',
    '{business} {in}.',
    '{sold} {in}.',
    '{offer} {in}.',
    '{sold} seit {year}.',
    '{business} seit {year}.',
    '{sold}.',
    '{business}.',
  ],
  calls: {
    visit: {
      headlines: ['Besuchen Sie uns {in}'],
      sentences: {
        plain: ['Besuchen Sie uns: {street}.', 'Besuchen Sie uns {in}.', 'Besuchen Sie uns.'],
        warm: ['Kommen Sie vorbei: {street}.', 'Kommen Sie vorbei.'],
        eager: ['Kommen Sie diese Woche vorbei: {street}.', 'Kommen Sie diese Woche vorbei.'],
      },
    },
    call: {
      headlines: [],
      sentences: {
        plain: ['Rufen Sie uns an.'],
        warm: ['Rufen Sie uns einfach an.'],
        eager: ['Rufen Sie heute noch an.'],
      },
    },
    book: {
      headlines: ['Termin {in} buchen', '{sold} buchen'],
      sentences: {
        plain: ['Buchen Sie Ihren Termin.'],
        warm: ['Buchen Sie den Termin, der Ihnen passt.'],
        eager: ['Buchen Sie heute noch.'],
      },
    },
    order: {
      headlines: ['{sold} online bestellen'],
      sentences: {
        plain: ['Bestellen Sie online.'],
        warm: ['Suchen Sie sich online aus, was Ihnen gefällt.'],
        eager: ['Bestellen Sie heute noch.'],
      },
    },
    quote: {
      headlines: ['Angebot {in} anfordern', 'Angebot für {sold}'],
      sentences: {
        plain: ['Fordern Sie ein Angebot an.'],
        warm: ['Sagen Sie uns, was Sie vorhaben.'],
        eager: ['Holen Sie heute Ihr Angebot ein.'],
      },
    },
  },
  ownCalls: {
    culture: {
      book: {
        headlines: ['{sold} {in} buchen'],
        sentences: {
          plain: ['Buchen Sie Ihren Besuch.'],
          warm: ['Wählen Sie einen Tag und kommen Sie vorbei.'],
          eager: ['Buchen Sie heute noch Ihren Besuch.'],
        },
      },
    },
    events: {
      book: {
        headlines: ['{sold} {in} buchen', '{sold} buchen'],
        sentences: {
          plain: ['Fragen Sie Ihren Termin an.'],
          warm: ['Nennen Sie uns Ihren Termin.'],
          eager: ['Fragen Sie heute noch Ihren Termin an.'],
        },
      },
    },
    'creative services': {
      book: {
        headlines: ['{sold} {in} buchen', '{sold} buchen'],
        sentences: {
          plain: ['Fragen Sie Ihren Termin an.'],
          warm: ['Nennen Sie uns Ihren Termin.'],
          eager: ['Fragen Sie heute noch Ihren Termin an.'],
        },
      },
    },
    'eating out': {
      book: {
        headlines: ['Tisch {in} reservieren'],
        sentences: {
          plain: ['Reservieren Sie einen Tisch.'],
          warm: ['Reservieren Sie Ihren Tisch und bringen Sie Hunger mit.'],
          eager: ['Reservieren Sie heute noch.'],
        },
      },
    },
    travel: {
      book: {
        headlines: ['Aufenthalt {in} buchen'],
        sentences: {
          plain: ['Buchen Sie direkt.'],
          warm: ['Wählen Sie Ihre Tage.'],
          eager: ['Buchen Sie heute noch Ihre Tage.'],
        },
      },
    },
    software: {
      order: {
        headlines: [],
        sentences: {
          plain: ['Legen Sie ein Konto an.'],
          warm: ['Probieren Sie es mit Ihrer eigenen Arbeit aus.'],
          eager: ['Fangen Sie heute an.'],
        },
      },
    },
    learning: {
      book: {
        headlines: ['{sold} {in} buchen'],
        sentences: {
          plain: ['Buchen Sie Ihren Platz.'],
          warm: ['Wählen Sie einen Termin und machen Sie mit.'],
          eager: ['Buchen Sie heute noch Ihren Platz.'],
        },
      },
    },
    fitness: {
      book: {
        headlines: ['{sold} {in} buchen'],
        sentences: {
          plain: ['Buchen Sie Ihren Platz.'],
          warm: ['Wählen Sie eine Zeit und machen Sie mit.'],
          eager: ['Buchen Sie heute noch Ihren Platz.'],
        },
      },
    },
  },
  from: 'ab {price}',
  priced: '{offer}, {price}',
  pricedFrom: '{offer} ab {price}',
  lastOfList: ' und ',
  dayNames: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  daySpan: '{first} bis {last}',
  timeSpan: '{first} bis {last}',
  everyDay: 'täglich',
  timeOf: (minutes) =>
    minutes % 60 === 0
      ? String(minutes / 60)
      : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
}
