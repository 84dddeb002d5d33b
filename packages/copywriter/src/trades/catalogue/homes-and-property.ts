import type { TradeEntry } from './trade-entry.ts'

export const homesAndProperty: readonly TradeEntry[] = [
  {
    id: 'estate-agent',
    kind: 'professions',
    schemaTypes: ['RealEstateAgent'],
    goal: 'leads',
    ways: ['call', 'book', 'visit'],
    radiusKm: 40,
    interests: [
      'Property',
      'Selling a home',
      'Buying a home',
      'Renting a home',
      'Mortgages',
      'Property investment',
    ],
    angles: ['proof', 'place', 'benefit'],
    words: {
      en: {
        business: 'estate agent',
        businesses: 'estate agents',
        sells: 'homes for sale',
        alsoCalled:
          'real estate agent, real estate agency, realtor, letting agent, property agent, estate agency',
        offers:
          'property valuation, home sales, lettings, viewings, property photos, virtual tours, buyer search',
        searches:
          'estate agent, property valuation, sell my house, houses for sale, real estate agent, letting agents, house valuation, estate agents near me',
        negatives: 'jobs, course, salary, license exam, game, law, template',
        questions: [
          'What is my house worth?',
          'What commission do you charge?',
          'How long will the sale take?',
        ],
      },
      de: {
        business: 'Immobilienmakler',
        businesses: 'Immobilienmakler',
        sells: 'Immobilien',
        alsoCalled:
          'Maklerbüro, Immobilienbüro, Immobilienmaklerin, Immobilienagentur, Hausmakler, Immobilienvermittlung',
        offers:
          'Immobilienbewertung, Hausverkauf, Wohnungsvermietung, Besichtigungen, Immobilienfotos, virtueller Rundgang, Suchauftrag',
        searches:
          'immobilienmakler, haus verkaufen, immobilienbewertung, wohnung verkaufen, makler hausverkauf, haus kaufen, wohnung vermieten makler, immobilienmakler in der nähe',
        negatives: 'jobs, ausbildung, gehalt, quereinsteiger, versicherungsmakler, muster, börsenmakler',
        questions: [
          'Was ist mein Haus wert?',
          'Wie hoch ist die Provision?',
          'Wie lange dauert der Verkauf?',
        ],
      },
      fr: {
        business: 'agence immobilière',
        businesses: 'agences immobilières',
        sells: 'biens immobiliers',
        alsoCalled:
          'agent immobilier, conseiller immobilier, chasseur immobilier, mandataire immobilier, agence de location immobilière',
        offers:
          'estimation immobilière, vente de maison, mise en location, visites, photos immobilières, visite virtuelle, recherche de bien',
        searches:
          'agence immobilière, estimation maison, vendre sa maison, estimation appartement, maison à vendre, agent immobilier, vendre son appartement, agence immobilière près de chez moi',
        negatives: 'emploi, formation, salaire, bts, modèle, jeu, bourse',
        questions: [
          'Combien vaut ma maison ?',
          'Quels sont vos honoraires ?',
          'Combien de temps faut-il pour vendre ?',
        ],
      },
    },
  },
  {
    id: 'property-management',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote', 'book'],
    radiusKm: 50,
    interests: [
      'Property management',
      'Property investment',
      'Property',
      'Commercial property',
      'Facility management',
    ],
    angles: ['proof', 'ease', 'benefit'],
    words: {
      en: {
        business: 'property management company',
        businesses: 'property management companies',
        sells: 'property management',
        alsoCalled:
          'property manager, block management company, rental property manager, HOA management, managing agent',
        offers:
          'rental management, block management, service charge accounts, owners’ meetings, repairs coordination, tenant search, holiday let management',
        searches:
          'property management company, property manager, rental property management, block management, managing agents, holiday let management, property management fees',
        negatives: 'jobs, software, course, salary, excel, license, facebook',
        questions: [
          'What does management cost per unit?',
          'Who is my contact?',
          'How do we change managers?',
        ],
      },
      de: {
        business: 'Hausverwaltung',
        businesses: 'Hausverwaltungen',
        sells: 'Verwaltung von Häusern und Wohnungen',
        alsoCalled:
          'Immobilienverwaltung, WEG-Verwaltung, Mietverwaltung, Hausverwalter, Sondereigentumsverwaltung',
        offers:
          'WEG-Verwaltung, Mietverwaltung, Sondereigentumsverwaltung, Nebenkostenabrechnung, Eigentümerversammlung, Instandhaltung, Mietersuche',
        searches:
          'hausverwaltung, weg verwaltung, mietverwaltung, hausverwaltung kosten, hausverwaltung wechseln, immobilienverwaltung, hausverwaltung gesucht, sondereigentumsverwaltung',
        negatives: 'jobs, ausbildung, gehalt, software, beschwerde, muster, excel',
        questions: [
          'Was kostet die Verwaltung pro Einheit?',
          'Wer ist mein Ansprechpartner?',
          'Wie läuft ein Wechsel ab?',
        ],
      },
      fr: {
        business: 'gestionnaire immobilier',
        businesses: 'gestionnaires immobiliers',
        sells: 'gestion d’immeubles et de locations',
        alsoCalled:
          'syndic de copropriété, gestion locative, administrateur de biens, cabinet de gestion immobilière, régie immobilière',
        offers:
          'gestion locative, syndic de copropriété, état des lieux, recherche de locataires, assemblée générale, suivi des travaux, assurance loyers',
        searches:
          'gestion locative, syndic de copropriété, changer de syndic, gestion locative tarif, administrateur de biens, devis syndic, régie immobilière',
        negatives: 'emploi, formation, salaire, logiciel, modèle lettre, plainte, excel',
        questions: [
          'Combien coûte la gestion par lot ?',
          'Qui est mon interlocuteur ?',
          'Comment changer de syndic ?',
        ],
      },
    },
  },
]
