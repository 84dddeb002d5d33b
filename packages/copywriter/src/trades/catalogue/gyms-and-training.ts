import type { TradeEntry } from './trade-entry.ts'

export const gymsAndTraining: readonly TradeEntry[] = [
  {
    id: 'gym',
    kind: 'fitness',
    schemaTypes: ['ExerciseGym', 'HealthClub'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 8,
    interests: [
      'Gyms',
      'Fitness',
      'Strength training',
      'Group fitness classes',
      'Weightlifting',
      'Personal training',
    ],
    words: {
      en: {
        business: 'gym',
        businesses: 'gyms',
        sells: 'fitness training',
        alsoCalled:
          'fitness club, health club, fitness center, fitness centre, weight training gym, 24-hour gym',
        offers:
          'monthly membership, day pass, free trial workout, group classes, strength area, cardio area, personal training session, body analysis, student membership',
        searches:
          'gym, gym membership, fitness club, 24 hour gym, gym day pass, gym with classes, cheap gym membership, gym free trial, gym near me',
        negatives:
          'jobs, franchise, equipment for sale, home gym, instructor course, clothes, cancel membership, memes',
        questions: ['How much is a membership?', 'Is there a minimum contract?', 'Can I try it first?'],
      },
      de: {
        business: 'Fitnessstudio',
        businesses: 'Fitnessstudios',
        sells: 'Fitnesstraining',
        alsoCalled: 'Fitnesscenter, Fitnessclub, Gym, Kraftraum, Fitness-Studio, 24-Stunden-Fitnessstudio',
        offers:
          'Monatsmitgliedschaft, Tageskarte, Probetraining, Gruppenkurse, Krafttraining, Cardiobereich, Trainingsplan, Körperanalyse, Studententarif',
        searches:
          'fitnessstudio, fitnessstudio probetraining, fitnesscenter, fitnessstudio 24 stunden, fitnessstudio mit kursen, fitnessstudio ohne vertrag, gym mitgliedschaft, fitnessstudio tageskarte, fitnessstudio in der nähe',
        negatives:
          'jobs, ausbildung, trainerschein, franchise, geräte gebraucht, heimtrainer, kündigen, bekleidung',
        questions: [
          'Was kostet die Mitgliedschaft?',
          'Wie lange läuft der Vertrag?',
          'Gibt es ein Probetraining?',
        ],
      },
      fr: {
        business: 'salle de sport',
        businesses: 'salles de sport',
        sells: 'abonnements de sport',
        alsoCalled:
          'salle de fitness, club de fitness, salle de musculation, centre de remise en forme, club de sport en salle',
        offers:
          'abonnement mensuel, entrée à la journée, séance d’essai, cours collectifs, espace musculation, espace cardio, bilan corporel, tarif étudiant',
        searches:
          'salle de sport, abonnement salle de sport, salle de musculation, salle de sport 24h, salle de sport sans engagement, séance d’essai salle de sport, cours collectifs fitness, salle de sport près de chez moi',
        negatives: 'emploi, franchise, matériel occasion, formation coach, résilier, vêtements, à la maison',
        questions: [
          'Combien coûte l’abonnement ?',
          'Y a-t-il un engagement ?',
          'Peut-on faire une séance d’essai ?',
        ],
      },
    },
  },
  {
    id: 'womens-gym',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'call'],
    radiusKm: 8,
    interests: [
      'Gyms',
      'Fitness',
      'Group fitness classes',
      'Personal training',
      'Self-care',
      'Women’s clothing',
    ],
    angles: ['audience', 'ease', 'place'],
    words: {
      en: {
        business: 'women’s gym',
        businesses: 'women’s gyms',
        sells: 'fitness training for women',
        alsoCalled: 'ladies’ gym, women-only gym, ladies’ fitness club, female gym, women’s fitness studio',
        offers:
          'free trial workout, monthly membership, circuit training, strength training, postnatal fitness, body analysis, group classes, childcare while you train',
        searches:
          'women’s gym, ladies gym, women only gym, female personal trainer gym, ladies fitness classes, circuit training for women, gym with childcare, women’s gym near me',
        negatives: 'jobs, franchise, clothes, leggings, home workout, equipment, videos',
        questions: ['Can I try a workout first?', 'Is there childcare?', 'How long is the contract?'],
      },
      de: {
        business: 'Frauenfitnessstudio',
        businesses: 'Frauenfitnessstudios',
        sells: 'Fitnesstraining für Frauen',
        alsoCalled:
          'Damenfitness, Frauenfitness, Fitnessstudio für Frauen, Damen-Fitnessstudio, Frauen-Fitnessclub',
        offers:
          'Probetraining, Monatsmitgliedschaft, Zirkeltraining, Krafttraining, Rückbildungsfitness, Körperanalyse, Gruppenkurse, Kinderbetreuung',
        searches:
          'frauenfitnessstudio, fitnessstudio für frauen, damenfitness, frauen gym, zirkeltraining frauen, fitnessstudio mit kinderbetreuung, fitnesskurse frauen, frauenfitness in der nähe',
        negatives: 'jobs, franchise, bekleidung, leggings, heimtraining, geräte, videos',
        questions: [
          'Gibt es ein Probetraining?',
          'Gibt es eine Kinderbetreuung?',
          'Wie lange bindet mich der Vertrag?',
        ],
      },
      fr: {
        business: 'salle de sport pour femmes',
        businesses: 'salles de sport pour femmes',
        sells: 'fitness pour femmes',
        alsoCalled:
          'fitness femme, club de sport féminin, salle de sport féminine, gym pour femmes, fitness 100 % féminin',
        offers:
          'séance d’essai, abonnement mensuel, circuit training, renforcement musculaire, fitness après grossesse, bilan corporel, cours collectifs, garde d’enfants sur place',
        searches:
          'salle de sport femme, salle de sport réservée aux femmes, fitness femme, salle de sport féminine, circuit training femme, cours collectifs femme, salle de sport avec garde d’enfants',
        negatives: 'emploi, franchise, vêtements, leggings, à la maison, matériel, vidéo',
        questions: [
          'Peut-on faire une séance d’essai ?',
          'Y a-t-il une garde d’enfants ?',
          'Quelle est la durée d’engagement ?',
        ],
      },
    },
  },
  {
    id: 'personal-trainer',
    kind: 'fitness',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 20,
    interests: [
      'Personal training',
      'Fitness',
      'Strength training',
      'Functional training',
      'Home workouts',
      'Nutrition',
    ],
    words: {
      en: {
        business: 'personal trainer',
        businesses: 'personal trainers',
        sells: 'personal training',
        alsoCalled:
          'personal training, fitness coach, private trainer, mobile personal trainer, online fitness coach, strength coach',
        offers:
          'free first session, one-to-one training, partner training, training at home, online coaching, training plan, ten-session pack, outdoor training, nutrition plan',
        searches:
          'personal trainer, personal training, fitness coach, online personal trainer, mobile personal trainer, personal trainer for women, personal trainer prices, partner training, personal trainer near me',
        negatives: 'jobs, salary, course, certification, become, insurance, app free, toy',
        questions: ['How much is a session?', 'Do you come to my home?', 'How often should I train?'],
      },
      de: {
        business: 'Personal Trainer',
        businesses: 'Personal Trainer',
        sells: 'Personal Training',
        alsoCalled:
          'Personaltrainer, Personal Training, Personaltrainerin, Fitnesscoach, mobiler Personal Trainer, Privattrainer',
        offers:
          'Probestunde, Einzeltraining, Partnertraining, Training zu Hause, Onlinecoaching, Trainingsplan, Zehnerpaket, Outdoortraining, Ernährungsplan',
        searches:
          'personal trainer, personal training, fitnesscoach, personal trainer zu hause, personal trainer frauen, personal trainer online, personal trainer kosten, partnertraining, personal trainer in der nähe',
        negatives: 'jobs, gehalt, ausbildung, lizenz, werden, versicherung, app kostenlos',
        questions: [
          'Was kostet eine Trainingsstunde?',
          'Kommen Sie zu mir nach Hause?',
          'Wie oft sollte ich trainieren?',
        ],
      },
      fr: {
        business: 'coach sportif',
        businesses: 'coachs sportifs',
        sells: 'coaching sportif',
        alsoCalled:
          'personal trainer, coach sportif à domicile, entraîneur personnel, coach fitness, coaching sportif, préparateur physique',
        offers:
          'séance d’essai, séance individuelle, séance en duo, coaching à domicile, coaching en ligne, programme d’entraînement, forfait dix séances, coaching en extérieur',
        searches:
          'coach sportif, coach sportif à domicile, personal trainer, coach sportif femme, coach sportif en ligne, prix coach sportif, coaching duo, coach sportif près de chez moi',
        negatives: 'emploi, salaire, formation, diplôme, devenir, assurance, application gratuite',
        questions: [
          'Combien coûte une séance ?',
          'Vous déplacez-vous à domicile ?',
          'À quel rythme s’entraîner ?',
        ],
      },
    },
  },
]
