import type { TradeEntry } from './trade-entry.ts'

export const consultantsAndCoaches: readonly TradeEntry[] = [
  {
    id: 'management-consultant',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: null,
    interests: ['Business consulting', 'Management', 'Family businesses', 'Leadership', 'Small business'],
    angles: ['proof', 'problem', 'benefit', 'audience'],
    words: {
      en: {
        business: 'management consultancy',
        businesses: 'management consultancies',
        sells: 'advice for businesses',
        alsoCalled:
          'management consultant, business consultant, strategy consultant, consulting firm for businesses, business adviser, process consultant',
        offers:
          'strategy workshop, business analysis, process improvement, succession planning, restructuring, change management, interim management, digital strategy',
        searches:
          'management consultant, business consultant, small business consultant, strategy consulting, process consulting, business succession advice, interim manager, restructuring consultant',
        negatives: 'jobs, salary, case interview, internship, degree, book, free',
        questions: [
          'What does a day of consulting cost?',
          'Do you know my industry?',
          'How soon will we see results?',
        ],
      },
      de: {
        business: 'Unternehmensberatung',
        businesses: 'Unternehmensberatungen',
        sells: 'Beratung für Betriebe',
        alsoCalled:
          'Unternehmensberater, Unternehmensberaterin, Managementberatung, Strategieberatung, Betriebsberater, Organisationsberatung',
        offers:
          'Strategieworkshop, Betriebsanalyse, Prozessoptimierung, Nachfolgeplanung, Sanierung, Change-Management, Interim-Management, Digitalstrategie',
        searches:
          'unternehmensberatung, unternehmensberater, unternehmensberatung kmu, strategieberatung, prozessoptimierung beratung, nachfolgeberatung, interim manager, betriebsberatung',
        negatives: 'jobs, gehalt, case interview, praktikum, studium, buch, kostenlos',
        questions: [
          'Was kostet ein Beratungstag?',
          'Kennen Sie meine Branche?',
          'Wann sehen wir erste Ergebnisse?',
        ],
      },
      fr: {
        business: 'cabinet de conseil en management',
        businesses: 'cabinets de conseil en management',
        sells: 'conseil aux entreprises',
        alsoCalled:
          'consultant en stratégie, consultant en management, conseil en stratégie, conseil en organisation, consultant en organisation',
        offers:
          'atelier stratégique, diagnostic d’entreprise, amélioration des processus, transmission d’entreprise, restructuration, conduite du changement, management de transition, stratégie numérique',
        searches:
          'conseil en entreprise, consultant en stratégie, cabinet de conseil entreprise, conseil en organisation, consultant petite entreprise, transmission d’entreprise conseil, manager de transition',
        negatives: 'emploi, salaire, entretien, stage, école, livre, gratuit',
        questions: [
          'Combien coûte une journée de conseil ?',
          'Connaissez-vous mon secteur ?',
          'Quand verrons-nous les premiers résultats ?',
        ],
      },
    },
  },
  {
    id: 'business-coach',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: null,
    interests: [
      'Business coaching',
      'Leadership',
      'Entrepreneurship',
      'Self-employment',
      'Communication skills',
    ],
    angles: ['benefit', 'proof', 'ease', 'audience'],
    words: {
      en: {
        business: 'business coach',
        businesses: 'business coaches',
        sells: 'coaching for owners and managers',
        alsoCalled:
          'executive coach, leadership coach, executive coaching, business coaching, career coach, startup coach',
        offers:
          'discovery call, one-to-one coaching, leadership coaching, team coaching, start-up coaching, career coaching, workshop, online coaching',
        searches:
          'business coach, executive coaching, leadership coach, business coaching for women, career coach, start-up coach, online business coach, team coaching',
        negatives: 'jobs, certification, training to become a coach, free, book, podcast, football',
        questions: ['How many sessions will I need?', 'What does one session cost?', 'Can we meet online?'],
      },
      de: {
        business: 'Business-Coach',
        businesses: 'Business-Coaches',
        sells: 'Coaching für Führung und Selbstständige',
        alsoCalled:
          'Business-Coaching, Führungskräftecoach, Führungskräftecoaching, Karrierecoach, Karriereberatung, Gründercoach, Unternehmercoach',
        offers:
          'Kennenlerngespräch, Einzelcoaching, Führungskräftecoaching, Teamcoaching, Gründercoaching, Karrierecoaching, Workshop, Online-Coaching',
        searches:
          'business coaching, business coach, führungskräfte coaching, karrierecoaching, coaching für selbstständige, gründercoaching, teamcoaching, online coaching business',
        negatives: 'jobs, ausbildung, zertifikat, coach werden, kostenlos, buch, podcast',
        questions: ['Wie viele Sitzungen brauche ich?', 'Was kostet eine Sitzung?', 'Geht das auch online?'],
      },
      fr: {
        business: 'coach professionnel',
        businesses: 'coachs professionnels',
        sells: 'coaching de dirigeants et d’équipes',
        alsoCalled:
          'coach d’entreprise, coach de dirigeants, coaching professionnel, coaching de dirigeants, coach carrière, coach pour entrepreneurs',
        offers:
          'entretien découverte, coaching individuel, coaching de dirigeants, coaching d’équipe, coaching de créateurs d’entreprise, coaching de carrière, atelier, coaching en ligne',
        searches:
          'coach professionnel, coaching dirigeant, coach d’entreprise, coaching carrière, coach entrepreneur, coaching d’équipe, coaching professionnel en ligne',
        negatives: 'emploi, formation, certification, devenir coach, gratuit, livre, podcast',
        questions: [
          'Combien de séances faut-il ?',
          'Combien coûte une séance ?',
          'Peut-on se voir en ligne ?',
        ],
      },
    },
  },
  {
    id: 'life-coach',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: ['Life coaching', 'Personal development', 'Work-life balance', 'Well-being', 'Mindfulness'],
    angles: ['benefit', 'ease', 'story', 'proof'],
    words: {
      en: {
        business: 'life coach',
        businesses: 'life coaches',
        sells: 'personal coaching',
        alsoCalled:
          'personal coach, life coaching, personal development coach, mindset coach, confidence coach',
        offers:
          'free first call, single session, package of five sessions, coaching for decisions, confidence coaching, coaching for career change, walk-and-talk coaching, online session',
        searches:
          'life coach, life coaching, personal coach, online life coach, confidence coach, career change coaching, life coaching sessions, life coach near me',
        negatives: 'jobs, certification, become a life coach, free, quotes, book, fitness',
        questions: [
          'What does a session cost?',
          'How does the first session work?',
          'How many sessions do people take?',
        ],
      },
      de: {
        business: 'Life-Coach',
        businesses: 'Life-Coaches',
        sells: 'Coaching',
        alsoCalled:
          'Life-Coaching, persönlicher Coach, Lebensberatung, Lebenscoach, Mentaltrainer, Lebensberaterin',
        offers:
          'kostenloses Erstgespräch, Einzelsitzung, Paket mit fünf Sitzungen, Coaching bei Entscheidungen, Coaching für mehr Selbstvertrauen, Coaching zur Neuorientierung, Coaching im Gehen, Online-Sitzung',
        searches:
          'life coaching, life coach, persönliches coaching, lebensberatung, mentaltraining, coaching neuorientierung, coaching selbstvertrauen, life coach online',
        negatives: 'jobs, ausbildung, zertifikat, coach werden, sprüche, buch, fitness',
        questions: [
          'Was kostet eine Sitzung?',
          'Wie läuft das erste Treffen ab?',
          'Wie viele Sitzungen sind üblich?',
        ],
      },
      fr: {
        business: 'coach de vie',
        businesses: 'coachs de vie',
        sells: 'coaching de vie',
        alsoCalled:
          'coaching de vie, coach personnel, coach en développement personnel, life coach, coaching personnel',
        offers:
          'premier échange gratuit, séance individuelle, forfait cinq séances, aide à la décision, coaching confiance en soi, coaching reconversion, coaching en marchant, séance en ligne',
        searches:
          'coach de vie, coaching de vie, coach développement personnel, coaching confiance en soi, coach personnel en ligne, coaching reconversion, séance coaching',
        negatives: 'emploi, formation, certification, devenir coach de vie, citations, livre, sport',
        questions: [
          'Combien coûte une séance ?',
          'Comment se déroule la première séance ?',
          'Combien de séances prévoir ?',
        ],
      },
    },
  },
  {
    id: 'recruiter',
    kind: 'professions',
    schemaTypes: ['EmploymentAgency'],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 100,
    interests: ['Human resources', 'Jobs and careers', 'Management', 'Small business'],
    angles: ['speed', 'proof', 'ease', 'quality'],
    words: {
      en: {
        business: 'recruitment agency',
        businesses: 'recruitment agencies',
        sells: 'recruitment',
        alsoCalled:
          'recruiter, headhunter, staffing agency, executive search firm, temp agency, employment agency',
        offers:
          'permanent placement, temporary staff, executive search, job ad writing, candidate screening, interview support, active sourcing, salary check',
        searches:
          'recruitment agency, headhunter, staffing agency, executive search, temp staff agency, hire staff, it recruitment agency, recruitment agency near me',
        negatives: 'salary, job in recruitment, course, cv template, free, interview questions, software',
        questions: [
          'What do you charge per hire?',
          'How soon will I see candidates?',
          'What if a new hire leaves early?',
        ],
      },
      de: {
        business: 'Personalvermittlung',
        businesses: 'Personalvermittlungen',
        sells: 'Personalvermittlung',
        alsoCalled:
          'Personalberatung, Headhunter, Personalvermittler, Personalberater, Personaldienstleister, Zeitarbeitsfirma, Temporärbüro',
        offers:
          'Festvermittlung, Temporärpersonal, Direktansprache, Stellenanzeige schreiben, Vorauswahl, Begleitung der Gespräche, Active Sourcing, Lohncheck',
        searches:
          'personalvermittlung, headhunter, personalberatung, mitarbeiter finden, fachkräfte finden, zeitarbeitsfirma, temporärbüro, personalvermittlung in der nähe',
        negatives:
          'gehalt, ausbildung, lebenslauf vorlage, kostenlos, vorstellungsgespräch fragen, software, praktikum',
        questions: [
          'Was kostet eine Vermittlung?',
          'Wann sehe ich erste Kandidaten?',
          'Was gilt, wenn jemand früh wieder geht?',
        ],
      },
      fr: {
        business: 'cabinet de recrutement',
        businesses: 'cabinets de recrutement',
        sells: 'recrutement',
        alsoCalled:
          'recruteur, chasseur de têtes, agence de recrutement, agence d’intérim, agence de placement, agence d’emploi',
        offers:
          'placement fixe, personnel temporaire, approche directe, rédaction d’annonces, présélection, accompagnement aux entretiens, recherche active, étude de salaire',
        searches:
          'cabinet de recrutement, chasseur de têtes, agence de recrutement, agence d’intérim, recruter du personnel, recrutement cadres, agence de placement',
        negatives: 'salaire, formation, modèle cv, gratuit, questions d’entretien, logiciel, stage',
        questions: [
          'Combien coûte un recrutement ?',
          'Quand verrai-je les premiers candidats ?',
          'Que se passe-t-il en cas de départ précoce ?',
        ],
      },
    },
  },
]
