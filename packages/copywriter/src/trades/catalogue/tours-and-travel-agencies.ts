import type { TradeEntry } from './trade-entry.ts'

export const toursAndTravelAgencies: readonly TradeEntry[] = [
  {
    id: 'travel-agency',
    kind: 'travel',
    schemaTypes: ['TravelAgency'],
    goal: 'leads',
    ways: ['visit', 'call', 'book', 'quote'],
    radiusKm: 25,
    interests: ['Travel', 'Holidays', 'Cruises', 'Honeymoons', 'All-inclusive holidays'],
    angles: ['ease', 'proof', 'range'],
    words: {
      en: {
        business: 'travel agency',
        businesses: 'travel agencies',
        sells: 'trips and holidays',
        alsoCalled:
          'travel agent, holiday planner, tour operator, cruise agency, tailor-made travel specialist',
        offers:
          'package holidays, cruises, tailor-made trips, honeymoons, group tours, flights, travel insurance, last-minute deals',
        searches:
          'travel agency, travel agent, tailor-made holidays, book a cruise, honeymoon planner, package holidays, last minute holidays, group tour operator, travel agents near me',
        negatives: 'jobs, course, franchise, software, visa form, free',
        questions: [
          'Does your advice cost anything?',
          'What happens if a trip is cancelled?',
          'Can you match an online price?',
        ],
      },
      de: {
        business: 'Reisebüro',
        businesses: 'Reisebüros',
        sells: 'Reisen',
        alsoCalled: 'Reiseveranstalter, Reiseagentur, Reiseberatung, Kreuzfahrtbüro, Reisespezialist',
        offers:
          'Pauschalreisen, Kreuzfahrten, Individualreisen, Hochzeitsreisen, Gruppenreisen, Flüge, Reiseversicherung, Last-Minute-Angebote',
        searches:
          'reisebüro, reise buchen, individualreise planen, kreuzfahrt buchen, hochzeitsreise planen, pauschalreise, last minute reisen, rundreise buchen, reisebüro in der nähe',
        negatives: 'jobs, ausbildung, franchise, software, visum antrag, kostenlos',
        questions: [
          'Kostet die Beratung etwas?',
          'Was passiert bei einer Absage?',
          'Sind Sie so günstig wie online?',
        ],
      },
      fr: {
        business: 'agence de voyages',
        businesses: 'agences de voyages',
        sells: 'voyages',
        alsoCalled:
          'agent de voyages, tour-opérateur, conseiller voyage, voyagiste, créateur de voyages sur mesure',
        offers:
          'séjours tout compris, croisières, voyages sur mesure, voyages de noces, circuits en groupe, billets d’avion, assurance voyage, dernière minute',
        searches:
          'agence de voyage, voyage sur mesure, réserver croisière, voyage de noces, circuit organisé, séjour tout compris, voyage dernière minute, agence de voyage près de chez moi',
        negatives: 'emploi, bts, franchise, logiciel, formulaire visa, gratuit',
        questions: [
          'Le conseil est-il payant ?',
          'Que se passe-t-il en cas d’annulation ?',
          'Vos prix valent-ils ceux d’internet ?',
        ],
      },
    },
  },
  {
    id: 'city-tours',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: ['Guided tours', 'City breaks', 'Local history', 'Food tours', 'Monuments and sights'],
    angles: ['story', 'offer', 'proof'],
    words: {
      en: {
        business: 'city tour guide',
        businesses: 'city tour guides',
        sells: 'guided tours',
        alsoCalled: 'tour guide, walking tours, city tours, sightseeing tours, food tours, local guide',
        offers:
          'old town tour, food tour, night watchman tour, private tour, school group tour, family tour, gift voucher',
        searches:
          'city tour, walking tour, guided tour, food tour, private tour guide, old town tour, family city tour, sightseeing tour, city tour tickets',
        negatives: 'jobs, licence course, free map, self-guided, audio guide free, salary',
        questions: ['How long does the tour take?', 'Where do we meet?', 'Does the tour run when it rains?'],
      },
      de: {
        business: 'Stadtführer',
        businesses: 'Stadtführer',
        sells: 'Stadtführungen',
        alsoCalled:
          'Stadtführung, Stadtführerin, Gästeführer, Stadtrundgang, Nachtwächterführung, kulinarische Stadtführung',
        offers:
          'Altstadtführung, kulinarische Führung, Nachtwächterführung, private Führung, Schulklassenführung, Familienführung, Gutschein',
        searches:
          'stadtführung, stadtführung buchen, kulinarische stadtführung, altstadtführung, nachtwächterführung, private stadtführung, stadtführung mit kindern, stadtrundgang',
        negatives: 'jobs, ausbildung, kostenlos, stadtplan, audioguide, gehalt',
        questions: [
          'Wie lange dauert die Führung?',
          'Wo ist der Treffpunkt?',
          'Findet sie auch bei Regen statt?',
        ],
      },
      fr: {
        business: 'guide touristique',
        businesses: 'guides touristiques',
        sells: 'visites guidées',
        alsoCalled:
          'guide-conférencier, visites guidées de la ville, balades gourmandes, guide local, visite de ville',
        offers:
          'visite de la vieille ville, balade gourmande, visite nocturne, visite privée, visite scolaire, visite en famille, bon cadeau',
        searches:
          'visite guidée, guide touristique, balade gourmande, visite guidée privée, visite vieille ville, visite guidée en famille, visite nocturne, réserver visite guidée',
        negatives: 'emploi, formation, gratuit, plan, audioguide, salaire',
        questions: [
          'Combien de temps dure la visite ?',
          'Où est le point de rendez-vous ?',
          'La visite a-t-elle lieu s’il pleut ?',
        ],
      },
    },
  },
  {
    id: 'boat-trips',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 50,
    interests: ['Rivers and canals', 'Boating', 'Lakes', 'Day trips', 'Whale watching'],
    angles: ['offer', 'place', 'time'],
    words: {
      en: {
        business: 'boat trip company',
        businesses: 'boat trip companies',
        sells: 'boat trips',
        alsoCalled:
          'boat trips, boat tours, sightseeing cruises, river trips, harbour cruise, whale watching tours',
        offers:
          'harbour tour, sunset cruise, dinner cruise, private boat hire, wildlife trip, family ticket, gift voucher',
        searches:
          'boat trip, boat tour, river cruise day trip, sunset cruise, dinner cruise, private boat trip, harbour tour, whale watching tour, boat trips near me',
        negatives: 'jobs, licence, boat for sale, used, timetable ferry, game',
        questions: [
          'How long is the trip?',
          'Does the boat sail in bad weather?',
          'Can I bring a pushchair or a dog?',
        ],
      },
      de: {
        business: 'Schifffahrtsbetrieb',
        businesses: 'Schifffahrtsbetriebe',
        sells: 'Schiffstouren',
        alsoCalled:
          'Schiffsrundfahrten, Bootstouren, Ausflugsschifffahrt, Hafenrundfahrt, Bootsausflüge, Flussschifffahrt',
        offers:
          'Hafenrundfahrt, Sonnenuntergangsfahrt, Dinner-Fahrt, Schiff mieten, Naturfahrt, Familienticket, Gutschein',
        searches:
          'schifffahrt, bootstour, hafenrundfahrt, schiffsrundfahrt, schifffahrt mit essen, schiff mieten für feier, bootsausflug, sonnenuntergang bootsfahrt, bootstour in der nähe',
        negatives: 'jobs, bootsführerschein, boot kaufen, gebraucht, fähre fahrplan, spiel',
        questions: [
          'Wie lange dauert die Fahrt?',
          'Fährt das Schiff bei Regen?',
          'Darf mein Hund mit an Bord?',
        ],
      },
      fr: {
        business: 'compagnie de promenades en bateau',
        businesses: 'compagnies de promenades en bateau',
        sells: 'balades en bateau',
        alsoCalled:
          'promenades en bateau, balades en bateau, excursions en mer, croisières promenade, sorties en mer, batelier',
        offers:
          'visite du port, croisière au coucher du soleil, dîner-croisière, privatisation de bateau, sortie nature, billet famille, bon cadeau',
        searches:
          'promenade en bateau, balade en bateau, excursion en mer, dîner croisière, sortie en mer, privatiser un bateau, coucher de soleil bateau, balade en bateau près de chez moi',
        negatives: 'emploi, permis bateau, bateau à vendre, occasion, horaires ferry, jeu',
        questions: [
          'Combien de temps dure la balade ?',
          'Partez-vous par mauvais temps ?',
          'Les chiens sont-ils admis à bord ?',
        ],
      },
    },
  },
  {
    id: 'bike-tours',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'quote'],
    radiusKm: null,
    interests: ['Cycling holidays', 'Bike touring', 'E-bikes', 'Mountain biking', 'Guided tours'],
    angles: ['ease', 'place', 'offer'],
    words: {
      en: {
        business: 'bike tour company',
        businesses: 'bike tour companies',
        sells: 'bike tours',
        alsoCalled: 'bike tours, cycling tours, cycling holiday operator, e-bike tours, mountain bike guide',
        offers:
          'guided day tour, multi-day tour, e-bike hire, luggage transfer, route planning, mountain bike guiding, group tour',
        searches:
          'bike tours, guided bike tour, cycling holiday with luggage transfer, e-bike tour, self-guided cycling holiday, mountain bike guide, bike tour for groups, family cycling holiday',
        negatives: 'jobs, race results, used bike, route map free, bike computer, shop',
        questions: ['Is the bike included?', 'How fit do I need to be?', 'Do you carry our luggage?'],
      },
      de: {
        business: 'Radreiseveranstalter',
        businesses: 'Radreiseveranstalter',
        sells: 'Radtouren',
        alsoCalled:
          'geführte Radtouren, Radreisen, E-Bike-Touren, Radtour-Anbieter, Mountainbike-Guide, Fahrradreisen',
        offers:
          'geführte Tagestour, Mehrtagestour, E-Bike-Verleih, Gepäcktransport, Routenplanung, Mountainbike-Guiding, Gruppentour',
        searches:
          'radreise, geführte radtour, radreise mit gepäcktransport, e-bike tour, individuelle radreise, mountainbike tour geführt, radtour für gruppen, radurlaub mit kindern',
        negatives: 'jobs, rennergebnisse, gebraucht, karte kostenlos, fahrradcomputer, werkstatt',
        questions: ['Ist das Rad inklusive?', 'Wie fit muss ich sein?', 'Transportieren Sie das Gepäck?'],
      },
      fr: {
        business: 'organisateur de séjours à vélo',
        businesses: 'organisateurs de séjours à vélo',
        sells: 'circuits à vélo',
        alsoCalled:
          'circuits à vélo, séjours à vélo, voyages à vélo, balades à vélo guidées, guide VTT, balades en vélo électrique',
        offers:
          'sortie guidée à la journée, circuit de plusieurs jours, location de vélo électrique, transport de bagages, tracé d’itinéraire, guidage VTT, sortie de groupe',
        searches:
          'séjour à vélo, voyage à vélo organisé, balade vélo guidée, séjour vélo transport bagages, vélo électrique balade, moniteur vtt, circuit vélo en famille, vacances à vélo',
        negatives: 'emploi, résultats course, occasion, carte gratuite, compteur, réparation',
        questions: ['Le vélo est-il fourni ?', 'Quel niveau faut-il ?', 'Transportez-vous les bagages ?'],
      },
    },
  },
  {
    id: 'coach-travel',
    kind: 'travel',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: 80,
    interests: [
      'Coach trips',
      'Minibus and coach hire',
      'Day trips',
      'Group travel',
      'Travel for older people',
    ],
    angles: ['ease', 'price', 'audience'],
    words: {
      en: {
        business: 'coach company',
        businesses: 'coach companies',
        sells: 'coach hire and coach trips',
        alsoCalled:
          'coach hire, bus hire with driver, coach operator, coach tours, minibus hire with driver, private bus charter',
        offers:
          'coach hire with driver, minibus hire, day trips, club outings, school trips, wedding shuttle, airport transfer, multi-day tours',
        searches:
          'coach hire, minibus hire with driver, coach trips, bus hire for wedding, school trip coach hire, day trips by coach, airport transfer group, coach hire prices, coach hire near me',
        negatives: 'jobs, driver licence, timetable, for sale, used bus, football coach, bus simulator',
        questions: [
          'How much is coach hire for a day?',
          'How many seats do your coaches have?',
          'Are driver and tolls included?',
        ],
      },
      de: {
        business: 'Busunternehmen',
        businesses: 'Busunternehmen',
        sells: 'Reisebusse und Busreisen',
        alsoCalled:
          'Busreiseveranstalter, Reisebusunternehmen, Busvermietung mit Fahrer, Reisebus mieten, Omnibusunternehmen, Kleinbus mit Fahrer',
        offers:
          'Reisebus mit Fahrer, Kleinbus mieten, Tagesfahrten, Vereinsausflug, Klassenfahrt, Hochzeitsshuttle, Flughafentransfer, Mehrtagesreisen',
        searches:
          'bus mieten mit fahrer, reisebus mieten, busreisen, tagesfahrten mit dem bus, kleinbus mit fahrer, bus für hochzeit mieten, klassenfahrt bus, busunternehmen in der nähe',
        negatives: 'jobs, busfahrer, fahrplan, führerschein, gebraucht, simulator',
        questions: [
          'Was kostet ein Bus für einen Tag?',
          'Wie viele Plätze haben Ihre Busse?',
          'Sind Fahrer und Maut inklusive?',
        ],
      },
      fr: {
        business: 'autocariste',
        businesses: 'autocaristes',
        sells: 'autocars et excursions',
        alsoCalled:
          'location d’autocar avec chauffeur, location de bus avec chauffeur, compagnie d’autocars, minibus avec chauffeur, voyages en autocar',
        offers:
          'autocar avec chauffeur, minibus avec chauffeur, excursions à la journée, sorties de club, sorties scolaires, navette mariage, transfert aéroport, circuits',
        searches:
          'location autocar avec chauffeur, location minibus avec chauffeur, voyage en autocar, excursion en car, location bus mariage, sortie scolaire autocar, navette aéroport groupe, autocariste près de chez moi',
        negatives: 'emploi, permis d, horaires, occasion, simulateur, à vendre',
        questions: [
          'Combien coûte un autocar à la journée ?',
          'Combien de places ont vos cars ?',
          'Chauffeur et péages sont-ils inclus ?',
        ],
      },
    },
  },
]
