import type { TradeEntry } from './trade-entry.ts'

export const skiSurfAndDiving: readonly TradeEntry[] = [
  {
    id: 'ski-school',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: null,
    interests: ['Skiing', 'Snowboarding', 'Winter holidays', 'Ski resorts', 'Family holidays'],
    angles: ['proof', 'ease', 'audience'],
    words: {
      en: {
        business: 'ski school',
        businesses: 'ski schools',
        sells: 'ski and snowboard lessons',
        alsoCalled:
          'ski instructor, snowboard school, ski lessons, private ski instructor, children’s ski school',
        offers:
          'children’s course, adult beginners’ course, private lesson, snowboard course, off-piste guiding, kids’ club, race day',
        searches:
          'ski school, ski lessons, private ski lessons, ski lessons for kids, snowboard lessons, ski instructor, beginner ski course, book ski lessons',
        negatives: 'jobs, instructor training, snow report, webcam, game, used skis',
        questions: [
          'From what age can children join?',
          'How big are the groups?',
          'Are skis and lift pass included?',
        ],
      },
      de: {
        business: 'Skischule',
        businesses: 'Skischulen',
        sells: 'Ski- und Snowboardkurse',
        alsoCalled:
          'Skilehrer, Snowboardschule, Skikurse, Kinderskischule, privater Skilehrer, Schneesportschule',
        offers:
          'Kinderkurs, Anfängerkurs für Erwachsene, Privatstunde, Snowboardkurs, Freeride-Führung, Kinderclub, Skirennen',
        searches:
          'skischule, skikurs kinder, skikurs erwachsene, privater skilehrer, snowboardkurs, skikurs anfänger, skikurs buchen, skilehrer',
        negatives: 'jobs, skilehrerausbildung, schneebericht, webcam, spiel, gebraucht',
        questions: [
          'Ab welchem Alter dürfen Kinder mit?',
          'Wie groß sind die Gruppen?',
          'Sind Ski und Skipass dabei?',
        ],
      },
      fr: {
        business: 'école de ski',
        businesses: 'écoles de ski',
        sells: 'cours de ski et de snowboard',
        alsoCalled:
          'moniteur de ski, école de snowboard, cours de ski, moniteur de ski privé, jardin des neiges',
        offers:
          'cours enfants, cours débutants adultes, cours particulier, cours de snowboard, sortie hors-piste, jardin des neiges, course fléchée',
        searches:
          'école de ski, cours de ski enfant, cours de ski adulte débutant, cours particulier ski, moniteur de ski, cours de snowboard, réserver cours de ski',
        negatives: 'emploi, formation moniteur, météo, webcam, jeu, occasion',
        questions: [
          'À partir de quel âge ?',
          'Combien d’élèves par groupe ?',
          'Skis et forfait sont-ils compris ?',
        ],
      },
    },
  },
  {
    id: 'ski-rental',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'book'],
    radiusKm: 30,
    interests: ['Skiing', 'Snowboarding', 'Ski resorts', 'Ski touring', 'Winter holidays'],
    angles: ['price', 'ease', 'range'],
    words: {
      en: {
        business: 'ski rental shop',
        businesses: 'ski rental shops',
        sells: 'skis and boots to hire',
        alsoCalled:
          'ski hire, snowboard hire, ski rental, ski service, snowshoe hire, boot fitting and ski hire',
        offers:
          'ski hire, snowboard hire, ski boots, helmet hire, kids’ set, ski service, touring skis, season rental',
        searches:
          'ski hire, ski rental, snowboard hire, ski hire online, kids ski hire, ski service, season ski rental, touring ski hire, ski hire near me',
        negatives: 'jobs, used skis for sale, snow report, game, car roof box, webcam',
        questions: [
          'Can I swap skis during the week?',
          'Is insurance included?',
          'Can I collect the evening before?',
        ],
      },
      de: {
        business: 'Skiverleih',
        businesses: 'Skiverleihe',
        sells: 'Leihski und Skischuhe',
        alsoCalled:
          'Snowboardverleih, Skiservice, Ski-Depot, Skiverleih und Service, Schneeschuhverleih, Tourenskiverleih',
        offers:
          'Ski ausleihen, Snowboard ausleihen, Skischuhe, Helmverleih, Kinderset, Skiservice, Tourenski, Saisonmiete',
        searches:
          'skiverleih, ski ausleihen, snowboard ausleihen, skiverleih online, kinderski leihen, skiservice, ski saisonmiete, tourenski leihen, skiverleih in der nähe',
        negatives: 'jobs, gebraucht, schneebericht, spiel, dachbox, webcam',
        questions: [
          'Kann ich die Ski tauschen?',
          'Ist eine Versicherung dabei?',
          'Kann ich schon am Vorabend abholen?',
        ],
      },
      fr: {
        business: 'location de skis',
        businesses: 'locations de skis',
        sells: 'skis et chaussures en location',
        alsoCalled:
          'loueur de skis, location de snowboard, magasin de location de ski, entretien de skis, location de raquettes',
        offers:
          'location de skis, location de snowboard, chaussures de ski, casque, pack enfant, entretien des skis, skis de randonnée, location à la saison',
        searches:
          'location ski, location snowboard, location ski en ligne, location ski enfant, entretien ski, location ski saison, location ski de rando, location ski près de chez moi',
        negatives: 'emploi, occasion, météo, jeu, coffre de toit, webcam',
        questions: [
          'Peut-on changer de skis en cours de séjour ?',
          'L’assurance est-elle comprise ?',
          'Peut-on retirer la veille ?',
        ],
      },
    },
  },
  {
    id: 'surf-school',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: null,
    interests: ['Surfing', 'Beach holidays', 'Windsurfing', 'Stand-up paddling', 'Kitesurfing'],
    angles: ['audience', 'offer', 'proof'],
    words: {
      en: {
        business: 'surf school',
        businesses: 'surf schools',
        sells: 'surf lessons',
        alsoCalled: 'surf camp, surf lessons, kitesurf school, windsurf school, surf coach, SUP school',
        offers:
          'beginner lesson, surf course, private lesson, kids’ surf club, board hire, wetsuit hire, surf camp, stand-up paddle tour',
        searches:
          'surf lessons, surf school, surf camp, beginner surf lesson, kids surf lessons, kitesurf lessons, windsurf lessons, surfboard hire, surf lessons near me',
        negatives: 'jobs, forecast, clothing, film, instructor training, used boards, webcam',
        questions: [
          'Are board and wetsuit included?',
          'Do I need to be a good swimmer?',
          'What happens when there are no waves?',
        ],
      },
      de: {
        business: 'Surfschule',
        businesses: 'Surfschulen',
        sells: 'Surfkurse',
        alsoCalled:
          'Surfcamp, Kitesurfschule, Windsurfschule, Surfkurse, Wellenreitschule, Kiteschule, SUP-Schule',
        offers:
          'Schnupperkurs, Surfkurs, Privatstunde, Kindersurfen, Brettverleih, Neoprenverleih, Surfcamp, SUP-Tour',
        searches:
          'surfkurs, surfschule, surfcamp, kitesurf kurs, windsurfkurs, wellenreiten lernen, surfkurs kinder, sup kurs, surfbrett mieten',
        negatives: 'jobs, vorhersage, kleidung, film, ausbildung, gebraucht, stick',
        questions: [
          'Sind Brett und Neopren dabei?',
          'Wie gut muss ich schwimmen können?',
          'Was passiert ohne Wind und Wellen?',
        ],
      },
      fr: {
        business: 'école de surf',
        businesses: 'écoles de surf',
        sells: 'cours de surf',
        alsoCalled:
          'surf camp, cours de surf, école de kitesurf, école de planche à voile, moniteur de surf, école de voile et surf',
        offers:
          'cours débutant, stage de surf, cours particulier, surf enfants, location de planche, location de combinaison, surf camp, balade en paddle',
        searches:
          'cours de surf, école de surf, stage de surf, surf camp, cours de kitesurf, cours surf enfant, location planche de surf, cours planche à voile, école de surf près de chez moi',
        negatives: 'emploi, météo, vêtements, film, formation moniteur, occasion, webcam',
        questions: [
          'La planche est-elle fournie ?',
          'Faut-il savoir bien nager ?',
          'Que se passe-t-il sans vagues ?',
        ],
      },
    },
  },
  {
    id: 'diving-school',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 60,
    interests: ['Diving', 'Snorkelling', 'Freediving', 'Marine life', 'Beach holidays'],
    angles: ['proof', 'audience', 'offer'],
    words: {
      en: {
        business: 'diving school',
        businesses: 'diving schools',
        sells: 'dive courses',
        alsoCalled: 'dive centre, scuba diving school, dive shop, scuba diving courses, freediving school',
        offers:
          'try dive, open water course, advanced course, guided dive, boat dive, equipment hire, snorkelling tour, freediving course',
        searches:
          'diving course, scuba diving lessons, try dive, open water course, dive centre, scuba diving gift, snorkelling tour, freediving course, diving school near me',
        negatives: 'jobs, commercial diver salary, watch, sky diving, used equipment, pool diving board',
        questions: [
          'Do I need a medical certificate?',
          'How long does the course take?',
          'Is the equipment included?',
        ],
      },
      de: {
        business: 'Tauchschule',
        businesses: 'Tauchschulen',
        sells: 'Tauchkurse',
        alsoCalled: 'Tauchbasis, Tauchzentrum, Tauchkurse, Tauchcenter, Apnoe-Schule, Tauchsportschule',
        offers:
          'Schnuppertauchen, Open-Water-Kurs, Aufbaukurs, geführter Tauchgang, Bootstauchgang, Ausrüstungsverleih, Schnorcheltour, Apnoekurs',
        searches:
          'tauchkurs, tauchschule, schnuppertauchen, tauchschein machen, open water kurs, tauchkurs gutschein, schnorcheltour, apnoe kurs, tauchschule in der nähe',
        negatives: 'jobs, berufstaucher, taucheruhr, fallschirm, gebraucht, tauchpumpe',
        questions: [
          'Brauche ich ein ärztliches Attest?',
          'Wie lange dauert der Kurs?',
          'Ist die Ausrüstung inklusive?',
        ],
      },
      fr: {
        business: 'école de plongée',
        businesses: 'écoles de plongée',
        sells: 'stages de plongée',
        alsoCalled:
          'centre de plongée, club de plongée, baptême de plongée, moniteur de plongée, école d’apnée',
        offers:
          'baptême de plongée, niveau 1, open water, plongée encadrée, sortie en bateau, location de matériel, randonnée palmée, stage d’apnée',
        searches:
          'baptême de plongée, école de plongée, centre de plongée, plongée niveau 1, stage de plongée, bon cadeau plongée, randonnée palmée, stage apnée, plongée près de chez moi',
        negatives: 'emploi, plongeur professionnel salaire, montre, restaurant plonge, occasion, parachute',
        questions: [
          'Faut-il un certificat médical ?',
          'Combien de temps dure la formation ?',
          'Le matériel est-il compris ?',
        ],
      },
    },
  },
  {
    id: 'boat-charter',
    kind: 'travel',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'quote'],
    radiusKm: null,
    interests: ['Sailing holidays', 'Boating', 'Sailing', 'River cruises', 'Island hopping'],
    angles: ['offer', 'place', 'ease'],
    words: {
      en: {
        business: 'boat charter company',
        businesses: 'boat charter companies',
        sells: 'boats to charter',
        alsoCalled:
          'yacht charter, boat hire, houseboat hire, sailing boat charter, canal boat hire, motorboat hire',
        offers:
          'sailing yacht charter, catamaran, motorboat hire, houseboat, skipper, half-day hire, end cleaning, fuel package',
        searches:
          'yacht charter, boat hire, houseboat hire, catamaran charter, boat hire without licence, yacht charter with skipper, canal boat holiday, motorboat hire, boat hire near me',
        negatives: 'boat for sale, used, jobs, insurance, crew wanted, model boat',
        questions: ['Do I need a boating licence?', 'Is a skipper available?', 'How much is the deposit?'],
      },
      de: {
        business: 'Bootsverleih',
        businesses: 'Bootsverleihe',
        sells: 'Boote zum Mieten',
        alsoCalled:
          'Yachtcharter, Bootsvermietung, Hausbootvermietung, Bootscharter, Segelyacht-Charter, Bootscharter-Anbieter',
        offers:
          'Segelyacht, Katamaran, Motorboot, Hausboot, Skipper, Halbtagesmiete, Endreinigung, Treibstoffpauschale',
        searches:
          'boot mieten, hausboot mieten, yachtcharter, bootsverleih, boot mieten ohne führerschein, segelboot mieten, katamaran charter, yacht mit skipper mieten, bootsverleih in der nähe',
        negatives: 'boot kaufen, gebraucht, jobs, versicherung, modellboot, mitsegeln kostenlos',
        questions: [
          'Brauche ich einen Bootsführerschein?',
          'Gibt es einen Skipper dazu?',
          'Wie hoch ist die Kaution?',
        ],
      },
      fr: {
        business: 'loueur de bateaux',
        businesses: 'loueurs de bateaux',
        sells: 'bateaux à louer',
        alsoCalled:
          'location de bateaux, location de voilier, location de péniche, location de catamaran, location de bateau sans permis',
        offers:
          'voilier, catamaran, bateau à moteur, péniche habitable, skipper, location demi-journée, ménage de fin, forfait carburant',
        searches:
          'location bateau, location bateau sans permis, location voilier, location péniche, location catamaran, location bateau avec skipper, croisière fluviale sans permis, location bateau près de chez moi',
        negatives: 'à vendre, occasion, emploi, assurance, maquette, équipier',
        questions: [
          'Faut-il un permis bateau ?',
          'Peut-on louer avec skipper ?',
          'Quel est le montant de la caution ?',
        ],
      },
    },
  },
]
