import type { TradeEntry } from './trade-entry.ts'

export const taxAndAccounting: readonly TradeEntry[] = [
  {
    id: 'tax-adviser',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 30,
    interests: ['Taxes', 'Personal finance', 'Self-employment', 'Property investment', 'Small business'],
    angles: ['ease', 'proof', 'price', 'time'],
    words: {
      en: {
        business: 'tax adviser',
        businesses: 'tax advisers',
        sells: 'tax returns and tax advice',
        alsoCalled: 'tax advisor, tax consultant, tax preparer, tax accountant, tax return preparation',
        offers:
          'tax return, tax return for self-employed, tax return for landlords, tax planning, corporate tax return, reply to the tax office, cross-border taxes, inheritance tax advice',
        searches:
          'tax advisor, tax return help, tax accountant, tax preparer, self-employed tax return, small business tax accountant, property tax advice, tax advisor near me',
        negatives: 'jobs, training, software, app, calculator, free, exam',
        questions: [
          'What does a tax return cost?',
          'Which documents do you need?',
          'Can you still meet my deadline?',
        ],
      },
      de: {
        business: 'Steuerberater',
        businesses: 'Steuerberater',
        sells: 'Steuererklärungen und Steuerberatung',
        alsoCalled: 'Steuerberatung, Steuerberaterin, Steuerbüro, Steuerkanzlei, Steuerberatungskanzlei',
        offers:
          'Steuererklärung, Steuererklärung für Selbstständige, Steuererklärung für Vermieter, Steuerplanung, Jahresabschluss, Einspruch gegen Steuerbescheid, internationale Steuern, Erbschaftsteuer',
        searches:
          'steuerberater, steuererklärung machen lassen, steuerberatung, steuerbüro, steuererklärung selbstständige, steuerberater für unternehmen, steuerberater kosten, steuerberater in der nähe',
        negatives: 'jobs, ausbildung, software, app, rechner, kostenlos, elster, prüfung',
        questions: [
          'Was kostet eine Steuererklärung?',
          'Welche Unterlagen brauchen Sie?',
          'Schaffen Sie meine Frist noch?',
        ],
      },
      fr: {
        business: 'conseiller fiscal',
        businesses: 'conseillers fiscaux',
        sells: 'déclarations d’impôts et conseil fiscal',
        alsoCalled: 'conseil fiscal, fiscaliste, cabinet fiscal, avocat fiscaliste, conseillère fiscale',
        offers:
          'déclaration d’impôts, déclaration pour indépendants, déclaration pour bailleurs, optimisation fiscale, déclaration d’entreprise, réclamation fiscale, fiscalité internationale, droits de succession',
        searches:
          'conseiller fiscal, déclaration d’impôts aide, fiscaliste, faire remplir sa déclaration d’impôts, conseil fiscal indépendant, cabinet fiscal, conseiller fiscal entreprise',
        negatives: 'emploi, formation, logiciel, application, simulateur, gratuit, concours',
        questions: [
          'Combien coûte une déclaration d’impôts ?',
          'Quels documents vous faut-il ?',
          'Pouvez-vous encore tenir mon délai ?',
        ],
      },
    },
  },
  {
    id: 'accountant',
    kind: 'professions',
    schemaTypes: ['AccountingService'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Accounting', 'Small business', 'Entrepreneurship', 'Self-employment', 'Business finance'],
    angles: ['ease', 'price', 'proof', 'benefit'],
    words: {
      en: {
        business: 'accounting firm',
        businesses: 'accounting firms',
        sells: 'accounting and annual accounts',
        alsoCalled:
          'accountant, chartered accountant, certified public accountant, accountancy firm, accountancy practice, CPA firm',
        offers:
          'annual accounts, bookkeeping, VAT returns, company formation, tax returns, management accounts, business plan, payroll',
        searches:
          'accountant, accounting firm, small business accountant, chartered accountant, accountant for limited company, startup accountant, accountant for self-employed, accountant near me',
        negatives: 'jobs, salary, course, degree, software, free, exam',
        questions: [
          'What does it cost a month?',
          'Do you work with my software?',
          'How easy is it to switch to you?',
        ],
      },
      de: {
        business: 'Treuhandbüro',
        businesses: 'Treuhandbüros',
        sells: 'Buchführung und Jahresabschlüsse',
        alsoCalled:
          'Treuhänder, Treuhand, Treuhandgesellschaft, Treuhandfirma, Bilanzierer, Bilanzbuchhalter',
        offers:
          'Jahresabschluss, Finanzbuchhaltung, Mehrwertsteuerabrechnung, Firmengründung, Steuererklärung, Zwischenabschluss, Businessplan, Lohnbuchhaltung',
        searches:
          'treuhand, treuhandbüro, treuhänder, jahresabschluss erstellen lassen, treuhand kmu, treuhand firmengründung, bilanz erstellen lassen, treuhänder in der nähe',
        negatives: 'jobs, lohn, ausbildung, studium, software, kostenlos, prüfung',
        questions: [
          'Was kostet die Betreuung im Monat?',
          'Arbeiten Sie mit meiner Software?',
          'Wie aufwendig ist ein Wechsel zu Ihnen?',
        ],
      },
      fr: {
        business: 'cabinet d’expertise comptable',
        businesses: 'cabinets d’expertise comptable',
        sells: 'comptabilité et bilans',
        alsoCalled: 'expert-comptable, expertise comptable, cabinet comptable, fiduciaire, experte-comptable',
        offers:
          'bilan annuel, tenue de comptabilité, déclaration de TVA, création d’entreprise, liasse fiscale, situation intermédiaire, business plan, fiches de paie',
        searches:
          'expert-comptable, cabinet comptable, fiduciaire, expert-comptable petite entreprise, expert-comptable création d’entreprise, expert-comptable en ligne, expert-comptable tarif, bilan annuel entreprise',
        negatives: 'emploi, salaire, formation, diplôme, logiciel, gratuit, alternance',
        questions: [
          'Combien cela coûte-t-il par mois ?',
          'Travaillez-vous avec mon logiciel ?',
          'Comment se passe le changement de cabinet ?',
        ],
      },
    },
  },
  {
    id: 'bookkeeper',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 100,
    interests: ['Accounting', 'Self-employment', 'Small business', 'Start-ups'],
    angles: ['ease', 'price', 'time', 'benefit'],
    words: {
      en: {
        business: 'bookkeeping service',
        businesses: 'bookkeeping services',
        sells: 'bookkeeping',
        alsoCalled:
          'bookkeeper, bookkeepers, outsourced bookkeeping, online bookkeeper, freelance bookkeeper',
        offers:
          'monthly bookkeeping, receipt entry, invoicing, payment reminders, bank reconciliation, VAT preparation, catch-up bookkeeping, software setup',
        searches:
          'bookkeeper, bookkeeping service, small business bookkeeping, online bookkeeping, freelance bookkeeper, outsource bookkeeping, catch up bookkeeping',
        negatives: 'jobs, course, certification, template, excel, free, double entry',
        questions: [
          'What does bookkeeping cost a month?',
          'Can I send receipts by phone?',
          'Can you catch up on past months?',
        ],
      },
      de: {
        business: 'Buchhaltungsbüro',
        businesses: 'Buchhaltungsbüros',
        sells: 'Buchhaltung',
        alsoCalled: 'Buchhaltungsservice, Buchhalter, Buchhalterin, Buchführungsbüro, Buchhaltungsdienst',
        offers:
          'laufende Buchhaltung, Belege verbuchen, Rechnungen schreiben, Mahnwesen, Bankabgleich, Vorbereitung der Mehrwertsteuer, Buchhaltung nachholen, Einrichtung der Software',
        searches:
          'buchhaltung auslagern, buchhaltungsbüro, buchhaltungsservice, buchhalter, buchhaltung für selbstständige, online buchhaltung service, buchhaltung machen lassen',
        negatives: 'jobs, kurs, ausbildung, vorlage, excel, kostenlos, buchungssätze',
        questions: [
          'Was kostet die Buchhaltung im Monat?',
          'Kann ich Belege mit dem Handy schicken?',
          'Holen Sie auch liegen gebliebene Monate nach?',
        ],
      },
      fr: {
        business: 'service de tenue comptable',
        businesses: 'services de tenue comptable',
        sells: 'tenue de comptabilité',
        alsoCalled:
          'comptable indépendant, comptable freelance, bureau de comptabilité, tenue de comptabilité, aide-comptable indépendant',
        offers:
          'comptabilité mensuelle, saisie des pièces, facturation, relances clients, rapprochement bancaire, préparation de la TVA, rattrapage comptable, paramétrage du logiciel',
        searches:
          'comptable indépendant, tenue de comptabilité, comptable petite entreprise, externaliser sa comptabilité, comptabilité en ligne service, rattrapage comptabilité',
        negatives: 'emploi, formation, diplôme, modèle, excel, gratuit, exercices',
        questions: [
          'Combien coûte la comptabilité par mois ?',
          'Puis-je envoyer mes reçus par téléphone ?',
          'Rattrapez-vous les mois en retard ?',
        ],
      },
    },
  },
  {
    id: 'payroll-service',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Payroll', 'Human resources', 'Small business', 'Accounting', 'Management'],
    angles: ['ease', 'price', 'proof', 'time'],
    words: {
      en: {
        business: 'payroll provider',
        businesses: 'payroll providers',
        sells: 'payroll services',
        alsoCalled:
          'payroll bureau, payroll outsourcing, payroll company, payroll accountant, outsourced payroll',
        offers:
          'monthly payroll, payslips, social security filings, joiners and leavers, expense claims, year-end statements, payroll audit support, construction payroll',
        searches:
          'payroll services, payroll outsourcing, payroll company, small business payroll, payroll bureau, outsource payroll, household payroll',
        negatives: 'jobs, calculator, course, software download, free, template, salary',
        questions: [
          'What does a payslip cost?',
          'When are the payslips ready?',
          'Do you handle social security filings?',
        ],
      },
      de: {
        business: 'Lohnbüro',
        businesses: 'Lohnbüros',
        sells: 'Lohnabrechnung',
        alsoCalled: 'Lohnabrechnungsservice, Lohnbuchhaltungsbüro, Lohnbuchhalter, Gehaltsabrechnungsservice',
        offers:
          'monatliche Lohnabrechnung, Gehaltsabrechnung, Meldungen an die Sozialversicherung, Ein- und Austritte, Spesenabrechnung, Jahresbescheinigungen, Begleitung bei Prüfungen, Baulohn',
        searches:
          'lohnabrechnung auslagern, lohnbüro, lohnbuchhaltung auslagern, lohnabrechnung service, lohnbuchhaltung kleine unternehmen, baulohn abrechnung, gehaltsabrechnung extern',
        negatives: 'jobs, brutto netto rechner, kurs, ausbildung, kostenlos, vorlage, excel',
        questions: [
          'Was kostet eine Abrechnung pro Person?',
          'Wann liegen die Abrechnungen vor?',
          'Übernehmen Sie die Meldungen an die Sozialversicherung?',
        ],
      },
      fr: {
        business: 'prestataire de paie',
        businesses: 'prestataires de paie',
        sells: 'gestion de la paie',
        alsoCalled:
          'gestionnaire de paie externe, externalisation de la paie, cabinet de paie, service de paie',
        offers:
          'paie mensuelle, bulletins de paie, déclarations sociales, entrées et sorties, notes de frais, certificats de salaire, assistance en cas de contrôle, solde de tout compte',
        searches:
          'externalisation paie, gestion de la paie, prestataire paie, fiche de paie externalisée, paie petite entreprise, sous-traitance paie',
        negatives: 'emploi, calcul salaire net, formation, simulateur, gratuit, modèle, excel',
        questions: [
          'Combien coûte un bulletin de paie ?',
          'Quand les bulletins sont-ils prêts ?',
          'Gérez-vous les déclarations sociales ?',
        ],
      },
    },
  },
  {
    id: 'auditor',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 150,
    interests: ['Accounting', 'Business finance', 'Management', 'Family businesses'],
    angles: ['proof', 'quality', 'ease', 'price'],
    words: {
      en: {
        business: 'audit firm',
        businesses: 'audit firms',
        sells: 'audits of annual accounts',
        alsoCalled: 'auditor, auditing firm, statutory auditor, financial auditor, external auditor',
        offers:
          'statutory audit, limited audit, special audit, due diligence, internal audit, company valuation, charity audit, advice on internal controls',
        searches:
          'audit firm, external auditor, statutory audit, limited audit, company audit services, due diligence services, charity audit',
        negatives: 'jobs, salary, internship, course, iso 9001, energy audit, seo audit',
        questions: ['Do I need an audit?', 'What does an audit cost?', 'How long does the audit take?'],
      },
      de: {
        business: 'Wirtschaftsprüfungsgesellschaft',
        businesses: 'Wirtschaftsprüfungsgesellschaften',
        sells: 'Prüfung von Jahresabschlüssen',
        alsoCalled:
          'Wirtschaftsprüfer, Wirtschaftsprüferin, Wirtschaftsprüfung, Revisionsstelle, Revisor, Abschlussprüfer',
        offers:
          'ordentliche Revision, eingeschränkte Revision, Jahresabschlussprüfung, Sonderprüfung, Due Diligence, interne Revision, Unternehmensbewertung, Prüfung von Stiftungen',
        searches:
          'wirtschaftsprüfer, revisionsstelle, wirtschaftsprüfung, jahresabschlussprüfung, eingeschränkte revision, revisionsstelle kosten, due diligence prüfung, unternehmensbewertung',
        negatives: 'jobs, gehalt, praktikum, ausbildung, iso 9001, energieaudit, klausur',
        questions: ['Brauche ich eine Prüfung?', 'Was kostet sie?', 'Wie lange dauert sie?'],
      },
      fr: {
        business: 'cabinet d’audit',
        businesses: 'cabinets d’audit',
        sells: 'audit des comptes',
        alsoCalled:
          'commissaire aux comptes, auditeur, organe de révision, réviseur agréé, réviseur d’entreprises, audit financier',
        offers:
          'audit légal, révision ordinaire, révision restreinte, audit spécial, due diligence, audit interne, évaluation d’entreprise, audit d’association',
        searches:
          'commissaire aux comptes, cabinet d’audit, organe de révision, audit comptable, révision restreinte, audit financier entreprise, évaluation d’entreprise',
        negatives: 'emploi, salaire, stage, formation, iso 9001, audit énergétique, audit seo',
        questions: [
          'Ai-je besoin d’un audit ?',
          'Combien coûte la révision ?',
          'Combien de temps dure la mission ?',
        ],
      },
    },
  },
]
