import type { TradeEntry } from './trade-entry.ts'

export const schoolsAndTutoring: readonly TradeEntry[] = [
  {
    id: 'language-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 20,
    interests: [
      'Languages',
      'Learning English',
      'Learning German',
      'Learning French',
      'Study abroad',
      'Evening classes',
    ],
    angles: ['benefit', 'time', 'price', 'proof'],
    words: {
      en: {
        business: 'language school',
        businesses: 'language schools',
        sells: 'language courses',
        alsoCalled:
          'language courses, language academy, language lessons, language institute, language classes',
        offers:
          'beginner course, evening course, intensive course, conversation class, one-to-one lessons, exam course, business English, online course',
        searches:
          'language school, language course, english course, german course, french course, spanish lessons, intensive language course, evening language course, language school near me',
        negatives: 'jobs, teacher job, free, app, dictionary, translator, pdf',
        questions: [
          'When does the next course start?',
          'How do I find my level?',
          'What does a course cost?',
        ],
      },
      de: {
        business: 'Sprachschule',
        businesses: 'Sprachschulen',
        sells: 'Sprachkurse',
        alsoCalled: 'Sprachkurse, Sprachinstitut, Sprachunterricht, Sprachakademie',
        offers:
          'Anfängerkurs, Abendkurs, Intensivkurs, Konversationskurs, Einzelunterricht, Prüfungskurs, Business-Englisch, Onlinekurs',
        searches:
          'sprachschule, sprachkurs, englischkurs, deutschkurs, französischkurs, spanischkurs, intensivkurs deutsch, englisch abendkurs, sprachschule in der nähe',
        negatives: 'jobs, lehrer stelle, kostenlos, app, wörterbuch, übersetzer, pdf',
        questions: [
          'Wann startet der nächste Kurs?',
          'Wie finde ich mein Niveau heraus?',
          'Was kostet ein Kurs?',
        ],
      },
      fr: {
        business: 'école de langues',
        businesses: 'écoles de langues',
        sells: 'cours de langues',
        alsoCalled:
          'cours de langues, institut de langues, centre de langues, école d’anglais, académie de langues',
        offers:
          'cours débutant, cours du soir, cours intensif, cours de conversation, cours particulier, préparation aux examens, anglais professionnel, cours en ligne',
        searches:
          'école de langues, cours d’anglais, cours de français, cours d’allemand, cours d’espagnol, cours de langue intensif, cours d’anglais adulte, école de langues près de chez moi',
        negatives: 'emploi, professeur recrutement, gratuit, application, dictionnaire, traduction, pdf',
        questions: [
          'Quand débute le prochain cours ?',
          'Comment connaître mon niveau ?',
          'Combien coûte un cours ?',
        ],
      },
    },
  },
  {
    id: 'tutoring',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 15,
    interests: ['Tutoring', 'Maths', 'School children', 'Exam preparation', 'Study skills', 'Teenagers'],
    angles: ['proof', 'ease', 'benefit', 'price'],
    words: {
      en: {
        business: 'tutoring center',
        businesses: 'tutoring centers',
        sells: 'tutoring',
        alsoCalled:
          'tutoring, private tutor, maths tutor, math tutor, homework help center, tuition center, learning center for pupils',
        offers:
          'math tutoring, English tutoring, French tutoring, science tutoring, homework support, exam preparation, home tutoring, online tutoring',
        searches:
          'tutoring, private tutor, math tutor, maths tutor, english tutor, online tutoring, home tutor, homework help tutor, tutor near me',
        negatives: 'jobs, become a tutor, free, worksheets, solutions, app, youtube',
        questions: ['What does a lesson cost?', 'Is there a trial lesson?', 'Do you come to our home?'],
      },
      de: {
        business: 'Nachhilfeschule',
        businesses: 'Nachhilfeschulen',
        sells: 'Nachhilfe',
        alsoCalled:
          'Nachhilfe, Nachhilfelehrer, Nachhilfeinstitut, Lernstudio, Lerninstitut, Nachhilfelehrerin',
        offers:
          'Nachhilfe Mathematik, Nachhilfe Englisch, Nachhilfe Französisch, Nachhilfe Deutsch, Hausaufgabenhilfe, Prüfungsvorbereitung, Nachhilfe zu Hause, Online-Nachhilfe',
        searches:
          'nachhilfe, nachhilfe mathe, nachhilfe englisch, nachhilfelehrer, nachhilfe französisch, online nachhilfe, nachhilfe zu hause, hausaufgabenbetreuung, nachhilfe in der nähe',
        negatives: 'jobs, nachhilfe geben, kostenlos, arbeitsblätter, lösungen, app, youtube',
        questions: ['Was kostet eine Stunde?', 'Gibt es eine Probestunde?', 'Kommen Sie zu uns nach Hause?'],
      },
      fr: {
        business: 'centre de soutien scolaire',
        businesses: 'centres de soutien scolaire',
        sells: 'soutien scolaire',
        alsoCalled:
          'soutien scolaire, cours particuliers, professeur particulier, cours de soutien, aide aux devoirs, répétiteur',
        offers:
          'soutien en mathématiques, soutien en anglais, soutien en allemand, soutien en français, aide aux devoirs, préparation aux examens, cours à domicile, cours en ligne',
        searches:
          'soutien scolaire, cours particuliers, cours de maths, professeur particulier, aide aux devoirs, cours particuliers à domicile, soutien scolaire en ligne, cours d’appui',
        negatives: 'emploi, donner des cours, gratuit, exercices, corrigés, application, youtube',
        questions: ['Combien coûte une heure ?', 'Y a-t-il un cours d’essai ?', 'Venez-vous à domicile ?'],
      },
    },
  },
  {
    id: 'exam-preparation',
    kind: 'learning',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 60,
    interests: ['Exam preparation', 'Study skills', 'Universities', 'Online courses', 'Student life'],
    angles: ['proof', 'time', 'benefit', 'price'],
    words: {
      en: {
        business: 'exam preparation provider',
        businesses: 'exam preparation providers',
        sells: 'exam preparation courses',
        alsoCalled:
          'exam prep course, test prep center, exam preparation, test preparation, exam prep school',
        offers:
          'intensive course, weekend course, mock exam, study plan, language exam course, entrance exam course, online course, one-to-one coaching',
        searches:
          'exam preparation course, exam prep, english exam preparation course, language exam preparation, entrance exam preparation, final exam course, mock exam, intensive exam course',
        negatives: 'jobs, free, pdf, past papers, answers, exam dates, results',
        questions: ['When does the next course start?', 'Are mock exams included?', 'What if I fail?'],
      },
      de: {
        business: 'Anbieter für Prüfungsvorbereitung',
        businesses: 'Anbieter für Prüfungsvorbereitung',
        sells: 'Kurse zur Prüfungsvorbereitung',
        alsoCalled:
          'Prüfungsvorbereitung, Repetitorium, Gymivorbereitung, Prüfungskurse, Prüfungstraining, Abiturvorbereitung',
        offers:
          'Intensivkurs, Wochenendkurs, Probeprüfung, Lernplan, Sprachdiplom-Kurs, Aufnahmeprüfung, Onlinekurs, Einzelcoaching',
        searches:
          'prüfungsvorbereitung kurs, gymivorbereitung, abiturvorbereitung, aufnahmeprüfung vorbereitung, sprachdiplom vorbereitung, prüfungsvorbereitung mathe, repetitorium, intensivkurs prüfung',
        negatives: 'jobs, kostenlos, pdf, alte prüfungen, lösungen, prüfungstermine, resultate',
        questions: [
          'Wann startet der nächste Kurs?',
          'Sind Probeprüfungen dabei?',
          'Was gilt, wenn ich nicht bestehe?',
        ],
      },
      fr: {
        business: 'centre de préparation aux examens',
        businesses: 'centres de préparation aux examens',
        sells: 'cours de préparation aux examens',
        alsoCalled:
          'préparation aux examens, prépa examens, stage de révision, préparation au bac, prépa concours',
        offers:
          'cours intensif, cours du week-end, examen blanc, plan de révision, diplôme de langue, examen d’entrée, cours en ligne, accompagnement individuel',
        searches:
          'préparation aux examens, stage de révision, préparation au bac, prépa concours, préparation examen d’anglais, préparation examen d’entrée, cours intensif examen, examen blanc',
        negatives: 'emploi, gratuit, pdf, annales, corrigés, dates d’examen, résultats',
        questions: [
          'Quand débute le prochain cours ?',
          'Les examens blancs sont-ils compris ?',
          'Que se passe-t-il en cas d’échec ?',
        ],
      },
    },
  },
  {
    id: 'private-school',
    kind: 'learning',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book', 'visit'],
    radiusKm: 30,
    interests: ['Private schools', 'Education', 'School children', 'Parenting', 'Teenagers'],
    angles: ['proof', 'benefit', 'audience', 'place'],
    words: {
      en: {
        business: 'private school',
        businesses: 'private schools',
        sells: 'private schooling',
        alsoCalled:
          'independent school, international school, bilingual school, boarding school, private high school, private primary school',
        offers:
          'primary school, secondary school, bilingual classes, all-day school, boarding, trial day, homework support, school bus',
        searches:
          'private school, international school, bilingual school, private primary school, private high school, day school, boarding school, private school near me',
        negatives: 'jobs, teacher vacancies, free, ranking, holidays, uniform shop, series',
        questions: ['What are the fees?', 'How large are the classes?', 'Can my child join mid-year?'],
      },
      de: {
        business: 'Privatschule',
        businesses: 'Privatschulen',
        sells: 'Privatschulunterricht',
        alsoCalled: 'internationale Schule, bilinguale Schule, Privatgymnasium, Internat, Tagesschule',
        offers:
          'Grundschule, Sekundarstufe, zweisprachiger Unterricht, Tagesschule, Internat, Schnuppertag, Hausaufgabenbetreuung, Schulbus',
        searches:
          'privatschule, internationale schule, bilinguale schule, privatgymnasium, privatschule kosten, tagesschule, internat, privatschule in der nähe',
        negatives: 'jobs, lehrer stelle, kostenlos, ranking, ferien, serie, zeugnis',
        questions: [
          'Wie hoch ist das Schulgeld?',
          'Wie groß sind die Klassen?',
          'Ist ein Wechsel mitten im Jahr möglich?',
        ],
      },
      fr: {
        business: 'école privée',
        businesses: 'écoles privées',
        sells: 'enseignement privé',
        alsoCalled:
          'école internationale, école bilingue, collège privé, lycée privé, internat, école hors contrat',
        offers:
          'école primaire, école secondaire, enseignement bilingue, école à la journée, internat, journée découverte, études surveillées, bus scolaire',
        searches:
          'école privée, école internationale, école bilingue, lycée privé, collège privé, internat, école privée tarif, école privée près de chez moi',
        negatives: 'emploi, enseignant recrutement, gratuit, classement, vacances, uniforme, série',
        questions: [
          'Quels sont les frais de scolarité ?',
          'Combien d’élèves par classe ?',
          'Peut-on entrer en cours d’année ?',
        ],
      },
    },
  },
  {
    id: 'montessori-school',
    kind: 'learning',
    schemaTypes: ['Preschool'],
    goal: 'leads',
    ways: ['call', 'visit', 'book'],
    radiusKm: 15,
    interests: ['Montessori education', 'Toddlers', 'Parenting', 'Kindergarten', 'Learning through play'],
    angles: ['benefit', 'audience', 'proof', 'place'],
    words: {
      en: {
        business: 'Montessori school',
        businesses: 'Montessori schools',
        sells: 'Montessori education for children',
        alsoCalled:
          'Montessori preschool, Montessori kindergarten, Montessori children’s house, Montessori nursery, Montessori elementary',
        offers:
          'children’s house, toddler group, elementary classes, open day, trial morning, all-day care, holiday care, parent-child group',
        searches:
          'montessori school, montessori kindergarten, montessori preschool, montessori nursery, montessori elementary, montessori education, montessori near me',
        negatives: 'jobs, training, toys, furniture, shelf, diy, book',
        questions: ['How do we get a place?', 'What does a place cost?', 'From what age can my child start?'],
      },
      de: {
        business: 'Montessori-Schule',
        businesses: 'Montessori-Schulen',
        sells: 'Montessori-Pädagogik für Kinder',
        alsoCalled:
          'Montessorischule, Montessori-Kindergarten, Montessori-Kita, Montessori-Kinderhaus, Montessori Schule',
        offers:
          'Kinderhaus, Kleinkindergruppe, Primarstufe, Tag der offenen Tür, Schnuppermorgen, Ganztagsbetreuung, Ferienbetreuung, Eltern-Kind-Gruppe',
        searches:
          'montessori schule, montessori kindergarten, montessori kita, montessori kinderhaus, montessori primarschule, montessori schule kosten, montessori in der nähe',
        negatives: 'jobs, ausbildung, spielzeug, möbel, regal, selber machen, buch',
        questions: [
          'Wie bekommen wir einen Platz?',
          'Was kostet ein Platz?',
          'Ab welchem Alter kann mein Kind starten?',
        ],
      },
      fr: {
        business: 'école Montessori',
        businesses: 'écoles Montessori',
        sells: 'pédagogie Montessori pour enfants',
        alsoCalled:
          'maternelle Montessori, jardin d’enfants Montessori, crèche Montessori, maison des enfants Montessori',
        offers:
          'maison des enfants, groupe des tout-petits, classes primaires, portes ouvertes, matinée découverte, accueil toute la journée, accueil pendant les vacances, atelier parent-enfant',
        searches:
          'école montessori, maternelle montessori, crèche montessori, jardin d’enfants montessori, école primaire montessori, école montessori tarif, montessori près de chez moi',
        negatives: 'emploi, formation, jouets, meubles, étagère, soi-même, livre',
        questions: [
          'Comment obtenir une place ?',
          'Combien coûte une place ?',
          'Dès quel âge mon enfant peut-il venir ?',
        ],
      },
    },
  },
]
