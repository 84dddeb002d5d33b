import type { TradeEntry } from './trade-entry.ts'

export const windowsDoorsAndOutside: readonly TradeEntry[] = [
  {
    id: 'windows-doors',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'call'],
    radiusKm: 50,
    interests: ['Windows and doors', 'Renovation', 'Energy saving at home', 'Home security', 'Home building'],
    words: {
      en: {
        business: 'window and door company',
        businesses: 'window and door companies',
        sells: 'windows and doors',
        alsoCalled:
          'window fitter, window installer, replacement windows, double glazing company, door fitter, door and window manufacturer',
        offers:
          'replacement windows, front doors, patio doors, triple glazing, roof windows, window repair, interior doors',
        searches:
          'replacement windows, double glazing, window fitters, new front door fitted, triple glazing cost, patio doors fitted, window installation quote, window company near me',
        negatives: 'jobs, microsoft, operating system, diy, used, film, car door, cleaning',
        questions: [
          'What does a new window cost fitted?',
          'How long does the fitting take?',
          'Do you take the old windows away?',
        ],
      },
      de: {
        business: 'Fensterbauer',
        businesses: 'Fensterbauer',
        sells: 'Fenster und Türen',
        alsoCalled:
          'Fensterbau, Fensterfachbetrieb, Fenstermonteur, Türenbauer, Fenster und Türen, Haustürenstudio',
        offers:
          'Fenstertausch, Haustüren, Terrassentüren, Dreifachverglasung, Dachfenster, Fensterreparatur, Innentüren',
        searches:
          'fenster austauschen lassen, fensterbauer, neue fenster kosten, haustür mit einbau, fenster einbauen lassen, dreifachverglasung, terrassentür einbauen, fensterbauer in der nähe',
        negatives: 'jobs, ausbildung, microsoft, selber einbauen, gebraucht, folie, fensterputzer',
        questions: [
          'Was kostet ein Fenster mit Einbau?',
          'Wie lange dauert der Austausch?',
          'Gibt es eine Förderung?',
        ],
      },
      fr: {
        business: 'entreprise de menuiserie extérieure',
        businesses: 'entreprises de menuiserie extérieure',
        sells: 'fenêtres et portes',
        alsoCalled:
          'poseur de fenêtres, menuiserie extérieure, fabricant de fenêtres, installateur de fenêtres, pose de menuiseries, spécialiste fenêtres et portes',
        offers:
          'remplacement de fenêtres, portes d’entrée, baies vitrées, triple vitrage, fenêtres de toit, réparation de fenêtres, portes intérieures',
        searches:
          'remplacement fenêtres, pose fenêtre prix, porte d’entrée pose comprise, double vitrage, baie vitrée pose, devis fenêtres, installateur fenêtres, changer ses fenêtres',
        negatives: 'emploi, formation, microsoft, bricolage, occasion, film, voiture',
        questions: [
          'Combien coûte une fenêtre posée ?',
          'Combien de temps dure la pose ?',
          'Y a-t-il des aides ?',
        ],
      },
    },
  },
  {
    id: 'glazier',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 30,
    interests: ['Windows and doors', 'Mirrors', 'Home improvement', 'Renovation'],
    angles: ['speed', 'problem', 'quality'],
    words: {
      en: {
        business: 'glazier',
        businesses: 'glaziers',
        sells: 'glass and glass repairs',
        alsoCalled:
          'glass company, emergency glazier, glass repair company, window glass replacement, shop front glazier',
        offers:
          'window glass replacement, glass to measure, shower screens, mirrors, glass doors, emergency boarding up, shop front glass',
        searches:
          'glazier, emergency glazier, window glass replacement, broken window repair, glass cut to size, shower screen made to measure, double glazed unit replacement, glazier near me',
        negatives: 'jobs, course, windscreen, glasses, phone screen, diy, salary',
        questions: ['What does a new pane cost?', 'How quickly can you come?', 'Does the insurance pay?'],
      },
      de: {
        business: 'Glaser',
        businesses: 'Glaser',
        sells: 'Glas und Glasreparaturen',
        alsoCalled: 'Glaserei, Glasermeister, Glasnotdienst, Glaserbetrieb, Notverglasung',
        offers:
          'Glasreparatur, Isolierglas tauschen, Glas nach Maß, Duschwände, Spiegel, Ganzglastüren, Notverglasung',
        searches:
          'glaserei, glasreparatur, fensterscheibe austauschen, glasnotdienst, glas nach maß, isolierglas austauschen kosten, glasduschwand nach maß, glaserei in der nähe',
        negatives: 'jobs, ausbildung, autoglas, brille, display, selber machen, gehalt',
        questions: [
          'Was kostet eine neue Scheibe?',
          'Wie schnell sind Sie da?',
          'Zahlt das die Versicherung?',
        ],
      },
      fr: {
        business: 'vitrier',
        businesses: 'vitriers',
        sells: 'vitrages et réparation de vitres',
        alsoCalled: 'miroitier, vitrerie, miroiterie, vitrier d’urgence, remplacement de vitres',
        offers:
          'remplacement de vitre, double vitrage, verre sur mesure, paroi de douche, miroir sur mesure, mise en sécurité, vitrine',
        searches:
          'vitrier, remplacement vitre, vitrier urgence, verre sur mesure, changer double vitrage, miroir sur mesure, vitre cassée, vitrier près de chez moi',
        negatives: 'emploi, formation, pare-brise, lunettes, écran téléphone, vitrier cuisine, salaire',
        questions: [
          'Combien coûte une nouvelle vitre ?',
          'Quand pouvez-vous passer ?',
          'L’assurance rembourse-t-elle ?',
        ],
      },
    },
  },
  {
    id: 'garage-doors',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 50,
    interests: ['Garages and carports', 'Home improvement', 'Home security', 'Home building'],
    words: {
      en: {
        business: 'garage door company',
        businesses: 'garage door companies',
        sells: 'garage doors',
        alsoCalled:
          'garage door installer, garage door repair, garage door fitter, garage door supplier, industrial door company',
        offers:
          'sectional doors, roller garage doors, up and over doors, garage door openers, garage door repair, spring replacement, industrial doors',
        searches:
          'garage door repair, new garage door fitted, electric garage doors, roller garage door, garage door opener installation, garage door spring replacement, garage door cost',
        negatives: 'jobs, parking, rent, used, diy, manual, remote battery',
        questions: [
          'What does a garage door cost fitted?',
          'Can you motorize my old door?',
          'Do you repair other makes?',
        ],
      },
      de: {
        business: 'Garagentor-Fachbetrieb',
        businesses: 'Garagentor-Fachbetriebe',
        sells: 'Garagentore',
        alsoCalled:
          'Garagentore, Torbauer, Garagentor-Montage, Garagentor-Reparatur, Tortechnik, Industrietore',
        offers:
          'Sektionaltor, Rolltor, Schwingtor, Torantrieb, Garagentor-Reparatur, Federtausch, Torwartung',
        searches:
          'garagentor mit einbau, garagentor reparatur, sektionaltor, garagentorantrieb nachrüsten, garagentor kosten, rolltor garage, garagentor feder wechseln',
        negatives:
          'jobs, garage mieten, stellplatz, gebraucht, selber einbauen, bedienungsanleitung, fernbedienung batterie',
        questions: [
          'Was kostet ein Garagentor mit Einbau?',
          'Lässt sich ein Antrieb nachrüsten?',
          'Warten Sie auch andere Fabrikate?',
        ],
      },
      fr: {
        business: 'installateur de portes de garage',
        businesses: 'installateurs de portes de garage',
        sells: 'portes de garage',
        alsoCalled:
          'portes de garage, dépannage porte de garage, pose de porte de garage, fabricant de portes de garage, portes industrielles',
        offers:
          'porte sectionnelle, porte enroulable, porte basculante, motorisation, dépannage de porte de garage, remplacement de ressort, entretien',
        searches:
          'porte de garage pose comprise, réparation porte de garage, porte de garage sectionnelle, motorisation porte de garage, prix porte de garage, ressort porte de garage, devis porte de garage',
        negatives: 'emploi, location garage, parking, occasion, notice, bricolage, pile télécommande',
        questions: [
          'Combien coûte une porte de garage posée ?',
          'Peut-on motoriser ma porte ?',
          'Réparez-vous toutes les marques ?',
        ],
      },
    },
  },
  {
    id: 'awnings-blinds',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'book'],
    radiusKm: 50,
    interests: [
      'Curtains and blinds',
      'Terraces and patios',
      'Windows and doors',
      'Interior design',
      'Garden furniture',
    ],
    words: {
      en: {
        business: 'awning and blind company',
        businesses: 'awning and blind companies',
        sells: 'awnings, blinds and shutters',
        alsoCalled:
          'blind fitter, made to measure blinds, awning installer, shutter company, sun shading specialist',
        offers:
          'patio awnings, venetian blinds, roller blinds, plantation shutters, outdoor roller shutters, insect screens, awning re-covering',
        searches:
          'made to measure blinds, patio awning fitted, blinds fitted, plantation shutters, awning repair, outdoor blinds, electric awning, blind fitters near me',
        negatives: 'jobs, caravan awning, diy, used, car, blind dating, blind spot',
        questions: [
          'What does an awning cost fitted?',
          'Do you measure at my home?',
          'Can you replace just the fabric?',
        ],
      },
      de: {
        business: 'Sonnenschutz-Fachbetrieb',
        businesses: 'Sonnenschutz-Fachbetriebe',
        sells: 'Markisen, Rollläden und Jalousien',
        alsoCalled:
          'Rollladenbauer, Markisenbauer, Jalousienbauer, Markisen-Fachbetrieb, Rollladen- und Sonnenschutztechnik, Sonnenschutztechnik',
        offers:
          'Terrassenmarkise, Rollläden, Jalousien, Plissees nach Maß, Raffstores, Insektenschutz, Markisentuch erneuern',
        searches:
          'markise mit montage, rollladen reparatur, markise nach maß, plissee nach maß, jalousien nach maß, markisentuch erneuern, raffstore, rollladenbauer',
        negatives: 'jobs, wohnmobil, auto, gebraucht, selber einbauen, sonnencreme, ersatzteile',
        questions: [
          'Was kostet eine Markise mit Montage?',
          'Kommen Sie zum Ausmessen?',
          'Kann nur das Tuch erneuert werden?',
        ],
      },
      fr: {
        business: 'storiste',
        businesses: 'storistes',
        sells: 'stores et volets',
        alsoCalled:
          'installateur de stores, pose de stores, fabricant de stores, stores bannes, installateur de volets roulants, réparation de volets roulants',
        offers:
          'store banne, volets roulants, stores intérieurs, brise-soleil orientable, moustiquaires, remplacement de toile, motorisation de volets',
        searches:
          'store banne pose comprise, réparation volet roulant, volet roulant sur mesure, stores sur mesure, changer toile store banne, storiste, store extérieur, moustiquaire sur mesure',
        negatives: 'emploi, camping-car, voiture, occasion, bricolage, play store, pièces détachées',
        questions: [
          'Combien coûte un store banne posé ?',
          'Prenez-vous les mesures chez moi ?',
          'Peut-on changer seulement la toile ?',
        ],
      },
    },
  },
  {
    id: 'fence-builder',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 40,
    interests: ['Fences', 'Gardening', 'Landscaping', 'Home security', 'Home improvement'],
    words: {
      en: {
        business: 'fencing contractor',
        businesses: 'fencing contractors',
        sells: 'fences and gates',
        alsoCalled: 'fence builder, fencing company, fence installer, gate installer, fence fitters',
        offers:
          'wooden fences, metal fences, privacy screens, garden gates, driveway gates, fence repair, gate automation',
        searches:
          'fencing contractor, garden fence installation, fence repair, new fence cost, driveway gates fitted, wooden fencing fitted, fencing quote, fencing contractors near me',
        negatives: 'jobs, sport, sword, club, diy, panels cheap, used',
        questions: [
          'What does a fence cost per meter?',
          'Do you remove the old fence?',
          'How long does it take?',
        ],
      },
      de: {
        business: 'Zaunbauer',
        businesses: 'Zaunbauer',
        sells: 'Zäune und Tore',
        alsoCalled: 'Zaunbau, Zaunbaufirma, Zaunmontage, Zaunfachbetrieb, Toranlagen',
        offers:
          'Doppelstabmattenzaun, Holzzaun, Sichtschutzzaun, Gartentor, Schiebetor, Zaunreparatur, Torantrieb',
        searches:
          'zaunbau, zaun mit montage, zaun setzen lassen, doppelstabmattenzaun mit aufbau, sichtschutzzaun, zaun kosten pro meter, schiebetor mit montage, zaunbauer in der nähe',
        negatives: 'jobs, ausbildung, selber bauen, baumarkt, weidezaun, zaunkönig, gebraucht',
        questions: [
          'Was kostet ein Meter Zaun mit Montage?',
          'Bauen Sie den alten Zaun ab?',
          'Wann könnten Sie aufbauen?',
        ],
      },
      fr: {
        business: 'poseur de clôtures',
        businesses: 'poseurs de clôtures',
        sells: 'clôtures et portails',
        alsoCalled:
          'pose de clôture, entreprise de clôture, installateur de portails, clôtures et portails, spécialiste de la clôture',
        offers:
          'clôture rigide, clôture en bois, brise-vue, portail coulissant, portillon, motorisation de portail, réparation de clôture',
        searches:
          'pose clôture, clôture jardin pose comprise, prix pose clôture, portail coulissant pose, brise-vue pose, devis clôture, motorisation portail, entreprise clôture',
        negatives: 'emploi, formation, électrique animaux, bricolage, occasion, date de clôture, cheval',
        questions: [
          'Combien coûte un mètre de clôture posé ?',
          'Enlevez-vous l’ancienne clôture ?',
          'Quels sont vos délais ?',
        ],
      },
    },
  },
]
