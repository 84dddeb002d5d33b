import type { Phrases } from '../../language/language-words.ts'

/** Phrases around facts in French. */
export const phrases: Phrases = {
  headlines: {
    price: ['{priced}'],
    offer: ['{offer} {in}', '{unpriced}', '{sold} {in}', '{sold}', '{business}'],
    place: ['{business} {in}'],
    proof: ['{sold} depuis {year}', '{business} depuis {year}', '« {review} »'],
    time: ['{occasion}', 'Ouvert {days}', 'Ouvert {days}, {times}'],
    audience: ['{sold} pour {audience}', '{business} pour {audience}', 'Pour {group}'],
  },
  sentences: {
    price: ['{list}.', '{single}.'],
    proof: ['« {review} », dit {by}.'],
    place: ['Retrouvez-nous au {address}.'],
    time: ['{occasion}.', 'Ouvert {days}, {times}.'],
    offer: ['{sold} {in}.', '{business} {in}.'],
  },
  openers: [
    '{priced}.',
    '{business} {in}.',
    '{sold} {in}.',
    '{offer} {in}.',
    '{sold} depuis {year}.',
    '{business} depuis {year}.',
    '{sold}.',
    '{business}.',
  ],
  calls: {
    visit: {
      headlines: ['Venez nous voir {in}'],
      sentences: {
        plain: ['Venez nous voir au {street}.', 'Venez nous voir {in}.', 'Venez nous voir.'],
        warm: ['Passez nous voir au {street}.', 'Passez nous voir {in}.', 'Passez nous voir.'],
        eager: ['Passez nous voir cette semaine au {street}.', 'Passez nous voir cette semaine.'],
      },
    },
    call: {
      headlines: [],
      sentences: {
        plain: ['Appelez-nous.'],
        warm: ['Appelez-nous pour en parler.'],
        eager: ['Appelez-nous aujourd’hui.'],
      },
    },
    book: {
      headlines: ['Prenez rendez-vous {in}'],
      sentences: {
        plain: ['Prenez rendez-vous.'],
        warm: ['Choisissez l’heure qui vous convient.'],
        eager: ['Réservez aujourd’hui.'],
      },
    },
    order: {
      headlines: ['Commandez en ligne : {sold}'],
      sentences: {
        plain: ['Commandez en ligne.'],
        warm: ['Choisissez le vôtre en ligne.'],
        eager: ['Commandez aujourd’hui.'],
      },
    },
    quote: {
      headlines: ['Demandez un devis {in}'],
      sentences: {
        plain: ['Demandez un devis.'],
        warm: ['Dites-nous ce qu’il vous faut.'],
        eager: ['Demandez votre devis aujourd’hui.'],
      },
    },
  },
  ownCalls: {
    culture: {
      book: {
        headlines: ['Réservez votre visite {in}'],
        sentences: {
          plain: ['Réservez votre visite.'],
          warm: ['Choisissez un jour et venez nous voir.'],
          eager: ['Réservez votre visite aujourd’hui.'],
        },
      },
    },
    events: {
      book: {
        headlines: ['Réservez votre date {in}'],
        sentences: {
          plain: ['Demandez votre date.'],
          warm: ['Dites-nous votre date.'],
          eager: ['Demandez votre date aujourd’hui.'],
        },
      },
    },
    'creative services': {
      book: {
        headlines: ['Réservez votre date {in}'],
        sentences: {
          plain: ['Demandez votre date.'],
          warm: ['Dites-nous votre date.'],
          eager: ['Demandez votre date aujourd’hui.'],
        },
      },
    },
    'eating out': {
      book: {
        headlines: ['Réservez une table {in}'],
        sentences: {
          plain: ['Réservez votre table.'],
          warm: ['Réservez votre table et venez avec appétit.'],
          eager: ['Réservez votre table aujourd’hui.'],
        },
      },
    },
    travel: {
      book: {
        headlines: ['Réservez votre séjour {in}'],
        sentences: {
          plain: ['Réservez en direct.'],
          warm: ['Choisissez vos dates.'],
          eager: ['Réservez vos dates aujourd’hui.'],
        },
      },
    },
    software: {
      order: {
        headlines: [],
        sentences: {
          plain: ['Créez un compte.'],
          warm: ['Essayez-le avec votre propre travail.'],
          eager: ['Commencez aujourd’hui.'],
        },
      },
    },
    learning: {
      book: {
        headlines: ['Réservez votre place {in}'],
        sentences: {
          plain: ['Réservez votre place.'],
          warm: ['Choisissez une date et rejoignez-nous.'],
          eager: ['Réservez votre place aujourd’hui.'],
        },
      },
    },
    fitness: {
      book: {
        headlines: ['Réservez votre place {in}'],
        sentences: {
          plain: ['Réservez votre place.'],
          warm: ['Choisissez un horaire et rejoignez-nous.'],
          eager: ['Réservez votre place aujourd’hui.'],
        },
      },
    },
  },
  from: 'dès {price}',
  priced: '{offer}, {price}',
  pricedFrom: '{offer} dès {price}',
  lastOfList: ' et ',
  dayNames: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  daySpan: 'du {first} au {last}',
  timeSpan: 'de {first} à {last}',
  everyDay: 'tous les jours',
  timeOf: (minutes) =>
    `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${String(minutes % 60).padStart(2, '0')}`}`,
}
