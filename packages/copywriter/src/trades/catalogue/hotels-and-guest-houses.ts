import type { TradeEntry } from './trade-entry.ts'

export const hotelsAndGuestHouses: readonly TradeEntry[] = [
  {
    id: 'hotel',
    kind: 'travel',
    schemaTypes: ['Hotel'],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Hotels', 'Boutique hotels', 'City breaks', 'Weekend trips', 'Business travel'],
    words: {
      en: {
        business: 'hotel',
        businesses: 'hotels',
        sells: 'hotel rooms',
        alsoCalled: 'boutique hotel, city hotel, country hotel, family hotel, beach hotel, design hotel',
        offers:
          'double room, single room, family room, suite, breakfast buffet, weekend package, parking, gift vouchers',
        searches:
          'hotel, book hotel, hotel with breakfast, family hotel, boutique hotel, weekend break hotel, dog friendly hotel, hotel with parking, hotel near me',
        negatives: 'jobs, for sale, management course, game, film, furniture',
        questions: [
          'Is breakfast included?',
          'Until when can I cancel for free?',
          'Is there parking at the hotel?',
        ],
      },
      de: {
        business: 'Hotel',
        businesses: 'Hotels',
        sells: 'Hotelzimmer',
        alsoCalled: 'Boutique-Hotel, Stadthotel, Landhotel, Familienhotel, Strandhotel, Hotel garni',
        offers:
          'Doppelzimmer, Einzelzimmer, Familienzimmer, Suite, Frühstücksbuffet, Wochenendarrangement, Parkplatz, Gutscheine',
        searches:
          'hotel, hotel buchen, hotel mit frühstück, familienhotel, wochenende hotel, hotel mit hund, boutique hotel, hotel mit parkplatz, hotel in der nähe',
        negatives: 'jobs, ausbildung, zu verkaufen, spiel, film, möbel',
        questions: [
          'Ist das Frühstück inbegriffen?',
          'Bis wann kann ich kostenlos stornieren?',
          'Gibt es Parkplätze am Hotel?',
        ],
      },
      fr: {
        business: 'hôtel',
        businesses: 'hôtels',
        sells: 'chambres d’hôtel',
        alsoCalled:
          'hôtel de charme, boutique-hôtel, hôtel familial, hôtel de ville de séjour, hôtel restaurant, hôtel bord de mer',
        offers:
          'chambre double, chambre simple, chambre familiale, suite, petit-déjeuner buffet, séjour week-end, parking, bons cadeaux',
        searches:
          'hôtel, réserver hôtel, hôtel avec petit-déjeuner, hôtel de charme, hôtel familial, week-end hôtel, hôtel chien accepté, hôtel avec parking, hôtel près de chez moi',
        negatives: 'emploi, à vendre, formation, jeu, film, mobilier',
        questions: [
          'Le petit-déjeuner est-il compris ?',
          'Jusqu’à quand l’annulation est-elle gratuite ?',
          'Y a-t-il un parking ?',
        ],
      },
    },
  },
  {
    id: 'bed-and-breakfast',
    kind: 'travel',
    schemaTypes: ['BedAndBreakfast'],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: [
      'Bed and breakfast',
      'Weekend trips',
      'Countryside',
      'Cycling holidays',
      'Villages and small towns',
    ],
    angles: ['place', 'story', 'offer'],
    words: {
      en: {
        business: 'bed and breakfast',
        businesses: 'bed and breakfasts',
        sells: 'rooms with breakfast',
        alsoCalled: 'B&B, bed & breakfast, breakfast inn, room with breakfast in a private home',
        offers:
          'double room with breakfast, single room, family room, home-made breakfast, packed lunch, bike storage, weekly rate',
        searches:
          'bed and breakfast, b&b, room with breakfast, book bed and breakfast, dog friendly b&b, cosy b&b for two, cheap bed and breakfast, bed and breakfast near me',
        negatives: 'jobs, for sale, insurance, start a business, series, bedding',
        questions: ['What time is check-in?', 'What is served for breakfast?', 'Can I book just one night?'],
      },
      de: {
        business: 'Bed and Breakfast',
        businesses: 'Bed and Breakfasts',
        sells: 'Zimmer mit Frühstück',
        alsoCalled:
          'Frühstückspension, Privatzimmer mit Frühstück, Zimmer mit Frühstück, B&B, Übernachtung mit Frühstück',
        offers:
          'Doppelzimmer mit Frühstück, Einzelzimmer, Familienzimmer, hausgemachtes Frühstück, Lunchpaket, Fahrradraum, Wochenpreis',
        searches:
          'bed and breakfast, übernachtung mit frühstück, privatzimmer mit frühstück, frühstückspension, bed and breakfast mit hund, zimmer für eine nacht, bed and breakfast in der nähe',
        negatives: 'jobs, zu verkaufen, eröffnen, versicherung, serie, bettwäsche',
        questions: [
          'Ab wann kann ich anreisen?',
          'Was gibt es zum Frühstück?',
          'Kann ich nur eine Nacht buchen?',
        ],
      },
      fr: {
        business: 'chambre d’hôtes',
        businesses: 'chambres d’hôtes',
        sells: 'chambres avec petit-déjeuner',
        alsoCalled:
          'bed and breakfast, chambre chez l’habitant, nuit chez l’habitant, chambre d’hôte de charme',
        offers:
          'chambre double avec petit-déjeuner, chambre simple, chambre familiale, petit-déjeuner maison, table d’hôtes, abri vélos, tarif semaine',
        searches:
          'chambre d’hôtes, chambre d’hôte avec table d’hôtes, chambre d’hôtes de charme, réserver chambre d’hôtes, chambre chez l’habitant, chambre d’hôtes piscine, chambre d’hôtes près de chez moi',
        negatives: 'emploi, à vendre, ouvrir, réglementation, assurance, étudiant',
        questions: [
          'À quelle heure peut-on arriver ?',
          'Que comprend le petit-déjeuner ?',
          'Peut-on réserver une seule nuit ?',
        ],
      },
    },
  },
  {
    id: 'guest-house',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Inns', 'Bed and breakfast', 'Holidays', 'Hiking holidays', 'Countryside'],
    words: {
      en: {
        business: 'guest house',
        businesses: 'guest houses',
        sells: 'guest rooms',
        alsoCalled: 'guesthouse, country inn, inn with rooms, coaching inn, boarding house',
        offers:
          'double room, family room, half board, breakfast, packed lunch, long-stay rates, rooms for workers',
        searches:
          'guest house, country inn with rooms, guest house with half board, inn with restaurant and rooms, guest house for groups, rooms for contractors, guest house near me',
        negatives: 'jobs, for sale, planning permission, student house, film',
        questions: ['Do you offer half board?', 'Are dogs allowed?', 'Is there a place for bikes?'],
      },
      de: {
        business: 'Pension',
        businesses: 'Pensionen',
        sells: 'Gästezimmer',
        alsoCalled: 'Gästehaus, Gasthof, Landgasthof, Privatpension, Gästezimmer, Monteurzimmer',
        offers:
          'Doppelzimmer, Familienzimmer, Halbpension, Frühstück, Lunchpaket, Langzeitpreise, Monteurzimmer',
        searches:
          'pension mit frühstück, pension zimmer, gasthof mit zimmer, gästezimmer, pension mit halbpension, monteurzimmer, günstige pension, pension in der nähe',
        negatives: 'rente, tierpension, jobs, zu verkaufen, beamte, hundepension',
        questions: ['Gibt es Halbpension?', 'Sind Hunde erlaubt?', 'Kann ich Fahrräder sicher abstellen?'],
      },
      fr: {
        business: 'maison d’hôtes',
        businesses: 'maisons d’hôtes',
        sells: 'chambres d’hôtes',
        alsoCalled:
          'auberge de campagne, auberge avec chambres, pension de famille, guest house, demeure d’hôtes',
        offers:
          'chambre double, chambre familiale, demi-pension, petit-déjeuner, panier pique-nique, tarif long séjour, étape pour randonneurs',
        searches:
          'maison d’hôtes, auberge avec chambres, pension de famille, maison d’hôtes demi-pension, auberge de campagne, étape randonnée, maison d’hôtes près de chez moi',
        negatives: 'emploi, à vendre, ouvrir, retraite, étudiant, réglementation',
        questions: [
          'Proposez-vous la demi-pension ?',
          'Les chiens sont-ils acceptés ?',
          'Y a-t-il un local à vélos ?',
        ],
      },
    },
  },
  {
    id: 'spa-hotel',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Spa hotels', 'Wellness weekends', 'Saunas', 'Massage', 'Couples’ time'],
    angles: ['benefit', 'offer', 'place'],
    words: {
      en: {
        business: 'spa hotel',
        businesses: 'spa hotels',
        sells: 'spa breaks',
        alsoCalled: 'wellness hotel, spa resort, health resort hotel, thermal spa hotel, wellness resort',
        offers: 'spa weekend, massage, sauna, pool, half board, couples’ package, day spa, gift vouchers',
        searches:
          'spa hotel, spa weekend, spa break for two, wellness hotel, spa hotel with pool, spa day with overnight stay, romantic spa break, spa hotel gift voucher',
        negatives: 'jobs, hot tub for sale, course, cleaning, pool chemicals',
        questions: [
          'What does the package include?',
          'Do I need to book massages ahead?',
          'Are children allowed in the spa?',
        ],
      },
      de: {
        business: 'Wellnesshotel',
        businesses: 'Wellnesshotels',
        sells: 'Wellnessurlaub',
        alsoCalled: 'Spa-Hotel, Wellness-Resort, Thermenhotel, Wellnessresort, Kurhotel, Spa-Resort',
        offers: 'Wellnesswochenende, Massage, Sauna, Pool, Halbpension, Paararrangement, Day Spa, Gutscheine',
        searches:
          'wellnesshotel, wellness wochenende, wellnessurlaub, wellness für zwei, hotel mit pool und sauna, thermenhotel, romantik wellness, wellness gutschein, wellnesshotel mit hund',
        negatives: 'jobs, whirlpool kaufen, ausbildung, sauna bauen, reinigung',
        questions: [
          'Was ist im Arrangement enthalten?',
          'Muss ich Massagen vorab buchen?',
          'Dürfen Kinder in den Spa-Bereich?',
        ],
      },
      fr: {
        business: 'hôtel spa',
        businesses: 'hôtels spa',
        sells: 'séjours bien-être',
        alsoCalled:
          'hôtel bien-être, hôtel thalasso, resort spa, hôtel avec spa, hôtel thermal, centre de thalasso',
        offers:
          'week-end spa, massage, sauna, piscine, demi-pension, forfait duo, accès spa à la journée, bons cadeaux',
        searches:
          'hôtel spa, week-end spa, séjour bien-être, hôtel avec piscine et spa, thalasso week-end, week-end spa en amoureux, hôtel spa bon cadeau, séjour thalasso',
        negatives: 'emploi, spa gonflable, formation, entretien, jacuzzi à vendre',
        questions: [
          'Que comprend le forfait ?',
          'Faut-il réserver les massages ?',
          'Les enfants ont-ils accès au spa ?',
        ],
      },
    },
  },
  {
    id: 'conference-hotel',
    kind: 'travel',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: null,
    interests: ['Corporate events', 'Business travel', 'Event management', 'Hotels', 'Team events'],
    angles: ['audience', 'place', 'ease'],
    words: {
      en: {
        business: 'conference hotel',
        businesses: 'conference hotels',
        sells: 'meeting rooms and overnight stays',
        alsoCalled:
          'seminar hotel, meeting hotel, business hotel, conference venue with rooms, residential conference venue',
        offers:
          'day delegate rate, residential package, meeting room hire, seminar technology, coffee breaks, team event, group dinner, hybrid meeting',
        searches:
          'conference hotel, seminar hotel, meeting room hire, conference venue with accommodation, day delegate rate, team away day venue, workshop venue, conference room with catering',
        negatives: 'jobs, online meeting, free, agenda template, furniture, video call app',
        questions: [
          'What does the day delegate rate include?',
          'How many people fit in the largest room?',
          'What technology is in the room?',
        ],
      },
      de: {
        business: 'Tagungshotel',
        businesses: 'Tagungshotels',
        sells: 'Tagungsräume und Übernachtungen',
        alsoCalled: 'Seminarhotel, Konferenzhotel, Businesshotel, Kongresshotel, Tagungszentrum mit Zimmern',
        offers:
          'Tagungspauschale, Pauschale mit Übernachtung, Tagungsraum mieten, Tagungstechnik, Kaffeepausen, Teamevent, Gruppenabendessen, hybride Tagung',
        searches:
          'tagungshotel, seminarhotel, tagungsraum mieten, konferenzraum mieten, tagungspauschale, seminarraum mit übernachtung, klausurtagung hotel, workshop location',
        negatives: 'jobs, online meeting, kostenlos, vorlage, möbel, ausbildung',
        questions: [
          'Was enthält die Tagungspauschale?',
          'Wie viele Personen fasst der größte Raum?',
          'Welche Technik ist vorhanden?',
        ],
      },
      fr: {
        business: 'hôtel de séminaire',
        businesses: 'hôtels de séminaire',
        sells: 'salles de réunion et hébergement',
        alsoCalled:
          'hôtel de congrès, hôtel d’affaires, lieu de séminaire résidentiel, centre de séminaires, hôtel pour séminaire',
        offers:
          'journée d’étude, séminaire résidentiel, location de salle de réunion, équipement de salle, pauses café, team building, dîner de groupe, réunion hybride',
        searches:
          'hôtel séminaire, lieu séminaire, location salle de réunion, séminaire résidentiel, journée d’étude hôtel, salle de conférence, séminaire au vert, lieu séminaire entreprise',
        negatives: 'emploi, visioconférence, gratuit, modèle, mobilier, formation',
        questions: [
          'Que comprend la journée d’étude ?',
          'Quelle est la capacité maximale ?',
          'Quel équipement est fourni ?',
        ],
      },
    },
  },
]
