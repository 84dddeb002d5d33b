import type { TradeEntry } from './trade-entry.ts'

export const childcare: readonly TradeEntry[] = [
  {
    id: 'day-nursery',
    kind: 'care',
    schemaTypes: ['ChildCare', 'Preschool'],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 8,
    interests: ['Childcare', 'Kindergarten', 'Toddlers', 'Babies', 'Parenting', 'Montessori education'],
    words: {
      en: {
        business: 'day nursery',
        businesses: 'day nurseries',
        sells: 'daycare for babies and toddlers',
        alsoCalled:
          'children’s nursery, daycare center, preschool, nursery school, crèche, kindergarten, child daycare',
        offers:
          'full-time place, part-time place, settling-in, baby group, toddler group, preschool group, bilingual group, meals, early drop-off, holiday care',
        searches:
          'nursery, daycare, nursery place, daycare for babies, preschool, bilingual nursery, nursery fees, part time nursery, daycare near me',
        negatives: 'jobs, salary, training, plants, furniture, rhymes, dog, curtains',
        questions: [
          'Do you have a place free?',
          'How much is a full-time place?',
          'How does settling in work?',
        ],
      },
      de: {
        business: 'Kindertagesstätte',
        businesses: 'Kindertagesstätten',
        sells: 'Betreuung für Babys und Kleinkinder',
        alsoCalled: 'Kita, Kinderkrippe, Kindergarten, Krippe, private Kita, Kinderhaus',
        offers:
          'Ganztagsplatz, Teilzeitplatz, Eingewöhnung, Krippengruppe, Kindergartengruppe, Vorschule, zweisprachige Gruppe, Verpflegung, Frühdienst, Ferienbetreuung',
        searches:
          'kita platz, kinderkrippe, kita, kindergarten platz, private kita, zweisprachige kita, kita ganztags, krippenplatz frei, kita in der nähe',
        negatives: 'jobs, gehalt, erzieher ausbildung, hund, möbel, lieder, basteln, spiele',
        questions: ['Ist ein Platz frei?', 'Was kostet ein Ganztagsplatz?', 'Wie läuft die Eingewöhnung ab?'],
      },
      fr: {
        business: 'crèche',
        businesses: 'crèches',
        sells: 'accueil des bébés et tout-petits',
        alsoCalled:
          'micro-crèche, crèche privée, jardin d’enfants, halte-garderie, garderie d’enfants, multi-accueil',
        offers:
          'place à temps plein, place à temps partiel, adaptation, section bébés, section moyens, section grands, accueil bilingue, repas, accueil occasionnel',
        searches:
          'crèche, micro-crèche, place en crèche, crèche privée, crèche bilingue, inscription crèche, halte-garderie, accueil occasionnel crèche, crèche près de chez moi',
        negatives: 'emploi, salaire, cap petite enfance, mobilier, noël, chien, jeux, comptines',
        questions: [
          'Avez-vous une place disponible ?',
          'Combien coûte une place à temps plein ?',
          'Comment se passe l’adaptation ?',
        ],
      },
    },
  },
  {
    id: 'childminder',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 5,
    interests: ['Childcare', 'Babies', 'Toddlers', 'Parenting', 'After-school clubs', 'Family days out'],
    words: {
      en: {
        business: 'childminder',
        businesses: 'childminders',
        sells: 'childcare',
        alsoCalled:
          'registered childminder, home daycare, family daycare, home-based childcare, childminding',
        offers:
          'full-time care, part-time care, after-school care, school run, settling-in, holiday care, flexible hours, home-cooked meals',
        searches:
          'childminder, registered childminder, home daycare, childminder with vacancies, after school childminder, part time childminder, family daycare, childminder near me',
        negatives: 'jobs, become, course, registration, salary, agency software, contract template, toys',
        questions: [
          'Do you have a vacancy?',
          'How many children do you look after?',
          'Which hours do you offer?',
        ],
      },
      de: {
        business: 'Tagesmutter',
        businesses: 'Tagesmütter',
        sells: 'Kinderbetreuung',
        alsoCalled:
          'Tagesvater, Kindertagespflege, Tagespflegeperson, Großtagespflege, Tageseltern, Tagesfamilie',
        offers:
          'Ganztagsbetreuung, Teilzeitbetreuung, Eingewöhnung, Nachmittagsbetreuung, Randzeitenbetreuung, Ferienbetreuung, frisch gekochtes Essen',
        searches:
          'tagesmutter, kindertagespflege, tagesmutter freie plätze, tagesmutter finden, tagesmutter kosten, tagesvater, großtagespflege, tagesmutter in der nähe',
        negatives: 'jobs, werden, ausbildung, gehalt, pflegeerlaubnis, vertrag muster, spielzeug',
        questions: ['Ist ein Platz frei?', 'Wie viele Kinder betreuen Sie?', 'Welche Zeiten bieten Sie an?'],
      },
      fr: {
        business: 'assistante maternelle',
        businesses: 'assistantes maternelles',
        sells: 'garde d’enfants',
        alsoCalled:
          'nounou, assistant maternel, nourrice, assmat, maison d’assistantes maternelles, accueillante familiale, maman de jour',
        offers:
          'garde à temps plein, garde à temps partiel, périscolaire, trajets d’école, adaptation, garde pendant les vacances, horaires décalés, repas maison',
        searches:
          'assistante maternelle, nounou, assistante maternelle disponible, nounou agréée, maison d’assistantes maternelles, nounou périscolaire, maman de jour, assistante maternelle près de chez moi',
        negatives: 'emploi, devenir, formation, agrément, salaire, contrat modèle, jouets',
        questions: [
          'Avez-vous une place libre ?',
          'Combien d’enfants accueillez-vous ?',
          'Quels horaires proposez-vous ?',
        ],
      },
    },
  },
]
