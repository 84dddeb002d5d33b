import type { TradeEntry } from './trade-entry.ts'

export const energyAtHome: readonly TradeEntry[] = [
  {
    id: 'heat-pumps',
    kind: 'home services',
    schemaTypes: ['HVACBusiness'],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 50,
    interests: [
      'Heat pumps',
      'Energy saving at home',
      'Renewable energy',
      'Heating',
      'Renovation',
      'Energy performance of homes',
    ],
    words: {
      en: {
        business: 'heat pump installer',
        businesses: 'heat pump installers',
        sells: 'heat pumps',
        alsoCalled:
          'heat pump company, heat pump engineer, air source heat pump installer, ground source heat pump installer',
        offers:
          'air source heat pump, ground source heat pump, heat loss survey, grant advice, heat pump service, hot water heat pump',
        searches:
          'heat pump installation, air source heat pump, heat pump installer, ground source heat pump, heat pump cost, heat pump service, heat pump quote',
        negatives: 'jobs, course, pool, tumble dryer, diy, used, share price, forum',
        questions: [
          'What does a heat pump cost installed?',
          'Does a heat pump suit an old house?',
          'Which grants can I get?',
        ],
      },
      de: {
        business: 'Wärmepumpen-Fachbetrieb',
        businesses: 'Wärmepumpen-Fachbetriebe',
        sells: 'Wärmepumpen',
        alsoCalled: 'Wärmepumpen-Installateur, Wärmepumpenbauer, Wärmepumpeninstallation, Wärmepumpen-Einbau',
        offers:
          'Luft-Wasser-Wärmepumpe, Erdwärmepumpe, Heizlastberechnung, Förderberatung, Wärmepumpenwartung, Brauchwasserwärmepumpe',
        searches:
          'wärmepumpe einbauen lassen, wärmepumpe angebot, luft-wasser-wärmepumpe, wärmepumpe kosten, wärmepumpe altbau, wärmepumpe wartung, wärmepumpe förderung, erdwärmepumpe',
        negatives: 'jobs, ausbildung, pool, trockner, gebraucht, aktie, forum, selber einbauen',
        questions: [
          'Was kostet eine Wärmepumpe mit Einbau?',
          'Lohnt sie sich in meinem Altbau?',
          'Wie viel Förderung bekomme ich?',
        ],
      },
      fr: {
        business: 'installateur de pompes à chaleur',
        businesses: 'installateurs de pompes à chaleur',
        sells: 'pompes à chaleur',
        alsoCalled:
          'pose de pompe à chaleur, spécialiste pompe à chaleur, installateur PAC, entreprise de géothermie',
        offers:
          'pompe à chaleur air-eau, pompe à chaleur air-air, pompe à chaleur géothermique, étude thermique, aide aux démarches, entretien de pompe à chaleur',
        searches:
          'pompe à chaleur installation, installateur pompe à chaleur, pompe à chaleur air-eau, prix pompe à chaleur posée, devis pompe à chaleur, entretien pompe à chaleur, remplacement chaudière par pompe à chaleur',
        negatives: 'emploi, formation, piscine, sèche-linge, occasion, forum, notice',
        questions: [
          'Combien coûte une pompe à chaleur posée ?',
          'Ma maison ancienne convient-elle ?',
          'Quelles aides puis-je obtenir ?',
        ],
      },
    },
  },
  {
    id: 'solar-panels',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 60,
    interests: [
      'Solar panels',
      'Renewable energy',
      'Home energy storage',
      'Energy saving at home',
      'Electric cars',
      'Wallboxes',
    ],
    words: {
      en: {
        business: 'solar panel installer',
        businesses: 'solar panel installers',
        sells: 'solar panels',
        alsoCalled:
          'solar installer, solar company, photovoltaic installer, solar energy company, solar PV installer',
        offers:
          'solar panel installation, solar battery, solar quote, EV charger, roof survey, grid connection, panel maintenance',
        searches:
          'solar panel installation, solar panels for home, solar panel installer, solar panel cost, solar battery storage, solar quote, solar panels with battery',
        negatives: 'jobs, course, camping, garden lights, diy kit, used, shares, calculator excel',
        questions: [
          'What do solar panels cost for my roof?',
          'How much can I save a year?',
          'Do I need a battery?',
        ],
      },
      de: {
        business: 'Solarteur',
        businesses: 'Solarteure',
        sells: 'Photovoltaikanlagen',
        alsoCalled:
          'Photovoltaik-Fachbetrieb, Solarfirma, Photovoltaik-Anbieter, Solaranlagenbauer, PV-Installateur, Solartechnikbetrieb',
        offers:
          'Photovoltaikanlage, Stromspeicher, Dachprüfung, Wallbox, Anmeldung beim Netzbetreiber, Anlagenwartung, Solarthermie',
        searches:
          'photovoltaik anbieter, solaranlage installieren lassen, photovoltaik angebot, photovoltaikanlage mit speicher, solaranlage kosten, pv anlage kaufen, photovoltaik firma, stromspeicher nachrüsten',
        negatives:
          'jobs, ausbildung, balkonkraftwerk, wohnmobil, gebraucht, aktie, selber bauen, gartenleuchte',
        questions: [
          'Was kostet eine Anlage mit Speicher?',
          'Wie viel Strom spare ich im Jahr?',
          'Eignet sich mein Dach?',
        ],
      },
      fr: {
        business: 'installateur de panneaux solaires',
        businesses: 'installateurs de panneaux solaires',
        sells: 'panneaux solaires',
        alsoCalled:
          'installateur photovoltaïque, entreprise photovoltaïque, pose de panneaux solaires, spécialiste du solaire',
        offers:
          'panneaux photovoltaïques, batterie solaire, étude de toiture, raccordement au réseau, borne de recharge, entretien des panneaux, chauffe-eau solaire',
        searches:
          'panneaux solaires installation, installateur panneaux solaires, panneau photovoltaïque prix, devis panneaux solaires, autoconsommation solaire, batterie solaire maison, installateur photovoltaïque',
        negatives: 'emploi, formation, camping-car, lampe de jardin, kit, occasion, bourse',
        questions: [
          'Combien coûte une installation solaire ?',
          'Combien vais-je économiser par an ?',
          'Mon toit est-il adapté ?',
        ],
      },
    },
  },
  {
    id: 'wallbox-installer',
    kind: 'home services',
    schemaTypes: ['Electrician'],
    goal: 'leads',
    ways: ['quote', 'book', 'call'],
    radiusKm: 40,
    interests: [
      'Wallboxes',
      'Electric cars',
      'Solar panels',
      'Energy saving at home',
      'Garages and carports',
    ],
    words: {
      en: {
        business: 'EV charger installer',
        businesses: 'EV charger installers',
        sells: 'home EV chargers',
        alsoCalled:
          'wallbox installer, EV charging installer, home charging point installer, charging station installer',
        offers:
          'home wallbox, site check, installation and commissioning, grid registration, chargers for apartment buildings, solar charging, company chargers',
        searches:
          'ev charger installation, home ev charger, wallbox installation, ev charger installation cost, ev charger for flat, workplace ev charging, ev charger installer near me',
        negatives: 'jobs, public map, app, phone charger, used, course, cable only',
        questions: [
          'What does it cost with installation?',
          'Is my fuse box strong enough?',
          'Do you register the charger?',
        ],
      },
      de: {
        business: 'Wallbox-Installateur',
        businesses: 'Wallbox-Installateure',
        sells: 'Wallboxen',
        alsoCalled:
          'Wallbox-Fachbetrieb, Ladestation-Installateur, Wallbox-Montage, Ladeinfrastruktur-Anbieter',
        offers:
          'Wallbox für zu Hause, Vor-Ort-Check, Montage und Inbetriebnahme, Anmeldung beim Netzbetreiber, Ladelösung für Mehrfamilienhäuser, Solarladen, Firmenladepunkte',
        searches:
          'wallbox mit installation, wallbox montage, ladestation zuhause installieren lassen, wallbox installation kosten, wallbox mehrfamilienhaus, wallbox firma, wallbox elektriker',
        negatives: 'jobs, ladekarte, app, handy, gebraucht, schulung, ladesäulen karte',
        questions: [
          'Was kostet eine Wallbox mit Installation?',
          'Reicht mein Hausanschluss?',
          'Melden Sie die Wallbox an?',
        ],
      },
      fr: {
        business: 'installateur de bornes de recharge',
        businesses: 'installateurs de bornes de recharge',
        sells: 'bornes de recharge',
        alsoCalled:
          'installation de bornes de recharge, électricien borne de recharge, pose de wallbox, bornes de recharge en copropriété',
        offers:
          'borne à domicile, visite technique, pose et mise en service, recharge solaire, borne en copropriété, bornes pour entreprises',
        searches:
          'installation borne de recharge, borne de recharge domicile, prix borne de recharge posée, borne recharge copropriété, installateur irve, wallbox maison, devis borne de recharge',
        negatives: 'emploi, formation, carte des bornes, application, téléphone, occasion, câble',
        questions: [
          'Combien coûte une borne posée ?',
          'Mon installation est-elle suffisante ?',
          'Quelles aides existent ?',
        ],
      },
    },
  },
  {
    id: 'insulation',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 50,
    interests: [
      'Insulation',
      'Energy saving at home',
      'Renovation',
      'Lofts and attics',
      'Energy performance of homes',
    ],
    words: {
      en: {
        business: 'insulation contractor',
        businesses: 'insulation contractors',
        sells: 'insulation',
        alsoCalled:
          'insulation company, insulation installer, loft insulation company, cavity wall insulation installer',
        offers:
          'loft insulation, cavity wall insulation, external wall insulation, roof insulation, floor insulation, insulation survey',
        searches:
          'loft insulation, insulation company, cavity wall insulation, external wall insulation cost, insulation installer, roof insulation, insulation quote',
        negatives: 'jobs, diy, rolls, wholesale, electrical, van, course',
        questions: ['How much can insulation save me?', 'Which grants are there?', 'Do I have to move out?'],
      },
      de: {
        business: 'Dämmfachbetrieb',
        businesses: 'Dämmfachbetriebe',
        sells: 'Wärmedämmung',
        alsoCalled: 'Dämmfirma, Wärmedämmung, Fassadendämmung, Einblasdämmung, Isolierfachbetrieb',
        offers:
          'Fassadendämmung, Dachdämmung, Einblasdämmung, Kellerdeckendämmung, Dämmung der obersten Geschossdecke, Energieberatung vor Ort',
        searches:
          'einblasdämmung, fassadendämmung, dachdämmung, wärmedämmung haus, dämmung kosten, kellerdecke dämmen lassen, dämmfirma',
        negatives: 'jobs, ausbildung, selber dämmen, baumarkt, auto, schallschutz studio, großhandel',
        questions: [
          'Wie viel Heizkosten spare ich?',
          'Welche Förderung gibt es?',
          'Wie lange dauert die Dämmung?',
        ],
      },
      fr: {
        business: 'entreprise d’isolation',
        businesses: 'entreprises d’isolation',
        sells: 'isolation',
        alsoCalled:
          'isolation thermique, installateur en isolation, isolation des combles, spécialiste isolation extérieure',
        offers:
          'isolation des combles, isolation des murs par l’extérieur, isolation intérieure, isolation de toiture, isolation de plancher, bilan thermique',
        searches:
          'isolation combles, entreprise isolation, isolation extérieure prix, isolation maison, isolation toiture, devis isolation, isolation murs intérieurs',
        negatives: 'emploi, formation, bricolage, un euro, grossiste, fourgon, phonique studio',
        questions: [
          'Combien vais-je économiser ?',
          'Quelles aides puis-je obtenir ?',
          'Combien de temps durent les travaux ?',
        ],
      },
    },
  },
]
