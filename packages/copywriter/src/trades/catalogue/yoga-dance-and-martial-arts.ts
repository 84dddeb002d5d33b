import type { TradeEntry } from './trade-entry.ts'

export const yogaDanceAndMartialArts: readonly TradeEntry[] = [
  {
    id: 'yoga-studio',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order', 'visit'],
    radiusKm: 12,
    interests: ['Yoga', 'Hot yoga', 'Prenatal yoga', 'Meditation', 'Yoga retreats', 'Mindfulness'],
    words: {
      en: {
        business: 'yoga studio',
        businesses: 'yoga studios',
        sells: 'yoga classes',
        alsoCalled: 'yoga school, yoga classes, yoga teacher, hot yoga studio, prenatal yoga, yoga center',
        offers:
          'trial class, drop-in class, ten-class card, monthly membership, beginners’ course, prenatal yoga, hot yoga, yin yoga, private class, weekend workshop',
        searches:
          'yoga studio, yoga classes, yoga for beginners, prenatal yoga, hot yoga, yin yoga class, yoga trial class, private yoga lessons, yoga near me',
        negatives: 'jobs, teacher training, mat, pants, free video, app, poses pdf, online free',
        questions: ['Is it right for beginners?', 'Do I need my own mat?', 'How much is a trial class?'],
      },
      de: {
        business: 'Yogastudio',
        businesses: 'Yogastudios',
        sells: 'Yogakurse',
        alsoCalled:
          'Yogaschule, Yogakurse, Yogalehrerin, Yoga-Studio, Yogazentrum, Schwangerschaftsyoga, Yogalehrer',
        offers:
          'Probestunde, Einzelstunde, Zehnerkarte, Monatsmitgliedschaft, Anfängerkurs, Schwangerschaftsyoga, Hot Yoga, Yin Yoga, Privatstunde, Wochenendworkshop',
        searches:
          'yogastudio, yoga kurs, yoga anfängerkurs, schwangerschaftsyoga, yin yoga, hot yoga, yoga probestunde, yoga präventionskurs krankenkasse, yoga in der nähe',
        negatives: 'jobs, yogalehrer ausbildung, matte, hose, kostenlos, video, app, übungen pdf',
        questions: [
          'Ist der Kurs für Anfänger geeignet?',
          'Brauche ich eine eigene Matte?',
          'Zahlt die Krankenkasse etwas dazu?',
        ],
      },
      fr: {
        business: 'studio de yoga',
        businesses: 'studios de yoga',
        sells: 'cours de yoga',
        alsoCalled:
          'école de yoga, cours de yoga, professeur de yoga, centre de yoga, yoga prénatal, hot yoga',
        offers:
          'cours d’essai, cours à l’unité, carte dix cours, abonnement mensuel, cours débutants, yoga prénatal, hot yoga, yin yoga, cours particulier, atelier du week-end',
        searches:
          'cours de yoga, studio de yoga, yoga débutant, yoga prénatal, yin yoga, hot yoga, cours d’essai yoga, cours particulier yoga, yoga près de chez moi',
        negatives: 'emploi, formation professeur, tapis, legging, gratuit, vidéo, application, postures pdf',
        questions: [
          'Est-ce adapté aux débutants ?',
          'Le tapis est-il fourni ?',
          'Combien coûte un cours d’essai ?',
        ],
      },
    },
  },
  {
    id: 'pilates-studio',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 12,
    interests: ['Pilates', 'Barre workouts', 'Stretching and mobility', 'Back exercises', 'Yoga', 'Fitness'],
    words: {
      en: {
        business: 'Pilates studio',
        businesses: 'Pilates studios',
        sells: 'Pilates classes',
        alsoCalled:
          'Pilates, reformer Pilates, Pilates classes, Pilates instructor, barre studio, mat Pilates',
        offers:
          'trial class, reformer Pilates, mat Pilates, private session, duo session, prenatal Pilates, postnatal Pilates, ten-class pack, barre class',
        searches:
          'pilates, reformer pilates, pilates classes, pilates for beginners, pilates private lesson, prenatal pilates, mat pilates, barre class, pilates near me',
        negatives: 'jobs, teacher training, certification, machine for sale, free video, socks, at home, app',
        questions: [
          'Is reformer right for beginners?',
          'How many people are in a class?',
          'How much is a private session?',
        ],
      },
      de: {
        business: 'Pilatesstudio',
        businesses: 'Pilatesstudios',
        sells: 'Pilateskurse',
        alsoCalled: 'Pilates, Reformer-Pilates, Pilateskurse, Pilatestrainerin, Pilates-Studio, Barre-Studio',
        offers:
          'Probestunde, Reformer-Pilates, Mattenpilates, Einzelstunde, Duostunde, Pilates in der Schwangerschaft, Rückbildungspilates, Zehnerkarte, Barre',
        searches:
          'pilates, reformer pilates, pilates kurs, pilates anfänger, pilates einzelstunde, pilates schwangerschaft, pilates studio, barre kurs, pilates in der nähe',
        negatives: 'jobs, ausbildung, trainerschein, reformer kaufen, video, socken, zu hause, app',
        questions: [
          'Ist der Reformer etwas für Anfänger?',
          'Wie viele sind in einem Kurs?',
          'Was kostet eine Einzelstunde?',
        ],
      },
      fr: {
        business: 'studio de Pilates',
        businesses: 'studios de Pilates',
        sells: 'cours de Pilates',
        alsoCalled:
          'Pilates, Pilates reformer, cours de Pilates, professeur de Pilates, studio de barre, Pilates machine',
        offers:
          'cours d’essai, Pilates reformer, Pilates au sol, cours particulier, cours en duo, Pilates prénatal, Pilates postnatal, carte dix cours, barre au sol',
        searches:
          'pilates, pilates reformer, cours de pilates, pilates débutant, pilates cours particulier, pilates prénatal, pilates machine, barre au sol, pilates près de chez moi',
        negatives:
          'emploi, formation professeur, certification, machine occasion, gratuit, vidéo, chaussettes, application',
        questions: [
          'Le reformer convient-il aux débutants ?',
          'Combien de personnes par cours ?',
          'Combien coûte un cours particulier ?',
        ],
      },
    },
  },
  {
    id: 'dance-school',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'order'],
    radiusKm: 15,
    interests: ['Dance', 'Ballroom dancing', 'Salsa and Latin dance', 'Ballet', 'Hip-hop dance', 'Tango'],
    angles: ['offer', 'audience', 'ease'],
    words: {
      en: {
        business: 'dance school',
        businesses: 'dance schools',
        sells: 'dance classes',
        alsoCalled:
          'dance academy, dance studio, dance classes, dance lessons, ballet school, salsa school, ballroom dance school',
        offers:
          'trial class, ballroom beginners’ course, salsa course, ballet for children, hip-hop class, wedding dance lesson, private lesson, tap class, monthly membership',
        searches:
          'dance classes, dance school, salsa classes, ballet classes for children, wedding dance lessons, ballroom dancing lessons, hip hop dance classes, adult dance classes beginners, dance classes near me',
        negatives: 'jobs, teacher training, shoes, costume, video, free online, music, tv show',
        questions: ['Do I need a partner?', 'Can we try a class?', 'Which age groups are there?'],
      },
      de: {
        business: 'Tanzschule',
        businesses: 'Tanzschulen',
        sells: 'Tanzkurse',
        alsoCalled: 'Tanzstudio, Tanzkurse, Ballettschule, Salsaschule, Tanzakademie, Tanzunterricht',
        offers:
          'Probestunde, Paartanz-Grundkurs, Salsakurs, Kinderballett, Hip-Hop-Kurs, Hochzeitstanzkurs, Privatstunde, Discofox, Monatsbeitrag',
        searches:
          'tanzschule, tanzkurs, hochzeitstanzkurs, salsa kurs, kinderballett, hip hop tanzkurs, discofox kurs, tanzkurs für paare, kindertanzen, tanzschule in der nähe',
        negatives: 'jobs, ausbildung tanzlehrer, schuhe, kostüm, video, kostenlos, musik, fernsehen',
        questions: [
          'Brauche ich einen Tanzpartner?',
          'Gibt es eine Probestunde?',
          'Welche Altersgruppen gibt es?',
        ],
      },
      fr: {
        business: 'école de danse',
        businesses: 'écoles de danse',
        sells: 'cours de danse',
        alsoCalled:
          'cours de danse, studio de danse, académie de danse, école de salsa, école de ballet, professeur de danse',
        offers:
          'cours d’essai, danses de salon débutants, cours de salsa, danse classique enfant, hip-hop, ouverture de bal mariage, cours particulier, rock, abonnement annuel',
        searches:
          'cours de danse, école de danse, cours de salsa, danse classique enfant, cours de danse mariage, danse de salon débutant, cours hip hop, cours de danse adulte, cours de danse près de chez moi',
        negatives: 'emploi, formation professeur, chaussons, costume, vidéo, gratuit, musique, émission',
        questions: [
          'Faut-il venir avec un partenaire ?',
          'Peut-on faire un cours d’essai ?',
          'À partir de quel âge ?',
        ],
      },
    },
  },
  {
    id: 'martial-arts-school',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 12,
    interests: ['Martial arts', 'Judo', 'Karate', 'Taekwondo', 'Self-defence', 'Kickboxing'],
    angles: ['benefit', 'audience', 'ease'],
    words: {
      en: {
        business: 'martial arts school',
        businesses: 'martial arts schools',
        sells: 'martial arts classes',
        alsoCalled:
          'dojo, karate school, judo club, taekwondo school, self-defense school, Brazilian jiu-jitsu academy, MMA gym, kung fu school',
        offers:
          'free trial class, children’s class, adult beginners’ class, self-defense course, belt grading, private lesson, women’s self-defense, family membership',
        searches:
          'martial arts classes, karate for kids, self defense classes, judo club, taekwondo classes, brazilian jiu jitsu, mma gym, kids martial arts, martial arts near me',
        negatives: 'jobs, movie, game, video, belt meaning, suit, online free, results',
        questions: [
          'From what age can children join?',
          'Is there a free trial class?',
          'How much is it a month?',
        ],
      },
      de: {
        business: 'Kampfkunstschule',
        businesses: 'Kampfkunstschulen',
        sells: 'Kampfsporttraining',
        alsoCalled:
          'Kampfsportschule, Karateschule, Judoschule, Taekwondo-Schule, Selbstverteidigungsschule, Dojo, Jiu-Jitsu-Schule, MMA-Gym',
        offers:
          'Probetraining, Kinderkurs, Anfängerkurs für Erwachsene, Selbstverteidigungskurs, Gürtelprüfung, Privatstunde, Selbstverteidigung für Frauen, Familienmitgliedschaft',
        searches:
          'kampfsportschule, karate kinder, selbstverteidigung kurs, kampfsport kinder, judo kinder, taekwondo, brazilian jiu jitsu, selbstverteidigung frauen, kampfsport in der nähe',
        negatives: 'jobs, film, spiel, video, bedeutung, anzug kaufen, kostenlos, ergebnisse',
        questions: [
          'Ab welchem Alter können Kinder mitmachen?',
          'Gibt es ein Probetraining?',
          'Was kostet es im Monat?',
        ],
      },
      fr: {
        business: 'école d’arts martiaux',
        businesses: 'écoles d’arts martiaux',
        sells: 'cours d’arts martiaux',
        alsoCalled:
          'dojo, école de karaté, club de judo, école de taekwondo, cours de self-défense, académie de jiu-jitsu brésilien, salle de MMA, krav maga',
        offers:
          'cours d’essai gratuit, cours enfants, cours adultes débutants, stage de self-défense, passage de grade, cours particulier, self-défense femme, tarif famille',
        searches:
          'arts martiaux, karaté enfant, cours de self-défense, judo enfant, taekwondo, jiu-jitsu brésilien, krav maga, club mma, arts martiaux près de chez moi',
        negatives: 'emploi, film, jeu, vidéo, signification, kimono achat, résultats',
        questions: ['À partir de quel âge ?', 'Y a-t-il un cours d’essai ?', 'Combien coûte l’adhésion ?'],
      },
    },
  },
  {
    id: 'boxing-gym',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 12,
    interests: ['Boxing', 'Kickboxing', 'Fitness', 'Interval training', 'Self-defence'],
    angles: ['benefit', 'offer', 'place'],
    words: {
      en: {
        business: 'boxing gym',
        businesses: 'boxing gyms',
        sells: 'boxing classes',
        alsoCalled:
          'boxing club, boxing school, kickboxing gym, boxing coach, fitness boxing, boxing classes',
        offers:
          'trial class, beginners’ boxing, fitness boxing, kickboxing, women’s boxing, youth boxing, private coaching, sparring, monthly membership',
        searches:
          'boxing gym, boxing classes, boxing for beginners, fitness boxing, kickboxing classes, women’s boxing, boxing for kids, boxing coach, boxing gym near me',
        negatives: 'jobs, gloves, tickets, results, live stream, game, bag for sale, boxing day',
        questions: ['Do I have to spar?', 'Do you lend gloves?', 'How much is a trial class?'],
      },
      de: {
        business: 'Boxstudio',
        businesses: 'Boxstudios',
        sells: 'Boxtraining',
        alsoCalled: 'Boxschule, Boxclub, Boxgym, Kickboxschule, Fitnessboxen, Boxverein, Boxtraining',
        offers:
          'Probetraining, Boxen für Anfänger, Fitnessboxen, Kickboxen, Boxen für Frauen, Jugendboxen, Einzeltraining, Sparring, Monatsbeitrag',
        searches:
          'boxtraining, boxstudio, boxen für anfänger, fitnessboxen, kickboxen, boxen für frauen, boxen kinder, boxverein, boxen in der nähe',
        negatives: 'jobs, handschuhe, tickets, ergebnisse, live, spiel, boxsack kaufen, lautsprecher',
        questions: [
          'Muss ich Sparring machen?',
          'Kann ich Handschuhe leihen?',
          'Was kostet ein Probetraining?',
        ],
      },
      fr: {
        business: 'salle de boxe',
        businesses: 'salles de boxe',
        sells: 'cours de boxe',
        alsoCalled:
          'club de boxe, école de boxe, boxe anglaise, kick-boxing, boxe fitness, coach de boxe, cours de boxe',
        offers:
          'cours d’essai, boxe débutant, boxe fitness, kick-boxing, boxe femme, boxe enfant, coaching particulier, sparring, abonnement mensuel',
        searches:
          'cours de boxe, salle de boxe, boxe débutant, boxe fitness, kick boxing, boxe femme, boxe enfant, club de boxe, boxe près de chez moi',
        negatives: 'emploi, gants, billets, résultats, direct, jeu, sac de frappe',
        questions: [
          'Le combat est-il obligatoire ?',
          'Prêtez-vous les gants ?',
          'Combien coûte un cours d’essai ?',
        ],
      },
    },
  },
]
