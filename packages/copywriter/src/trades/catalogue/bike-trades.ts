import type { TradeEntry } from './trade-entry.ts'

export const bikeTrades: readonly TradeEntry[] = [
  {
    id: 'bike-repair',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'visit'],
    radiusKm: 15,
    interests: ['Cycling', 'Mountain biking', 'E-bikes', 'Commuting'],
    words: {
      en: {
        business: 'bike repair shop',
        businesses: 'bike repair shops',
        sells: 'bike repairs and servicing',
        alsoCalled:
          'bicycle repair shop, bicycle workshop, mobile bike mechanic, bike mechanic, cycle repairs',
        offers:
          'bike service, full service, puncture repair, brake adjustment, gear tuning, wheel truing, e-bike service',
        searches:
          'bike repair, bike service, bicycle repair shop, mobile bike repair, puncture repair, bike mechanic, e-bike repair, bike repair near me',
        negatives: 'jobs, course, how to, diy, free, game, motorbike',
        questions: [
          'How much does a bike service cost?',
          'How long does a repair take?',
          'Do you come to me?',
        ],
      },
      de: {
        business: 'Fahrradwerkstatt',
        businesses: 'Fahrradwerkstätten',
        sells: 'Fahrradreparaturen und Inspektionen',
        alsoCalled: 'Fahrradreparatur, mobile Fahrradwerkstatt, Zweiradmechaniker, Radwerkstatt',
        offers:
          'Inspektion, Fahrradinspektion, Reifen flicken, Bremsen einstellen, Schaltung einstellen, Laufrad zentrieren, E-Bike-Inspektion',
        searches:
          'fahrrad reparatur, fahrradwerkstatt, fahrrad inspektion, mobile fahrradwerkstatt, e-bike reparatur, platten reparieren, fahrradwerkstatt in der nähe',
        negatives: 'jobs, ausbildung, anleitung, selber machen, kostenlos, spiel, motorrad',
        questions: [
          'Was kostet eine Fahrradinspektion?',
          'Wie lange dauert eine Reparatur?',
          'Kommen Sie auch zu mir?',
        ],
      },
      fr: {
        business: 'atelier de réparation de vélos',
        businesses: 'ateliers de réparation de vélos',
        sells: 'réparation et entretien de vélos',
        alsoCalled: 'réparateur de vélos, réparation de vélos, mécanicien vélo, atelier vélo',
        offers:
          'révision de vélo, révision complète, réparation de crevaison, réglage des freins, réglage du dérailleur, dévoilage de roue, révision de vélo électrique',
        searches:
          'réparation vélo, révision vélo, atelier vélo, réparateur vélo à domicile, réparation vélo électrique, crevaison vélo, réparation vélo près de chez moi',
        negatives: 'emploi, formation, tutoriel, gratuit, jeu, moto',
        questions: [
          'Combien coûte une révision de vélo ?',
          'Combien de temps dure une réparation ?',
          'Vous déplacez-vous à domicile ?',
        ],
      },
    },
  },
]
