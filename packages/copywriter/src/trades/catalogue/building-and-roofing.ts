import type { TradeEntry } from './trade-entry.ts'

export const buildingAndRoofing: readonly TradeEntry[] = [
  {
    id: 'roofer',
    kind: 'home services',
    schemaTypes: ['RoofingContractor'],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 40,
    interests: ['Roofing', 'Renovation', 'Insulation', 'Lofts and attics', 'Home building'],
    words: {
      en: {
        business: 'roofer',
        businesses: 'roofers',
        sells: 'roof repairs and new roofs',
        alsoCalled:
          'roofing company, roofing contractor, roof repair company, flat roof specialist, slater and tiler',
        offers:
          'roof repair, new roof, flat roofing, gutter replacement, skylight installation, storm damage repair, roof inspection',
        searches:
          'roofer, roof repair, roofing company, new roof cost, flat roof repair, emergency roof repair, gutter replacement, roofer near me',
        negatives: 'jobs, apprenticeship, salary, diy, car, roof rack, felt wholesale',
        questions: [
          'What does a new roof cost?',
          'Can you come out after a storm?',
          'How long does the work take?',
        ],
      },
      de: {
        business: 'Dachdecker',
        businesses: 'Dachdecker',
        sells: 'Dachreparaturen und neue Dächer',
        alsoCalled:
          'Dachdeckerei, Dachdeckerbetrieb, Dachdeckermeister, Bedachungen, Dachsanierung, Zimmerei und Dachdeckerei',
        offers:
          'Dachreparatur, Dachsanierung, Neueindeckung, Flachdachabdichtung, Dachrinnenerneuerung, Dachfenstereinbau, Sturmschadenbehebung',
        searches:
          'dachdecker, dachreparatur, dachsanierung, dach neu decken, flachdach abdichten lassen, dachdecker notdienst, dachrinne erneuern, dachdecker in der nähe',
        negatives: 'jobs, ausbildung, gehalt, selber decken, dachbox, dachzelt, baumarkt',
        questions: [
          'Was kostet ein neues Dach?',
          'Kommen Sie auch bei Sturmschäden?',
          'Wie lange dauert die Sanierung?',
        ],
      },
      fr: {
        business: 'couvreur',
        businesses: 'couvreurs',
        sells: 'réparation et rénovation de toitures',
        alsoCalled: 'couvreur zingueur, entreprise de couverture, artisan couvreur, réparation de toiture',
        offers:
          'réparation de toiture, réfection de toiture, étanchéité de toit plat, pose de gouttières, démoussage, pose de fenêtre de toit, bâchage d’urgence',
        searches:
          'couvreur, réparation toiture, couvreur zingueur, réfection toiture, fuite toiture urgence, démoussage toiture, devis toiture, couvreur près de chez moi',
        negatives: 'emploi, formation, salaire, bricolage, voiture, tente de toit, gratuit',
        questions: [
          'Combien coûte une toiture neuve ?',
          'Intervenez-vous après une tempête ?',
          'Êtes-vous couvert par une garantie décennale ?',
        ],
      },
    },
  },
  {
    id: 'builder',
    kind: 'home services',
    schemaTypes: ['GeneralContractor'],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 40,
    interests: [
      'Home building',
      'Renovation',
      'Home improvement',
      'Architecture and planning',
      'Timber houses',
    ],
    words: {
      en: {
        business: 'builder',
        businesses: 'builders',
        sells: 'building work and extensions',
        alsoCalled:
          'building contractor, building company, bricklayer, construction company, house builder, masonry contractor',
        offers:
          'house extension, new build, loft conversion, bricklaying, structural wall removal, foundations, full renovation',
        searches:
          'builder, house extension, building contractor, bricklayer, loft conversion, home renovation, builder quote, builders near me',
        negatives: 'jobs, apprenticeship, salary, lego, body, website, diy, merchants',
        questions: [
          'What does an extension cost?',
          'Do you handle planning permission?',
          'When could you start?',
        ],
      },
      de: {
        business: 'Bauunternehmen',
        businesses: 'Bauunternehmen',
        sells: 'Rohbau, Umbau und Anbau',
        alsoCalled:
          'Bauunternehmer, Maurer, Maurerbetrieb, Baufirma, Bauunternehmung, Hausbaufirma, Maurermeister',
        offers: 'Anbau, Rohbau, Umbau, Mauerarbeiten, Wanddurchbruch, Fundament, Altbausanierung',
        searches:
          'bauunternehmen, maurer, baufirma, anbau haus, haus umbauen, wanddurchbruch, altbausanierung, bauunternehmen in der nähe',
        negatives: 'jobs, ausbildung, gehalt, lego, selber mauern, aktie, baumarkt, insolvenz',
        questions: [
          'Was kostet ein Anbau?',
          'Kümmern Sie sich um die Genehmigung?',
          'Wann können Sie anfangen?',
        ],
      },
      fr: {
        business: 'entreprise de maçonnerie',
        businesses: 'entreprises de maçonnerie',
        sells: 'maçonnerie, extension et rénovation',
        alsoCalled:
          'maçon, artisan maçon, entreprise générale du bâtiment, constructeur de maisons, entreprise de gros œuvre',
        offers:
          'extension de maison, gros œuvre, ouverture de mur porteur, mur de clôture, fondations, rénovation complète, surélévation',
        searches:
          'maçon, entreprise maçonnerie, extension maison, ouverture mur porteur, rénovation maison, devis maçonnerie, entreprise bâtiment, maçon près de chez moi',
        negatives: 'emploi, formation, salaire, franc-maçon, bricolage, jeu, auto-construction',
        questions: [
          'Combien coûte une extension ?',
          'Vous occupez-vous du permis de construire ?',
          'Quand pouvez-vous commencer ?',
        ],
      },
    },
  },
  {
    id: 'scaffolding',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 50,
    interests: ['Construction', 'Renovation', 'Roofing', 'Painting and decorating'],
    words: {
      en: {
        business: 'scaffolding company',
        businesses: 'scaffolding companies',
        sells: 'scaffolding hire and erection',
        alsoCalled: 'scaffolder, scaffolding contractor, scaffolding hire, scaffold erectors',
        offers:
          'facade scaffolding, roof scaffolding, chimney scaffolding, mobile tower hire, temporary roof, scaffold erection and removal',
        searches:
          'scaffolding hire, scaffolding company, scaffolding cost, scaffolders, chimney scaffolding, scaffolding quote, scaffold tower hire',
        negatives: 'jobs, course, card, used, for sale, salary, education',
        questions: [
          'What does scaffolding cost per week?',
          'How soon can you put it up?',
          'Are delivery and removal included?',
        ],
      },
      de: {
        business: 'Gerüstbauer',
        businesses: 'Gerüstbauer',
        sells: 'Gerüste mit Aufbau und Abbau',
        alsoCalled: 'Gerüstbau, Gerüstbaufirma, Gerüstverleih, Gerüstbaubetrieb',
        offers: 'Fassadengerüst, Dachfanggerüst, Kamingerüst, Rollgerüst, Wetterschutzdach, Gerüstmiete',
        searches:
          'gerüstbau, gerüst mieten, gerüstbauer, fassadengerüst mieten, gerüst kosten, rollgerüst mieten, gerüstbau angebot',
        negatives: 'jobs, ausbildung, gehalt, gebraucht, kaufen, schein, moleküle',
        questions: [
          'Was kostet ein Gerüst pro Woche?',
          'Wie schnell steht das Gerüst?',
          'Sind Aufbau und Abbau enthalten?',
        ],
      },
      fr: {
        business: 'entreprise d’échafaudage',
        businesses: 'entreprises d’échafaudage',
        sells: 'location et montage d’échafaudages',
        alsoCalled: 'échafaudeur, location d’échafaudage, montage d’échafaudage, loueur d’échafaudages',
        offers:
          'échafaudage de façade, échafaudage de toiture, échafaudage roulant, parapluie de chantier, montage et démontage, location à la semaine',
        searches:
          'location échafaudage, montage échafaudage, entreprise échafaudage, échafaudage façade prix, location échafaudage roulant, devis échafaudage',
        negatives: 'emploi, formation, occasion, achat, salaire, gratuit',
        questions: [
          'Combien coûte la location par semaine ?',
          'Sous quel délai pouvez-vous monter ?',
          'Le démontage est-il compris ?',
        ],
      },
    },
  },
  {
    id: 'drywall',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 35,
    interests: ['Renovation', 'Home improvement', 'Lofts and attics', 'Home building'],
    words: {
      en: {
        business: 'drywall contractor',
        businesses: 'drywall contractors',
        sells: 'drywall, partitions and ceilings',
        alsoCalled:
          'dry liner, dry lining company, plasterboard installer, drywaller, partition wall installer',
        offers:
          'partition walls, suspended ceilings, loft conversion lining, plasterboarding, soundproof walls, fire protection boards',
        searches:
          'drywall contractor, dry lining, partition wall installation, suspended ceiling installation, plasterboard ceiling, stud wall builder, drywall quote',
        negatives: 'jobs, course, diy, screws, tools, salary, anchors',
        questions: [
          'What does a partition wall cost?',
          'How long does the work take?',
          'Do you also fill and sand?',
        ],
      },
      de: {
        business: 'Trockenbauer',
        businesses: 'Trockenbauer',
        sells: 'Trockenbau, Trennwände und Decken',
        alsoCalled: 'Trockenbau, Trockenbaufirma, Trockenbaubetrieb, Trockenbaumonteur, Akustikbau',
        offers:
          'Trennwand, abgehängte Decke, Dachgeschossausbau, Vorwandinstallation, Schallschutzwand, Spachtelarbeiten',
        searches:
          'trockenbau, trockenbauer, trennwand einziehen lassen, dachgeschossausbau, decke abhängen lassen, trockenbau kosten, rigipswand stellen lassen',
        negatives: 'jobs, ausbildung, gehalt, schrauben, werkzeug, selber machen, subunternehmer gesucht',
        questions: [
          'Was kostet eine Trennwand?',
          'Wie lange dauert der Ausbau?',
          'Spachteln Sie auch fertig?',
        ],
      },
      fr: {
        business: 'plaquiste',
        businesses: 'plaquistes',
        sells: 'cloisons, plafonds et doublages',
        alsoCalled: 'plâtrier plaquiste, entreprise de plâtrerie sèche, poseur de placo, pose de cloisons',
        offers:
          'pose de cloisons, faux plafond, doublage de murs, aménagement de combles, cloison acoustique, bandes et enduits',
        searches:
          'plaquiste, pose placo, faux plafond pose, cloison placo prix, aménagement combles, plâtrier plaquiste, devis placo',
        negatives: 'emploi, formation, salaire, vis, outil, bricolage, tutoriel',
        questions: [
          'Combien coûte une cloison posée ?',
          'Les bandes sont-elles comprises ?',
          'Combien de temps durent les travaux ?',
        ],
      },
    },
  },
  {
    id: 'concrete-paving',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 40,
    interests: [
      'Terraces and patios',
      'Landscaping',
      'Natural stone',
      'Garages and carports',
      'Home improvement',
    ],
    words: {
      en: {
        business: 'paving contractor',
        businesses: 'paving contractors',
        sells: 'driveways, patios and paving',
        alsoCalled:
          'driveway company, driveway contractor, concrete contractor, block paving company, patio layers',
        offers:
          'block paving, resin driveway, concrete driveway, patio paving, natural stone paving, tarmac driveway, concrete floor',
        searches:
          'driveway company, block paving, driveway cost, resin driveway, concrete contractor, patio paving, new driveway quote, driveway installers near me',
        negatives: 'jobs, diy, slabs for sale, bags, mixer, salary, wheel hire',
        questions: [
          'What does a driveway cost per square meter?',
          'How long before I can park on it?',
          'Do you take the old surface away?',
        ],
      },
      de: {
        business: 'Pflasterbetrieb',
        businesses: 'Pflasterbetriebe',
        sells: 'Pflasterarbeiten, Einfahrten und Terrassen',
        alsoCalled: 'Pflasterer, Pflasterbau, Pflasterarbeiten, Betonbauer, Steinsetzer, Terrassenbau',
        offers:
          'Hofeinfahrt pflastern, Terrasse pflastern, Natursteinpflaster, Betonarbeiten, Bordsteine setzen, Fundamente, Entwässerung',
        searches:
          'pflasterarbeiten, hofeinfahrt pflastern lassen, terrasse pflastern lassen, pflasterer, einfahrt pflastern kosten, betonarbeiten, natursteinpflaster verlegen lassen',
        negatives: 'jobs, ausbildung, selber pflastern, wundpflaster, pflegepflaster, baumarkt, gebraucht',
        questions: [
          'Was kostet ein Quadratmeter Pflaster?',
          'Wie lange dauert eine Einfahrt?',
          'Entsorgen Sie den alten Belag?',
        ],
      },
      fr: {
        business: 'paveur',
        businesses: 'paveurs',
        sells: 'allées, terrasses et pavage',
        alsoCalled:
          'entreprise de pavage, dalleur, poseur de pavés, aménagement de cour, entreprise de béton décoratif',
        offers:
          'pose de pavés, allée de garage, terrasse en pierre, dalle béton, béton désactivé, enrobé, pose de bordures',
        searches:
          'pose pavés, allée de garage, dalle béton prix, terrasse en pierre pose, béton désactivé, aménagement cour, devis pavage, enrobé allée',
        negatives: 'emploi, formation, bricolage, sac, occasion, parking public, tutoriel',
        questions: [
          'Combien coûte une allée au mètre carré ?',
          'Quand pourrai-je y rouler ?',
          'Évacuez-vous l’ancien revêtement ?',
        ],
      },
    },
  },
]
