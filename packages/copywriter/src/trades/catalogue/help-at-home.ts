import type { TradeEntry } from './trade-entry.ts'

export const helpAtHome: readonly TradeEntry[] = [
  {
    id: 'elderly-home-care',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 25,
    interests: ['Care for older people', 'Caregiving', 'Healthy ageing', 'Accessibility', 'Grandparenting'],
    words: {
      en: {
        business: 'home care provider',
        businesses: 'home care providers',
        sells: 'care for older people at home',
        alsoCalled:
          'home care, elderly home care, live-in care, home care agency, senior home care, domiciliary care, private carer, respite care at home',
        offers:
          'personal care, help with dressing, companionship, night care, live-in care, respite care, medication reminders, care advice visit',
        searches:
          'home care, elderly care at home, live-in care, home care agency, respite care, carers for elderly at home, night care at home, companionship care, home care near me',
        negatives: 'jobs, vacancies, salary, training, nvq, uniform, skin care, lawn',
        questions: [
          'How quickly can care start?',
          'What does the care insurance or council pay?',
          'Will the same people come?',
        ],
      },
      de: {
        business: 'ambulanter Pflegedienst',
        businesses: 'ambulante Pflegedienste',
        sells: 'Pflege und Betreuung zu Hause',
        alsoCalled:
          'Pflegedienst, häusliche Pflege, ambulante Pflege, 24-Stunden-Pflege, 24-Stunden-Betreuung, Verhinderungspflege, Spitex, mobile Pflege',
        offers:
          'Grundpflege, Behandlungspflege, Betreuung zu Hause, Nachtpflege, 24-Stunden-Betreuung, Verhinderungspflege, Beratungseinsatz, Medikamentengabe',
        searches:
          'pflegedienst, ambulanter pflegedienst, häusliche pflege, 24 stunden pflege, verhinderungspflege, seniorenbetreuung zu hause, pflegedienst kosten, beratungseinsatz, pflegedienst in der nähe',
        negatives: 'jobs, stellenangebote, gehalt, ausbildung, software, kleidung, autopflege, gartenpflege',
        questions: [
          'Wie schnell kann die Pflege beginnen?',
          'Was zahlt die Pflegekasse?',
          'Kommen immer dieselben Personen?',
        ],
      },
      fr: {
        business: 'agence d’aide aux personnes âgées',
        businesses: 'agences d’aide aux personnes âgées',
        sells: 'aide et soins à domicile pour seniors',
        alsoCalled:
          'aide à domicile, maintien à domicile, auxiliaire de vie, soins à domicile, garde-malade, aide aux seniors, garde de nuit à domicile',
        offers:
          'aide à la toilette, aide au lever et au coucher, compagnie, garde de nuit, présence 24 h/24, relais des aidants, accompagnement aux sorties, visite d’évaluation',
        searches:
          'aide à domicile personne âgée, auxiliaire de vie, maintien à domicile, garde de nuit personne âgée, aide à domicile prix, soins à domicile, dame de compagnie, aide à domicile près de chez moi',
        negatives: 'emploi, recrutement, salaire, formation, diplôme, blouse, soins du visage',
        questions: [
          'Sous quel délai pouvez-vous commencer ?',
          'Quelles aides peut-on recevoir ?',
          'Est-ce toujours la même personne ?',
        ],
      },
    },
  },
  {
    id: 'home-help',
    kind: 'care',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 15,
    interests: ['Caregiving', 'Care for older people', 'Cleaning', 'Laundry', 'Work-life balance', 'Babies'],
    angles: ['ease', 'proof', 'price'],
    words: {
      en: {
        business: 'home help provider',
        businesses: 'home help providers',
        sells: 'help in the home',
        alsoCalled:
          'home help, household help for seniors, everyday help at home, domestic help, shopping help, help for new mothers',
        offers:
          'cleaning the home, laundry and ironing, shopping, cooking, going along to appointments, companionship, help after a hospital stay, help after a birth',
        searches:
          'home help, home help for elderly, household help, shopping help for seniors, help at home after hospital, domestic help, help with housework, postnatal home help, home help near me',
        negatives: 'jobs, salary, volunteer, register, contract template, diy, au pair, robot',
        questions: [
          'How many hours are the minimum?',
          'Does insurance pay a share?',
          'Do we always get the same helper?',
        ],
      },
      de: {
        business: 'Haushaltshilfe',
        businesses: 'Haushaltshilfen',
        sells: 'Hilfe im Haushalt und Alltag',
        alsoCalled:
          'Alltagshilfe, Alltagsbegleitung, Alltagsbegleiter, Seniorenassistenz, Haushaltshilfe für Senioren, Familienpflege, Hauswirtschaftshilfe',
        offers:
          'Wohnung reinigen, Wäsche und Bügeln, Einkaufen, Kochen, Begleitung zu Terminen, Gesellschaft leisten, Hilfe nach Krankenhausaufenthalt, Hilfe nach der Geburt',
        searches:
          'haushaltshilfe, haushaltshilfe senioren, alltagsbegleiter, haushaltshilfe entlastungsbetrag, einkaufshilfe senioren, haushaltshilfe nach krankenhaus, seniorenassistenz, haushaltshilfe kosten, haushaltshilfe in der nähe',
        negatives: 'jobs, minijob, gehalt, ausbildung, anmelden, vertrag muster, au pair, ehrenamt',
        questions: [
          'Wie viele Stunden sind mindestens nötig?',
          'Zahlt die Pflegekasse mit?',
          'Kommt immer dieselbe Person?',
        ],
      },
      fr: {
        business: 'agence d’aide ménagère',
        businesses: 'agences d’aide ménagère',
        sells: 'aide à la maison',
        alsoCalled:
          'aide au quotidien, aide ménagère à domicile, employée de maison, aide familiale, aide aux courses',
        offers:
          'ménage à domicile, linge et repassage, courses, préparation des repas, accompagnement aux rendez-vous, compagnie, aide après hospitalisation, aide après naissance',
        searches:
          'aide ménagère, aide ménagère à domicile, aide ménagère senior, aide aux courses, aide après hospitalisation, aide à la maison, aide ménagère prix, ménage et repassage à domicile, aide ménagère près de chez moi',
        negatives: 'emploi, salaire, bénévole, contrat modèle, offre, au pair, robot',
        questions: [
          'Quel est le minimum d’heures ?',
          'Y a-t-il un crédit d’impôt ?',
          'Est-ce toujours la même personne ?',
        ],
      },
    },
  },
  {
    id: 'senior-meals',
    kind: 'care',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'call'],
    radiusKm: 20,
    interests: [
      'Care for older people',
      'Meal planning',
      'Healthy eating',
      'Food delivery',
      'Grandparenting',
    ],
    angles: ['ease', 'quality', 'price'],
    words: {
      en: {
        business: 'senior meal delivery',
        businesses: 'senior meal deliveries',
        sells: 'meals for older people at home',
        alsoCalled:
          'meals on wheels, meal delivery for seniors, elderly meal delivery, hot meal delivery for the elderly, home-delivered meals for seniors',
        offers:
          'hot lunch, weekly menu, frozen meals, vegetarian menu, diabetic-friendly menu, soft food menu, dessert, weekend delivery, trial meal',
        searches:
          'meals on wheels, meal delivery for seniors, hot meals delivered elderly, frozen meals for the elderly, diabetic meal delivery, soft meals delivered, lunch delivery for pensioners, meals on wheels near me',
        negatives: 'jobs, volunteer, driver, donate, charity, free, food truck, pizza',
        questions: ['How much is a meal?', 'Do you deliver at weekends?', 'Can I order just for one week?'],
      },
      de: {
        business: 'Essen auf Rädern',
        businesses: 'Anbieter von Essen auf Rädern',
        sells: 'Mahlzeiten nach Hause',
        alsoCalled:
          'Menüservice, Menübringdienst, Mahlzeitendienst, fahrbarer Mittagstisch, Seniorenmenüs, Mittagessen für Senioren',
        offers:
          'warmes Mittagsmenü, Wochenspeiseplan, Tiefkühlmenüs, vegetarisches Menü, diabetikergeeignetes Menü, pürierte Kost, Dessert, Wochenendlieferung, Probemenü',
        searches:
          'essen auf rädern, menüservice senioren, mittagessen liefern senioren, essen auf rädern kosten, tiefkühlmenüs senioren, mahlzeitendienst, essen für senioren nach hause, essen auf rädern in der nähe',
        negatives: 'jobs, fahrer, ehrenamt, spenden, minijob, food truck, pizza, film',
        questions: [
          'Was kostet ein Menü?',
          'Liefern Sie auch am Wochenende?',
          'Kann ich nur für eine Woche bestellen?',
        ],
      },
      fr: {
        business: 'portage de repas à domicile',
        businesses: 'portages de repas à domicile',
        sells: 'repas à domicile pour seniors',
        alsoCalled:
          'portage de repas, livraison de repas aux seniors, repas à domicile pour personnes âgées, repas livrés pour seniors',
        offers:
          'déjeuner livré, menu de la semaine, repas à réchauffer, menu végétarien, menu sans sel, menu pour diabétiques, texture mixée, livraison le week-end, repas d’essai',
        searches:
          'portage de repas, portage de repas à domicile, livraison repas personne âgée, livraison repas senior, portage de repas prix, repas mixés livrés, repas diabétique à domicile, portage de repas près de chez moi',
        negatives: 'emploi, livreur, bénévole, don, gratuit, pizza, food truck',
        questions: [
          'Combien coûte un repas ?',
          'Livrez-vous le week-end ?',
          'Peut-on commander pour une seule semaine ?',
        ],
      },
    },
  },
]
