import type { TradeEntry } from './trade-entry.ts'

export const vehicleDealers: readonly TradeEntry[] = [
  {
    id: 'car-dealer',
    kind: 'vehicles',
    schemaTypes: ['AutoDealer'],
    goal: 'leads',
    ways: ['visit', 'book', 'call'],
    radiusKm: 50,
    interests: ['New cars', 'Cars', 'Electric cars', 'Hybrid cars', 'Car leasing', 'Family cars'],
    angles: ['range', 'offer', 'proof'],
    words: {
      en: {
        business: 'car dealership',
        businesses: 'car dealerships',
        sells: 'new cars',
        alsoCalled:
          'new car dealer, franchised car dealer, car showroom, auto dealership, electric car dealer',
        offers:
          'new cars, demonstrators, electric cars, leasing, finance, part exchange, test drives, business cars',
        searches:
          'new car dealer, new car deals, car leasing offers, car dealership, test drive, electric car deals, business car leasing, car dealers near me',
        negatives: 'jobs, salary, game, toy, wallpaper, rental, card',
        questions: [
          'What is the monthly leasing rate?',
          'Will you take my old car?',
          'How long is the delivery time?',
        ],
      },
      de: {
        business: 'Autohaus',
        businesses: 'Autohäuser',
        sells: 'Neuwagen',
        alsoCalled:
          'Neuwagenhändler, Vertragshändler, Autohändler für Neuwagen, Neuwagenverkauf, Elektroauto-Händler',
        offers:
          'Neuwagen, Vorführwagen, Elektroautos, Leasing, Finanzierung, Inzahlungnahme, Probefahrt, Gewerbeleasing',
        searches:
          'autohaus, neuwagen kaufen, leasing angebote auto, neuwagen angebote, elektroauto leasing, vorführwagen, probefahrt, autohaus in der nähe',
        negatives: 'jobs, ausbildung, gehalt, spiel, mieten, modellauto, insolvenz',
        questions: [
          'Wie hoch ist die Leasingrate?',
          'Nehmen Sie mein Auto in Zahlung?',
          'Wie lange ist die Lieferzeit?',
        ],
      },
      fr: {
        business: 'concession automobile',
        businesses: 'concessions automobiles',
        sells: 'voitures neuves',
        alsoCalled:
          'concessionnaire automobile, concessionnaire auto, vendeur de voitures neuves, distributeur automobile',
        offers:
          'voitures neuves, véhicules de démonstration, voitures électriques, location longue durée, financement, reprise, essai, offres pro',
        searches:
          'concessionnaire automobile, voiture neuve, offre leasing voiture, voiture électrique leasing, loa voiture, essai voiture, concession auto près de chez moi',
        negatives: 'emploi, formation, salaire, jeu, miniature, location courte, cession',
        questions: [
          'Quel est le loyer mensuel ?',
          'Reprenez-vous mon ancienne voiture ?',
          'Quel est le délai de livraison ?',
        ],
      },
    },
  },
  {
    id: 'used-car-dealer',
    kind: 'vehicles',
    schemaTypes: ['AutoDealer'],
    goal: 'leads',
    ways: ['visit', 'call', 'book'],
    radiusKm: 50,
    interests: ['Used cars', 'Cars', 'Family cars', 'Vans', 'Bargains and discounts', 'Car insurance'],
    angles: ['price', 'proof', 'range'],
    words: {
      en: {
        business: 'used car dealer',
        businesses: 'used car dealers',
        sells: 'used cars',
        alsoCalled:
          'second-hand car dealer, pre-owned cars, used car garage, car buying service, used van dealer',
        offers:
          'used cars, nearly new cars, used vans, car buying, part exchange, finance, warranty, vehicle check',
        searches:
          'used cars, used cars for sale, second hand cars, used car dealer, nearly new cars, sell my car, used car finance, used cars near me',
        negatives: 'jobs, parts, game, private sale contract, toy, rental, scrap',
        questions: ['Is there a warranty?', 'Has the car had an accident?', 'Will you buy my old car?'],
      },
      de: {
        business: 'Gebrauchtwagenhändler',
        businesses: 'Gebrauchtwagenhändler',
        sells: 'Gebrauchtwagen',
        alsoCalled: 'Gebrauchtwagenhandel, Gebrauchtwagencenter, Autoankauf, Jahreswagen-Händler, Autohandel',
        offers:
          'Gebrauchtwagen, Jahreswagen, gebrauchte Transporter, Autoankauf, Inzahlungnahme, Finanzierung, Garantie',
        searches:
          'gebrauchtwagen, gebrauchtwagen kaufen, gebrauchtwagenhändler, jahreswagen, auto verkaufen, autoankauf, gebrauchtwagen finanzierung, gebrauchtwagen in der nähe',
        negatives: 'jobs, ersatzteile, kaufvertrag muster, spiel, mieten, schrott, export',
        questions: ['Gibt es eine Garantie?', 'Ist das Auto unfallfrei?', 'Kaufen Sie auch mein Auto?'],
      },
      fr: {
        business: 'vendeur de voitures d’occasion',
        businesses: 'vendeurs de voitures d’occasion',
        sells: 'voitures d’occasion',
        alsoCalled:
          'voitures d’occasion, négociant automobile, marchand de voitures d’occasion, mandataire auto, reprise de voiture',
        offers:
          'voitures d’occasion, véhicules récents, utilitaires d’occasion, reprise, financement, garantie, dépôt-vente',
        searches:
          'voiture d’occasion, voiture occasion garantie, véhicule occasion, vendre sa voiture, reprise voiture, utilitaire occasion, financement voiture occasion, voiture occasion près de chez moi',
        negatives: 'emploi, pièces détachées, certificat de cession, jeu, location, casse, miniature',
        questions: [
          'La voiture est-elle garantie ?',
          'A-t-elle été accidentée ?',
          'Reprenez-vous mon véhicule ?',
        ],
      },
    },
  },
  {
    id: 'caravan-dealer',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'call', 'book'],
    radiusKm: 120,
    interests: ['Camper vans', 'Motorhomes', 'Campsites', 'Camping', 'Road trips', 'Travel for older people'],
    angles: ['range', 'proof', 'offer'],
    words: {
      en: {
        business: 'motorhome and caravan dealer',
        businesses: 'motorhome and caravan dealers',
        sells: 'motorhomes and caravans',
        alsoCalled: 'caravan dealer, motorhome dealer, campervan dealer, RV dealer, caravan workshop',
        offers:
          'new motorhomes, used motorhomes, caravans, campervans, part exchange, gas check, caravan repairs, accessories',
        searches:
          'motorhomes for sale, caravan dealer, used motorhomes, campervans for sale, new caravans, caravan repair, motorhome finance, sell my motorhome',
        negatives: 'jobs, hire, campsite, toy, static park, diy conversion, forum',
        questions: ['Can I rent before I buy?', 'Which license do I need?', 'Do you take my old caravan?'],
      },
      de: {
        business: 'Wohnmobilhändler',
        businesses: 'Wohnmobilhändler',
        sells: 'Wohnmobile und Wohnwagen',
        alsoCalled:
          'Wohnwagenhändler, Caravan-Händler, Reisemobilhändler, Caravancenter, Wohnmobil-Werkstatt',
        offers:
          'neue Wohnmobile, gebrauchte Wohnmobile, Wohnwagen, Kastenwagen, Inzahlungnahme, Gasprüfung, Wohnwagenreparatur, Zubehör',
        searches:
          'wohnmobil kaufen, wohnwagen kaufen, wohnmobilhändler, gebrauchte wohnmobile, kastenwagen wohnmobil kaufen, wohnmobil werkstatt, gasprüfung wohnmobil, wohnmobil verkaufen',
        negatives: 'jobs, mieten, stellplatz, campingplatz, selbstausbau, forum, spielzeug',
        questions: [
          'Kann ich vor dem Kauf probefahren?',
          'Welchen Führerschein brauche ich?',
          'Nehmen Sie mein Fahrzeug in Zahlung?',
        ],
      },
      fr: {
        business: 'concessionnaire de camping-cars',
        businesses: 'concessionnaires de camping-cars',
        sells: 'camping-cars et caravanes',
        alsoCalled:
          'vente de camping-cars, concessionnaire de caravanes, vendeur de fourgons aménagés, atelier camping-car',
        offers:
          'camping-cars neufs, camping-cars d’occasion, caravanes, fourgons aménagés, reprise, contrôle d’étanchéité, réparation, accessoires',
        searches:
          'camping-car à vendre, concessionnaire camping-car, camping-car occasion, fourgon aménagé à vendre, caravane neuve, réparation camping-car, reprise camping-car',
        negatives: 'emploi, location, aire camping-car, jouet, forum, plan aménagement, camping municipal',
        questions: [
          'Peut-on essayer avant d’acheter ?',
          'Quel permis faut-il ?',
          'Reprenez-vous mon ancien véhicule ?',
        ],
      },
    },
  },
  {
    id: 'motorcycle-shop',
    kind: 'vehicles',
    schemaTypes: ['MotorcycleDealer'],
    goal: 'leads',
    ways: ['visit', 'call', 'book'],
    radiusKm: 50,
    interests: [
      'Motorcycles',
      'Motorcycle touring',
      'Motorcycle clothing',
      'Mopeds and motor scooters',
      'Motor sports',
    ],
    angles: ['range', 'proof', 'quality'],
    words: {
      en: {
        business: 'motorcycle dealer',
        businesses: 'motorcycle dealers',
        sells: 'motorcycles and gear',
        alsoCalled:
          'motorbike shop, motorcycle dealership, motorbike dealer, scooter dealer, motorcycle showroom',
        offers:
          'new motorcycles, used motorcycles, scooters, test rides, motorcycle clothing, helmets, finance, part exchange',
        searches:
          'motorcycle dealer, used motorcycles, motorbikes for sale, motorbike shop, motorcycle test ride, scooter for sale, motorcycle clothing, motorbike shop near me',
        negatives: 'jobs, game, toy, license test, forum, wallpaper, mountain bike',
        questions: ['Can I take a test ride?', 'Do you take my old bike?', 'Is financing possible?'],
      },
      de: {
        business: 'Motorradhändler',
        businesses: 'Motorradhändler',
        sells: 'Motorräder und Bekleidung',
        alsoCalled:
          'Motorradhaus, Motorradgeschäft, Zweiradhändler für Motorräder, Rollerhändler, Motorradhandel',
        offers:
          'neue Motorräder, gebrauchte Motorräder, Motorroller, Probefahrt, Motorradbekleidung, Helme, Finanzierung, Inzahlungnahme',
        searches:
          'motorrad kaufen, motorradhändler, gebrauchte motorräder, motorrad probefahrt, motorroller kaufen, motorradbekleidung, 125er motorrad kaufen, motorradhändler in der nähe',
        negatives: 'jobs, führerschein, spiel, forum, spielzeug, mieten, fahrrad',
        questions: [
          'Kann ich Probe fahren?',
          'Nehmen Sie mein Motorrad in Zahlung?',
          'Ist eine Finanzierung möglich?',
        ],
      },
      fr: {
        business: 'concession moto',
        businesses: 'concessions moto',
        sells: 'motos et équipement',
        alsoCalled:
          'concessionnaire moto, magasin de motos, vente de motos, vendeur de scooters, magasin moto',
        offers:
          'motos neuves, motos d’occasion, scooters, essai, équipement du motard, casques, financement, reprise',
        searches:
          'concessionnaire moto, moto occasion, moto à vendre, scooter 125, équipement moto, essai moto, magasin moto, moto 125 neuve',
        negatives: 'emploi, permis, jeu, jouet, forum, location, vtt',
        questions: [
          'Puis-je essayer la moto ?',
          'Reprenez-vous mon ancienne moto ?',
          'Peut-on payer en plusieurs fois ?',
        ],
      },
    },
  },
  {
    id: 'motorcycle-repair',
    kind: 'vehicles',
    schemaTypes: ['MotorcycleRepair'],
    goal: 'leads',
    ways: ['book', 'call', 'visit'],
    radiusKm: 30,
    interests: [
      'Motorcycles',
      'Mopeds and motor scooters',
      'Motorcycle touring',
      'Tyres and wheels',
      'Classic cars',
    ],
    angles: ['proof', 'quality', 'speed'],
    words: {
      en: {
        business: 'motorcycle workshop',
        businesses: 'motorcycle workshops',
        sells: 'motorcycle repairs and servicing',
        alsoCalled:
          'motorcycle repair, motorbike mechanic, motorbike repair shop, motorcycle garage, scooter repair',
        offers:
          'motorcycle service, tire change, brake service, carburetor cleaning, chain kit, winter storage, engine repair, custom builds',
        searches:
          'motorcycle repair, motorcycle service, motorbike mechanic, motorcycle tire change, scooter repair, carburetor cleaning, motorcycle winter storage, motorbike garage near me',
        negatives: 'jobs, course, manual, diy, parts wholesale, game, bicycle',
        questions: [
          'What does a service cost?',
          'Do you collect my bike?',
          'How long does it take in spring?',
        ],
      },
      de: {
        business: 'Motorradwerkstatt',
        businesses: 'Motorradwerkstätten',
        sells: 'Motorradreparatur und Inspektion',
        alsoCalled:
          'Motorradreparatur, Motorradmechaniker, Motorradservice, Rollerwerkstatt, Zweiradwerkstatt für Motorräder',
        offers:
          'Motorradinspektion, Reifenwechsel, Bremsenservice, Vergaserreinigung, Kettensatz, Einwinterung, Motorreparatur, Umbau',
        searches:
          'motorradwerkstatt, motorrad inspektion, motorrad reparatur, motorrad reifenwechsel, rollerwerkstatt, vergaser reinigen lassen, motorrad überwintern, motorradwerkstatt in der nähe',
        negatives: 'jobs, ausbildung, reparaturanleitung, selber machen, mietwerkstatt, spiel, fahrrad',
        questions: [
          'Was kostet eine Inspektion?',
          'Holen Sie mein Motorrad ab?',
          'Wie lange ist im Frühjahr die Wartezeit?',
        ],
      },
      fr: {
        business: 'garage moto',
        businesses: 'garages moto',
        sells: 'réparation et entretien de motos',
        alsoCalled:
          'réparation de motos, mécanicien moto, atelier moto, réparateur de scooters, préparateur moto',
        offers:
          'révision moto, changement de pneus, freins, nettoyage de carburateur, kit chaîne, hivernage, réparation moteur, préparation',
        searches:
          'garage moto, réparation moto, révision moto prix, mécanicien moto à domicile, réparation scooter, changement pneu moto, hivernage moto, garage moto près de chez moi',
        negatives: 'emploi, formation, revue technique, tutoriel, location garage, jeu, vélo',
        questions: [
          'Combien coûte une révision ?',
          'Venez-vous chercher la moto ?',
          'Quels sont les délais au printemps ?',
        ],
      },
    },
  },
]
