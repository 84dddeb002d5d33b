import type { TradeEntry } from './trade-entry.ts'

export const legalAndLanguageExperts: readonly TradeEntry[] = [
  {
    id: 'notary',
    kind: 'professions',
    schemaTypes: ['Notary'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 20,
    interests: ['Buying a home', 'Wills and inheritance', 'Property', 'Entrepreneurship', 'Legal advice'],
    angles: ['ease', 'place', 'proof', 'speed'],
    words: {
      en: {
        business: 'notary office',
        businesses: 'notary offices',
        sells: 'deeds, wills and certifications',
        alsoCalled: 'notary, notary public, notaries, mobile notary, notarial office',
        offers:
          'certified copies, signature certification, property deed, will, inheritance contract, power of attorney, company formation, marriage contract',
        searches:
          'notary, notary public, mobile notary, notarize documents, notary for property purchase, will notary, power of attorney notary, notary near me',
        negatives: 'jobs, training, become a notary, free, template, stamp, salary',
        questions: [
          'Which documents should I bring?',
          'How soon can I get an appointment?',
          'What does certification cost?',
        ],
      },
      de: {
        business: 'Notariat',
        businesses: 'Notariate',
        sells: 'Beurkundungen und Beglaubigungen',
        alsoCalled: 'Notar, Notarin, Notariatskanzlei, Notarbüro, Notariatsbüro',
        offers:
          'Beglaubigung, Unterschriftsbeglaubigung, Kaufvertrag für Immobilien, Testament, Erbvertrag, Vorsorgevollmacht, Firmengründung, Ehevertrag',
        searches:
          'notar, notariat, notar beglaubigung, notar termin, notar hauskauf, testament notar, vorsorgevollmacht notar, notar in der nähe',
        negatives: 'jobs, ausbildung, notarfachangestellte, kostenlos, muster, gehalt',
        questions: [
          'Welche Unterlagen muss ich mitbringen?',
          'Wie schnell bekomme ich einen Termin?',
          'Was kostet eine Beglaubigung?',
        ],
      },
      fr: {
        business: 'étude de notaire',
        businesses: 'études de notaires',
        sells: 'actes notariés et certifications',
        alsoCalled: 'notaire, notaires, étude notariale, office notarial',
        offers:
          'certification de copies, légalisation de signature, acte de vente immobilière, testament, pacte successoral, procuration, création de société, contrat de mariage',
        searches:
          'notaire, étude notariale, rendez-vous notaire, notaire achat immobilier, notaire succession, testament notaire, notaire donation, notaire près de chez moi',
        negatives: 'emploi, formation, devenir notaire, gratuit, modèle, salaire',
        questions: [
          'Quels documents faut-il apporter ?',
          'Sous quel délai puis-je avoir un rendez-vous ?',
          'Combien coûte un acte notarié ?',
        ],
      },
    },
  },
  {
    id: 'patent-attorney',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: null,
    interests: ['Inventions', 'Branding', 'Start-ups', 'Engineering', 'Business law'],
    angles: ['proof', 'benefit', 'ease', 'problem'],
    words: {
      en: {
        business: 'patent attorney firm',
        businesses: 'patent attorney firms',
        sells: 'patent and trademark protection',
        alsoCalled:
          'patent attorney, patent lawyer, trademark attorney, intellectual property lawyer, patent agent, trademark lawyer',
        offers:
          'patent application, trademark registration, design registration, patent search, trademark search, opposition, license agreement, infringement advice',
        searches:
          'patent attorney, register a trademark, trademark lawyer, patent application, patent lawyer, trademark registration, patent search, intellectual property lawyer',
        negatives: 'jobs, salary, exam, training, free, database, famous patents',
        questions: [
          'What does a patent cost?',
          'How long does registration take?',
          'Is my name still free to register?',
        ],
      },
      de: {
        business: 'Patentanwaltskanzlei',
        businesses: 'Patentanwaltskanzleien',
        sells: 'Patent- und Markenschutz',
        alsoCalled:
          'Patentanwalt, Patentanwältin, Patentanwälte, Markenanwalt, Anwalt für Markenrecht, Patentkanzlei',
        offers:
          'Patentanmeldung, Markenanmeldung, Designschutz, Patentrecherche, Markenrecherche, Einspruch, Lizenzvertrag, Beratung bei Verletzungen',
        searches:
          'patentanwalt, marke anmelden, patent anmelden, markenanwalt, markenanmeldung, patentrecherche, anwalt markenrecht, designschutz anmelden',
        negatives: 'jobs, gehalt, prüfung, ausbildung, kostenlos, datenbank, kandidat',
        questions: ['Was kostet ein Patent?', 'Wie lange dauert die Anmeldung?', 'Ist mein Name noch frei?'],
      },
      fr: {
        business: 'cabinet de conseil en brevets',
        businesses: 'cabinets de conseil en brevets',
        sells: 'protection des brevets et des marques',
        alsoCalled:
          'conseil en propriété industrielle, conseil en brevets, mandataire en brevets, avocat en propriété intellectuelle, conseil en marques',
        offers:
          'dépôt de brevet, dépôt de marque, dépôt de dessin ou modèle, recherche de brevets, recherche d’antériorité, opposition, contrat de licence, conseil en contrefaçon',
        searches:
          'dépôt de brevet, déposer une marque, conseil en propriété industrielle, avocat propriété intellectuelle, cabinet brevets, recherche d’antériorité marque, dépôt de marque avocat',
        negatives: 'emploi, salaire, examen, formation, gratuit, base de données',
        questions: [
          'Combien coûte un brevet ?',
          'Combien de temps prend un dépôt ?',
          'Mon nom est-il encore libre ?',
        ],
      },
    },
  },
  {
    id: 'translator',
    kind: 'professions',
    schemaTypes: [],
    goal: 'sales',
    ways: ['quote', 'order'],
    radiusKm: null,
    interests: ['Translation', 'Languages', 'Import and export', 'Study abroad', 'Expat life'],
    angles: ['speed', 'quality', 'price', 'ease'],
    words: {
      en: {
        business: 'translation agency',
        businesses: 'translation agencies',
        sells: 'translations',
        alsoCalled:
          'translator, sworn translator, certified translator, interpreter, translation bureau, interpreting agency',
        offers:
          'certified translation, document translation, website translation, technical translation, legal translation, proofreading, interpreting, express translation',
        searches:
          'translation agency, certified translation, sworn translator, document translation, translation of certificates, website translation, interpreter, legal translation',
        negatives: 'jobs, google translate, app, free, course, dictionary, degree',
        questions: [
          'What does a page cost?',
          'When will I get the translation?',
          'Do authorities accept the certified translation?',
        ],
      },
      de: {
        business: 'Übersetzungsbüro',
        businesses: 'Übersetzungsbüros',
        sells: 'Übersetzungen',
        alsoCalled:
          'Übersetzer, Übersetzerin, Übersetzungsagentur, beeidigter Übersetzer, Dolmetscher, Dolmetscherin, Übersetzungsdienst',
        offers:
          'beglaubigte Übersetzung, Übersetzung von Urkunden, Website-Übersetzung, technische Übersetzung, juristische Übersetzung, Lektorat, Dolmetschen, Express-Übersetzung',
        searches:
          'übersetzungsbüro, beglaubigte übersetzung, übersetzer, urkunde übersetzen lassen, zeugnis übersetzen lassen, dolmetscher, technische übersetzung, website übersetzen lassen',
        negatives: 'jobs, google übersetzer, app, kostenlos, studium, wörterbuch, ausbildung',
        questions: [
          'Was kostet eine Seite?',
          'Wann bekomme ich die Übersetzung?',
          'Wird die Beglaubigung von Behörden anerkannt?',
        ],
      },
      fr: {
        business: 'agence de traduction',
        businesses: 'agences de traduction',
        sells: 'traductions',
        alsoCalled:
          'traducteur, traductrice, traducteur assermenté, traducteur juré, bureau de traduction, interprète',
        offers:
          'traduction certifiée, traduction de documents, traduction de site web, traduction technique, traduction juridique, relecture, interprétariat, traduction express',
        searches:
          'traducteur assermenté, agence de traduction, traduction certifiée, traduction acte de naissance, traduction diplôme, traduction juridique, traduction site web, interprète',
        negatives: 'emploi, google traduction, application, gratuit, formation, dictionnaire, études',
        questions: [
          'Combien coûte une page ?',
          'Quand recevrai-je la traduction ?',
          'La traduction certifiée est-elle acceptée par l’administration ?',
        ],
      },
    },
  },
  {
    id: 'debt-advice',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 50,
    interests: ['Personal finance', 'Household budgeting', 'Saving', 'Financial advice'],
    angles: ['ease', 'problem', 'proof', 'place'],
    words: {
      en: {
        business: 'debt advice center',
        businesses: 'debt advice centers',
        sells: 'debt advice',
        alsoCalled:
          'debt counselor, debt adviser, debt counselling, debt counseling center, insolvency adviser',
        offers:
          'first consultation, budget review, negotiation with creditors, repayment plan, personal insolvency support, letters to creditors, budget advice',
        searches:
          'debt advice, debt counseling, debt advisor, help with debt, repayment plan advice, personal insolvency advice, budget advice, debt consultation',
        negatives: 'jobs, training, loan, credit card, game, statistics, national debt',
        questions: [
          'Is the consultation confidential?',
          'What documents should I bring?',
          'Do you talk to my creditors?',
        ],
      },
      de: {
        business: 'Schuldnerberatung',
        businesses: 'Schuldnerberatungen',
        sells: 'Schuldenberatung',
        alsoCalled:
          'Schuldenberatung, Schuldnerberater, Schuldnerberaterin, Insolvenzberatung, Schuldnerberatungsstelle',
        offers:
          'Erstberatung, Haushaltsplan, Verhandlung mit Gläubigern, Ratenplan, Begleitung bei Privatinsolvenz, Schriftverkehr mit Gläubigern, Budgetberatung',
        searches:
          'schuldnerberatung, schuldenberatung, schuldnerberater, privatinsolvenz beratung, hilfe bei schulden, schuldnerberatung termin, budgetberatung',
        negatives: 'jobs, ausbildung, kredit, kreditkarte, spiel, statistik, staatsschulden',
        questions: [
          'Ist die Beratung vertraulich?',
          'Welche Unterlagen brauche ich?',
          'Sprechen Sie mit meinen Gläubigern?',
        ],
      },
      fr: {
        business: 'service de conseil en désendettement',
        businesses: 'services de conseil en désendettement',
        sells: 'conseil en dettes',
        alsoCalled:
          'conseil en désendettement, conseiller en désendettement, conseil en surendettement, aide au surendettement',
        offers:
          'premier entretien, bilan budgétaire, négociation avec les créanciers, plan de remboursement, accompagnement en surendettement, courriers aux créanciers, conseil budgétaire',
        searches:
          'conseil désendettement, aide surendettement, conseil dettes, dossier de surendettement aide, plan de remboursement dettes, conseil budget',
        negatives: 'emploi, formation, prêt, carte de crédit, jeu, statistiques, dette publique',
        questions: [
          'L’entretien est-il confidentiel ?',
          'Quels documents faut-il apporter ?',
          'Parlez-vous à mes créanciers ?',
        ],
      },
    },
  },
]
