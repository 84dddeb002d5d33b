import type { TradeEntry } from './trade-entry.ts'

export const carCare: readonly TradeEntry[] = [
  {
    id: 'car-wash',
    kind: 'vehicles',
    schemaTypes: ['AutoWash'],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 10,
    interests: ['Car cleaning', 'Cars', 'Electric cars', 'Car accessories'],
    angles: ['price', 'speed', 'place'],
    words: {
      en: {
        business: 'car wash',
        businesses: 'car washes',
        sells: 'car washes',
        alsoCalled: 'hand car wash, automatic car wash, self-service car wash, car valet center, carwash',
        offers:
          'exterior wash, interior cleaning, hand wash, wax, underbody wash, monthly wash pass, self-service bays',
        searches:
          'car wash, hand car wash, car wash prices, self-service car wash, interior car cleaning, car wash membership, car wash open sunday, car wash near me',
        negatives: 'jobs, shampoo, toy, game, for sale, diy, song',
        questions: ['What does a full wash cost?', 'Do I need an appointment?', 'Is there a monthly pass?'],
      },
      de: {
        business: 'Autowaschanlage',
        businesses: 'Autowaschanlagen',
        sells: 'Autowäsche',
        alsoCalled: 'Waschstraße, Waschpark, Autowäsche, SB-Waschanlage, Handwäsche für Autos',
        offers:
          'Außenwäsche, Innenreinigung, Handwäsche, Heißwachs, Unterbodenwäsche, Wasch-Abo, SB-Waschbox',
        searches:
          'autowaschanlage, waschstraße, autowäsche, handwäsche auto, autowaschanlage preise, innenreinigung auto, sb waschanlage, waschanlage in der nähe',
        negatives: 'jobs, shampoo, spielzeug, spiel, kaufen, pachten, selber waschen',
        questions: [
          'Was kostet eine Wäsche mit Innenreinigung?',
          'Brauche ich einen Termin?',
          'Gibt es ein Abo?',
        ],
      },
      fr: {
        business: 'station de lavage',
        businesses: 'stations de lavage',
        sells: 'lavage auto',
        alsoCalled:
          'centre de lavage auto, lavage automobile, lavage à la main, portique de lavage, lavage auto',
        offers:
          'lavage extérieur, nettoyage intérieur, lavage à la main, cire, lavage du châssis, abonnement lavage, box haute pression',
        searches:
          'lavage auto, station de lavage, lavage voiture intérieur extérieur, lavage auto prix, lavage à la main voiture, abonnement lavage auto, lavage auto près de chez moi',
        negatives: 'emploi, shampoing, jouet, jeu, à vendre, franchise, lave-linge',
        questions: [
          'Combien coûte un lavage complet ?',
          'Faut-il réserver ?',
          'Proposez-vous un abonnement ?',
        ],
      },
    },
  },
  {
    id: 'car-detailing',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'quote', 'call'],
    radiusKm: 35,
    interests: ['Car cleaning', 'Cars', 'Classic cars', 'Sports cars', 'Used cars'],
    angles: ['quality', 'proof', 'benefit'],
    words: {
      en: {
        business: 'car detailer',
        businesses: 'car detailers',
        sells: 'car detailing',
        alsoCalled:
          'car detailing, car valeting, mobile valeting, ceramic coating specialist, paint correction, paint protection film',
        offers:
          'interior detail, full valet, paint correction, ceramic coating, leather care, odor removal, paint protection film, pre-sale detail',
        searches:
          'car detailing, ceramic coating car, full car valet, mobile car valeting, interior car detailing, paint correction, car detailing prices, car detailing near me',
        negatives: 'jobs, course, products, diy, starter kit, franchise, game',
        questions: [
          'What does a full detail cost?',
          'How long does a ceramic coating last?',
          'Do you come to me?',
        ],
      },
      de: {
        business: 'Fahrzeugaufbereiter',
        businesses: 'Fahrzeugaufbereiter',
        sells: 'Autoaufbereitung',
        alsoCalled:
          'Fahrzeugaufbereitung, Autoaufbereitung, Autopflege, Keramikversiegelung, Lackaufbereitung, Autoaufbereiter',
        offers:
          'Innenaufbereitung, Komplettaufbereitung, Lackpolitur, Keramikversiegelung, Lederpflege, Ozonbehandlung, Lackschutzfolie, Verkaufsaufbereitung',
        searches:
          'autoaufbereitung, fahrzeugaufbereitung, keramikversiegelung auto, innenraumaufbereitung, auto polieren lassen, lackaufbereitung, autoaufbereitung preise, autoaufbereitung in der nähe',
        negatives: 'jobs, schulung, ausbildung, produkte, poliermaschine, selber machen, lebensmittel',
        questions: [
          'Was kostet eine Komplettaufbereitung?',
          'Wie lange hält die Versiegelung?',
          'Holen Sie mein Auto ab?',
        ],
      },
      fr: {
        business: 'centre de detailing automobile',
        businesses: 'centres de detailing automobile',
        sells: 'detailing automobile',
        alsoCalled:
          'detailing automobile, préparateur automobile, préparation esthétique automobile, rénovation esthétique automobile, traitement céramique auto',
        offers:
          'nettoyage intérieur complet, polissage, traitement céramique, rénovation du cuir, désodorisation, rénovation des phares, film de protection',
        searches:
          'detailing auto, nettoyage intérieur voiture, traitement céramique voiture, polissage carrosserie, nettoyage voiture à domicile, rénovation optique phare, detailing prix',
        negatives: 'emploi, formation, produits, kit, franchise, tutoriel, jeu',
        questions: [
          'Combien coûte un nettoyage complet ?',
          'Combien de temps tient la céramique ?',
          'Vous déplacez-vous ?',
        ],
      },
    },
  },
  {
    id: 'vehicle-wrapping',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 60,
    interests: [
      'Vehicle wrapping',
      'Car tuning',
      'Signs and displays',
      'Vans',
      'Sports cars',
      'Small business',
    ],
    angles: ['quality', 'range', 'proof'],
    words: {
      en: {
        business: 'vehicle wrapping company',
        businesses: 'vehicle wrapping companies',
        sells: 'vehicle wraps',
        alsoCalled:
          'car wrapping, vehicle wrapping, vehicle graphics company, van signwriter, car wrap shop, vehicle lettering',
        offers:
          'full wrap, partial wrap, van lettering, color change wrap, fleet graphics, window tinting, wrap removal',
        searches:
          'car wrapping, vehicle wrapping, van signwriting, car wrap cost, vehicle graphics, fleet branding, color change wrap',
        negatives: 'jobs, course, gift wrapping, diy, vinyl roll, game, template',
        questions: [
          'What does a full wrap cost?',
          'How long does the film last?',
          'Does the film harm the paint?',
        ],
      },
      de: {
        business: 'Fahrzeugfolierer',
        businesses: 'Fahrzeugfolierer',
        sells: 'Fahrzeugfolierung',
        alsoCalled:
          'Fahrzeugfolierung, Autofolierung, Fahrzeugbeschriftung, Car Wrapping, Folierer, Fahrzeugvollverklebung',
        offers:
          'Vollfolierung, Teilfolierung, Fahrzeugbeschriftung, Farbwechsel, Flottenbeschriftung, Scheibentönung, Folienentfernung',
        searches:
          'autofolierung, auto folieren lassen, fahrzeugbeschriftung, vollfolierung kosten, car wrapping, firmenwagen beschriften lassen, fahrzeugfolierung',
        negatives: 'jobs, schulung, ausbildung, folie kaufen, selber folieren, möbelfolie, spiel',
        questions: [
          'Was kostet eine Vollfolierung?',
          'Wie lange hält die Folie?',
          'Schadet die Folie dem Lack?',
        ],
      },
      fr: {
        business: 'spécialiste du covering',
        businesses: 'spécialistes du covering',
        sells: 'covering de véhicules',
        alsoCalled:
          'covering automobile, marquage de véhicules, pose de covering, flocage de véhicules, covering voiture',
        offers:
          'covering complet, covering partiel, marquage de véhicule, changement de couleur, marquage de flotte, vitres teintées, dépose de film',
        searches:
          'covering voiture, marquage véhicule, flocage véhicule, covering prix, covering total, marquage utilitaire, covering voiture près de chez moi',
        negatives: 'emploi, formation, rouleau vinyle, tutoriel, meuble, textile, jeu',
        questions: [
          'Combien coûte un covering complet ?',
          'Combien de temps tient le film ?',
          'La peinture est-elle protégée ?',
        ],
      },
    },
  },
  {
    id: 'towing',
    kind: 'vehicles',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call'],
    radiusKm: 40,
    interests: ['Roadside assistance', 'Cars', 'Used cars', 'Vans', 'Car insurance'],
    angles: ['speed', 'price', 'proof'],
    words: {
      en: {
        business: 'towing company',
        businesses: 'towing companies',
        sells: 'towing and breakdown recovery',
        alsoCalled:
          'tow truck, breakdown recovery, vehicle recovery, roadside recovery, car transport company, scrap car collection',
        offers:
          'breakdown recovery, accident recovery, jump start, vehicle transport, motorcycle recovery, lockout help for cars, scrap car collection',
        searches:
          'tow truck, breakdown recovery, car recovery, towing service, vehicle transport, jump start service, motorcycle recovery, towing near me',
        negatives: 'jobs, tow bar, game, toy, for sale, license, rope',
        questions: ['What does a tow cost?', 'How soon can you be here?', 'Do you work with my insurer?'],
      },
      de: {
        business: 'Abschleppdienst',
        businesses: 'Abschleppdienste',
        sells: 'Abschleppen und Pannenhilfe',
        alsoCalled:
          'Pannendienst, Pannenhilfe, Bergungsdienst, Abschleppunternehmen, Fahrzeugtransport, Autoverwertung mit Abholung',
        offers:
          'Abschleppen, Pannenhilfe, Unfallbergung, Starthilfe, Fahrzeugüberführung, Motorradtransport, Schrottautoabholung',
        searches:
          'abschleppdienst, pannenhilfe, auto abschleppen lassen, starthilfe, abschleppdienst kosten, fahrzeugtransport, motorrad abschleppen, abschleppdienst in der nähe',
        negatives: 'jobs, abschleppseil, anhängerkupplung, spiel, spielzeug, kaufen, bußgeld',
        questions: [
          'Was kostet das Abschleppen?',
          'Wie schnell sind Sie da?',
          'Rechnen Sie mit der Versicherung ab?',
        ],
      },
      fr: {
        business: 'entreprise de dépannage auto',
        businesses: 'entreprises de dépannage auto',
        sells: 'dépannage et remorquage auto',
        alsoCalled:
          'dépanneuse, remorquage, dépanneur remorqueur, dépannage remorquage, transport de véhicules',
        offers:
          'remorquage, dépannage sur place, démarrage de batterie, transport de véhicules, remorquage de moto, enlèvement d’épave',
        searches:
          'dépannage auto, remorquage voiture, dépanneuse, remorquage prix, dépannage batterie voiture, enlèvement épave, remorquage moto, dépanneuse près de chez moi',
        negatives: 'emploi, attelage, jeu, jouet, à vendre, corde, amende',
        questions: [
          'Combien coûte un remorquage ?',
          'En combien de temps arrivez-vous ?',
          'Mon assurance prend-elle en charge ?',
        ],
      },
    },
  },
]
