import type { TradeEntry } from './trade-entry.ts'

export const laundryAndTextileCare: readonly TradeEntry[] = [
  {
    id: 'laundry-ironing',
    kind: 'home services',
    schemaTypes: ['DryCleaningOrLaundry'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 10,
    interests: ['Laundry', 'Cleaning', 'Home textiles', 'Bedding', 'Hospitality'],
    angles: ['ease', 'time', 'price'],
    words: {
      en: {
        business: 'laundry',
        businesses: 'laundries',
        sells: 'washing and ironing',
        alsoCalled:
          'launderette, laundromat, ironing service, wash and fold, commercial laundry, laundry pickup service',
        offers:
          'wash and fold, shirt ironing, bed linen, duvet washing, pickup and delivery, tablecloths, hotel laundry',
        searches:
          'laundry service, ironing service, laundry pickup and delivery, wash and fold, launderette, duvet washing, shirt ironing service, launderette near me',
        negatives: 'jobs, basket, detergent, washing machine, symbols, money, film',
        questions: [
          'What does a wash cost per kilo?',
          'When will it be ready?',
          'Do you pick up and deliver?',
        ],
      },
      de: {
        business: 'Wäscherei',
        businesses: 'Wäschereien',
        sells: 'Wäsche waschen und bügeln',
        alsoCalled: 'Waschsalon, Bügelservice, Heißmangel, Wäschedienst, Mangelbetrieb',
        offers:
          'Haushaltswäsche, Hemdenservice, Bettwäsche, Bettdecken waschen, Abholung und Lieferung, Tischwäsche, Hotelwäsche',
        searches:
          'wäscherei, bügelservice, hemden bügeln lassen, wäscheservice mit abholung, waschsalon, bettdecke waschen lassen, heißmangel, wäscherei in der nähe',
        negatives: 'jobs, waschmaschine, waschmittel, waschzeichen, geldwäsche, gehalt, bügeleisen',
        questions: [
          'Was kostet ein Kilo Wäsche?',
          'Wann ist die Wäsche fertig?',
          'Holen Sie ab und liefern Sie?',
        ],
      },
      fr: {
        business: 'blanchisserie',
        businesses: 'blanchisseries',
        sells: 'lavage et repassage du linge',
        alsoCalled: 'laverie automatique, repassage à domicile, blanchisseur, atelier de repassage, laverie',
        offers:
          'lavage au kilo, repassage de chemises, draps, lavage de couette, collecte et livraison, nappes, linge d’hôtel',
        searches:
          'blanchisserie, repassage à domicile, laverie, laverie automatique, lavage couette, repassage chemise tarif, blanchisserie livraison, laverie près de chez moi',
        negatives: 'emploi, machine à laver, lessive, symboles, fer à repasser, blanchiment, salaire',
        questions: [
          'Combien coûte un kilo de linge ?',
          'Quand le linge est-il prêt ?',
          'Proposez-vous la livraison ?',
        ],
      },
    },
  },
  {
    id: 'dry-cleaner',
    kind: 'home services',
    schemaTypes: ['DryCleaningOrLaundry'],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 10,
    interests: ['Laundry', 'Wedding dresses', 'Suits and tailoring', 'Leather clothing', 'Alterations'],
    angles: ['quality', 'speed', 'price'],
    words: {
      en: {
        business: 'dry cleaner',
        businesses: 'dry cleaners',
        sells: 'dry cleaning',
        alsoCalled: 'dry cleaning, textile cleaner, wedding dress cleaning, leather cleaning, suede cleaning',
        offers:
          'suit cleaning, shirts, coats, wedding dress cleaning, curtains, leather cleaning, alterations',
        searches:
          'dry cleaners, dry cleaning, suit dry cleaning, wedding dress cleaning, coat cleaning, curtain dry cleaning, leather jacket cleaning, dry cleaners near me',
        negatives: 'jobs, dry ice, machine, home kit, symbol, dry shampoo',
        questions: [
          'What does cleaning a suit cost?',
          'When can I pick it up?',
          'Can you remove this stain?',
        ],
      },
      de: {
        business: 'Textilreinigung',
        businesses: 'Textilreinigungen',
        sells: 'Textilreinigung',
        alsoCalled:
          'Reinigung für Kleidung, Chemische Reinigung, Expressreinigung, Lederreinigung, Brautkleidreinigung',
        offers:
          'Anzugreinigung, Hemden, Mantelreinigung, Brautkleidreinigung, Gardinenreinigung, Lederreinigung, Änderungen',
        searches:
          'textilreinigung, chemische reinigung, anzug reinigen lassen, brautkleid reinigen lassen, lederjacke reinigen lassen, gardinen reinigen lassen, reinigung preise, textilreinigung in der nähe',
        negatives: 'jobs, ausbildung, darmreinigung, dampfreiniger, hausmittel, zahnreinigung',
        questions: [
          'Was kostet die Reinigung eines Anzugs?',
          'Wann kann ich ihn abholen?',
          'Bekommen Sie den Fleck heraus?',
        ],
      },
      fr: {
        business: 'pressing',
        businesses: 'pressings',
        sells: 'nettoyage à sec',
        alsoCalled:
          'nettoyage à sec, teinturerie, pressing écologique, nettoyage de robe de mariée, nettoyage du cuir',
        offers:
          'nettoyage de costume, chemises, manteaux, robe de mariée, rideaux, nettoyage du cuir, retouches',
        searches:
          'pressing, nettoyage à sec, pressing écologique, nettoyage robe de mariée, pressing costume prix, nettoyage veste cuir, pressing rideaux, pressing près de chez moi',
        negatives: 'emploi, machine, football, kit, symbole, voiture',
        questions: [
          'Combien coûte le nettoyage d’un costume ?',
          'Quand sera-t-il prêt ?',
          'Pouvez-vous enlever cette tache ?',
        ],
      },
    },
  },
]
