import type { TradeEntry } from './trade-entry.ts'

export const plumbingHeatingAndPower: readonly TradeEntry[] = [
  {
    id: 'plumber',
    kind: 'home services',
    schemaTypes: ['Plumber'],
    goal: 'leads',
    ways: ['call', 'quote', 'book'],
    radiusKm: 30,
    interests: ['Plumbing', 'Bathrooms', 'Renovation', 'Heating', 'Home improvement'],
    words: {
      en: {
        business: 'plumber',
        businesses: 'plumbers',
        sells: 'plumbing work and repairs',
        alsoCalled:
          'plumbing company, emergency plumber, plumbing contractor, plumbing and heating, gas and water fitter',
        offers:
          'leak repair, tap replacement, toilet repair, boiler installation, burst pipe repair, shower installation, water heater replacement',
        searches:
          'plumber, emergency plumber, plumbing repair, leak repair, burst pipe repair, toilet repair, tap replacement, plumber near me',
        negatives: 'jobs, apprenticeship, course, salary, diy, how to, wholesale, tools',
        questions: [
          'What is your call-out charge?',
          'How soon can you be here?',
          'Do you repair leaks at weekends?',
        ],
      },
      de: {
        business: 'Sanitärinstallateur',
        businesses: 'Sanitärinstallateure',
        sells: 'Sanitärarbeiten und Reparaturen',
        alsoCalled:
          'Klempner, Sanitärbetrieb, Sanitärinstallation, Gas- und Wasserinstallateur, Installateurnotdienst, Spengler und Sanitär',
        offers:
          'Rohrbruchbehebung, Armaturentausch, WC-Reparatur, Leckortung, Duschmontage, Warmwasserbereiter, Rohrsanierung',
        searches:
          'klempner, sanitärinstallateur, klempner notdienst, rohrbruch notdienst, sanitär notdienst, wasserhahn reparieren lassen, toilette reparieren lassen, installateur in der nähe',
        negatives:
          'jobs, ausbildung, gehalt, stellenangebote, anleitung, selber machen, großhandel, baumarkt',
        questions: ['Was kostet die Anfahrt?', 'Wie schnell sind Sie da?', 'Kommen Sie auch am Wochenende?'],
      },
      fr: {
        business: 'plombier',
        businesses: 'plombiers',
        sells: 'plomberie et dépannage',
        alsoCalled:
          'entreprise de plomberie, artisan plombier, plombier chauffagiste, dépannage plomberie, installateur sanitaire',
        offers:
          'recherche de fuite, réparation de fuite, remplacement de robinet, réparation de WC, pose de douche, remplacement de chauffe-eau, débouchage d’évier',
        searches:
          'plombier, plombier urgence, dépannage plomberie, réparation fuite eau, recherche de fuite, remplacement chauffe-eau, devis plomberie, plombier près de chez moi',
        negatives: 'emploi, formation, salaire, apprentissage, tutoriel, bricolage, grossiste, gratuit',
        questions: [
          'Combien coûte le déplacement ?',
          'Quand pouvez-vous intervenir ?',
          'Le devis est-il gratuit ?',
        ],
      },
    },
  },
  {
    id: 'electrician',
    kind: 'home services',
    schemaTypes: ['Electrician'],
    goal: 'leads',
    ways: ['call', 'quote', 'book'],
    radiusKm: 30,
    interests: ['Electrical work', 'Lamps and lighting', 'Renovation', 'Home automation', 'Wallboxes'],
    words: {
      en: {
        business: 'electrician',
        businesses: 'electricians',
        sells: 'electrical work and repairs',
        alsoCalled:
          'electrical contractor, emergency electrician, electrical installation company, rewiring specialist',
        offers:
          'rewiring, fuse box replacement, socket installation, light installation, fault finding, EV charger installation, electrical safety check',
        searches:
          'electrician, emergency electrician, electrical repairs, house rewiring, fuse box replacement, ev charger installation, electrical inspection, electrician near me',
        negatives: 'jobs, apprenticeship, course, salary, diy, wiring diagram, wholesale',
        questions: [
          'What does a new fuse box cost?',
          'Do you install wallboxes?',
          'Will I get a safety certificate?',
        ],
      },
      de: {
        business: 'Elektriker',
        businesses: 'Elektriker',
        sells: 'Elektroinstallation und Reparaturen',
        alsoCalled:
          'Elektroinstallateur, Elektrobetrieb, Elektrofachbetrieb, Elektronotdienst, Elektroinstallation, Elektromeister',
        offers:
          'Elektroinstallation, Sicherungskasten erneuern, Steckdosen setzen, Lampenmontage, Fehlersuche, Wallbox-Installation, E-Check',
        searches:
          'elektriker, elektriker notdienst, elektroinstallation, wallbox installieren lassen, sicherungskasten erneuern, e-check, steckdose setzen lassen, elektriker in der nähe',
        negatives:
          'jobs, ausbildung, gehalt, stellenangebote, schaltplan, anleitung, großhandel, selber machen',
        questions: [
          'Was kostet ein neuer Sicherungskasten?',
          'Installieren Sie auch Wallboxen?',
          'Wie schnell finden Sie den Fehler?',
        ],
      },
      fr: {
        business: 'électricien',
        businesses: 'électriciens',
        sells: 'installation et dépannage électrique',
        alsoCalled:
          'artisan électricien, entreprise d’électricité générale, dépannage électrique, installateur électrique',
        offers:
          'mise aux normes électriques, remplacement de tableau électrique, pose de prises, pose de luminaires, recherche de panne, installation de borne de recharge, diagnostic électrique',
        searches:
          'électricien, dépannage électricité, électricien urgence, mise aux normes électriques, remplacement tableau électrique, installation borne de recharge, devis électricité, électricien près de chez moi',
        negatives: 'emploi, formation, salaire, schéma, tutoriel, bricolage, grossiste',
        questions: [
          'Combien coûte un nouveau tableau électrique ?',
          'Posez-vous des bornes de recharge ?',
          'L’attestation de conformité est-elle comprise ?',
        ],
      },
    },
  },
  {
    id: 'heating-engineer',
    kind: 'home services',
    schemaTypes: ['HVACBusiness'],
    goal: 'leads',
    ways: ['call', 'quote', 'book'],
    radiusKm: 35,
    interests: ['Heating', 'Energy saving at home', 'Renovation', 'Heat pumps', 'Bathrooms'],
    words: {
      en: {
        business: 'heating engineer',
        businesses: 'heating engineers',
        sells: 'heating systems and servicing',
        alsoCalled:
          'heating contractor, boiler engineer, boiler repair company, central heating installer, gas engineer',
        offers:
          'boiler service, boiler replacement, boiler repair, radiator installation, underfloor heating, power flushing, thermostat installation',
        searches:
          'boiler repair, boiler service, heating engineer, new boiler installation, central heating repair, gas engineer, underfloor heating installation, radiator installation',
        negatives: 'jobs, course, salary, manual, spare parts, diy, error code, wholesale',
        questions: [
          'What does a new boiler cost?',
          'How often should my boiler be serviced?',
          'How long will I be without heating?',
        ],
      },
      de: {
        business: 'Heizungsbauer',
        businesses: 'Heizungsbauer',
        sells: 'Heizungen und Wartung',
        alsoCalled:
          'Heizungsinstallateur, Heizungsbau, Heizungsfirma, Heizungsnotdienst, Heizungstechniker, Heizung und Sanitär',
        offers:
          'Heizungswartung, Heizungstausch, Heizungsreparatur, Fußbodenheizung, Heizkörpertausch, hydraulischer Abgleich, Brennerwartung',
        searches:
          'heizungsbauer, heizung wartung, heizungsnotdienst, heizung reparatur, neue heizung, heizungstausch, fußbodenheizung nachrüsten, hydraulischer abgleich',
        negatives:
          'jobs, ausbildung, gehalt, bedienungsanleitung, ersatzteile, fehlercode, selber machen, großhandel',
        questions: [
          'Was kostet eine neue Heizung?',
          'Wie oft muss die Heizung gewartet werden?',
          'Welche Förderung gibt es?',
        ],
      },
      fr: {
        business: 'chauffagiste',
        businesses: 'chauffagistes',
        sells: 'chauffage et entretien',
        alsoCalled:
          'entreprise de chauffage, installateur de chauffage, dépannage chauffage, technicien chaudière, installateur de chaudière',
        offers:
          'entretien de chaudière, remplacement de chaudière, dépannage de chaudière, pose de radiateurs, plancher chauffant, désembouage, pose de thermostat',
        searches:
          'chauffagiste, entretien chaudière, dépannage chaudière, remplacement chaudière, installation chauffage, désembouage radiateur, plancher chauffant, chauffagiste près de chez moi',
        negatives: 'emploi, formation, salaire, notice, pièces détachées, code erreur, tutoriel',
        questions: [
          'Combien coûte une nouvelle chaudière ?',
          'L’entretien annuel est-il obligatoire ?',
          'Combien de temps durent les travaux ?',
        ],
      },
    },
  },
  {
    id: 'air-conditioning',
    kind: 'home services',
    schemaTypes: ['HVACBusiness'],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: 40,
    interests: [
      'Air conditioning',
      'Home improvement',
      'Energy saving at home',
      'Lofts and attics',
      'Heat pumps',
    ],
    words: {
      en: {
        business: 'air conditioning installer',
        businesses: 'air conditioning installers',
        sells: 'air conditioning',
        alsoCalled:
          'air conditioning company, air con installer, aircon engineer, air conditioning contractor, air conditioning repair',
        offers:
          'split system installation, multi-split systems, air conditioning service, air conditioning repair, office air conditioning, refrigerant check',
        searches:
          'air conditioning installation, home air conditioning, air conditioning service, air con repair, split air conditioning fitted, office air conditioning, air conditioning installer',
        negatives: 'jobs, course, car, portable, used, diy, manual, remote control',
        questions: [
          'What does an air conditioner cost fitted?',
          'How loud is the unit?',
          'How long does the installation take?',
        ],
      },
      de: {
        business: 'Klimatechniker',
        businesses: 'Klimatechniker',
        sells: 'Klimaanlagen',
        alsoCalled:
          'Klimaanlagenbauer, Klimaanlagen-Fachbetrieb, Klimatechnik-Betrieb, Kälte- und Klimatechnik, Klimaanlagen-Montage',
        offers:
          'Split-Klimaanlage, Multisplit-Klimaanlage, Klimaanlagenwartung, Klimaanlagenreparatur, Büroklimatisierung, Dichtheitsprüfung',
        searches:
          'klimaanlage einbauen lassen, klimaanlage wohnung, split klimaanlage mit montage, klimaanlage wartung, klimatechniker, klimaanlage dachgeschoss, klimaanlage büro',
        negatives:
          'jobs, ausbildung, auto, mobil, gebraucht, selber einbauen, bedienungsanleitung, fernbedienung',
        questions: [
          'Was kostet eine Klimaanlage mit Einbau?',
          'Wie laut ist das Gerät?',
          'Brauche ich die Zustimmung des Vermieters?',
        ],
      },
      fr: {
        business: 'climaticien',
        businesses: 'climaticiens',
        sells: 'climatisation',
        alsoCalled:
          'installateur de climatisation, frigoriste climaticien, entreprise de climatisation, dépannage climatisation',
        offers:
          'pose de climatisation, climatisation réversible, climatisation multisplit, entretien de climatisation, dépannage de climatisation, recharge de gaz',
        searches:
          'installation climatisation, climatisation réversible pose comprise, installateur climatisation, entretien climatisation, dépannage climatisation, devis climatisation, climatisation maison',
        negatives: 'emploi, formation, voiture, mobile, occasion, notice, télécommande',
        questions: [
          'Combien coûte une climatisation posée ?',
          'L’appareil est-il silencieux ?',
          'Combien de temps dure la pose ?',
        ],
      },
    },
  },
]
