import type { TradeEntry } from './trade-entry.ts'

export const adultLearning: readonly TradeEntry[] = [
  {
    id: 'coding-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'order'],
    radiusKm: 60,
    interests: [
      'Coding courses',
      'Programming',
      'Career change',
      'Coding for children',
      'Artificial intelligence',
      'Professional training',
    ],
    angles: ['benefit', 'proof', 'audience', 'time'],
    words: {
      en: {
        business: 'coding school',
        businesses: 'coding schools',
        sells: 'coding courses',
        alsoCalled:
          'coding bootcamp, programming school, coding classes, web development bootcamp, kids coding school, data science bootcamp',
        offers:
          'web development bootcamp, Python course, data science course, part-time course, coding for kids, online course, AI course, career support',
        searches:
          'coding bootcamp, coding school, programming course, web development course, python course, data science bootcamp, coding for kids, part-time coding course',
        negatives: 'jobs, free, youtube, app, tutorial, salary, game cheats',
        questions: ['Do I need any experience?', 'Can I learn while working?', 'Can I pay in installments?'],
      },
      de: {
        business: 'Programmierschule',
        businesses: 'Programmierschulen',
        sells: 'Programmierkurse',
        alsoCalled:
          'Coding-Schule, Coding-Bootcamp, Programmierkurse, Programmierkurs, Webentwicklung-Bootcamp, Coding School',
        offers:
          'Bootcamp Webentwicklung, Python-Kurs, Data-Science-Kurs, berufsbegleitender Kurs, Programmieren für Kinder, Onlinekurs, KI-Kurs, Karrierebegleitung',
        searches:
          'coding bootcamp, programmieren lernen kurs, programmierkurs, python kurs, webentwicklung kurs, data science weiterbildung, programmieren für kinder kurs, ki kurs',
        negatives: 'jobs, kostenlos, youtube, app, anleitung, gehalt, spiel',
        questions: ['Brauche ich Vorkenntnisse?', 'Geht das neben dem Beruf?', 'Kann ich in Raten zahlen?'],
      },
      fr: {
        business: 'école de code',
        businesses: 'écoles de code',
        sells: 'cours de programmation',
        alsoCalled:
          'école de programmation, bootcamp développeur web, formation développeur web, cours de programmation, école de développement web',
        offers:
          'bootcamp développement web, cours Python, formation data, formation à temps partiel, programmation pour enfants, cours en ligne, cours IA, aide à l’emploi',
        searches:
          'formation développeur web, bootcamp développement web, cours de programmation, formation python, école de code, formation data, cours de codage enfant',
        negatives: 'emploi, gratuit, youtube, application, tutoriel, salaire, code de la route',
        questions: [
          'Faut-il des bases ?',
          'Peut-on suivre la formation en travaillant ?',
          'Le paiement en plusieurs fois est-il possible ?',
        ],
      },
    },
  },
  {
    id: 'adult-education',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: 20,
    interests: ['Evening classes', 'Languages', 'Crafts', 'Typing and office skills', 'Personal development'],
    angles: ['range', 'price', 'time', 'place'],
    words: {
      en: {
        business: 'adult education center',
        businesses: 'adult education centers',
        sells: 'courses for adults',
        alsoCalled:
          'adult education, community college courses, evening school, continuing education center, adult learning center',
        offers:
          'language courses, computer courses, cooking courses, art courses, exercise classes, lectures, photography courses, courses for seniors',
        searches:
          'adult education courses, evening classes, adult learning center, weekend courses, evening courses for adults, computer courses for seniors, leisure courses',
        negatives: 'jobs, teacher vacancies, free, university, driving, school holidays, login',
        questions: ['How do I enroll?', 'Can I cancel a course?', 'Are there discounts?'],
      },
      de: {
        business: 'Volkshochschule',
        businesses: 'Volkshochschulen',
        sells: 'Kurse für Erwachsene',
        alsoCalled: 'Erwachsenenbildung, Abendschule, Klubschule, Bildungshaus, Erwachsenenbildungszentrum',
        offers:
          'Sprachkurse, Computerkurse, Kochkurse, Malkurse, Bewegungskurse, Vorträge, Fotokurse, Kurse für Senioren',
        searches:
          'volkshochschule kurse, abendkurse, erwachsenenbildung kurse, wochenendkurse, freizeitkurse, computerkurs für senioren, kursprogramm',
        negatives: 'jobs, dozent stelle, kostenlos, universität, fahrschule, schulferien, login',
        questions: ['Wie melde ich mich an?', 'Kann ich einen Kurs stornieren?', 'Gibt es Ermäßigungen?'],
      },
      fr: {
        business: 'université populaire',
        businesses: 'universités populaires',
        sells: 'cours pour adultes',
        alsoCalled:
          'éducation des adultes, formation pour adultes, cours du soir pour adultes, école du soir, centre de formation d’adultes',
        offers:
          'cours de langues, cours d’informatique, cours de cuisine, cours de peinture, cours de gymnastique, conférences, cours de photo, cours pour seniors',
        searches:
          'cours du soir, cours pour adultes, université populaire, cours du week-end, cours de loisirs adultes, cours d’informatique seniors, cours du soir adulte',
        negatives:
          'emploi, formateur recrutement, gratuit, université, auto-école, vacances scolaires, connexion',
        questions: ['Comment s’inscrire ?', 'Peut-on annuler un cours ?', 'Y a-t-il des réductions ?'],
      },
    },
  },
  {
    id: 'business-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 100,
    interests: [
      'Professional training',
      'Vocational training',
      'Management',
      'Career change',
      'Distance learning',
    ],
    angles: ['benefit', 'proof', 'time', 'audience'],
    words: {
      en: {
        business: 'business school',
        businesses: 'business schools',
        sells: 'further education',
        alsoCalled:
          'further education college, school of management, professional academy, vocational college, executive education school',
        offers:
          'diploma course, executive MBA, leadership course, marketing course, HR course, project management course, part-time study, info evening',
        searches:
          'business school, further education courses, part-time mba, management course, marketing diploma, project management certificate, hr course, leadership diploma',
        negatives: 'jobs, ranking, free, salary, case study, login, professor',
        questions: [
          'Can I study while working?',
          'What are the entry requirements?',
          'When is the next info evening?',
        ],
      },
      de: {
        business: 'Wirtschaftsschule',
        businesses: 'Wirtschaftsschulen',
        sells: 'Weiterbildung',
        alsoCalled:
          'Weiterbildungsschule, Business School, Weiterbildungsinstitut, Höhere Fachschule, Handelsschule, Weiterbildungsakademie',
        offers:
          'Diplomlehrgang, Executive MBA, Führungslehrgang, Marketinglehrgang, HR-Lehrgang, Lehrgang Projektmanagement, berufsbegleitendes Studium, Infoabend',
        searches:
          'weiterbildung, wirtschaftsschule, weiterbildung führung, berufsbegleitende weiterbildung, marketing weiterbildung, hr weiterbildung, projektmanagement lehrgang, executive mba, handelsschule',
        negatives: 'jobs, ranking, kostenlos, gehalt, fallstudie, login, dozent',
        questions: [
          'Geht das Studium neben dem Beruf?',
          'Welche Voraussetzungen gelten?',
          'Wann ist der nächste Infoabend?',
        ],
      },
      fr: {
        business: 'école de commerce',
        businesses: 'écoles de commerce',
        sells: 'formation continue',
        alsoCalled:
          'école de management, business school, institut de formation continue, école supérieure de gestion, école de formation continue',
        offers:
          'cursus diplômant, executive MBA, formation de cadres, formation marketing, formation RH, gestion de projet, études en emploi, soirée d’information',
        searches:
          'école de commerce, formation continue, formation diplômante en emploi, executive mba, formation marketing, formation rh, formation gestion de projet, formation management diplôme',
        negatives: 'emploi, classement, gratuit, salaire, étude de cas, connexion, professeur',
        questions: [
          'Peut-on étudier en travaillant ?',
          'Quelles sont les conditions d’admission ?',
          'Quand a lieu la prochaine soirée d’information ?',
        ],
      },
    },
  },
  {
    id: 'first-aid-course',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 30,
    interests: ['First aid', 'Learning to drive', 'Workplace safety', 'Parenting', 'Voluntary fire brigades'],
    angles: ['time', 'speed', 'price', 'place'],
    words: {
      en: {
        business: 'first aid training provider',
        businesses: 'first aid training providers',
        sells: 'first aid courses',
        alsoCalled:
          'first aid course, first aid training, CPR course, CPR class, paediatric first aid course, lifesaving course',
        offers:
          'first aid course, CPR and defibrillator course, first aid for babies and children, workplace first aid, refresher course, course for drivers, course at your company, online theory',
        searches:
          'first aid course, cpr class, first aid training, cpr certification, paediatric first aid, workplace first aid training, first aid course weekend, first aid course near me',
        negatives: 'jobs, free, pdf, kit, box, quiz, poster',
        questions: [
          'When is the next date?',
          'Is the certificate recognized?',
          'How long does the course last?',
        ],
      },
      de: {
        business: 'Anbieter von Erste-Hilfe-Kursen',
        businesses: 'Anbieter von Erste-Hilfe-Kursen',
        sells: 'Erste-Hilfe-Kurse',
        alsoCalled:
          'Nothelferkurs, Erste-Hilfe-Kurs, Erste-Hilfe-Schule, Nothilfekurs, Ersthelferausbildung, Reanimationskurs',
        offers:
          'Nothelferkurs, Erste-Hilfe-Kurs, Reanimation mit Defibrillator, Notfälle bei Kleinkindern, betriebliche Ersthelfer, Auffrischungskurs, Kurs in Ihrer Firma, Onlinetheorie',
        searches:
          'erste hilfe kurs, nothelferkurs, erste hilfe kurs führerschein, reanimationskurs, erste hilfe am kind, ersthelfer ausbildung betrieb, nothelferkurs wochenende, erste hilfe kurs in der nähe',
        negatives: 'jobs, kostenlos, pdf, koffer, verbandskasten, quiz, plakat',
        questions: [
          'Wann ist der nächste Termin?',
          'Wird der Ausweis anerkannt?',
          'Wie lange dauert der Kurs?',
        ],
      },
      fr: {
        business: 'organisme de formation aux premiers secours',
        businesses: 'organismes de formation aux premiers secours',
        sells: 'cours de premiers secours',
        alsoCalled:
          'cours de premiers secours, formation aux premiers secours, cours de secourisme, formation secourisme, cours samaritain',
        offers:
          'cours de premiers secours, réanimation et défibrillateur, urgences chez les enfants, secouriste au travail, recyclage, cours pour le permis, cours en entreprise, théorie en ligne',
        searches:
          'cours premiers secours, formation premiers secours, cours secourisme, formation secouriste du travail, premiers secours bébé, cours sauveteur permis, cours réanimation',
        negatives: 'emploi, gratuit, pdf, trousse, quiz, affiche, bénévole',
        questions: [
          'Quelle est la prochaine date ?',
          'Le certificat est-il reconnu ?',
          'Combien de temps dure le cours ?',
        ],
      },
    },
  },
]
