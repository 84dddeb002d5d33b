import type { TradeEntry } from './trade-entry.ts'

export const holidayHomesAndCamping: readonly TradeEntry[] = [
  {
    id: 'holiday-home',
    kind: 'travel',
    schemaTypes: ['VacationRental'],
    goal: 'sales',
    ways: ['book', 'quote'],
    radiusKm: null,
    interests: ['Holiday homes', 'Family holidays', 'Holidays', 'Travelling with pets', 'Countryside'],
    words: {
      en: {
        business: 'holiday home',
        businesses: 'holiday homes',
        sells: 'holiday homes',
        alsoCalled:
          'holiday cottage, holiday apartment, vacation rental, self-catering cottage, holiday let, holiday house, chalet rental',
        offers:
          'week’s stay, short break, linen and towels, final cleaning, cottage with hot tub, pet-friendly home, group house',
        searches:
          'holiday cottage, holiday home, self-catering cottage, holiday apartment, dog friendly cottage, cottage with hot tub, large holiday house for groups, last minute holiday cottage',
        negatives: 'for sale, insurance, mortgage, jobs, tax, investment',
        questions: ['Is linen included?', 'Are dogs welcome?', 'What time can we arrive?'],
      },
      de: {
        business: 'Ferienwohnung',
        businesses: 'Ferienwohnungen',
        sells: 'Ferienwohnungen',
        alsoCalled:
          'Ferienhaus, Ferienhäuser, Ferienapartment, Ferienhausvermietung, Ferienwohnungsvermietung, Chalet-Vermietung',
        offers:
          'Wochenaufenthalt, Kurzurlaub, Bettwäsche und Handtücher, Endreinigung, Ferienhaus mit Sauna, Ferienhaus mit Hund, Gruppenhaus',
        searches:
          'ferienwohnung, ferienhaus, ferienwohnung mit hund, ferienhaus mit pool, ferienhaus für gruppen, ferienwohnung am see, ferienwohnung last minute, chalet mieten',
        negatives: 'kaufen, steuer, versicherung, jobs, finanzierung, dauermiete',
        questions: [
          'Sind Bettwäsche und Endreinigung dabei?',
          'Sind Hunde erlaubt?',
          'Ab wann können wir anreisen?',
        ],
      },
      fr: {
        business: 'location de vacances',
        businesses: 'locations de vacances',
        sells: 'locations de vacances',
        alsoCalled:
          'gîte, gîte rural, maison de vacances, appartement de vacances, chalet à louer, villa de vacances',
        offers:
          'séjour à la semaine, week-end, draps et serviettes, ménage de fin de séjour, gîte avec piscine, gîte animaux acceptés, gîte de groupe',
        searches:
          'location vacances, gîte, gîte avec piscine, maison de vacances, gîte animaux acceptés, gîte de groupe, location vacances dernière minute, chalet à louer',
        negatives: 'à vendre, fiscalité, assurance, emploi, investissement, à l’année',
        questions: [
          'Les draps sont-ils compris ?',
          'Les animaux sont-ils admis ?',
          'À quelle heure peut-on arriver ?',
        ],
      },
    },
  },
  {
    id: 'hostel',
    kind: 'travel',
    schemaTypes: ['Hostel'],
    goal: 'sales',
    ways: ['book'],
    radiusKm: null,
    interests: ['Hostels', 'Backpacking', 'Budget travel', 'Solo travel', 'Group travel'],
    angles: ['price', 'place', 'audience'],
    words: {
      en: {
        business: 'hostel',
        businesses: 'hostels',
        sells: 'beds and rooms',
        alsoCalled: 'youth hostel, backpackers’ hostel, backpacker hostel, bunkhouse, group accommodation',
        offers: 'dorm bed, private room, female dorm, group booking, breakfast, luggage storage, laundry',
        searches:
          'hostel, cheap hostel, youth hostel, backpackers hostel, hostel private room, group hostel booking, school trip accommodation, hostel near me',
        negatives: 'jobs, film, volunteer, for sale, homeless, game',
        questions: ['Are towels included?', 'Is there a kitchen for guests?', 'Is there an age limit?'],
      },
      de: {
        business: 'Hostel',
        businesses: 'Hostels',
        sells: 'Betten und Zimmer',
        alsoCalled:
          'Jugendherberge, Backpacker-Hostel, Jugendgästehaus, Gruppenunterkunft, Backpacker-Unterkunft',
        offers:
          'Bett im Schlafsaal, Privatzimmer, Frauenschlafsaal, Gruppenbuchung, Frühstück, Gepäckraum, Waschmaschine',
        searches:
          'hostel, günstiges hostel, hostel mehrbettzimmer, hostel privatzimmer, unterkunft klassenfahrt, gruppenunterkunft, günstig übernachten, hostel in der nähe',
        negatives: 'jobs, film, zu verkaufen, freiwilligenarbeit, spiel',
        questions: ['Sind Handtücher inklusive?', 'Gibt es eine Gästeküche?', 'Gibt es eine Altersgrenze?'],
      },
      fr: {
        business: 'auberge de jeunesse',
        businesses: 'auberges de jeunesse',
        sells: 'lits et chambres',
        alsoCalled: 'hostel, hostel backpackers, gîte d’étape, hébergement de groupe, auberge pour voyageurs',
        offers:
          'lit en dortoir, chambre privée, dortoir féminin, réservation de groupe, petit-déjeuner, consigne à bagages, laverie',
        searches:
          'auberge de jeunesse, hostel, hébergement pas cher, auberge de jeunesse chambre privée, hébergement groupe scolaire, gîte d’étape, hostel près de chez moi',
        negatives: 'emploi, film, bénévolat, à vendre, foyer étudiant, jeu',
        questions: [
          'Les serviettes sont-elles fournies ?',
          'Y a-t-il une cuisine ?',
          'Y a-t-il une limite d’âge ?',
        ],
      },
    },
  },
  {
    id: 'campsite',
    kind: 'travel',
    schemaTypes: ['Campground'],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Campsites', 'Camping', 'Motorhomes', 'Family holidays', 'Camper vans'],
    angles: ['place', 'price', 'range'],
    words: {
      en: {
        business: 'campsite',
        businesses: 'campsites',
        sells: 'pitches for tents and caravans',
        alsoCalled: 'camping site, caravan park, campground, holiday park, touring park, motorhome stopover',
        offers:
          'tent pitch, caravan pitch, motorhome pitch, mobile home, camping pod, electric hook-up, seasonal pitch, swimming pool',
        searches:
          'campsite, caravan park, motorhome site, campsite with pool, dog friendly campsite, mobile home holiday, camping pitch with electric, campsite near me',
        negatives: 'tent for sale, equipment, jobs, wild camping law, free, used caravan',
        questions: ['Is electricity included?', 'Are dogs allowed?', 'Can we arrive without booking?'],
      },
      de: {
        business: 'Campingplatz',
        businesses: 'Campingplätze',
        sells: 'Stellplätze für Zelt und Wohnwagen',
        alsoCalled:
          'Campingpark, Zeltplatz, Wohnmobilstellplatz, Ferienpark mit Camping, Campinganlage, Caravanpark',
        offers:
          'Zeltplatz, Wohnwagenstellplatz, Wohnmobilstellplatz, Mobilheim, Campingfass, Stromanschluss, Dauerstellplatz, Schwimmbad',
        searches:
          'campingplatz, campingplatz am see, wohnmobilstellplatz, campingplatz mit pool, campingplatz mit hund, mobilheim mieten, zeltplatz, campingplatz in der nähe',
        negatives: 'zelt kaufen, zubehör, jobs, wildcampen, kostenlos, wohnwagen gebraucht',
        questions: [
          'Ist Strom im Preis enthalten?',
          'Sind Hunde erlaubt?',
          'Können wir ohne Reservierung kommen?',
        ],
      },
      fr: {
        business: 'camping',
        businesses: 'campings',
        sells: 'emplacements de camping',
        alsoCalled:
          'terrain de camping, camping-caravaning, camping à la ferme, aire de camping-car, camping familial, village de mobil-homes',
        offers:
          'emplacement tente, emplacement caravane, emplacement camping-car, mobil-home, tente équipée, électricité, forfait saison, piscine',
        searches:
          'camping, camping bord de mer, camping avec piscine, location mobil-home, camping chien accepté, aire camping-car, camping familial, camping près de chez moi',
        negatives: 'tente à vendre, matériel, emploi, camping sauvage, gratuit, caravane occasion',
        questions: [
          'L’électricité est-elle comprise ?',
          'Les chiens sont-ils admis ?',
          'Peut-on venir sans réserver ?',
        ],
      },
    },
  },
  {
    id: 'glamping',
    kind: 'travel',
    schemaTypes: ['Campground'],
    goal: 'sales',
    ways: ['book'],
    radiusKm: null,
    interests: ['Glamping', 'Treehouses', 'Weekend trips', 'Couples’ time', 'Nature'],
    angles: ['offer', 'place', 'benefit'],
    words: {
      en: {
        business: 'glamping site',
        businesses: 'glamping sites',
        sells: 'glamping stays',
        alsoCalled:
          'luxury camping, safari tent stay, treehouse stay, yurt stay, shepherd’s hut stay, dome tent stay, tiny house stay',
        offers:
          'safari tent, yurt, treehouse, shepherd’s hut, hot tub, breakfast basket, romantic package, firewood',
        searches:
          'glamping, treehouse stay, glamping with hot tub, yurt holiday, tiny house holiday, romantic glamping, family glamping, shepherd’s hut with hot tub, glamping near me',
        negatives: 'tent for sale, for sale, planning permission, jobs, business plan, diy',
        questions: ['Is there heating and a bathroom?', 'What do we need to bring?', 'Is it open in winter?'],
      },
      de: {
        business: 'Glampingplatz',
        businesses: 'Glampingplätze',
        sells: 'Glamping-Übernachtungen',
        alsoCalled:
          'Glamping-Resort, Baumhaushotel, Jurten-Übernachtung, Luxuscamping, Safarizelt-Übernachtung, Tiny-House-Übernachtung',
        offers:
          'Safarizelt, Jurte, Baumhaus, Schäferwagen, Hot Tub, Frühstückskorb, Romantikpaket, Brennholz',
        searches:
          'glamping, baumhaus übernachtung, tiny house urlaub, glamping mit hot tub, jurte übernachten, schäferwagen übernachten, romantische übernachtung in der natur, glamping mit kindern',
        negatives: 'zelt kaufen, bauen, genehmigung, jobs, bausatz',
        questions: [
          'Gibt es Heizung und ein eigenes Bad?',
          'Was müssen wir mitbringen?',
          'Ist auch im Winter geöffnet?',
        ],
      },
      fr: {
        business: 'site de glamping',
        businesses: 'sites de glamping',
        sells: 'nuits insolites',
        alsoCalled:
          'hébergement insolite, cabane perchée, nuit en yourte, camping de luxe, nuit insolite, nuit en bulle',
        offers:
          'tente lodge, yourte, cabane perchée, roulotte, bain nordique, panier petit-déjeuner, formule romantique, bois de chauffage',
        searches:
          'hébergement insolite, nuit insolite, cabane dans les arbres, glamping, nuit en yourte, cabane avec jacuzzi, nuit insolite en amoureux, tiny house week-end, nuit insolite près de chez moi',
        negatives: 'à vendre, tente à acheter, construire, permis, emploi, plan',
        questions: [
          'Y a-t-il chauffage et salle de bains ?',
          'Que faut-il apporter ?',
          'Est-ce ouvert en hiver ?',
        ],
      },
    },
  },
  {
    id: 'farm-holiday',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: ['Farm holidays', 'Family holidays', 'Farm animals', 'Countryside', 'Horse riding'],
    words: {
      en: {
        business: 'farm stay',
        businesses: 'farm stays',
        sells: 'farm holidays',
        alsoCalled:
          'farm holiday, farmhouse holiday, agritourism, farm cottage, hay hotel, pony farm holiday',
        offers:
          'farm apartment, farmhouse room, animal feeding, pony riding, farm breakfast, tractor ride, hay barn night',
        searches:
          'farm stay, farm holiday with kids, farm holiday with animals, farmhouse accommodation, pony farm holiday, farm stay with pool, family farm holiday',
        negatives: 'jobs, game, for sale, wwoof, tractor parts, toys',
        questions: [
          'Can the children help feed the animals?',
          'Is breakfast included?',
          'How far is the nearest shop?',
        ],
      },
      de: {
        business: 'Ferienhof',
        businesses: 'Ferienhöfe',
        sells: 'Urlaub auf dem Bauernhof',
        alsoCalled:
          'Urlaub auf dem Bauernhof, Bauernhofurlaub, Bauernhofpension, Ponyhof-Urlaub, Heuhotel, Kinderbauernhof-Urlaub',
        offers:
          'Ferienwohnung auf dem Hof, Zimmer auf dem Hof, Tiere füttern, Ponyreiten, Hoffrühstück, Traktorfahrt, Heuübernachtung',
        searches:
          'urlaub auf dem bauernhof, bauernhofurlaub mit kindern, ferienhof, bauernhofurlaub mit tieren, ponyhof urlaub, reiterhof ferien, bauernhof ferienwohnung, heuhotel',
        negatives: 'jobs, spiel, kaufen, praktikum, traktor, spielzeug',
        questions: [
          'Dürfen Kinder die Tiere füttern?',
          'Ist Frühstück dabei?',
          'Wie weit ist es bis zum nächsten Laden?',
        ],
      },
      fr: {
        business: 'ferme d’accueil',
        businesses: 'fermes d’accueil',
        sells: 'vacances à la ferme',
        alsoCalled:
          'vacances à la ferme, gîte à la ferme, séjour à la ferme, agritourisme, ferme auberge avec chambres, chambre à la ferme',
        offers:
          'gîte à la ferme, chambre à la ferme, nourrissage des animaux, balade à poney, petit-déjeuner fermier, tour en tracteur, nuit dans le foin',
        searches:
          'vacances à la ferme, gîte à la ferme, séjour à la ferme avec enfants, gîte avec animaux de la ferme, week-end à la ferme, agritourisme, vacances poney famille',
        negatives: 'emploi, jeu, à vendre, woofing, matériel agricole, jouet',
        questions: [
          'Les enfants peuvent-ils nourrir les animaux ?',
          'Le petit-déjeuner est-il inclus ?',
          'Y a-t-il des commerces à proximité ?',
        ],
      },
    },
  },
]
