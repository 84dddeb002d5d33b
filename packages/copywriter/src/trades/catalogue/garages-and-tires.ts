import type { TradeEntry } from './trade-entry.ts'

export const garagesAndTires: readonly TradeEntry[] = [
  {
    id: 'car-repair',
    kind: 'vehicles',
    schemaTypes: ['AutoRepair'],
    goal: 'leads',
    ways: ['book', 'call', 'visit'],
    radiusKm: 20,
    interests: ['Car maintenance', 'Cars', 'Car parts', 'Used cars', 'Tyres and wheels'],
    angles: ['proof', 'price', 'speed'],
    words: {
      en: {
        business: 'car repair garage',
        businesses: 'car repair garages',
        sells: 'car repairs, servicing and inspections',
        alsoCalled:
          'auto repair, car garage, car mechanic, independent garage, car servicing, mobile mechanic',
        offers:
          'car service, oil change, brake repair, clutch repair, engine diagnostics, exhaust repair, air con recharge, vehicle inspection',
        searches:
          'car repair, car service, garage, car mechanic, brake repair, oil change, mobile mechanic, car repair near me',
        negatives: 'jobs, apprenticeship, salary, manual, diy, garage door, game, toy',
        questions: ['What does a service cost?', 'Can I have a courtesy car?', 'When is my car ready?'],
      },
      de: {
        business: 'Autowerkstatt',
        businesses: 'Autowerkstätten',
        sells: 'Autoreparatur und Inspektion',
        alsoCalled:
          'Kfz-Werkstatt, Kfz-Meisterbetrieb, Autoreparatur, freie Werkstatt, Kfz-Reparatur, Automechaniker',
        offers:
          'Inspektion, Ölwechsel, Bremsenwechsel, Kupplungswechsel, Fehlerdiagnose, Auspuffreparatur, Klimaservice, Hauptuntersuchung',
        searches:
          'autowerkstatt, kfz werkstatt, autoreparatur, inspektion auto, bremsen wechseln lassen, ölwechsel, freie werkstatt, autowerkstatt in der nähe',
        negatives: 'jobs, ausbildung, gehalt, mietwerkstatt, selber machen, spiel, reparaturanleitung',
        questions: [
          'Was kostet eine Inspektion?',
          'Gibt es einen Ersatzwagen?',
          'Wann ist mein Auto fertig?',
        ],
      },
      fr: {
        business: 'garage automobile',
        businesses: 'garages automobiles',
        sells: 'réparation et entretien de voitures',
        alsoCalled:
          'garagiste, mécanicien auto, réparation automobile, centre auto, mécanicien à domicile, garage auto',
        offers:
          'révision, vidange, freins, embrayage, diagnostic électronique, échappement, recharge de climatisation, pré-contrôle technique',
        searches:
          'garage automobile, réparation voiture, révision voiture, vidange, changement plaquettes de frein, garagiste, mécanicien à domicile, garage auto près de chez moi',
        negatives: 'emploi, formation, salaire, location garage, porte de garage, tutoriel, jeu',
        questions: [
          'Combien coûte une révision ?',
          'Prêtez-vous un véhicule ?',
          'Quand ma voiture sera-t-elle prête ?',
        ],
      },
    },
  },
  {
    id: 'tire-shop',
    kind: 'vehicles',
    schemaTypes: ['TireShop'],
    goal: 'sales',
    ways: ['book', 'visit', 'order'],
    radiusKm: 20,
    interests: ['Tyres and wheels', 'Cars', 'Car maintenance', 'Car accessories'],
    angles: ['price', 'speed', 'range'],
    words: {
      en: {
        business: 'tire shop',
        businesses: 'tire shops',
        sells: 'tires and fitting',
        alsoCalled: 'tyre shop, tyre fitter, tire dealer, mobile tyre fitting, tyre centre, wheel alignment',
        offers:
          'summer tires, winter tires, all-season tires, wheel alignment, puncture repair, tire storage, alloy wheels',
        searches:
          'tyre fitting, new tyres, winter tires, all-season tires, mobile tyre fitting, puncture repair car, wheel alignment, tyre shop near me',
        negatives: 'jobs, bike, used, swing, recycling, test, game',
        questions: [
          'What do four tires cost fitted?',
          'Can I come without an appointment?',
          'Do you store my winter tires?',
        ],
      },
      de: {
        business: 'Reifenhändler',
        businesses: 'Reifenhändler',
        sells: 'Reifen und Montage',
        alsoCalled: 'Reifenservice, Reifenhandel, Reifendienst, Reifenwechsel, Reifencenter, Achsvermessung',
        offers:
          'Sommerreifen, Winterreifen, Ganzjahresreifen, Reifenwechsel, Reifeneinlagerung, Achsvermessung, Felgen',
        searches:
          'reifenwechsel, reifenhändler, winterreifen, ganzjahresreifen mit montage, reifenservice, reifen einlagern, achsvermessung, reifenwechsel in der nähe',
        negatives: 'jobs, fahrrad, gebraucht, test, kleinanzeigen, spiel, entsorgen kostenlos',
        questions: [
          'Was kostet der Reifenwechsel?',
          'Brauche ich einen Termin?',
          'Lagern Sie meine Reifen ein?',
        ],
      },
      fr: {
        business: 'centre de pneus',
        businesses: 'centres de pneus',
        sells: 'pneus et montage',
        alsoCalled:
          'vente de pneus, montage de pneus, spécialiste du pneu, centre de montage pneus, marchand de pneus',
        offers:
          'pneus été, pneus hiver, pneus quatre saisons, montage et équilibrage, géométrie, réparation de crevaison, gardiennage, jantes',
        searches:
          'pneu, montage pneu, pneus hiver, pneu 4 saisons, changement pneu prix, réparation pneu, géométrie voiture, pneus près de chez moi',
        negatives: 'emploi, vélo, occasion, test, recyclage, jeu, tracteur jouet',
        questions: [
          'Combien coûte le montage de quatre pneus ?',
          'Faut-il prendre rendez-vous ?',
          'Gardez-vous les pneus d’hiver ?',
        ],
      },
    },
  },
  {
    id: 'car-body-shop',
    kind: 'vehicles',
    schemaTypes: ['AutoBodyShop'],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 30,
    interests: ['Car body repair', 'Cars', 'Car insurance', 'Classic cars', 'Car cleaning'],
    angles: ['proof', 'quality', 'ease'],
    words: {
      en: {
        business: 'car body shop',
        businesses: 'car body shops',
        sells: 'dent, scratch and accident repairs',
        alsoCalled:
          'auto body shop, body repair shop, panel beater, dent repair, accident repair center, car paint shop',
        offers:
          'accident repair, paintwork, smart repair, paintless dent removal, scratch repair, bumper repair, hail damage repair, insurance claims handling',
        searches:
          'car body shop, dent repair, car scratch repair, accident repair, bumper repair, paintless dent removal, car respray, body shop near me',
        negatives: 'jobs, cosmetics, lotion, diy, touch up pen, used, gym, salary',
        questions: [
          'What does it cost to repair a dent?',
          'Do you deal with my insurer?',
          'How long is my car in?',
        ],
      },
      de: {
        business: 'Karosseriewerkstatt',
        businesses: 'Karosseriewerkstätten',
        sells: 'Unfallreparatur, Lack und Dellen',
        alsoCalled:
          'Autolackiererei, Karosseriebau, Unfallinstandsetzung, Lackierbetrieb für Fahrzeuge, Dellendoktor, Beulendoktor',
        offers:
          'Unfallreparatur, Autolackierung, Smart Repair, Dellen entfernen, Kratzer entfernen, Stoßstangenreparatur, Hagelschaden, Schadenabwicklung',
        searches:
          'autolackiererei, unfallreparatur, dellen entfernen lassen, smart repair, kratzer auto entfernen lassen, stoßstange lackieren, hagelschaden reparatur, karosseriewerkstatt',
        negatives: 'jobs, ausbildung, lackstift, selber lackieren, gehalt, nagellack, gebraucht',
        questions: [
          'Was kostet eine Delle?',
          'Rechnen Sie mit der Versicherung ab?',
          'Wie lange dauert die Reparatur?',
        ],
      },
      fr: {
        business: 'carrosserie automobile',
        businesses: 'carrosseries automobiles',
        sells: 'réparation de carrosserie et peinture',
        alsoCalled:
          'carrossier, atelier de carrosserie, carrosserie peinture, débosselage sans peinture, débosseleur',
        offers:
          'réparation après accident, peinture automobile, débosselage sans peinture, réparation de rayures, réparation de pare-chocs, impacts de grêle, gestion du sinistre',
        searches:
          'carrosserie, carrossier, débosselage sans peinture, réparation rayure voiture, réparation pare-choc, peinture voiture prix, réparation grêle voiture, carrosserie près de chez moi',
        negatives: 'emploi, formation, stylo retouche, tutoriel, occasion, salaire, jeu',
        questions: [
          'Combien coûte une réparation de bosse ?',
          'Êtes-vous agréé par mon assurance ?',
          'Combien de temps serai-je sans voiture ?',
        ],
      },
    },
  },
  {
    id: 'car-glass',
    kind: 'vehicles',
    schemaTypes: ['AutoRepair'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Cars', 'Car maintenance', 'Car insurance', 'Car parts'],
    angles: ['speed', 'price', 'ease'],
    words: {
      en: {
        business: 'car glass company',
        businesses: 'car glass companies',
        sells: 'windscreen repair and replacement',
        alsoCalled:
          'windscreen replacement, windshield repair shop, auto glass shop, car glass repair, car window tinting',
        offers:
          'chip repair, windscreen replacement, side window replacement, rear window replacement, camera calibration, window tinting, mobile fitting',
        searches:
          'windscreen replacement, windscreen repair, windshield chip repair, car window replacement, mobile windscreen repair, windscreen replacement cost, car window tinting',
        negatives: 'jobs, cleaner, wiper blades, diy kit, used, sunshade, movie',
        questions: [
          'What does a new windscreen cost?',
          'Does my insurance pay?',
          'How soon can I drive again?',
        ],
      },
      de: {
        business: 'Autoglaser',
        businesses: 'Autoglaser',
        sells: 'Autoglasreparatur und neue Scheiben',
        alsoCalled:
          'Autoglas, Autoglaserei, Autoglas-Werkstatt, Frontscheibenwechsel, Steinschlagreparatur, Scheibentönung',
        offers:
          'Steinschlagreparatur, Frontscheibe wechseln, Seitenscheibe, Heckscheibe, Kamerakalibrierung, Scheibentönung, mobiler Einbau',
        searches:
          'autoglas, steinschlag reparieren lassen, frontscheibe wechseln, windschutzscheibe austauschen kosten, autoglaser, scheiben tönen lassen auto, seitenscheibe ersetzen',
        negatives: 'jobs, ausbildung, scheibenwischer, reparaturset, sonnenschutz, gebraucht, reiniger',
        questions: [
          'Was kostet eine neue Frontscheibe?',
          'Zahlt die Teilkasko?',
          'Wann kann ich wieder fahren?',
        ],
      },
      fr: {
        business: 'centre de vitrage automobile',
        businesses: 'centres de vitrage automobile',
        sells: 'réparation et pose de pare-brise',
        alsoCalled:
          'remplacement de pare-brise, réparation de pare-brise, vitrage automobile, pare-brise à domicile, pose de vitres teintées',
        offers:
          'réparation d’impact, remplacement de pare-brise, vitre latérale, lunette arrière, calibrage de caméra, vitres teintées, intervention à domicile',
        searches:
          'remplacement pare-brise, réparation impact pare-brise, changer pare-brise prix, vitre voiture cassée, pare-brise à domicile, vitres teintées voiture, lunette arrière remplacement',
        negatives: 'emploi, essuie-glace, kit réparation, pare-soleil, tutoriel, occasion, nettoyant',
        questions: [
          'Combien coûte un nouveau pare-brise ?',
          'L’assurance prend-elle en charge ?',
          'Quand puis-je reprendre la route ?',
        ],
      },
    },
  },
]
