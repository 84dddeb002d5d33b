import type { Phrases } from '../../language/language-words.ts'

/** Phrases around facts in English. */
export const phrases: Phrases = {
  headlines: {
    price: ['{priced}'],
    offer: ['{offer} {in}', '{unpriced}', '{sold} {in}', '{sold}', '{business}'],
    place: ['{business} {in}', '{sold} in {area}'],
    proof: ['{sold} since {year}', '{business} since {year}', '“{review}”'],
    time: ['{occasion}', 'Open {days}', 'Open {days}, {times}'],
    audience: ['{sold} for {audience}', '{business} for {audience}', 'For {group}'],
  },
  sentences: {
    price: ['{list}.', '{single}.'],
    proof: ['“{review},” says {by}.'],
    place: ['Find us at {address}.'],
    time: ['{occasion}.', 'Open {days}, {times}.'],
    offer: ['{sold} {in}.', '{business} {in}.'],
  },
  openers: [
    '{priced}.',
    '{business} {in}.',
    '{sold} {in}.',
    '{sold} in {area}.',
    '{offer} {in}.',
    '{sold} since {year}.',
    '{business} since {year}.',
    '{sold}.',
    '{business}.',
  ],
  calls: {
    visit: {
      headlines: ['Visit us {in}', 'Find us at {address}'],
      sentences: {
        plain: ['Visit us at {street}.', 'Visit us {in}.', 'Visit us.'],
        warm: ['Come and see us at {street}.', 'Come and see us {in}.', 'Come and see us.'],
        eager: ['Come and see us this week at {street}.', 'Come and see us this week.'],
      },
    },
    call: {
      headlines: ['Call us about {sold}'],
      sentences: { plain: ['Call us.'], warm: ['Call us for a chat.'], eager: ['Call us today.'] },
    },
    book: {
      headlines: ['Book {sold} {in}', 'Book {sold}'],
      sentences: {
        plain: ['Book your appointment.'],
        warm: ['Book a time that suits you.'],
        eager: ['Book today.'],
      },
    },
    order: {
      headlines: ['Order {sold} online'],
      sentences: { plain: ['Order online.'], warm: ['Choose yours online.'], eager: ['Order yours today.'] },
    },
    quote: {
      headlines: ['Get a quote for {sold}', 'Get your quote {in}'],
      sentences: {
        plain: ['Ask for a quote.'],
        warm: ['Tell us what you need and get a quote.'],
        eager: ['Get your quote today.'],
      },
    },
  },
  ownCalls: {
    culture: {
      book: {
        headlines: ['Book {sold} {in}'],
        sentences: {
          plain: ['Book your visit.'],
          warm: ['Choose a day and come along.'],
          eager: ['Book your visit today.'],
        },
      },
    },
    events: {
      book: {
        headlines: ['Book {sold} {in}', 'Book {sold}'],
        sentences: {
          plain: ['Ask for your date.'],
          warm: ['Tell us your date.'],
          eager: ['Ask for your date today.'],
        },
      },
    },
    'creative services': {
      book: {
        headlines: ['Book {sold} {in}', 'Book {sold}'],
        sentences: {
          plain: ['Ask for your date.'],
          warm: ['Tell us your date.'],
          eager: ['Ask for your date today.'],
        },
      },
    },
    'eating out': {
      book: {
        headlines: ['Book a table {in}'],
        sentences: {
          plain: ['Book your table.'],
          warm: ['Book your table and come hungry.'],
          eager: ['Book your table today.'],
        },
      },
    },
    travel: {
      book: {
        headlines: ['Book your stay {in}'],
        sentences: {
          plain: ['Book direct.'],
          warm: ['Choose your dates.'],
          eager: ['Book your dates today.'],
        },
      },
    },
    software: {
      order: {
        headlines: [],
        sentences: {
          plain: ['Create an account.'],
          warm: ['Try it with your own work.'],
          eager: ['Start today.'],
        },
      },
    },
    learning: {
      book: {
        headlines: ['Book {sold} {in}'],
        sentences: {
          plain: ['Book your place.'],
          warm: ['Choose a date and join us.'],
          eager: ['Book your place today.'],
        },
      },
    },
    fitness: {
      book: {
        headlines: ['Book {sold} {in}'],
        sentences: {
          plain: ['Book your place.'],
          warm: ['Choose a time and join us.'],
          eager: ['Book your place today.'],
        },
      },
    },
  },
  from: 'from {price}',
  priced: '{offer}, {price}',
  pricedFrom: '{offer} from {price}',
  lastOfList: ' and ',
  dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daySpan: '{first} to {last}',
  timeSpan: '{first} to {last}',
  everyDay: 'every day',
  timeOf: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
}
