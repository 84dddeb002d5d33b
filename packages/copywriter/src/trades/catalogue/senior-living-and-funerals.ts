import type { TradeEntry } from './trade-entry.ts'

export const seniorLivingAndFunerals: readonly TradeEntry[] = [
  {
    id: 'nursing-home',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 30,
    interests: [
      'Care for older people',
      'Caregiving',
      'Grandparenting',
      'Healthy ageing',
      'Social clubs for older people',
    ],
    angles: ['proof', 'place', 'quality'],
    words: {
      en: {
        business: 'nursing home',
        businesses: 'nursing homes',
        sells: 'residential care for seniors',
        alsoCalled:
          'care home, retirement home with nursing, residential care home, long-term care home, old people’s home, skilled nursing facility',
        offers:
          'long-term care, short-term stay, respite stay, dementia care, single room, couple’s room, trial stay, activities program, palliative care',
        searches:
          'nursing home, care home, care home with vacancies, short-term care, respite stay, residential care home, dementia care home, care home costs, nursing home near me',
        negatives: 'jobs, salary, job vacancies, training, volunteer, inspection report, for sale, bed frame',
        questions: [
          'Do you have a room free?',
          'What does a room cost per month?',
          'Can we visit and try a stay?',
        ],
      },
      de: {
        business: 'Pflegeheim',
        businesses: 'Pflegeheime',
        sells: 'Pflege im Alter',
        alsoCalled:
          'Seniorenheim, Altenheim, Altersheim, Seniorenzentrum, Pflegezentrum, Alterszentrum, Seniorenpflegeheim, Kurzzeitpflege',
        offers:
          'Dauerpflege, Kurzzeitpflege, Verhinderungspflege, Wohnbereich für Demenz, Einzelzimmer, Paarzimmer, Probewohnen, Aktivitätenprogramm, Palliativpflege',
        searches:
          'pflegeheim, pflegeheim platz frei, kurzzeitpflege, seniorenheim, altersheim, pflegeheim kosten, seniorenzentrum, probewohnen pflegeheim, pflegeheim in der nähe',
        negatives:
          'jobs, gehalt, ausbildung, stellenangebote, ehrenamt, immobilie kaufen, kapitalanlage, prüfbericht',
        questions: [
          'Ist ein Zimmer frei?',
          'Wie hoch ist der Eigenanteil im Monat?',
          'Kann man zur Probe wohnen?',
        ],
      },
      fr: {
        business: 'maison de retraite médicalisée',
        businesses: 'maisons de retraite médicalisées',
        sells: 'hébergement et soins pour seniors',
        alsoCalled:
          'EHPAD, maison de retraite, maison de repos, établissement médico-social, home pour personnes âgées',
        offers:
          'hébergement permanent, hébergement temporaire, séjour de répit, unité protégée, chambre individuelle, chambre pour couple, séjour d’essai, animations',
        searches:
          'maison de retraite, ehpad, place en ehpad, hébergement temporaire personne âgée, maison de retraite médicalisée, tarif ehpad, maison de repos, maison de retraite près de chez moi',
        negatives: 'emploi, salaire, recrutement, formation, bénévolat, investissement, scandale, à vendre',
        questions: [
          'Avez-vous une chambre disponible ?',
          'Quel est le tarif mensuel ?',
          'Peut-on visiter et faire un séjour d’essai ?',
        ],
      },
    },
  },
  {
    id: 'assisted-living',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 40,
    interests: [
      'Care for older people',
      'Healthy ageing',
      'Social clubs for older people',
      'Grandparenting',
      'Accessibility',
    ],
    angles: ['ease', 'place', 'quality'],
    words: {
      en: {
        business: 'assisted living residence',
        businesses: 'assisted living residences',
        sells: 'assisted living',
        alsoCalled:
          'assisted living, retirement village, retirement apartments, sheltered housing, senior living, extra care housing, independent living for seniors',
        offers:
          'one-bedroom apartment, two-bedroom apartment, emergency call system, lunch in the restaurant, housekeeping, activities program, guest apartment, trial stay',
        searches:
          'assisted living, retirement apartments, senior living, retirement village, sheltered housing to rent, assisted living apartments, independent living for seniors, assisted living costs, assisted living near me',
        negatives: 'jobs, salary, software, vacancies for staff, student housing, investment, license',
        questions: [
          'What is included in the rent?',
          'Is there someone there day and night?',
          'Can I bring my pet?',
        ],
      },
      de: {
        business: 'Wohnanlage für betreutes Wohnen',
        businesses: 'Wohnanlagen für betreutes Wohnen',
        sells: 'betreutes Wohnen',
        alsoCalled:
          'betreutes Wohnen, Seniorenresidenz, Seniorenwohnungen, Service-Wohnen, Wohnen mit Service, Seniorenwohnanlage, Altersresidenz',
        offers:
          'Zweizimmerwohnung, Dreizimmerwohnung, Hausnotruf, Mittagstisch, Reinigung, Aktivitätenprogramm, Gästewohnung, Probewohnen',
        searches:
          'betreutes wohnen, seniorenresidenz, seniorenwohnung mieten, betreutes wohnen kosten, service wohnen senioren, altersgerechte wohnung, betreutes wohnen freie wohnung, betreutes wohnen in der nähe',
        negatives: 'jobs, gehalt, stellenangebote, kapitalanlage, jugendliche, studenten, wohngeld antrag',
        questions: [
          'Was ist in der Miete enthalten?',
          'Ist rund um die Uhr jemand da?',
          'Darf mein Haustier mit?',
        ],
      },
      fr: {
        business: 'résidence services seniors',
        businesses: 'résidences services seniors',
        sells: 'logements avec services pour seniors',
        alsoCalled:
          'résidence seniors, résidence autonomie, logement avec encadrement, appartements protégés, résidence pour personnes âgées, foyer-logement',
        offers:
          'appartement deux pièces, appartement trois pièces, téléassistance, restaurant, ménage, animations, appartement d’hôtes, séjour découverte',
        searches:
          'résidence seniors, résidence services seniors, résidence autonomie, location appartement senior, résidence senior prix, appartement protégé, logement senior avec services, résidence seniors près de chez moi',
        negatives: 'emploi, salaire, recrutement, investissement, lmnp, étudiant, à vendre',
        questions: [
          'Que comprend le loyer ?',
          'Y a-t-il une présence jour et nuit ?',
          'Les animaux sont-ils acceptés ?',
        ],
      },
    },
  },
  {
    id: 'funeral-director',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 30,
    interests: ['Care for older people', 'Flowers', 'Family history', 'Caregiving', 'Legal advice'],
    angles: ['ease', 'place', 'proof'],
    words: {
      en: {
        business: 'funeral home',
        businesses: 'funeral homes',
        sells: 'funerals',
        alsoCalled:
          'funeral director, undertaker, funeral parlor, funeral parlour, cremation arrangements, burial arrangements, funeral planning',
        offers:
          'burial, cremation, natural burial, memorial ceremony, transfer of the deceased, help with paperwork, funeral flowers, prepaid funeral plan, obituary notice',
        searches:
          'funeral director, funeral home, undertaker, cremation, simple funeral, funeral plan, woodland burial, funeral costs, funeral director near me',
        negatives: 'jobs, salary, course, movie, song, poems, dress, live stream',
        questions: ['What must we do first?', 'What does a simple funeral cost?', 'Can we plan in advance?'],
      },
      de: {
        business: 'Bestattungshaus',
        businesses: 'Bestattungshäuser',
        sells: 'Bestattungen',
        alsoCalled:
          'Bestatter, Bestattungsinstitut, Bestattungsunternehmen, Bestattungen, Beerdigungsinstitut, Bestattungsvorsorge',
        offers:
          'Erdbestattung, Feuerbestattung, Baumbestattung, Seebestattung, Trauerfeier, Überführung, Erledigung der Formalitäten, Bestattungsvorsorge, Traueranzeige',
        searches:
          'bestatter, bestattungsinstitut, bestattung kosten, feuerbestattung, baumbestattung, bestattungsvorsorge, seebestattung, beerdigung organisieren, bestatter in der nähe',
        negatives: 'jobs, ausbildung, gehalt, serie, lieder, sprüche, kleidung, film',
        questions: [
          'Was ist im Trauerfall zuerst zu tun?',
          'Was kostet eine einfache Bestattung?',
          'Kann ich selbst vorsorgen?',
        ],
      },
      fr: {
        business: 'entreprise de pompes funèbres',
        businesses: 'entreprises de pompes funèbres',
        sells: 'obsèques',
        alsoCalled:
          'pompes funèbres, services funéraires, conseiller funéraire, organisation d’obsèques, maison funéraire, entrepreneur de pompes funèbres',
        offers:
          'inhumation, crémation, cérémonie d’hommage, transport du défunt, aide aux démarches, fleurs de deuil, contrat obsèques, avis de décès, chambre funéraire',
        searches:
          'pompes funèbres, organisation obsèques, crémation prix, prix obsèques, contrat obsèques, inhumation, obsèques simples, prévoyance obsèques, pompes funèbres près de chez moi',
        negatives: 'emploi, salaire, formation, film, chanson, poème, tenue',
        questions: [
          'Que faire en premier lors d’un décès ?',
          'Combien coûtent des obsèques simples ?',
          'Peut-on prévoir à l’avance ?',
        ],
      },
    },
  },
]
