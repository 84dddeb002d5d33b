import type { TradeEntry } from './trade-entry.ts'

export const talkingAndNaturalCare: readonly TradeEntry[] = [
  {
    id: 'psychotherapist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Well-being', 'Psychology', 'Personal development', 'Self-care', 'Mindfulness'],
    angles: ['proof', 'ease', 'place'],
    words: {
      en: {
        business: 'psychotherapy practice',
        businesses: 'psychotherapy practices',
        sells: 'psychotherapy and counseling',
        alsoCalled:
          'psychotherapist, psychologist, psychotherapy, counselling practice, couples therapist, couples counseling',
        offers:
          'first conversation, individual therapy, couples therapy, family therapy, online sessions, behavioral therapy, group therapy',
        searches:
          'psychotherapist, private therapist, couples therapy, online therapy, psychologist appointment, talking therapy, family therapist, counseling session, therapist near me',
        negatives: 'jobs, salary, training, degree, free, test, quiz, book',
        questions: [
          'How soon can I start?',
          'How much does a session cost?',
          'Do you offer online sessions?',
        ],
      },
      de: {
        business: 'Praxis für Psychotherapie',
        businesses: 'Praxen für Psychotherapie',
        sells: 'Psychotherapie und Beratung',
        alsoCalled:
          'Psychotherapeut, Psychotherapeutin, Psychotherapie, Psychologe, Psychologin, psychologische Praxis, Paartherapie, Paartherapeut',
        offers:
          'Erstgespräch, Einzeltherapie, Paartherapie, Familientherapie, Onlinesitzungen, Verhaltenstherapie, Gruppentherapie, Privatsprechstunde',
        searches:
          'psychotherapeut, psychotherapie, psychotherapeut freie plätze, paartherapie, psychologe termin, psychotherapie privat, online therapie, familientherapie, psychotherapeut in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, kostenlos, test, buch, fortbildung',
        questions: [
          'Haben Sie freie Therapieplätze?',
          'Was kostet eine Sitzung für Selbstzahler?',
          'Sind Sitzungen online möglich?',
        ],
      },
      fr: {
        business: 'cabinet de psychothérapie',
        businesses: 'cabinets de psychothérapie',
        sells: 'psychothérapie et accompagnement',
        alsoCalled:
          'psychothérapeute, psychologue, psychothérapie, psychopraticien, thérapeute de couple, thérapie de couple',
        offers:
          'premier entretien, thérapie individuelle, thérapie de couple, thérapie familiale, séances en ligne, thérapie comportementale et cognitive, thérapie de groupe',
        searches:
          'psychologue, psychothérapeute, thérapie de couple, psychologue en ligne, rendez-vous psychologue, prix séance psychologue, thérapie familiale, psychothérapie, psychologue près de chez moi',
        negatives: 'emploi, salaire, études, formation, gratuit, test, livre',
        questions: [
          'Sous quel délai puis-je commencer ?',
          'Quel est le prix d’une séance ?',
          'Consultez-vous aussi en ligne ?',
        ],
      },
    },
  },
  {
    id: 'speech-therapist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 20,
    interests: ['Parenting', 'Toddlers', 'School children', 'Communication skills', 'Health care'],
    words: {
      en: {
        business: 'speech therapy practice',
        businesses: 'speech therapy practices',
        sells: 'speech and language therapy',
        alsoCalled:
          'speech therapist, speech and language therapist, speech therapy, speech pathologist, voice therapist',
        offers:
          'initial assessment, speech therapy session, speech therapy for children, voice therapy, swallowing therapy, reading and spelling support, online therapy, home visit',
        searches:
          'speech therapist, speech therapy for children, speech and language therapist, private speech therapist, speech assessment, voice therapy, online speech therapy, speech therapist near me',
        negatives: 'jobs, salary, degree, course, worksheets, free, app, public speaking',
        questions: [
          'From what age do you see children?',
          'How long is the waiting list?',
          'How many sessions are usual?',
        ],
      },
      de: {
        business: 'Praxis für Logopädie',
        businesses: 'Praxen für Logopädie',
        sells: 'Sprachtherapie',
        alsoCalled: 'Logopäde, Logopädin, Logopädie, Sprachtherapie, Sprachtherapeut, Stimmtherapie',
        offers:
          'Erstgespräch, Sprachtherapie für Kinder, Stimmtherapie, Schlucktherapie, Therapie nach Schlaganfall, Förderung beim Lesen und Schreiben, Videotherapie, Hausbesuch',
        searches:
          'logopädie, logopäde, logopädie kinder, logopädie freie plätze, sprachtherapie, stimmtherapie, logopädie hausbesuch, logopädin, logopädie in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, material, arbeitsblätter, app, rhetorik',
        questions: [
          'Ab welchem Alter ist Logopädie sinnvoll?',
          'Wie lange ist die Wartezeit?',
          'Brauche ich eine Verordnung?',
        ],
      },
      fr: {
        business: 'cabinet d’orthophonie',
        businesses: 'cabinets d’orthophonie',
        sells: 'séances d’orthophonie',
        alsoCalled: 'orthophoniste, orthophonie, logopède, logopédie, logopédiste, rééducation du langage',
        offers:
          'bilan orthophonique, séance d’orthophonie, rééducation du langage, rééducation de la voix, aide à la lecture et à l’écriture, déglutition, téléconsultation, visite à domicile',
        searches:
          'orthophoniste, bilan orthophonique, orthophoniste enfant, orthophoniste disponible, orthophoniste en ligne, rééducation de la voix, logopède, rendez-vous orthophoniste, orthophoniste près de chez moi',
        negatives: 'emploi, salaire, études, concours, matériel, fiches, application',
        questions: [
          'À partir de quel âge recevez-vous les enfants ?',
          'Quel est le délai d’attente ?',
          'Faut-il une ordonnance ?',
        ],
      },
    },
  },
  {
    id: 'midwife',
    kind: 'health',
    schemaTypes: ['Midwifery'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 25,
    interests: ['Pregnancy', 'Babies', 'Motherhood', 'Prenatal yoga', 'Baby carrying'],
    angles: ['ease', 'place', 'proof'],
    words: {
      en: {
        business: 'midwife practice',
        businesses: 'midwife practices',
        sells: 'midwife care',
        alsoCalled:
          'midwife, independent midwife, private midwife, birth center, antenatal classes, midwifery practice',
        offers:
          'pregnancy check-ups, birth preparation class, postnatal visits, breastfeeding advice, postnatal exercise class, home birth support, baby care course, partner course',
        searches:
          'midwife, private midwife, antenatal classes, birth preparation class, breastfeeding advice, postnatal midwife visit, home birth midwife, postnatal exercise class, midwife near me',
        negatives: 'jobs, salary, degree, training, tv series, book, free',
        questions: ['Are you free around my due date?', 'Do you make home visits?', 'When should I sign up?'],
      },
      de: {
        business: 'Hebammenpraxis',
        businesses: 'Hebammenpraxen',
        sells: 'Hebammenhilfe',
        alsoCalled:
          'Hebamme, Hebammen, Geburtshaus, Geburtsvorbereitungskurs, Wochenbettbetreuung, Beleghebamme',
        offers:
          'Schwangerenvorsorge, Geburtsvorbereitungskurs, Wochenbettbetreuung, Stillberatung, Rückbildungskurs, Hausgeburt, Babymassage, Beikostberatung, Paarkurs',
        searches:
          'hebamme, hebamme finden, geburtsvorbereitungskurs, wochenbettbetreuung, rückbildungskurs, stillberatung, hebamme freie termine, geburtshaus, hebamme in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, serie, buch, koffer',
        questions: [
          'Haben Sie zu meinem Geburtstermin noch Plätze?',
          'Kommen Sie nach Hause?',
          'Was übernimmt die Krankenkasse?',
        ],
      },
      fr: {
        business: 'cabinet de sages-femmes',
        businesses: 'cabinets de sages-femmes',
        sells: 'suivi de grossesse',
        alsoCalled:
          'sage-femme, sages-femmes, sage-femme libérale, maison de naissance, préparation à la naissance, préparation à l’accouchement',
        offers:
          'suivi de grossesse, préparation à la naissance, visites après la naissance, conseil en allaitement, rééducation périnéale, suivi gynécologique, massage bébé, consultation à domicile',
        searches:
          'sage-femme, sage-femme à domicile, préparation à la naissance, suivi de grossesse sage-femme, conseil allaitement, sage-femme libérale, maison de naissance, cours accouchement, sage-femme près de chez moi',
        negatives: 'emploi, salaire, études, concours, série, livre, gratuit',
        questions: [
          'Avez-vous de la place pour ma date de terme ?',
          'Venez-vous à domicile ?',
          'Quand faut-il s’inscrire ?',
        ],
      },
    },
  },
  {
    id: 'nutritionist',
    kind: 'health',
    schemaTypes: ['DietNutrition'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Nutrition', 'Healthy eating', 'Sports nutrition', 'Meal planning', 'Vegetarian food'],
    words: {
      en: {
        business: 'nutrition practice',
        businesses: 'nutrition practices',
        sells: 'nutrition advice',
        alsoCalled:
          'nutritionist, dietitian, dietician, nutrition coach, nutritional therapist, diet advisor',
        offers:
          'first consultation, personal nutrition plan, follow-up session, body composition analysis, sports nutrition, nutrition in pregnancy, family nutrition, online consultation',
        searches:
          'nutritionist, dietitian, nutrition coach, personal nutrition plan, online nutritionist, sports nutritionist, dietitian appointment, nutritionist cost, nutritionist near me',
        negatives: 'jobs, salary, degree, course, certification, free plan, calories in, pdf',
        questions: [
          'What does a consultation cost?',
          'How many sessions will I need?',
          'Do you write a plan just for me?',
        ],
      },
      de: {
        business: 'Ernährungsberatung',
        businesses: 'Ernährungsberatungen',
        sells: 'Ernährungsberatung',
        alsoCalled:
          'Ernährungsberater, Ernährungsberaterin, Diätassistentin, Ernährungscoach, Ernährungstherapie, Ökotrophologin',
        offers:
          'Erstberatung, persönlicher Ernährungsplan, Folgeberatung, Körperanalyse, Sporternährung, Ernährung in der Schwangerschaft, Familienernährung, Onlineberatung',
        searches:
          'ernährungsberatung, ernährungsberater, ernährungsplan erstellen lassen, ernährungsberatung online, ernährungscoach, sporternährung beratung, ernährungsberatung kosten, ernährungsberatung in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, fernstudium, kostenlos, pdf, kalorientabelle',
        questions: [
          'Was kostet eine Ernährungsberatung?',
          'Gibt die Krankenkasse etwas dazu?',
          'Wie viele Termine sind üblich?',
        ],
      },
      fr: {
        business: 'cabinet de diététique',
        businesses: 'cabinets de diététique',
        sells: 'conseils en nutrition',
        alsoCalled:
          'diététicien, diététicienne, nutritionniste, diététicien-nutritionniste, coach en nutrition, rééquilibrage alimentaire',
        offers:
          'bilan nutritionnel, plan alimentaire personnalisé, consultation de suivi, analyse de la composition corporelle, nutrition du sportif, alimentation de la femme enceinte, consultation en ligne',
        searches:
          'diététicien, nutritionniste, rééquilibrage alimentaire, bilan nutritionnel, nutritionniste en ligne, diététicienne prix, nutritionniste du sport, plan alimentaire personnalisé, nutritionniste près de chez moi',
        negatives: 'emploi, salaire, études, formation, gratuit, pdf, calories',
        questions: [
          'Combien coûte une consultation ?',
          'Combien de séances faut-il ?',
          'Recevrai-je un plan personnalisé ?',
        ],
      },
    },
  },
  {
    id: 'naturopath',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Natural medicine', 'Homeopathy', 'Herbalism', 'Well-being', 'Nutrition', 'Ayurveda'],
    words: {
      en: {
        business: 'naturopathic practice',
        businesses: 'naturopathic practices',
        sells: 'natural medicine',
        alsoCalled:
          'naturopath, naturopathy, homeopath, homeopathic practice, natural health practitioner, herbalist practice',
        offers:
          'first consultation, health history interview, homeopathy, herbal medicine, gut health advice, cupping, nutrition advice, follow-up consultation, online consultation',
        searches:
          'naturopath, naturopathy, homeopath, naturopathic consultation, herbal medicine practitioner, natural health practitioner, online naturopath, naturopath cost, naturopath near me',
        negatives: 'jobs, salary, course, school, certification, free, remedies list, for dogs',
        questions: [
          'How long is the first appointment?',
          'What does it cost?',
          'Can it go along with my doctor’s care?',
        ],
      },
      de: {
        business: 'Naturheilpraxis',
        businesses: 'Naturheilpraxen',
        sells: 'Naturheilkunde',
        alsoCalled:
          'Heilpraktiker, Heilpraktikerin, Heilpraktikerpraxis, Naturheilkunde, Homöopathie, Homöopath, Phytotherapie',
        offers:
          'Erstanamnese, Homöopathie, Pflanzenheilkunde, Schröpfen, Darmberatung, Infusionen, Eigenbluttherapie, Ernährungsberatung, Folgetermin',
        searches:
          'heilpraktiker, naturheilpraxis, heilpraktiker termin, homöopathie praxis, naturheilkunde, heilpraktikerin, heilpraktiker kosten, pflanzenheilkunde beratung, heilpraktiker in der nähe',
        negatives: 'jobs, ausbildung, prüfung, fernstudium, kurs, globuli liste, für hunde',
        questions: [
          'Wie lange dauert der erste Termin?',
          'Was kostet die Behandlung?',
          'Erstattet meine Versicherung die Kosten?',
        ],
      },
      fr: {
        business: 'cabinet de naturopathie',
        businesses: 'cabinets de naturopathie',
        sells: 'naturopathie',
        alsoCalled:
          'naturopathe, naturopathie, homéopathe, praticien naturopathe, médecine douce, phytothérapeute',
        offers:
          'bilan de vitalité, consultation de naturopathie, consultation de suivi, phytothérapie, aromathérapie, conseils en alimentation, réflexologie, consultation en ligne',
        searches:
          'naturopathe, naturopathie, bilan naturopathie, rendez-vous naturopathe, prix naturopathe, naturopathe en ligne, homéopathe, consultation phytothérapie, naturopathe près de chez moi',
        negatives: 'emploi, formation, école, certification, gratuit, pour chien, livre',
        questions: [
          'Combien de temps dure le premier rendez-vous ?',
          'Quel est le prix d’une consultation ?',
          'La mutuelle rembourse-t-elle ?',
        ],
      },
    },
  },
]
