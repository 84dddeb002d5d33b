import type { TradeEntry } from './trade-entry.ts'

export const gardensAndPools: readonly TradeEntry[] = [
  {
    id: 'gardener',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book', 'quote'],
    radiusKm: 25,
    interests: ['Gardening', 'Hedges', 'Flower gardens', 'Lawns', 'Garden ponds'],
    words: {
      en: {
        business: 'gardener',
        businesses: 'gardeners',
        sells: 'garden care',
        alsoCalled:
          'garden maintenance company, gardening company, hedge trimming, garden clearance, jobbing gardener',
        offers:
          'hedge trimming, weeding, planting, garden maintenance, leaf clearance, garden clearance, pruning',
        searches:
          'gardener, garden maintenance, hedge trimming, garden clearance, gardener hourly rate, regular gardener, hedge cutting service, gardeners near me',
        negatives: 'jobs, course, tools, salary, kindergarten, game, diy, rental',
        questions: [
          'What do you charge per hour?',
          'Do you take the cuttings away?',
          'Do you come regularly?',
        ],
      },
      de: {
        business: 'Gärtner',
        businesses: 'Gärtner',
        sells: 'Gartenpflege',
        alsoCalled:
          'Gartenpflege, Gartenservice, Gärtnerdienst, Gartenhilfe, Heckenschnitt, Gartenpflegebetrieb',
        offers:
          'Heckenschnitt, Unkraut entfernen, Bepflanzung, Gartenpflege im Abo, Laub entfernen, Gartenräumung, Gehölzschnitt',
        searches:
          'gartenpflege, gärtner, heckenschnitt, hecke schneiden lassen, gartenpflege kosten, gartenhilfe, gärtner stundenlohn, gärtner in der nähe',
        negatives: 'jobs, ausbildung, gehalt, werkzeug, kindergarten, minijob, spiel',
        questions: [
          'Was kostet die Stunde?',
          'Nehmen Sie den Grünschnitt mit?',
          'Kommen Sie auch regelmäßig?',
        ],
      },
      fr: {
        business: 'jardinier',
        businesses: 'jardiniers',
        sells: 'entretien de jardins',
        alsoCalled:
          'entretien de jardin, jardinier à domicile, taille de haies, entreprise d’espaces verts, jardinier d’entretien',
        offers:
          'taille de haies, désherbage, plantations, entretien à l’année, ramassage des feuilles, débroussaillage, taille d’arbustes',
        searches:
          'jardinier, entretien jardin, taille de haie, jardinier à domicile, débroussaillage terrain, tarif jardinier, contrat entretien jardin, jardinier près de chez moi',
        negatives: 'emploi, formation, salaire, outils, jardin d’enfants, jeu, location',
        questions: [
          'Quel est votre tarif horaire ?',
          'Évacuez-vous les déchets verts ?',
          'Ai-je droit à un crédit d’impôt ?',
        ],
      },
    },
  },
  {
    id: 'landscaper',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 50,
    interests: [
      'Landscaping',
      'Gardening',
      'Terraces and patios',
      'Garden ponds',
      'Natural stone',
      'Home building',
    ],
    words: {
      en: {
        business: 'landscaper',
        businesses: 'landscapers',
        sells: 'garden design and landscaping',
        alsoCalled:
          'landscaping company, landscape gardener, garden designer, landscape contractor, garden builder',
        offers:
          'garden design, patio construction, planting plan, garden walls, ponds, irrigation, turf laying',
        searches:
          'landscaper, garden design, landscape gardener, garden landscaping cost, patio and garden design, new garden, garden makeover, landscapers near me',
        negatives: 'jobs, photography, painting, course, software, wallpaper, game',
        questions: [
          'What does a new garden cost?',
          'Do you draw up a plan?',
          'When is the best time to start?',
        ],
      },
      de: {
        business: 'Garten- und Landschaftsbauer',
        businesses: 'Garten- und Landschaftsbauer',
        sells: 'Gartengestaltung und Gartenbau',
        alsoCalled:
          'Garten- und Landschaftsbau, Landschaftsgärtner, Galabau, Gartengestalter, Gartenplaner, Galabauer',
        offers:
          'Gartenplanung, Terrassenbau, Bepflanzung, Natursteinmauern, Teichbau, Bewässerung, Rollrasen',
        searches:
          'gartengestaltung, landschaftsgärtner, garten anlegen lassen, galabau, garten neu gestalten, gartenplanung, garten anlegen kosten, galabauer in der nähe',
        negatives: 'jobs, ausbildung, gehalt, studium, software, spiel, bilder',
        questions: ['Was kostet ein neuer Garten?', 'Erstellen Sie einen Plan?', 'Wann können Sie anfangen?'],
      },
      fr: {
        business: 'paysagiste',
        businesses: 'paysagistes',
        sells: 'création et aménagement de jardins',
        alsoCalled:
          'architecte paysagiste, jardinier paysagiste, aménagement de jardin, entreprise de paysage, création de jardins',
        offers:
          'plan de jardin, création de jardin, terrasse, plantations, muret en pierre, bassin, arrosage automatique, gazon en rouleau',
        searches:
          'paysagiste, aménagement jardin, création jardin, jardinier paysagiste, paysagiste prix, aménagement extérieur maison, plan jardin, paysagiste près de chez moi',
        negatives: 'emploi, formation, école, photo, logiciel gratuit, peinture, jeu',
        questions: [
          'Combien coûte l’aménagement d’un jardin ?',
          'Faites-vous un plan ?',
          'Quels sont vos délais ?',
        ],
      },
    },
  },
  {
    id: 'tree-surgeon',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 50,
    interests: ['Trees', 'Hedges', 'Gardening', 'Fruit trees', 'Forestry'],
    words: {
      en: {
        business: 'tree surgeon',
        businesses: 'tree surgeons',
        sells: 'tree felling and pruning',
        alsoCalled: 'arborist, tree care company, tree felling, tree removal company, stump grinding',
        offers:
          'tree felling, tree pruning, crown reduction, stump grinding, storm damage clearance, tree inspection, fruit tree pruning',
        searches:
          'tree surgeon, tree removal, tree felling, stump grinding, tree pruning, tree surgeon cost, emergency tree removal, tree surgeon near me',
        negatives: 'jobs, course, salary, chainsaw, christmas tree, family tree, firewood',
        questions: ['What does felling a tree cost?', 'Do I need permission?', 'Do you take the wood away?'],
      },
      de: {
        business: 'Baumpfleger',
        businesses: 'Baumpfleger',
        sells: 'Baumfällung und Baumpflege',
        alsoCalled: 'Baumpflege, Baumfällung, Baumdienst, Baumkletterer, Baumchirurg, Wurzelfräsen',
        offers:
          'Baumfällung, Baumschnitt, Kronenpflege, Wurzelstock fräsen, Sturmschaden räumen, Baumkontrolle, Obstbaumschnitt',
        searches:
          'baum fällen lassen, baumpflege, baumfällung kosten, baumpfleger, wurzelfräsen, obstbaum schneiden lassen, baumdienst, seilklettertechnik baumfällung',
        negatives: 'jobs, ausbildung, gehalt, motorsäge, weihnachtsbaum, stammbaum, brennholz',
        questions: [
          'Was kostet eine Baumfällung?',
          'Brauche ich eine Genehmigung?',
          'Nehmen Sie das Holz mit?',
        ],
      },
      fr: {
        business: 'élagueur',
        businesses: 'élagueurs',
        sells: 'élagage et abattage d’arbres',
        alsoCalled: 'arboriste grimpeur, entreprise d’élagage, abattage d’arbres, élagage, dessouchage',
        offers:
          'élagage, abattage, taille douce, rognage de souche, démontage d’arbre, diagnostic d’arbre, taille de fruitiers',
        searches:
          'élagage, élagueur, abattage arbre, prix élagage, rognage souche, abattage arbre dangereux, taille arbre fruitier, élagueur près de chez moi',
        negatives: 'emploi, formation, salaire, tronçonneuse, sapin de noël, généalogie, bois de chauffage',
        questions: ['Combien coûte un abattage ?', 'Faut-il une autorisation ?', 'Évacuez-vous le bois ?'],
      },
    },
  },
  {
    id: 'lawn-care',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'book', 'call'],
    radiusKm: 25,
    interests: ['Lawns', 'Gardening', 'Garden furniture', 'Landscaping'],
    words: {
      en: {
        business: 'lawn care company',
        businesses: 'lawn care companies',
        sells: 'lawn care',
        alsoCalled:
          'lawn treatment company, lawn mowing service, turf layer, lawn specialist, robot mower installer',
        offers:
          'lawn treatment, lawn mowing, scarifying, aeration, turf laying, reseeding, robot mower installation',
        searches:
          'lawn care, lawn mowing, lawn treatment, turf laying, scarifying and aeration, new lawn cost, grass cutting, lawn care near me',
        negatives: 'jobs, mower parts, artificial football, used mower, diy, game, lyrics',
        questions: [
          'What does lawn care cost a year?',
          'When will my lawn look green?',
          'Is the treatment safe for pets?',
        ],
      },
      de: {
        business: 'Rasenpflege-Betrieb',
        businesses: 'Rasenpflege-Betriebe',
        sells: 'Rasenpflege',
        alsoCalled: 'Rasenpflege, Rasenprofi, Rollrasen-Verlegung, Rasenmähdienst, Rasenspezialist',
        offers:
          'Rasen mähen, Vertikutieren, Aerifizieren, Düngung, Rollrasen verlegen, Nachsaat, Mähroboter-Installation',
        searches:
          'rasenpflege, rasen mähen lassen, rollrasen verlegen lassen, vertikutieren lassen, rasen neu anlegen lassen, rasenpflege kosten, mähroboter installieren lassen',
        negatives: 'jobs, rasenmäher kaufen, gebraucht, kunstrasen fußball, minijob, selber machen, spiel',
        questions: [
          'Was kostet die Rasenpflege im Jahr?',
          'Wann wird mein Rasen dicht?',
          'Ist der Dünger sicher für Haustiere?',
        ],
      },
      fr: {
        business: 'entreprise de gazon',
        businesses: 'entreprises de gazon',
        sells: 'entretien de pelouses',
        alsoCalled:
          'tonte de pelouse, entretien de pelouse, pose de gazon en rouleau, spécialiste du gazon, installateur de robot tondeuse',
        offers:
          'tonte, scarification, aération, fertilisation, gazon en rouleau, regarnissage, installation de robot tondeuse',
        searches:
          'tonte pelouse, entretien pelouse, gazon en rouleau pose, scarification pelouse, prix tonte pelouse, refaire sa pelouse, installation robot tondeuse',
        negatives: 'emploi, tondeuse occasion, synthétique football, pièces, bricolage, jeu',
        questions: [
          'Combien coûte l’entretien à l’année ?',
          'Quand ma pelouse sera-t-elle verte ?',
          'Le traitement est-il sûr pour les animaux ?',
        ],
      },
    },
  },
  {
    id: 'swimming-pools',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 80,
    interests: ['Swimming pools', 'Gardening', 'Landscaping', 'Luxury homes', 'Saunas'],
    words: {
      en: {
        business: 'swimming pool company',
        businesses: 'swimming pool companies',
        sells: 'garden pools',
        alsoCalled:
          'pool builder, pool installer, pool contractor, swimming pool maintenance, pool repair company',
        offers:
          'in-ground pools, natural pools, pool renovation, pool covers, pool heating, pool maintenance, hot tubs',
        searches:
          'swimming pool builders, in-ground pool cost, garden pool installation, pool maintenance, natural pool, pool renovation, pool cover, pool company near me',
        negatives: 'jobs, public opening times, billiards, inflatable, lessons, game, used',
        questions: [
          'What does a garden pool cost?',
          'How long does it take to build?',
          'What does it cost to run?',
        ],
      },
      de: {
        business: 'Schwimmbadbauer',
        businesses: 'Schwimmbadbauer',
        sells: 'Pools für den Garten',
        alsoCalled: 'Poolbauer, Poolbau, Schwimmbadbau, Poolservice, Schwimmteichbauer, Pooltechnik',
        offers: 'Einbaupool, Naturpool, Poolsanierung, Poolüberdachung, Poolheizung, Poolwartung, Whirlpool',
        searches:
          'pool bauen lassen, poolbauer, gartenpool mit einbau, pool kosten, naturpool, poolüberdachung, poolservice, pool sanieren',
        negatives: 'jobs, freibad öffnungszeiten, billard, aufblasbar, schwimmkurs, spiel, gebraucht',
        questions: [
          'Was kostet ein Pool im Garten?',
          'Wie lange dauert der Bau?',
          'Welche laufenden Kosten hat ein Pool?',
        ],
      },
      fr: {
        business: 'pisciniste',
        businesses: 'piscinistes',
        sells: 'piscines',
        alsoCalled:
          'constructeur de piscines, installateur de piscines, entretien de piscine, rénovation de piscine, piscines naturelles',
        offers:
          'piscine enterrée, piscine coque, piscine naturelle, rénovation de piscine, abri de piscine, chauffage de piscine, contrat d’entretien',
        searches:
          'pisciniste, construction piscine, piscine coque prix posée, entretien piscine, rénovation piscine, abri piscine, piscine enterrée devis, pisciniste près de chez moi',
        negatives: 'emploi, municipale horaires, gonflable, billard, cours de natation, jeu, occasion',
        questions: [
          'Combien coûte une piscine enterrée ?',
          'Combien de temps dure le chantier ?',
          'Quel est le coût d’entretien ?',
        ],
      },
    },
  },
]
