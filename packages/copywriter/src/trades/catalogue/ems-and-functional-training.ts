import type { TradeEntry } from './trade-entry.ts'

export const emsAndFunctionalTraining: readonly TradeEntry[] = [
  {
    id: 'ems-training',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 12,
    interests: ['Fitness', 'Personal training', 'Strength training', 'Back exercises', 'Work-life balance'],
    angles: ['speed', 'ease', 'proof'],
    words: {
      en: {
        business: 'EMS studio',
        businesses: 'EMS studios',
        sells: 'EMS training',
        alsoCalled:
          'EMS training, EMS gym, electro muscle stimulation training, EMS fitness, EMS personal training',
        offers:
          'EMS trial session, 20-minute EMS training, one-to-one training, partner training, monthly membership, ten-session card, body analysis, EMS at home with trainer',
        searches:
          'ems training, ems studio, ems trial session, ems workout, ems training cost, 20 minute workout studio, ems personal training, ems training near me',
        negatives: 'jobs, franchise, suit for sale, device, tens machine, ambulance, course, emergency',
        questions: [
          'How does a trial session work?',
          'Is once a week enough?',
          'Do you provide the clothing?',
        ],
      },
      de: {
        business: 'EMS-Studio',
        businesses: 'EMS-Studios',
        sells: 'EMS-Training',
        alsoCalled:
          'EMS-Training, EMS Fitnessstudio, Elektromuskelstimulation, EMS Personal Training, EMS-Fitness',
        offers:
          'EMS-Probetraining, 20-Minuten-Training, Einzeltraining, Partnertraining, Monatsmitgliedschaft, Zehnerkarte, Körperanalyse, EMS zu Hause mit Trainer',
        searches:
          'ems training, ems studio, ems probetraining, ems training kosten, ems training zu hause, ems training rücken, ems training ohne vertrag, ems personal training, ems studio in der nähe',
        negatives: 'jobs, franchise, anzug kaufen, gerät, tens gerät, ausbildung, lizenz, versand',
        questions: [
          'Wie läuft ein Probetraining ab?',
          'Reicht einmal pro Woche?',
          'Wird die Kleidung gestellt?',
        ],
      },
      fr: {
        business: 'studio d’électrostimulation',
        businesses: 'studios d’électrostimulation',
        sells: 'séances d’électrostimulation',
        alsoCalled:
          'électrostimulation, studio EMS, électrostimulation musculaire, entraînement EMS, coaching EMS',
        offers:
          'séance d’essai EMS, séance de 20 minutes, coaching individuel, séance en duo, abonnement mensuel, carte dix séances, bilan corporel, EMS à domicile',
        searches:
          'électrostimulation sport, ems sport, studio ems, séance d’essai ems, électrostimulation coach, ems prix séance, ems à domicile, électrostimulation musculaire studio',
        negatives:
          'emploi, franchise, combinaison à vendre, appareil, ceinture abdos, formation, établissement médico-social',
        questions: [
          'Comment se passe la séance d’essai ?',
          'Une fois par semaine suffit-il ?',
          'La tenue est-elle fournie ?',
        ],
      },
    },
  },
  {
    id: 'crossfit-box',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: 12,
    interests: [
      'Functional training',
      'Weightlifting',
      'Strength training',
      'Interval training',
      'Calisthenics',
      'Kettlebell training',
    ],
    angles: ['offer', 'quality', 'audience'],
    words: {
      en: {
        business: 'functional training box',
        businesses: 'functional training boxes',
        sells: 'functional training',
        alsoCalled:
          'CrossFit box, CrossFit, functional fitness gym, cross training gym, HIIT gym, functional training',
        offers:
          'free intro class, beginners’ course, group workout, Olympic weightlifting, open gym, drop-in, monthly membership, competition training, teens’ class',
        searches:
          'functional training, cross training gym, functional fitness classes, hiit classes, olympic weightlifting classes, functional training for beginners, small group training, functional training near me',
        negatives:
          'jobs, shoes, level 1 certificate, equipment, games results, home workout, free wod, clothes',
        questions: [
          'Do I need to be fit already?',
          'How big are the classes?',
          'Can I drop in for one class?',
        ],
      },
      de: {
        business: 'Functional-Training-Box',
        businesses: 'Functional-Training-Boxen',
        sells: 'Functional Training',
        alsoCalled:
          'CrossFit-Box, CrossFit, Functional Training, Functional-Fitness-Studio, HIIT-Studio, Crosstraining-Box',
        offers:
          'Probetraining, Einsteigerkurs, Gruppentraining, Gewichtheben, Open Gym, Drop-in, Monatsmitgliedschaft, Wettkampftraining, Training für Jugendliche',
        searches:
          'functional training, functional fitness, functional training kurs, hiit kurs, gewichtheben kurs, functional training anfänger, training in kleingruppen, functional training in der nähe',
        negatives: 'jobs, schuhe, trainerschein, geräte, games ergebnisse, zu hause, kleidung, crosstrainer',
        questions: [
          'Muss ich schon fit sein?',
          'Wie groß sind die Gruppen?',
          'Kann ich einmalig mittrainieren?',
        ],
      },
      fr: {
        business: 'salle de cross training',
        businesses: 'salles de cross training',
        sells: 'entraînement fonctionnel',
        alsoCalled:
          'box de CrossFit, CrossFit, cross training, salle de CrossFit, entraînement fonctionnel, salle HIIT',
        offers:
          'séance d’essai, stage débutants, cours collectif, haltérophilie, open gym, drop-in, abonnement mensuel, préparation compétition, cours ados',
        searches:
          'cross training, salle de cross training, entraînement fonctionnel, cours de cross training, cross training débutant, cours haltérophilie, cours hiit, cross training près de chez moi',
        negatives: 'emploi, chaussures, certification, matériel, résultats games, à la maison, vêtements',
        questions: [
          'Faut-il déjà être en forme ?',
          'Combien sommes-nous par cours ?',
          'Peut-on venir pour une seule séance ?',
        ],
      },
    },
  },
]
