import type { TradeEntry } from './trade-entry.ts'

export const sportsClubsAndCourts: readonly TradeEntry[] = [
  {
    id: 'golf-club',
    kind: 'fitness',
    schemaTypes: ['GolfCourse'],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 40,
    interests: ['Golf', 'Minigolf', 'Sports clubs', 'Countryside', 'Corporate events', 'Business networking'],
    angles: ['place', 'offer', 'ease'],
    words: {
      en: {
        business: 'golf club',
        businesses: 'golf clubs',
        sells: 'golf rounds and memberships',
        alsoCalled: 'golf course, golf school, driving range, golf academy, golf lessons',
        offers:
          'green fee, taster course, beginner golf lessons, private lesson, driving range, trial membership, full membership, junior golf, company golf event',
        searches:
          'golf course, golf lessons, green fee, golf club membership, golf lessons for beginners, golf taster, driving range, book tee time, golf near me',
        negatives: 'jobs, greenkeeper course, car, clubs for sale, used set, results, live, game',
        questions: ['What does a green fee cost?', 'Can I try without any experience?', 'Do you lend clubs?'],
      },
      de: {
        business: 'Golfclub',
        businesses: 'Golfclubs',
        sells: 'Golfrunden und Mitgliedschaften',
        alsoCalled: 'Golfplatz, Golfanlage, Golfschule, Golfakademie, Driving Range, Golfkurse, Platzreife',
        offers:
          'Greenfee, Schnupperkurs, Platzreifekurs, Einzelstunde, Driving Range, Schnuppermitgliedschaft, Vollmitgliedschaft, Jugendgolf, Firmengolf',
        searches:
          'golfplatz, golf schnupperkurs, platzreife kurs, golfkurs, golfclub mitgliedschaft, greenfee, golfstunden, driving range, golfplatz in der nähe',
        negatives: 'jobs, ausbildung, greenkeeper, auto, schläger gebraucht, ergebnisse, live, spiel',
        questions: [
          'Was kostet das Greenfee?',
          'Kann ich ohne Vorkenntnisse schnuppern?',
          'Wie lange dauert die Platzreife?',
        ],
      },
      fr: {
        business: 'club de golf',
        businesses: 'clubs de golf',
        sells: 'parcours et abonnements de golf',
        alsoCalled:
          'parcours de golf, terrain de golf, école de golf, académie de golf, practice de golf, cours de golf',
        offers:
          'green fee, initiation, stage débutant, cours particulier, practice, abonnement découverte, abonnement annuel, golf junior, golf d’entreprise',
        searches:
          'golf initiation, cours de golf, green fee, parcours de golf, abonnement golf, stage golf débutant, practice golf, réserver golf, golf près de chez moi',
        negatives: 'emploi, formation, voiture, clubs occasion, résultats, direct, jeu',
        questions: [
          'Combien coûte un green fee ?',
          'Peut-on essayer sans expérience ?',
          'Prêtez-vous les clubs ?',
        ],
      },
    },
  },
  {
    id: 'tennis-club',
    kind: 'fitness',
    schemaTypes: ['TennisComplex'],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 15,
    interests: ['Tennis', 'Padel', 'Squash', 'Badminton', 'Sports clubs', 'Pickleball'],
    angles: ['place', 'ease', 'offer'],
    words: {
      en: {
        business: 'tennis club',
        businesses: 'tennis clubs',
        sells: 'tennis courts and coaching',
        alsoCalled:
          'tennis center, tennis school, tennis courts, tennis academy, padel club, padel courts, tennis coach',
        offers:
          'court hire, indoor court, trial lesson, adult beginners’ course, children’s coaching, private lesson, padel court, membership, holiday camp',
        searches:
          'tennis lessons, tennis court booking, tennis club, tennis lessons for kids, indoor tennis court, tennis coach, padel court, adult tennis beginners, tennis near me',
        negatives: 'jobs, racket, shoes, results, live scores, tickets, elbow, table',
        questions: [
          'How much is a court per hour?',
          'Do you have lessons for beginners?',
          'Can I play without being a member?',
        ],
      },
      de: {
        business: 'Tennisclub',
        businesses: 'Tennisclubs',
        sells: 'Tennisplätze und Tennistraining',
        alsoCalled:
          'Tennisschule, Tennishalle, Tennisanlage, Tennisverein, Padelanlage, Padelhalle, Tennisplätze, Tennistraining',
        offers:
          'Platzmiete, Hallenplatz, Schnupperstunde, Anfängerkurs, Kindertraining, Einzelstunde, Padelplatz, Mitgliedschaft, Feriencamp',
        searches:
          'tennis lernen, tennisplatz buchen, tennishalle, tenniskurs kinder, tennistraining, tennisverein, padel platz buchen, tennis anfängerkurs, tennis in der nähe',
        negatives: 'jobs, schläger kaufen, schuhe, ergebnisse, live, tickets, tennisarm, tischtennis',
        questions: [
          'Was kostet ein Platz pro Stunde?',
          'Gibt es Kurse für Anfänger?',
          'Kann ich ohne Mitgliedschaft spielen?',
        ],
      },
      fr: {
        business: 'club de tennis',
        businesses: 'clubs de tennis',
        sells: 'courts et cours de tennis',
        alsoCalled:
          'école de tennis, court de tennis, centre de tennis, tennis club, club de padel, terrain de padel, académie de tennis',
        offers:
          'location de court, court couvert, cours d’essai, cours adultes débutants, école de tennis enfants, cours particulier, terrain de padel, adhésion, stage vacances',
        searches:
          'cours de tennis, réserver court de tennis, club de tennis, tennis enfant, court couvert, cours particulier tennis, padel réservation, tennis débutant adulte, tennis près de chez moi',
        negatives: 'emploi, raquette, chaussures, résultats, direct, billets, coude, tennis de table',
        questions: [
          'Combien coûte une heure de court ?',
          'Avez-vous des cours débutants ?',
          'Peut-on jouer sans être membre ?',
        ],
      },
    },
  },
  {
    id: 'bowling-alley',
    kind: 'fitness',
    schemaTypes: ['BowlingAlley'],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 25,
    interests: ['Bowling', 'Children’s birthdays', 'Family days out', 'Billiards', 'Team events', 'Arcades'],
    angles: ['offer', 'audience', 'ease'],
    words: {
      en: {
        business: 'bowling alley',
        businesses: 'bowling alleys',
        sells: 'bowling',
        alsoCalled: 'bowling center, tenpin bowling, bowling lanes, skittle alley, bowling lounge',
        offers:
          'lane per hour, family bowling, children’s birthday party, company party, cosmic bowling, shoe rental, food and drinks, pool tables, group package',
        searches:
          'bowling, bowling alley, bowling birthday party, family bowling, tenpin bowling, bowling for groups, book bowling lane, company bowling party, bowling near me',
        negatives: 'jobs, ball for sale, shoes buy, game online, league results, lawn, cricket, pins toy',
        questions: [
          'How much is a lane per hour?',
          'How many people fit on a lane?',
          'Do you host children’s birthdays?',
        ],
      },
      de: {
        business: 'Bowlingcenter',
        businesses: 'Bowlingcenter',
        sells: 'Bowling',
        alsoCalled: 'Bowlingbahn, Bowlinghalle, Kegelbahn, Bowling-Center, Kegelcenter, Bowlinglounge',
        offers:
          'Bahn pro Stunde, Familienbowling, Kindergeburtstag, Firmenfeier, Discobowling, Leihschuhe, Essen und Getränke, Billard, Gruppenpaket',
        searches:
          'bowling, bowlingbahn, bowling kindergeburtstag, bowlingbahn reservieren, kegelbahn mieten, bowling firmenfeier, bowling preise, discobowling, bowling in der nähe',
        negatives: 'jobs, kugel kaufen, schuhe kaufen, online spiel, liga ergebnisse, ausbildung, spielzeug',
        questions: [
          'Was kostet eine Bahn pro Stunde?',
          'Wie viele Personen spielen auf einer Bahn?',
          'Feiern Sie Kindergeburtstage?',
        ],
      },
      fr: {
        business: 'bowling',
        businesses: 'bowlings',
        sells: 'parties de bowling',
        alsoCalled: 'piste de bowling, centre de bowling, salle de bowling, pistes de quilles',
        offers:
          'partie de bowling, formule famille, anniversaire enfant, soirée d’entreprise, bowling disco, location de chaussures, restauration, billard, formule groupe',
        searches:
          'bowling, réserver bowling, anniversaire bowling, bowling enfant, bowling entreprise, bowling prix partie, bowling et billard, bowling près de chez moi',
        negatives: 'emploi, boule à vendre, acheter chaussures, jeu en ligne, résultats ligue, jouet',
        questions: [
          'Combien coûte une partie ?',
          'Combien de joueurs par piste ?',
          'Organisez-vous des anniversaires ?',
        ],
      },
    },
  },
  {
    id: 'climbing-gym',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 30,
    interests: [
      'Climbing',
      'Bouldering',
      'Mountaineering',
      'Via ferrata',
      'Children’s birthdays',
      'Sports equipment',
    ],
    angles: ['offer', 'audience', 'ease'],
    words: {
      en: {
        business: 'climbing gym',
        businesses: 'climbing gyms',
        sells: 'climbing and bouldering',
        alsoCalled:
          'climbing wall, climbing center, bouldering gym, bouldering hall, indoor climbing, bouldering',
        offers:
          'day pass, ten-entry card, introductory course, top-rope course, lead course, kids’ climbing, birthday party, gear hire, monthly membership',
        searches:
          'climbing gym, bouldering, indoor climbing, bouldering gym, climbing course beginners, kids climbing, climbing birthday party, climbing wall, bouldering near me',
        negatives: 'jobs, holds for sale, shoes, home wall, training plan pdf, game, plants, frame',
        questions: ['Can I climb without experience?', 'How much is a day pass?', 'Can I rent shoes?'],
      },
      de: {
        business: 'Kletterhalle',
        businesses: 'Kletterhallen',
        sells: 'Klettern und Bouldern',
        alsoCalled:
          'Boulderhalle, Kletterzentrum, Kletterwand, Boulderzentrum, Kletterschule, Indoor-Klettern',
        offers:
          'Tageskarte, Zehnerkarte, Einsteigerkurs, Toprope-Kurs, Vorstiegskurs, Kinderklettern, Kindergeburtstag, Materialverleih, Monatskarte',
        searches:
          'kletterhalle, boulderhalle, bouldern, kletterkurs anfänger, kinderklettern, kletterhalle kindergeburtstag, vorstiegskurs, klettern tageskarte, boulderhalle in der nähe',
        negatives:
          'jobs, griffe kaufen, schuhe kaufen, boulderwand bauen, trainingsplan pdf, spiel, kletterpflanzen, klettergerüst',
        questions: [
          'Kann ich ohne Vorkenntnisse klettern?',
          'Was kostet eine Tageskarte?',
          'Kann ich Schuhe ausleihen?',
        ],
      },
      fr: {
        business: 'salle d’escalade',
        businesses: 'salles d’escalade',
        sells: 'escalade et bloc',
        alsoCalled: 'mur d’escalade, salle de bloc, centre d’escalade, escalade en salle, école d’escalade',
        offers:
          'entrée à la journée, carte dix entrées, cours d’initiation, cours en moulinette, cours en tête, escalade enfant, anniversaire, location de matériel, abonnement mensuel',
        searches:
          'salle d’escalade, escalade en salle, salle de bloc, cours d’escalade débutant, escalade enfant, anniversaire escalade, mur d’escalade, entrée escalade prix, escalade près de chez moi',
        negatives:
          'emploi, prises à vendre, acheter chaussons, pan maison, programme pdf, jeu, plante grimpante',
        questions: [
          'Peut-on grimper sans expérience ?',
          'Combien coûte l’entrée ?',
          'Louez-vous des chaussons ?',
        ],
      },
    },
  },
  {
    id: 'football-school',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'order'],
    radiusKm: 25,
    interests: [
      'Football',
      'Women’s football',
      'Indoor football',
      'School children',
      'Holiday camps',
      'After-school clubs',
    ],
    angles: ['audience', 'benefit', 'offer'],
    words: {
      en: {
        business: 'football school for children',
        businesses: 'football schools for children',
        sells: 'football training for children',
        alsoCalled:
          'football academy, kids’ football school, football camp, soccer school, soccer camp, junior football coaching, goalkeeper school',
        offers:
          'trial training, weekly training, holiday football camp, goalkeeper training, girls’ football, one-to-one coaching, football birthday party, tournament day',
        searches:
          'football school, football camp, kids football training, soccer camp, football coaching for kids, goalkeeper training, girls football training, holiday football camp, kids football near me',
        negatives: 'jobs, tickets, results, live, transfer news, coaching license, boots, game',
        questions: [
          'From what age can my child join?',
          'What is included in the camp?',
          'Is there a free trial session?',
        ],
      },
      de: {
        business: 'Fußballschule',
        businesses: 'Fußballschulen',
        sells: 'Fußballtraining für Kinder',
        alsoCalled:
          'Fußballcamp, Fußballakademie, Kinderfußballschule, Torwartschule, Fußball-Feriencamp, Fußballförderschule',
        offers:
          'Probetraining, wöchentliches Training, Fußball-Feriencamp, Torwarttraining, Mädchenfußball, Einzeltraining, Fußballgeburtstag, Turniertag',
        searches:
          'fußballschule, fußballcamp, fußballtraining kinder, fußball feriencamp, torwarttraining kinder, fußballschule mädchen, fußball einzeltraining, bambini fußball, fußballschule in der nähe',
        negatives: 'jobs, tickets, ergebnisse, live, transfer, trainerschein, schuhe, spiel',
        questions: [
          'Ab welchem Alter kann mein Kind mitmachen?',
          'Was ist im Camp enthalten?',
          'Gibt es ein Probetraining?',
        ],
      },
      fr: {
        business: 'école de football pour enfants',
        businesses: 'écoles de football pour enfants',
        sells: 'cours de foot pour enfants',
        alsoCalled:
          'école de foot, école de football, académie de football, stage de foot, stage de football, foot enfant, école de gardiens',
        offers:
          'séance d’essai, entraînement hebdomadaire, stage de foot vacances, entraînement gardien, foot filles, cours particulier, anniversaire foot, journée tournoi',
        searches:
          'école de foot, stage de foot, foot enfant, stage foot vacances, entraînement gardien, foot fille, cours particulier foot, école de football, foot enfant près de chez moi',
        negatives: 'emploi, billets, résultats, direct, transferts, diplôme entraîneur, crampons, jeu',
        questions: ['À partir de quel âge ?', 'Que comprend le stage ?', 'Y a-t-il une séance d’essai ?'],
      },
    },
  },
]
