import type { TradeEntry } from './trade-entry.ts'

export const lawFirms: readonly TradeEntry[] = [
  {
    id: 'law-firm',
    kind: 'professions',
    schemaTypes: ['LegalService', 'Attorney'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Legal advice', 'Business law', 'Wills and inheritance', 'Small business', 'Property'],
    angles: ['proof', 'problem', 'place', 'ease'],
    words: {
      en: {
        business: 'law firm',
        businesses: 'law firms',
        sells: 'legal advice and representation',
        alsoCalled: 'attorney at law, solicitors, barrister, lawyer’s office, law office, attorneys',
        offers:
          'first consultation, contract review, contract drafting, tenancy law, inheritance law, traffic law, debt collection, representation in court',
        searches:
          'lawyer, law firm, lawyer consultation, contract lawyer, tenancy lawyer, inheritance lawyer, solicitor, civil lawyer, lawyer near me',
        negatives: 'jobs, salary, law school, internship, free, template, series, definition',
        questions: [
          'What does a first consultation cost?',
          'Do you handle cases like mine?',
          'Does my legal insurance cover your fees?',
        ],
      },
      de: {
        business: 'Anwaltskanzlei',
        businesses: 'Anwaltskanzleien',
        sells: 'Rechtsberatung und Vertretung',
        alsoCalled:
          'Rechtsanwalt, Rechtsanwältin, Rechtsanwaltskanzlei, Anwaltsbüro, Rechtsanwälte, Advokatur',
        offers:
          'Erstberatung, Vertragsprüfung, Vertragsgestaltung, Mietrecht, Erbrecht, Verkehrsrecht, Forderungseinzug, Vertretung vor Gericht',
        searches:
          'rechtsanwalt, anwaltskanzlei, anwalt erstberatung, anwalt mietrecht, anwalt erbrecht, anwalt vertragsrecht, anwalt verkehrsrecht, rechtsberatung, anwalt in der nähe',
        negatives: 'jobs, gehalt, studium, referendariat, kostenlos, muster, serie, definition',
        questions: [
          'Was kostet eine Erstberatung?',
          'Übernehmen Sie Fälle wie meinen?',
          'Zahlt meine Rechtsschutzversicherung?',
        ],
      },
      fr: {
        business: 'cabinet d’avocats',
        businesses: 'cabinets d’avocats',
        sells: 'conseil juridique et défense',
        alsoCalled: 'avocat, avocate, étude d’avocats, avocat conseil, avocats associés',
        offers:
          'premier rendez-vous, relecture de contrat, rédaction de contrat, droit du bail, droit des successions, droit routier, recouvrement de créances, représentation en justice',
        searches:
          'avocat, cabinet d’avocats, consultation avocat, avocat droit des successions, avocat droit immobilier, avocat contrat, avocat permis de conduire, avocat près de chez moi',
        negatives: 'emploi, salaire, études, stage, gratuit, modèle, série, définition',
        questions: [
          'Combien coûte un premier rendez-vous ?',
          'Traitez-vous des affaires comme la mienne ?',
          'Ma protection juridique prend-elle en charge vos honoraires ?',
        ],
      },
    },
  },
  {
    id: 'family-lawyer',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Legal advice', 'Parenting', 'Wills and inheritance', 'Caregiving'],
    angles: ['proof', 'problem', 'ease', 'place'],
    words: {
      en: {
        business: 'family lawyer',
        businesses: 'family lawyers',
        sells: 'advice on separation and family law',
        alsoCalled:
          'divorce lawyer, family law attorney, divorce attorney, family solicitor, divorce solicitor, family law firm',
        offers:
          'first consultation, divorce, separation agreement, child custody, child maintenance, spousal support, prenuptial agreement, division of assets',
        searches:
          'divorce lawyer, family lawyer, child custody lawyer, separation agreement lawyer, divorce consultation, child support lawyer, prenup lawyer, amicable divorce',
        negatives: 'jobs, free, forms, calculator, statistics, celebrity, series, course',
        questions: [
          'What does a divorce cost?',
          'How long does it take?',
          'Can one lawyer act for both of us?',
        ],
      },
      de: {
        business: 'Kanzlei für Familienrecht',
        businesses: 'Kanzleien für Familienrecht',
        sells: 'Beratung bei Trennung und Scheidung',
        alsoCalled:
          'Scheidungsanwalt, Scheidungsanwältin, Familienanwalt, Fachanwalt für Familienrecht, Anwalt für Familienrecht',
        offers:
          'Erstberatung, Scheidung, Trennungsvereinbarung, Sorgerecht, Kindesunterhalt, Ehegattenunterhalt, Ehevertrag, Vermögensaufteilung',
        searches:
          'scheidungsanwalt, anwalt familienrecht, fachanwalt familienrecht, anwalt sorgerecht, anwalt unterhalt, scheidung anwalt kosten, ehevertrag anwalt, einvernehmliche scheidung',
        negatives: 'jobs, kostenlos, formular, rechner, statistik, promi, serie, ausbildung',
        questions: [
          'Was kostet eine Scheidung?',
          'Wie lange dauert das Verfahren?',
          'Reicht ein Anwalt für uns beide?',
        ],
      },
      fr: {
        business: 'cabinet en droit de la famille',
        businesses: 'cabinets en droit de la famille',
        sells: 'conseil en séparation et divorce',
        alsoCalled:
          'avocat en divorce, avocat divorce, avocat droit de la famille, avocat en droit de la famille, avocate divorce',
        offers:
          'premier rendez-vous, divorce à l’amiable, convention de séparation, garde des enfants, pension alimentaire, prestation compensatoire, contrat de mariage, partage des biens',
        searches:
          'avocat divorce, avocat droit de la famille, divorce à l’amiable avocat, avocat garde enfant, avocat pension alimentaire, avocat séparation, contrat de mariage avocat',
        negatives: 'emploi, gratuit, formulaire, simulateur, statistiques, célébrités, série, formation',
        questions: [
          'Combien coûte un divorce ?',
          'Combien de temps dure la procédure ?',
          'Un seul avocat suffit-il pour nous deux ?',
        ],
      },
    },
  },
  {
    id: 'employment-lawyer',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 50,
    interests: ['Legal advice', 'Jobs and careers', 'Human resources', 'Career change'],
    angles: ['proof', 'speed', 'problem', 'ease'],
    words: {
      en: {
        business: 'employment lawyer',
        businesses: 'employment lawyers',
        sells: 'advice on employment law',
        alsoCalled:
          'labor lawyer, employment law attorney, employment solicitor, workplace lawyer, employment law firm, unfair dismissal lawyer',
        offers:
          'first consultation, dismissal review, severance negotiation, settlement agreement, employment contract review, reference check, warning letters, advice for employers',
        searches:
          'employment lawyer, unfair dismissal lawyer, severance lawyer, labor lawyer, settlement agreement solicitor, employment contract lawyer, wrongful termination lawyer',
        negatives: 'jobs, salary, internship, free, template, calculator, training',
        questions: [
          'How long do I have to contest a dismissal?',
          'What does a first consultation cost?',
          'Can you negotiate my severance?',
        ],
      },
      de: {
        business: 'Kanzlei für Arbeitsrecht',
        businesses: 'Kanzleien für Arbeitsrecht',
        sells: 'Beratung im Arbeitsrecht',
        alsoCalled:
          'Arbeitsrechtler, Fachanwalt für Arbeitsrecht, Anwalt für Arbeitsrecht, Kündigungsschutzanwalt, Anwältin für Arbeitsrecht',
        offers:
          'Erstberatung, Kündigungsschutzklage, Abfindungsverhandlung, Aufhebungsvertrag, Prüfung des Arbeitsvertrags, Prüfung des Arbeitszeugnisses, Abmahnung, Beratung für Arbeitgeber',
        searches:
          'anwalt arbeitsrecht, fachanwalt arbeitsrecht, anwalt kündigung, kündigungsschutzklage anwalt, anwalt abfindung, aufhebungsvertrag prüfen lassen, arbeitsvertrag prüfen lassen, arbeitszeugnis prüfen',
        negatives: 'jobs, gehalt, referendariat, kostenlos, muster, abfindungsrechner, weiterbildung',
        questions: [
          'Wie lange kann ich gegen eine Kündigung vorgehen?',
          'Was kostet die Erstberatung?',
          'Verhandeln Sie meine Abfindung?',
        ],
      },
      fr: {
        business: 'cabinet en droit du travail',
        businesses: 'cabinets en droit du travail',
        sells: 'conseil en droit du travail',
        alsoCalled:
          'avocat en droit du travail, avocat droit du travail, avocat prud’hommes, avocat licenciement',
        offers:
          'premier rendez-vous, contestation de licenciement, négociation d’indemnités, rupture conventionnelle, relecture du contrat de travail, certificat de travail, harcèlement au travail, conseil aux employeurs',
        searches:
          'avocat droit du travail, avocat licenciement, avocat prud’hommes, avocat rupture conventionnelle, contester licenciement avocat, avocat contrat de travail, avocat harcèlement au travail',
        negatives: 'emploi, salaire, stage, gratuit, modèle de lettre, simulateur, formation',
        questions: [
          'De combien de temps ai-je pour contester un licenciement ?',
          'Combien coûte la première consultation ?',
          'Négociez-vous mes indemnités ?',
        ],
      },
    },
  },
  {
    id: 'criminal-lawyer',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 60,
    interests: ['Legal advice', 'Commuting', 'Business law'],
    angles: ['speed', 'proof', 'problem', 'place'],
    words: {
      en: {
        business: 'criminal lawyer',
        businesses: 'criminal lawyers',
        sells: 'criminal defense',
        alsoCalled:
          'criminal defense lawyer, criminal defense attorney, defense attorney, criminal solicitor, criminal law firm',
        offers:
          'first consultation, defense in court, police interview support, penalty order appeal, access to files, traffic offenses, white-collar cases, victim representation',
        searches:
          'criminal lawyer, criminal defense lawyer, defense attorney, emergency criminal lawyer, dui lawyer, police interview lawyer, criminal solicitor, penalty order lawyer',
        negatives: 'jobs, salary, series, book, free, true crime, law school, meaning',
        questions: [
          'Can I reach you in an emergency?',
          'What should I say to the police?',
          'What does the defense cost?',
        ],
      },
      de: {
        business: 'Kanzlei für Strafrecht',
        businesses: 'Kanzleien für Strafrecht',
        sells: 'Strafverteidigung',
        alsoCalled:
          'Strafverteidiger, Strafverteidigerin, Fachanwalt für Strafrecht, Anwalt für Strafrecht, Strafrechtskanzlei',
        offers:
          'Erstberatung, Verteidigung vor Gericht, Begleitung zur Vernehmung, Einspruch gegen Strafbefehl, Akteneinsicht, Verkehrsstrafrecht, Wirtschaftsstrafrecht, Opfervertretung',
        searches:
          'strafverteidiger, anwalt strafrecht, fachanwalt strafrecht, anwalt strafbefehl, anwalt notdienst strafrecht, anwalt vorladung polizei, einspruch strafbefehl anwalt',
        negatives: 'jobs, gehalt, serie, buch, kostenlos, true crime, studium, bedeutung',
        questions: [
          'Sind Sie im Notfall erreichbar?',
          'Was soll ich bei der Polizei sagen?',
          'Was kostet die Verteidigung?',
        ],
      },
      fr: {
        business: 'cabinet en droit pénal',
        businesses: 'cabinets en droit pénal',
        sells: 'défense pénale',
        alsoCalled:
          'avocat pénaliste, avocat pénal, pénaliste, avocat en droit pénal, avocat droit pénal, avocate pénaliste',
        offers:
          'premier rendez-vous, défense au tribunal, assistance en garde à vue, opposition à une ordonnance pénale, accès au dossier, infractions routières, droit pénal des affaires, défense des victimes',
        searches:
          'avocat pénal, avocat pénaliste, avocat garde à vue, avocat urgence, avocat permis de conduire alcool, avocat ordonnance pénale, avocat victime',
        negatives: 'emploi, salaire, série, livre, gratuit, faits divers, études, définition',
        questions: [
          'Êtes-vous joignable en urgence ?',
          'Que dire lors d’une audition ?',
          'Combien coûte la défense ?',
        ],
      },
    },
  },
  {
    id: 'immigration-lawyer',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: null,
    interests: ['Legal advice', 'Expat life', 'Study abroad', 'Jobs and careers'],
    angles: ['proof', 'ease', 'problem', 'speed'],
    words: {
      en: {
        business: 'immigration lawyer',
        businesses: 'immigration lawyers',
        sells: 'advice on visas and residence permits',
        alsoCalled:
          'immigration attorney, visa lawyer, immigration solicitor, immigration law firm, residence permit lawyer',
        offers:
          'first consultation, work visa, residence permit, family reunification, naturalization, permit renewal, appeal against refusal, advice for employers',
        searches:
          'immigration lawyer, visa lawyer, immigration attorney, work permit lawyer, citizenship lawyer, family reunification lawyer, visa refusal appeal',
        negatives: 'jobs, news, free, forum, statistics, embassy, tourist visa',
        questions: [
          'How long does a permit take?',
          'Which documents do I need?',
          'What can I do after a refusal?',
        ],
      },
      de: {
        business: 'Kanzlei für Migrationsrecht',
        businesses: 'Kanzleien für Migrationsrecht',
        sells: 'Beratung zu Visum und Aufenthalt',
        alsoCalled:
          'Anwalt für Migrationsrecht, Anwalt für Ausländerrecht, Migrationsanwalt, Fachanwalt für Migrationsrecht, Visumanwalt',
        offers:
          'Erstberatung, Arbeitsvisum, Aufenthaltsbewilligung, Familiennachzug, Einbürgerung, Verlängerung der Bewilligung, Einspruch gegen Ablehnung, Beratung für Arbeitgeber',
        searches:
          'anwalt migrationsrecht, anwalt ausländerrecht, anwalt aufenthaltserlaubnis, anwalt einbürgerung, anwalt familiennachzug, anwalt visum, visum abgelehnt anwalt',
        negatives: 'jobs, nachrichten, kostenlos, forum, statistik, botschaft, touristenvisum',
        questions: [
          'Wie lange dauert eine Bewilligung?',
          'Welche Unterlagen brauche ich?',
          'Was kann ich nach einer Ablehnung tun?',
        ],
      },
      fr: {
        business: 'cabinet en droit des étrangers',
        businesses: 'cabinets en droit des étrangers',
        sells: 'conseil en visas et titres de séjour',
        alsoCalled:
          'avocat en droit des étrangers, avocat droit des étrangers, avocat immigration, avocat titre de séjour, avocat naturalisation',
        offers:
          'premier rendez-vous, visa de travail, titre de séjour, regroupement familial, naturalisation, renouvellement de titre, recours contre un refus, conseil aux employeurs',
        searches:
          'avocat droit des étrangers, avocat titre de séjour, avocat naturalisation, avocat regroupement familial, avocat visa, recours refus visa avocat',
        negatives: 'emploi, actualités, gratuit, forum, statistiques, ambassade, visa touristique',
        questions: [
          'Combien de temps faut-il pour un titre de séjour ?',
          'Quels documents faut-il réunir ?',
          'Que faire après un refus ?',
        ],
      },
    },
  },
]
