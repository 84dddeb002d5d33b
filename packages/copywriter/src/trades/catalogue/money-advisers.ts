import type { TradeEntry } from './trade-entry.ts'

export const moneyAdvisers: readonly TradeEntry[] = [
  {
    id: 'insurance-broker',
    kind: 'professions',
    schemaTypes: ['InsuranceAgency'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Insurance', 'Personal finance', 'Car insurance', 'Family cars', 'Small business'],
    angles: ['price', 'ease', 'proof', 'benefit'],
    words: {
      en: {
        business: 'insurance broker',
        businesses: 'insurance brokers',
        sells: 'insurance and advice',
        alsoCalled:
          'insurance agency, insurance agent, insurance brokerage, insurance adviser, independent insurance broker',
        offers:
          'insurance review, liability insurance, home contents insurance, car insurance, life insurance, business insurance, legal expenses insurance, claims support',
        searches:
          'insurance broker, insurance agency, business insurance broker, car insurance broker, home insurance advice, independent insurance broker, liability insurance, insurance broker near me',
        negatives: 'jobs, training, login, hotline, cancel, test, commission',
        questions: ['What does the advice cost?', 'Are you independent?', 'Do you help when I have a claim?'],
      },
      de: {
        business: 'Versicherungsmakler',
        businesses: 'Versicherungsmakler',
        sells: 'Versicherungen und Beratung',
        alsoCalled:
          'Versicherungsbroker, Versicherungsbüro, Versicherungsagentur, Versicherungsmaklerin, Versicherungsberater, Versicherungsvertreter',
        offers:
          'Versicherungscheck, Haftpflichtversicherung, Hausratversicherung, Autoversicherung, Lebensversicherung, Betriebsversicherung, Rechtsschutzversicherung, Hilfe im Schadenfall',
        searches:
          'versicherungsmakler, versicherungsberatung, versicherungsbroker, betriebshaftpflicht makler, unabhängiger versicherungsmakler, haftpflichtversicherung beratung, versicherungscheck, versicherungsmakler in der nähe',
        negatives: 'jobs, ausbildung, login, hotline, kündigen, vorlage, provision',
        questions: ['Was kostet die Beratung?', 'Sind Sie unabhängig?', 'Helfen Sie im Schadenfall?'],
      },
      fr: {
        business: 'courtier en assurances',
        businesses: 'courtiers en assurances',
        sells: 'assurances et conseil',
        alsoCalled:
          'courtier d’assurance, agence d’assurances, cabinet de courtage en assurances, agent d’assurance, conseiller en assurances',
        offers:
          'bilan d’assurances, assurance responsabilité civile, assurance habitation, assurance auto, assurance vie, assurance professionnelle, protection juridique, aide en cas de sinistre',
        searches:
          'courtier en assurances, courtier assurance, agence d’assurance, courtier assurance professionnelle, courtier assurance auto, assurance habitation conseil, bilan assurances',
        negatives: 'emploi, formation, connexion, numéro, résilier, lettre type, commission',
        questions: [
          'Combien coûte le conseil ?',
          'Êtes-vous indépendant ?',
          'M’aidez-vous en cas de sinistre ?',
        ],
      },
    },
  },
  {
    id: 'financial-planner',
    kind: 'professions',
    schemaTypes: ['FinancialService'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: [
      'Financial advice',
      'Pensions',
      'Investing',
      'Saving',
      'Personal finance',
      'Financial independence',
    ],
    angles: ['proof', 'ease', 'benefit', 'audience'],
    words: {
      en: {
        business: 'financial planning firm',
        businesses: 'financial planning firms',
        sells: 'financial planning',
        alsoCalled:
          'financial planner, financial adviser, financial advisor, wealth manager, independent financial adviser, pension adviser',
        offers:
          'first meeting, financial plan, retirement planning, investment advice, pension review, estate planning, budget review, fee-only advice',
        searches:
          'financial advisor, financial planner, retirement planning, independent financial advisor, pension advice, fee-only financial planner, wealth management, investment advisor',
        negatives: 'jobs, salary, certification, course, free, app, calculator, forum',
        questions: [
          'Are you paid by fee or commission?',
          'What does the first meeting cost?',
          'How much money do I need to start?',
        ],
      },
      de: {
        business: 'Finanzplaner',
        businesses: 'Finanzplaner',
        sells: 'Finanzplanung',
        alsoCalled:
          'Finanzberater, Finanzberatung, Finanzberaterin, Vermögensberater, Vermögensverwaltung, Vorsorgeberater, Honorarberater',
        offers:
          'Erstgespräch, Finanzplan, Pensionsplanung, Anlageberatung, Vorsorgeanalyse, Nachlassplanung, Budgetanalyse, Honorarberatung',
        searches:
          'finanzberater, finanzplanung, pensionsplanung, unabhängiger finanzberater, honorarberater, vorsorgeberatung, vermögensverwaltung, anlageberatung',
        negatives: 'jobs, gehalt, ausbildung, kurs, kostenlos, app, rechner, forum',
        questions: [
          'Arbeiten Sie auf Honorar oder Provision?',
          'Was kostet das Erstgespräch?',
          'Ab welchem Betrag lohnt sich eine Planung?',
        ],
      },
      fr: {
        business: 'cabinet de gestion de patrimoine',
        businesses: 'cabinets de gestion de patrimoine',
        sells: 'conseil financier',
        alsoCalled:
          'conseiller financier, conseiller en gestion de patrimoine, planificateur financier, gestionnaire de patrimoine, conseiller en prévoyance',
        offers:
          'premier entretien, bilan patrimonial, préparation de la retraite, conseil en placement, analyse de prévoyance, transmission du patrimoine, analyse de budget, conseil sur honoraires',
        searches:
          'conseiller financier, gestion de patrimoine, conseiller en gestion de patrimoine, préparer sa retraite conseil, conseiller financier indépendant, bilan patrimonial, conseil en placement',
        negatives: 'emploi, salaire, formation, diplôme, gratuit, application, simulateur, forum',
        questions: [
          'Êtes-vous payé en honoraires ou en commissions ?',
          'Combien coûte le premier entretien ?',
          'À partir de quel montant est-ce utile ?',
        ],
      },
    },
  },
  {
    id: 'mortgage-broker',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 60,
    interests: ['Mortgages', 'Buying a home', 'Home building', 'Property', 'Renovation'],
    angles: ['price', 'ease', 'speed', 'proof'],
    words: {
      en: {
        business: 'mortgage broker',
        businesses: 'mortgage brokers',
        sells: 'mortgages and advice',
        alsoCalled:
          'mortgage adviser, mortgage advisor, home loan broker, mortgage brokerage, independent mortgage broker',
        offers:
          'mortgage comparison, first home mortgage, remortgage, construction loan, buy-to-let mortgage, affordability check, renewal of a fixed rate, application support',
        searches:
          'mortgage broker, mortgage advisor, first time buyer mortgage, remortgage advice, home loan broker, mortgage comparison, buy to let mortgage broker, mortgage broker near me',
        negatives: 'jobs, salary, course, calculator, license, news, forecast',
        questions: [
          'What does your advice cost?',
          'How many lenders do you compare?',
          'How soon will I have an offer?',
        ],
      },
      de: {
        business: 'Hypothekenberater',
        businesses: 'Hypothekenberater',
        sells: 'Baufinanzierungen und Beratung',
        alsoCalled:
          'Baufinanzierungsberater, Hypothekarberater, Hypothekenvermittler, Baufinanzierungsvermittler, Hypothekenmakler, Finanzierungsvermittler',
        offers:
          'Hypothekenvergleich, Baufinanzierung, Anschlussfinanzierung, Umschuldung, Baukredit, Tragbarkeitsprüfung, Verlängerung der Festhypothek, Begleitung des Antrags',
        searches:
          'hypothek vergleichen, hypothekenberatung, baufinanzierung beratung, anschlussfinanzierung, hypothekenvermittler, baufinanzierungsberater, umschuldung immobilie, hypothek ablösen',
        negatives: 'jobs, gehalt, ausbildung, rechner, prognose, nachrichten, definition',
        questions: [
          'Was kostet Ihre Beratung?',
          'Wie viele Banken vergleichen Sie?',
          'Wie schnell habe ich ein Angebot?',
        ],
      },
      fr: {
        business: 'courtier en prêt immobilier',
        businesses: 'courtiers en prêt immobilier',
        sells: 'prêts immobiliers et conseil',
        alsoCalled:
          'courtier immobilier en crédit, courtier en crédit, courtier hypothécaire, courtier en hypothèques, courtier en prêts',
        offers:
          'comparaison de prêts, prêt pour premier achat, rachat de crédit immobilier, prêt construction, investissement locatif, étude de capacité d’emprunt, renouvellement d’hypothèque, montage du dossier',
        searches:
          'courtier prêt immobilier, courtier crédit immobilier, courtier hypothèque, rachat de crédit immobilier, meilleur prêt immobilier, courtier immobilier prêt, renégociation prêt immobilier',
        negatives: 'emploi, salaire, formation, simulateur, prévisions, actualités, définition',
        questions: [
          'Combien coûte votre service ?',
          'Combien de banques comparez-vous ?',
          'Sous quel délai ai-je une offre ?',
        ],
      },
    },
  },
]
