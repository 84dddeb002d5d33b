import type { TradeEntry } from './trade-entry.ts'

export const vehicleHire: readonly TradeEntry[] = [
  {
    id: 'car-rental',
    kind: 'vehicles',
    schemaTypes: ['AutoRental'],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 30,
    interests: ['Car rental', 'Cars', 'Road trips', 'City breaks', 'Business travel', 'Electric cars'],
    angles: ['price', 'ease', 'range'],
    words: {
      en: {
        business: 'car rental company',
        businesses: 'car rental companies',
        sells: 'rental cars',
        alsoCalled:
          'car hire, rent a car, car rental agency, rental car company, long-term car rental, sports car hire',
        offers:
          'small cars, family cars, automatic cars, long-term rental, electric car hire, one-way rental, delivery to your door',
        searches:
          'car hire, car rental, rent a car, cheap car hire, long-term car rental, automatic car hire, weekend car hire, car rental near me',
        negatives: 'jobs, toy, game, excess insurance only, leasing, buy, claim',
        questions: ['What is included in the price?', 'Do I need a credit card?', 'How old must I be?'],
      },
      de: {
        business: 'Autovermietung',
        businesses: 'Autovermietungen',
        sells: 'Mietwagen',
        alsoCalled: 'Mietwagenfirma, Autoverleih, Mietwagenverleih, Leihwagen, Langzeitmiete für Autos',
        offers:
          'Kleinwagen, Familienwagen, Automatikwagen, Langzeitmiete, Elektroauto mieten, Einwegmiete, Zustellung',
        searches:
          'auto mieten, mietwagen, autovermietung, mietwagen günstig, auto mieten wochenende, langzeitmiete auto, automatik mietwagen, autovermietung in der nähe',
        negatives: 'jobs, spiel, leasing, kaufen, beschwerde, ausbildung, gehalt',
        questions: [
          'Was ist im Preis enthalten?',
          'Brauche ich eine Kreditkarte?',
          'Wie hoch ist die Selbstbeteiligung?',
        ],
      },
      fr: {
        business: 'agence de location de voitures',
        businesses: 'agences de location de voitures',
        sells: 'voitures de location',
        alsoCalled:
          'location de voiture, loueur de voitures, location auto, location de véhicules de tourisme',
        offers:
          'citadines, voitures familiales, boîte automatique, location longue durée, voiture électrique, aller simple, livraison du véhicule',
        searches:
          'location voiture, louer une voiture, location voiture pas cher, location voiture week-end, location voiture longue durée, location voiture automatique, location voiture près de chez moi',
        negatives: 'emploi, jeu, achat, entre particuliers, réclamation, jouet, leasing',
        questions: [
          'Qu’est-ce qui est compris ?',
          'Faut-il une carte de crédit ?',
          'À partir de quel âge peut-on louer ?',
        ],
      },
    },
  },
  {
    id: 'van-hire',
    kind: 'vehicles',
    schemaTypes: ['AutoRental'],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Van rental', 'Vans', 'Moving house', 'Minibus and coach hire', 'Trailers'],
    angles: ['price', 'ease', 'range'],
    words: {
      en: {
        business: 'van hire company',
        businesses: 'van hire companies',
        sells: 'vans to hire',
        alsoCalled: 'van hire, van rental, truck rental, minibus hire, trailer hire, moving van hire',
        offers:
          'small vans, large vans, Luton vans, minibuses, refrigerated vans, trailers, long-term van hire',
        searches:
          'van hire, van rental, cheap van hire, moving van hire, minibus hire, luton van hire, long-term van hire, van hire near me',
        negatives: 'jobs, leasing, for sale, delivery driver, campervan, toy, man with van',
        questions: [
          'What does a van cost per day?',
          'Which license do I need?',
          'How many kilometers are free?',
        ],
      },
      de: {
        business: 'Transportervermietung',
        businesses: 'Transportervermietungen',
        sells: 'Transporter zum Mieten',
        alsoCalled:
          'Transporterverleih, Lkw-Vermietung, Kleinbusvermietung, Sprinter-Vermietung, Anhängerverleih, Umzugswagenverleih',
        offers:
          'Kleintransporter, Sprinter, Möbelkoffer mit Ladebordwand, 9-Sitzer, Kühltransporter, Anhänger, Langzeitmiete',
        searches:
          'transporter mieten, sprinter mieten, umzugswagen mieten, 9-sitzer mieten, lkw mieten, anhänger mieten, transporter mieten günstig, transporter mieten in der nähe',
        negatives: 'jobs, leasing, kaufen, fahrer gesucht, wohnmobil, gebraucht, spiel',
        questions: [
          'Was kostet ein Transporter am Tag?',
          'Welchen Führerschein brauche ich?',
          'Wie viele Kilometer sind frei?',
        ],
      },
      fr: {
        business: 'agence de location d’utilitaires',
        businesses: 'agences de location d’utilitaires',
        sells: 'utilitaires à louer',
        alsoCalled:
          'location d’utilitaire, location de camion, location de camionnette, location de minibus, location de remorque',
        offers:
          'petits utilitaires, fourgons, camions avec hayon, minibus 9 places, fourgons frigorifiques, remorques, location longue durée',
        searches:
          'location utilitaire, location camion déménagement, location camionnette, location minibus 9 places, location fourgon, location utilitaire pas cher, location remorque, location utilitaire près de chez moi',
        negatives: 'emploi, achat, occasion, chauffeur, camping-car, leasing, jeu',
        questions: [
          'Combien coûte un utilitaire par jour ?',
          'Quel permis faut-il ?',
          'Combien de kilomètres sont compris ?',
        ],
      },
    },
  },
  {
    id: 'campervan-hire',
    kind: 'travel',
    schemaTypes: ['AutoRental'],
    goal: 'sales',
    ways: ['book', 'quote', 'call'],
    radiusKm: 120,
    interests: ['Camper vans', 'Motorhomes', 'Road trips', 'Camping', 'Campsites', 'Family holidays'],
    angles: ['offer', 'range', 'ease'],
    words: {
      en: {
        business: 'campervan hire company',
        businesses: 'campervan hire companies',
        sells: 'campervans to hire',
        alsoCalled:
          'campervan hire, motorhome hire, motorhome rental, RV rental, campervan rental, camper hire',
        offers:
          'compact campers, family motorhomes, weekend hire, bedding packs, bike racks, handover and briefing, pets welcome campers',
        searches:
          'campervan hire, motorhome hire, rent a campervan, motorhome rental prices, family motorhome hire, weekend campervan hire, pet friendly campervan hire',
        negatives: 'jobs, for sale, used, conversion, diy, insurance only, game',
        questions: ['What does a week cost?', 'Can I bring my dog?', 'Which license do I need?'],
      },
      de: {
        business: 'Wohnmobilvermietung',
        businesses: 'Wohnmobilvermietungen',
        sells: 'Wohnmobile zum Mieten',
        alsoCalled:
          'Campervermietung, Wohnmobilverleih, Reisemobilvermietung, Camper-Verleih, Wohnwagenvermietung',
        offers:
          'Kompaktcamper, Familienwohnmobil, Wochenendmiete, Bettwäschepaket, Fahrradträger, Einweisung, Mieten mit Hund',
        searches:
          'wohnmobil mieten, camper mieten, wohnmobil mieten preise, wohnmobil mieten mit hund, camper mieten wochenende, campingbus mieten, wohnwagen mieten',
        negatives: 'jobs, kaufen, gebraucht, ausbau, stellplatz, versicherung, spiel',
        questions: ['Was kostet eine Woche?', 'Darf mein Hund mit?', 'Welchen Führerschein brauche ich?'],
      },
      fr: {
        business: 'loueur de camping-cars',
        businesses: 'loueurs de camping-cars',
        sells: 'vans et camping-cars à louer',
        alsoCalled:
          'location de camping-car, location de van aménagé, location de fourgon aménagé, location de caravane',
        offers:
          'vans compacts, camping-cars familiaux, location week-end, pack literie, porte-vélos, prise en main, location avec animaux',
        searches:
          'location camping-car, location van aménagé, louer un camping-car, location camping-car prix, location fourgon aménagé, location van week-end, location camping-car avec chien',
        negatives: 'emploi, occasion, à vendre, aménagement, aire, assurance, jeu',
        questions: [
          'Combien coûte une semaine ?',
          'Les animaux sont-ils acceptés ?',
          'Quel permis faut-il ?',
        ],
      },
    },
  },
  {
    id: 'bike-scooter-hire',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: 15,
    interests: [
      'E-bikes',
      'Cycling',
      'Electric scooters',
      'Weekend trips',
      'Bike touring',
      'Cycling holidays',
    ],
    angles: ['ease', 'range', 'place'],
    words: {
      en: {
        business: 'bike and scooter hire company',
        businesses: 'bike and scooter hire companies',
        sells: 'bikes and scooters to hire',
        alsoCalled:
          'bike hire, e-bike hire, bicycle rental, e-scooter hire, electric bike rental, bike rental',
        offers:
          'e-bikes, city bikes, mountain bikes, children’s bikes, cargo bikes, e-scooters, guided tours, delivery to hotels',
        searches:
          'bike hire, e-bike hire, bike rental, e-scooter hire, electric bike rental, mountain bike hire, cargo bike hire, bike hire near me',
        negatives: 'jobs, for sale, used, leasing, exercise bike, cheat, game',
        questions: ['What does a day cost?', 'Are helmets included?', 'Do you deliver to my hotel?'],
      },
      de: {
        business: 'Fahrradverleih',
        businesses: 'Fahrradverleihe',
        sells: 'Fahrräder und Roller zum Mieten',
        alsoCalled:
          'E-Bike-Verleih, Radverleih, Fahrradvermietung, E-Scooter-Verleih, Leihräder, Fahrradmiete',
        offers:
          'E-Bikes, Citybikes, Mountainbikes, Kinderräder, Lastenräder, E-Scooter, geführte Touren, Lieferung zum Hotel',
        searches:
          'fahrradverleih, e-bike mieten, fahrrad mieten, e-bike verleih, mountainbike mieten, lastenrad mieten, e-scooter mieten, fahrradverleih in der nähe',
        negatives: 'jobs, kaufen, gebraucht, leasing, heimtrainer, diebstahl, spiel',
        questions: ['Was kostet ein Tag?', 'Ist ein Helm dabei?', 'Liefern Sie zum Hotel?'],
      },
      fr: {
        business: 'loueur de vélos',
        businesses: 'loueurs de vélos',
        sells: 'vélos et trottinettes à louer',
        alsoCalled:
          'location de vélos, location de vélos électriques, location de trottinettes, location de VTT',
        offers:
          'vélos électriques, vélos de ville, VTT, vélos enfants, vélos cargo, trottinettes électriques, sorties guidées, livraison à l’hôtel',
        searches:
          'location vélo, location vélo électrique, louer un vélo, location vtt, location trottinette électrique, location vélo cargo, location vélo journée, location vélo près de chez moi',
        negatives: 'emploi, achat, occasion, leasing, appartement, antivol, jeu',
        questions: ['Combien coûte une journée ?', 'Le casque est-il fourni ?', 'Livrez-vous à l’hôtel ?'],
      },
    },
  },
]
