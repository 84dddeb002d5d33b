import type { TradeEntry } from './trade-entry.ts'

export const transportAndDriving: readonly TradeEntry[] = [
  {
    id: 'taxi',
    kind: 'vehicles',
    schemaTypes: ['TaxiService'],
    goal: 'sales',
    ways: ['call', 'book'],
    radiusKm: 30,
    interests: ['Taxis and chauffeurs', 'Air travel', 'Business travel', 'Limousine service', 'Ride sharing'],
    angles: ['speed', 'ease', 'price'],
    words: {
      en: {
        business: 'taxi company',
        businesses: 'taxi companies',
        sells: 'taxi rides',
        alsoCalled: 'taxi, cab company, airport transfer, private hire, minicab, chauffeur service',
        offers:
          'airport transfer, local rides, station transfer, wheelchair taxi, large-group taxi, long-distance rides, courier rides',
        searches:
          'taxi, airport transfer, taxi to airport, book a taxi, minicab, wheelchair taxi, 8 seater taxi, taxi near me',
        negatives: 'jobs, driver license, game, film, app download, for sale, song',
        questions: [
          'What does the ride to the airport cost?',
          'Can I book in advance?',
          'Do you have child seats?',
        ],
      },
      de: {
        business: 'Taxiunternehmen',
        businesses: 'Taxiunternehmen',
        sells: 'Taxifahrten',
        alsoCalled:
          'Taxi, Taxizentrale, Flughafentransfer, Taxibetrieb, Krankenfahrten, Mietwagen mit Fahrer, Chauffeurservice',
        offers:
          'Flughafentransfer, Stadtfahrten, Bahnhofstransfer, Rollstuhltaxi, Großraumtaxi, Fernfahrten, Krankenfahrten',
        searches:
          'taxi, taxi bestellen, flughafentransfer, taxi zum flughafen, taxi vorbestellen, großraumtaxi, krankenfahrten taxi, taxi in der nähe',
        negatives: 'jobs, fahrer gesucht, taxischein, spiel, film, gebraucht, gehalt',
        questions: [
          'Was kostet die Fahrt zum Flughafen?',
          'Kann ich vorbestellen?',
          'Haben Sie Kindersitze?',
        ],
      },
      fr: {
        business: 'taxi',
        businesses: 'taxis',
        sells: 'courses en taxi',
        alsoCalled:
          'VTC, chauffeur privé, compagnie de taxis, artisan taxi, transfert aéroport, taxi conventionné',
        offers:
          'transfert aéroport, courses locales, transfert gare, taxi conventionné, van jusqu’à 8 places, longues distances, mise à disposition',
        searches:
          'taxi, taxi aéroport, réserver taxi, vtc, taxi conventionné, transfert aéroport, taxi gare, taxi près de chez moi',
        negatives: 'emploi, licence, formation, jeu, film, salaire, occasion',
        questions: [
          'Combien coûte la course pour l’aéroport ?',
          'Peut-on réserver à l’avance ?',
          'Avez-vous des sièges enfant ?',
        ],
      },
    },
  },
  {
    id: 'driving-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 15,
    interests: ['Cars', 'Motorcycles', 'Teenagers', 'Commuting', 'Trucks'],
    angles: ['proof', 'price', 'ease'],
    words: {
      en: {
        business: 'driving school',
        businesses: 'driving schools',
        sells: 'driving lessons',
        alsoCalled:
          'driving instructor, driving lessons, motorcycle training school, driving academy, intensive driving course',
        offers:
          'car license, motorcycle license, driving lessons, theory lessons, intensive course, refresher lessons, trailer license, automatic lessons',
        searches:
          'driving school, driving lessons, driving instructor, intensive driving course, automatic driving lessons, motorcycle license, refresher driving lessons, driving lessons near me',
        negatives: 'jobs, theory test free, mock test, game, instructor training, simulator, golf',
        questions: [
          'What does a license cost in total?',
          'How soon can I start?',
          'Can I learn in an automatic?',
        ],
      },
      de: {
        business: 'Fahrschule',
        businesses: 'Fahrschulen',
        sells: 'Fahrstunden',
        alsoCalled:
          'Fahrlehrer, Fahrschulunterricht, Führerscheinausbildung, Motorradfahrschule, Ferienfahrschule',
        offers:
          'Führerschein Klasse B, Motorradführerschein, Fahrstunden, Theorieunterricht, Intensivkurs, Auffrischungsstunden, Anhängerführerschein, Automatikausbildung',
        searches:
          'fahrschule, führerschein machen, fahrschule kosten, intensivkurs führerschein, motorradführerschein, fahrstunden auffrischung, fahrschule automatik, fahrschule in der nähe',
        negatives: 'jobs, fahrlehrer werden, theorie kostenlos, prüfungsfragen, spiel, simulator, mpu',
        questions: [
          'Was kostet der Führerschein insgesamt?',
          'Wann kann ich anfangen?',
          'Kann ich Automatik lernen?',
        ],
      },
      fr: {
        business: 'auto-école',
        businesses: 'auto-écoles',
        sells: 'leçons de conduite',
        alsoCalled:
          'moniteur d’auto-école, école de conduite, moto-école, leçons de conduite, stage de permis accéléré',
        offers:
          'permis B, permis moto, conduite accompagnée, code de la route, permis accéléré, remise à niveau, permis remorque, boîte automatique',
        searches:
          'auto-école, permis de conduire, permis accéléré, conduite accompagnée, leçon de conduite, permis moto, auto-école tarif, auto-école près de chez moi',
        negatives: 'emploi, devenir moniteur, code gratuit, test en ligne, jeu, simulateur, golf',
        questions: [
          'Combien coûte le permis au total ?',
          'Quand puis-je commencer ?',
          'Le permis peut-il être financé par le CPF ?',
        ],
      },
    },
  },
  {
    id: 'courier',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote', 'order'],
    radiusKm: 60,
    interests: ['Courier services', 'Logistics', 'E-commerce', 'Small business', 'Health care work'],
    angles: ['speed', 'proof', 'ease'],
    words: {
      en: {
        business: 'courier company',
        businesses: 'courier companies',
        sells: 'courier deliveries',
        alsoCalled:
          'courier, same-day courier, express courier, bike courier, messenger company, medical courier',
        offers:
          'same-day delivery, express trips, overnight delivery, bike courier, medical transport, document delivery, regular routes',
        searches:
          'courier, same day courier, express delivery, courier quote, bike courier, medical courier, overnight courier, courier near me',
        negatives: 'jobs, driver wanted, tracking number, parcel lost, newspaper, font, salary',
        questions: ['How soon can you collect?', 'What does a trip cost?', 'Is the shipment insured?'],
      },
      de: {
        business: 'Kurierdienst',
        businesses: 'Kurierdienste',
        sells: 'Kurierfahrten',
        alsoCalled:
          'Kurier, Expresskurier, Fahrradkurier, Kurierfahrten, Botendienst, Direktkurier, Eilkurier',
        offers:
          'Direktfahrt, Expresslieferung, Overnight-Kurier, Fahrradkurier, Medizinkurier, Dokumentenkurier, Linienfahrten',
        searches:
          'kurierdienst, expresskurier, kurierfahrt, same day kurier, fahrradkurier, kurierdienst kosten, medizinkurier, kurierdienst in der nähe',
        negatives: 'jobs, fahrer gesucht, subunternehmer, sendungsverfolgung, zeitung, minijob, gehalt',
        questions: [
          'Wie schnell können Sie abholen?',
          'Was kostet eine Fahrt?',
          'Ist die Sendung versichert?',
        ],
      },
      fr: {
        business: 'société de coursiers',
        businesses: 'sociétés de coursiers',
        sells: 'courses et livraisons',
        alsoCalled:
          'coursier, transport express, coursier à vélo, livraison express, course urgente, messagerie urgente',
        offers:
          'course urgente, livraison le jour même, livraison de nuit, coursier à vélo, transport médical de prélèvements, plis et documents, tournées régulières',
        searches:
          'coursier, course urgente, transport express, livraison express le jour même, coursier à vélo, devis coursier, coursier tarif',
        negatives: 'emploi, recrutement, suivi colis, auto-entrepreneur, journal, salaire, film',
        questions: ['Quand pouvez-vous passer ?', 'Combien coûte une course ?', 'L’envoi est-il assuré ?'],
      },
    },
  },
  {
    id: 'haulage',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Logistics', 'Supply chains', 'Import and export', 'Manufacturing', 'Wholesale', 'Trucks'],
    angles: ['proof', 'ease', 'price'],
    words: {
      en: {
        business: 'haulier',
        businesses: 'hauliers',
        sells: 'freight transport',
        alsoCalled:
          'haulage company, freight forwarder, road haulier, trucking company, pallet delivery company, road freight company, heavy haulage company',
        offers:
          'full loads, part loads, pallet delivery, refrigerated transport, heavy haulage, warehousing, customs clearance, crane lorry',
        searches:
          'haulage company, pallet delivery, freight quote, road freight, part load transport, refrigerated transport, heavy haulage, freight forwarder',
        negatives: 'jobs, driver wanted, salary, simulator, game, license, used trucks',
        questions: ['What does a pallet cost?', 'When can you load?', 'Is the freight insured?'],
      },
      de: {
        business: 'Güterspedition',
        businesses: 'Güterspeditionen',
        sells: 'Gütertransporte',
        alsoCalled:
          'Spedition, Fuhrunternehmen, Frachtführer, Stückgutspedition, Lkw-Transporte, Schwertransporte, Güterverkehr',
        offers:
          'Komplettladung, Teilladung, Palettenversand, Kühltransport, Schwertransport, Lagerung, Zollabwicklung, Krantransport',
        searches:
          'spedition, transportunternehmen, palettenversand, spedition angebot, teilladung, kühltransport, schwertransport, spedition beauftragen',
        negatives: 'jobs, fahrer gesucht, ausbildung, gehalt, simulator, spiel, gebrauchte lkw',
        questions: [
          'Was kostet der Versand einer Palette?',
          'Wann können Sie laden?',
          'Ist die Fracht versichert?',
        ],
      },
      fr: {
        business: 'entreprise de transport routier',
        businesses: 'entreprises de transport routier',
        sells: 'transport de marchandises',
        alsoCalled:
          'transporteur routier, transporteur, transitaire, affréteur, transport de marchandises, transport de palettes',
        offers:
          'lots complets, lots partiels, transport de palettes, transport frigorifique, convoi exceptionnel, entreposage, dédouanement, camion-grue',
        searches:
          'transporteur routier, transport palette, devis transport marchandises, transport frigorifique, convoi exceptionnel, affrètement, entreprise transport routier',
        negatives: 'emploi, recrutement, salaire, simulateur, jeu, formation, camion occasion',
        questions: [
          'Combien coûte une palette ?',
          'Quand pouvez-vous charger ?',
          'La marchandise est-elle assurée ?',
        ],
      },
    },
  },
  {
    id: 'boat-repair',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote', 'visit'],
    radiusKm: 80,
    interests: ['Boats', 'Boating', 'Sailing', 'Lakes', 'Fishing'],
    angles: ['proof', 'quality', 'ease'],
    words: {
      en: {
        business: 'boatyard',
        businesses: 'boatyards',
        sells: 'boat repairs',
        alsoCalled:
          'boat repair, marine mechanic, boat builder, boat engine service, boat maintenance company, outboard repair',
        offers:
          'engine service, hull repair, antifouling, winter storage, crane lift, rigging, boat covers, electronics fitting',
        searches:
          'boat repair, boatyard, outboard service, marine engineer, boat winter storage, fiberglass boat repair, boat engine repair, antifouling service',
        negatives: 'jobs, model kits, toy, diy, shoes, course, game',
        questions: [
          'What does winter storage cost?',
          'Do you collect my boat?',
          'When can the engine be serviced?',
        ],
      },
      de: {
        business: 'Bootswerft',
        businesses: 'Bootswerften',
        sells: 'Bootsreparaturen',
        alsoCalled:
          'Bootsreparatur, Bootsbauer, Bootswerkstatt, Bootsmotorenservice, Yachtwerft, Bootsservice',
        offers:
          'Motorservice, Rumpfreparatur, Antifouling, Winterlager, Kranen, Rigg, Persenning, Elektronikeinbau',
        searches:
          'bootsreparatur, bootswerft, außenborder wartung, winterlager boot, bootsmotor reparatur, gfk reparatur boot, bootsbauer, antifouling streichen lassen',
        negatives: 'jobs, ausbildung, modellbau, spielzeug, selber machen, bootsschuhe, spiel',
        questions: [
          'Was kostet das Winterlager?',
          'Holen Sie mein Boot ab?',
          'Wann ist ein Motorservice möglich?',
        ],
      },
      fr: {
        business: 'chantier naval',
        businesses: 'chantiers navals',
        sells: 'réparation de bateaux',
        alsoCalled:
          'réparation de bateaux, mécanicien bateau, mécanique marine, motoriste marin, hivernage de bateaux',
        offers:
          'entretien moteur, réparation de coque, antifouling, hivernage, grutage, gréement, sellerie nautique, électronique',
        searches:
          'réparation bateau, chantier naval, hivernage bateau, mécanicien bateau, entretien hors-bord, réparation coque polyester, antifouling bateau prix',
        negatives: 'emploi, maquette, jouet, tutoriel, chaussures, formation, jeu',
        questions: [
          'Combien coûte l’hivernage ?',
          'Venez-vous chercher le bateau ?',
          'Quels sont vos délais ?',
        ],
      },
    },
  },
]
