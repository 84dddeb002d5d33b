import type { TradeEntry } from './trade-entry.ts'

export const waterAndRidingSports: readonly TradeEntry[] = [
  {
    id: 'swim-school',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'order'],
    radiusKm: 20,
    interests: ['Swimming', 'Baby swimming', 'Aqua fitness', 'Toddlers', 'School children', 'Parenting'],
    angles: ['audience', 'benefit', 'ease'],
    words: {
      en: {
        business: 'swim school',
        businesses: 'swim schools',
        sells: 'swimming lessons',
        alsoCalled:
          'swimming school, swimming lessons, swim lessons, baby swimming classes, swimming teacher, aqua fitness classes',
        offers:
          'baby swimming, toddler swimming, children’s swimming course, adult beginners’ course, private lesson, crawl course, holiday intensive course, aqua fitness',
        searches:
          'swimming lessons, swimming lessons for kids, baby swimming, adult swimming lessons, swim school, private swimming lessons, intensive swimming course, aqua fitness, swimming lessons near me',
        negatives:
          'jobs, lifeguard course, teacher qualification, swimwear, pool for sale, results, free, game',
        questions: [
          'From what age do you teach?',
          'How many children are in a group?',
          'Is there a place free soon?',
        ],
      },
      de: {
        business: 'Schwimmschule',
        businesses: 'Schwimmschulen',
        sells: 'Schwimmkurse',
        alsoCalled:
          'Schwimmkurse, Babyschwimmen, Schwimmlehrer, Kinderschwimmschule, Seepferdchen-Kurs, Aquafitness-Kurse',
        offers:
          'Babyschwimmen, Kleinkinderschwimmen, Seepferdchenkurs, Bronzekurs, Erwachsenenkurs, Einzelunterricht, Kraulkurs, Ferienkurs, Aquafitness',
        searches:
          'schwimmkurs kinder, schwimmschule, babyschwimmen, seepferdchen kurs, schwimmkurs erwachsene, kraulkurs, schwimmkurs ferien, aquafitness, schwimmkurs in der nähe',
        negatives:
          'jobs, rettungsschwimmer, ausbildung, badeanzug, pool kaufen, ergebnisse, kostenlos, spiel',
        questions: [
          'Ab welchem Alter unterrichten Sie?',
          'Wie groß sind die Gruppen?',
          'Wann ist ein Platz frei?',
        ],
      },
      fr: {
        business: 'école de natation',
        businesses: 'écoles de natation',
        sells: 'cours de natation',
        alsoCalled:
          'cours de natation, bébés nageurs, maître-nageur, leçons de natation, aquagym, école de nage',
        offers:
          'bébés nageurs, jardin aquatique, cours enfants, cours adultes débutants, cours particulier, perfectionnement crawl, stage vacances, aquagym',
        searches:
          'cours de natation, cours de natation enfant, bébé nageur, apprendre à nager adulte, école de natation, cours particulier natation, stage natation, aquagym, cours de natation près de chez moi',
        negatives: 'emploi, formation bnssa, brevet, maillot, piscine à vendre, résultats, jeu',
        questions: ['À partir de quel âge ?', 'Combien d’enfants par groupe ?', 'Reste-t-il des places ?'],
      },
    },
  },
  {
    id: 'riding-school',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 25,
    interests: [
      'Horse riding',
      'Dressage and jumping',
      'Horses',
      'Riding equipment',
      'Holiday camps',
      'Countryside',
    ],
    angles: ['audience', 'place', 'offer'],
    words: {
      en: {
        business: 'riding school',
        businesses: 'riding schools',
        sells: 'riding lessons',
        alsoCalled:
          'equestrian center, horse riding lessons, pony club, riding stables, riding academy, pony riding',
        offers:
          'trial lesson, beginners’ lesson, lunge lesson, group lesson, private lesson, pony hour for children, holiday riding camp, hack, jumping lesson',
        searches:
          'horse riding lessons, riding school, horse riding for kids, pony riding, riding lessons for beginners, riding camp, adult riding lessons, horse trekking, horse riding near me',
        negatives: 'jobs, instructor course, horse for sale, game, toys, free, motorcycle, boots',
        questions: [
          'From what age can children ride?',
          'How much is a trial lesson?',
          'What do I need to wear?',
        ],
      },
      de: {
        business: 'Reitschule',
        businesses: 'Reitschulen',
        sells: 'Reitunterricht',
        alsoCalled: 'Reithof, Reitunterricht, Reiterhof, Ponyhof, Reitstall mit Unterricht, Ponyreiten',
        offers:
          'Schnupperstunde, Anfängerunterricht, Longenstunde, Gruppenunterricht, Einzelunterricht, Ponystunde für Kinder, Reiterferien, Ausritt, Springstunde',
        searches:
          'reitunterricht, reitschule, reiten lernen, ponyreiten, reiterferien, reitunterricht kinder, reitunterricht erwachsene, ausritt, reitschule in der nähe',
        negatives:
          'jobs, ausbildung, trainerschein, pferd kaufen, spiel, spielzeug, stiefel, hofreitschule tickets',
        questions: [
          'Ab welchem Alter können Kinder reiten?',
          'Was kostet eine Schnupperstunde?',
          'Welche Kleidung brauche ich?',
        ],
      },
      fr: {
        business: 'centre équestre',
        businesses: 'centres équestres',
        sells: 'cours d’équitation',
        alsoCalled:
          'école d’équitation, poney-club, poney club, club hippique, cours d’équitation, manège équestre',
        offers:
          'cours d’essai, cours débutant, cours à la longe, cours collectif, cours particulier, baby poney, stage vacances, balade à cheval, cours d’obstacle',
        searches:
          'cours d’équitation, centre équestre, poney club, baby poney, stage équitation, équitation adulte débutant, balade à cheval, équitation enfant, centre équestre près de chez moi',
        negatives: 'emploi, formation moniteur, cheval à vendre, jeu, jouet, bottes, moto école',
        questions: [
          'À partir de quel âge ?',
          'Combien coûte un cours d’essai ?',
          'Quelle tenue faut-il prévoir ?',
        ],
      },
    },
  },
  {
    id: 'rowing-and-kayak',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 50,
    interests: ['Kayaking', 'Canoeing', 'Rowing', 'Stand-up paddling', 'Rafting', 'Team events'],
    angles: ['offer', 'place', 'time'],
    words: {
      en: {
        business: 'kayak and canoe center',
        businesses: 'kayak and canoe centers',
        sells: 'kayak tours and hire',
        alsoCalled:
          'kayak hire, canoe hire, kayak school, canoe rental, rowing school, rowing club, paddling center, kayak tours',
        offers:
          'kayak hire, canoe hire, paddle board hire, guided tour, beginners’ course, rowing course, group outing, company event, transport back',
        searches:
          'kayak hire, canoe hire, kayak tour, canoe trip, kayaking lessons, paddle board hire, rowing course, canoe trip with kids, kayak hire near me',
        negatives: 'jobs, kayak for sale, used, rowing machine, inflatable buy, plans, free, results',
        questions: ['How much is a day’s hire?', 'Do we need experience?', 'Is transport back included?'],
      },
      de: {
        business: 'Kajak- und Kanuverleih',
        businesses: 'Kajak- und Kanuverleihe',
        sells: 'Kanutouren und Kanuverleih',
        alsoCalled:
          'Kanuverleih, Kajakverleih, Kanuschule, Kajakschule, Ruderclub, Ruderschule, Kanutouren, Paddelverleih',
        offers:
          'Kajakverleih, Kanuverleih, SUP-Verleih, geführte Tour, Anfängerkurs, Ruderkurs, Gruppenausflug, Firmenevent, Rücktransport',
        searches:
          'kanuverleih, kajak mieten, kanutour, kajakkurs, sup verleih, ruderkurs, kanutour mit kindern, paddeltour, kanuverleih in der nähe',
        negatives:
          'jobs, kajak kaufen, gebraucht, rudergerät, aufblasbar kaufen, bauplan, kostenlos, ergebnisse',
        questions: [
          'Was kostet ein Kanu pro Tag?',
          'Brauchen wir Vorkenntnisse?',
          'Ist der Rücktransport dabei?',
        ],
      },
      fr: {
        business: 'base de canoë-kayak',
        businesses: 'bases de canoë-kayak',
        sells: 'descentes et location de kayaks',
        alsoCalled:
          'location de canoë, location de kayak, école de kayak, club d’aviron, base nautique, descente en canoë, club de canoë-kayak',
        offers:
          'location de kayak, location de canoë, location de paddle, sortie guidée, stage d’initiation, initiation à l’aviron, sortie de groupe, séminaire nautique, retour en navette',
        searches:
          'location canoë, location kayak, descente en canoë, canoë en famille, cours de kayak, location paddle, initiation aviron, sortie kayak guidée, canoë près de chez moi',
        negatives: 'emploi, kayak à vendre, occasion, rameur, gonflable achat, plan, résultats',
        questions: [
          'Combien coûte la location à la journée ?',
          'Faut-il de l’expérience ?',
          'La navette retour est-elle comprise ?',
        ],
      },
    },
  },
]
