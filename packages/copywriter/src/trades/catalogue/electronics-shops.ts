import type { TradeEntry } from './trade-entry.ts'

export const electronicsShops: readonly TradeEntry[] = [
  {
    id: 'electronics-shop',
    kind: 'shops',
    schemaTypes: ['ElectronicsStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 30,
    interests: [
      'Consumer electronics',
      'Televisions',
      'Household appliances',
      'Loudspeakers',
      'Headphones',
      'Home cinema',
    ],
    words: {
      en: {
        business: 'electronics store',
        businesses: 'electronics stores',
        sells: 'electronics and home appliances',
        alsoCalled:
          'electronics shop, electrical store, TV and hi-fi shop, appliance store, consumer electronics store, hi-fi shop',
        offers:
          'televisions, hi-fi systems, headphones, washing machines, dishwashers, coffee machines, delivery and installation, repairs',
        searches:
          'electronics store, tv, washing machine, headphones, coffee machine, soundbar, dishwasher, electronics store near me',
        negatives: 'jobs, free, recycling, course, kit, wholesale, rental, circuit',
        questions: [
          'Do you deliver and connect?',
          'Do you take the old appliance away?',
          'How long is the warranty?',
        ],
      },
      de: {
        business: 'Elektronikgeschäft',
        businesses: 'Elektronikgeschäfte',
        sells: 'Elektronik und Haushaltsgeräte',
        alsoCalled:
          'Elektrofachgeschäft, Elektrofachhandel, Fernsehgeschäft, Hi-Fi-Studio, Unterhaltungselektronik, Elektronikfachmarkt, Elektromarkt',
        offers:
          'Fernseher, Hi-Fi-Anlagen, Kopfhörer, Waschmaschinen, Geschirrspüler, Kaffeevollautomaten, Lieferung und Anschluss, Reparaturen',
        searches:
          'fernseher kaufen, elektronikgeschäft, waschmaschine kaufen, kopfhörer, kaffeevollautomat, soundbar, geschirrspüler, elektrofachgeschäft in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, entsorgung, bausatz, großhandel, mieten, schaltplan',
        questions: [
          'Liefern Sie und schließen Sie an?',
          'Nehmen Sie das Altgerät mit?',
          'Wie lange gilt die Garantie?',
        ],
      },
      fr: {
        business: 'magasin d’électronique',
        businesses: 'magasins d’électronique',
        sells: 'électronique et électroménager',
        alsoCalled: 'magasin d’électroménager, magasin hi-fi, boutique d’électronique, magasin TV et son',
        offers:
          'téléviseurs, chaînes hi-fi, casques, lave-linge, lave-vaisselle, machines à café, livraison et installation, réparations',
        searches:
          'téléviseur, magasin électroménager, lave-linge, casque audio, machine à café, barre de son, lave-vaisselle, magasin électronique près de chez moi',
        negatives: 'emploi, formation, gratuit, recyclage, kit, grossiste, location, schéma',
        questions: [
          'Livrez-vous et installez-vous ?',
          'Reprenez-vous l’ancien appareil ?',
          'Quelle est la durée de garantie ?',
        ],
      },
    },
  },
  {
    id: 'computer-shop',
    kind: 'shops',
    schemaTypes: ['ComputerStore'],
    goal: 'sales',
    ways: ['visit', 'call', 'order'],
    radiusKm: 30,
    interests: [
      'Computers',
      'Laptops',
      'Desktop computers',
      'Computer repair',
      'Gaming computers',
      'Refurbished devices',
    ],
    words: {
      en: {
        business: 'computer shop',
        businesses: 'computer shops',
        sells: 'computers and accessories',
        alsoCalled: 'computer store, PC shop, laptop shop, computer repair, PC repair, PC store',
        offers:
          'laptops, desktop PCs, custom gaming PCs, refurbished computers, computer repair, data recovery, virus removal, setup at home, printers',
        searches:
          'computer shop, laptop, laptop repair, gaming pc, computer repair, refurbished laptop, data recovery, computer shop near me',
        negatives: 'jobs, course, free, download, game, driver, science degree, wallpaper',
        questions: [
          'What does a diagnosis cost?',
          'How long does a repair take?',
          'Do you move my data across?',
        ],
      },
      de: {
        business: 'Computergeschäft',
        businesses: 'Computergeschäfte',
        sells: 'Computer und Zubehör',
        alsoCalled:
          'Computerladen, PC-Laden, Computerreparatur, PC-Reparatur, Computerfachgeschäft, PC-Geschäft',
        offers:
          'Laptops, Desktop-PCs, Gaming-PCs nach Wunsch, refurbished Computer, Computerreparatur, Datenrettung, Virenentfernung, Einrichtung zu Hause, Drucker',
        searches:
          'laptop kaufen, computerladen, laptop reparatur, gaming pc, computer reparatur, refurbished laptop, datenrettung, computerladen in der nähe',
        negatives:
          'jobs, ausbildung, kostenlos, download, spiel, treiber, informatik studium, hintergrundbild',
        questions: [
          'Was kostet eine Diagnose?',
          'Wie lange dauert die Reparatur?',
          'Übertragen Sie meine Daten?',
        ],
      },
      fr: {
        business: 'magasin informatique',
        businesses: 'magasins informatiques',
        sells: 'ordinateurs et accessoires',
        alsoCalled:
          'boutique informatique, magasin d’ordinateurs, réparation d’ordinateur, réparateur informatique',
        offers:
          'ordinateurs portables, PC de bureau, PC gamer sur mesure, ordinateurs reconditionnés, réparation d’ordinateur, récupération de données, suppression de virus, installation à domicile, imprimantes',
        searches:
          'ordinateur portable, magasin informatique, réparation ordinateur, pc gamer, pc reconditionné, récupération de données, dépannage informatique, magasin informatique près de chez moi',
        negatives: 'emploi, formation, gratuit, télécharger, jeu, pilote, fond d’écran',
        questions: [
          'Combien coûte un diagnostic ?',
          'Combien de temps dure une réparation ?',
          'Transférez-vous mes données ?',
        ],
      },
    },
  },
  {
    id: 'mobile-phone-shop',
    kind: 'shops',
    schemaTypes: ['MobilePhoneStore'],
    goal: 'sales',
    ways: ['visit', 'call', 'order'],
    radiusKm: 20,
    interests: [
      'Smartphones',
      'Mobile phone contracts',
      'Phone accessories',
      'Refurbished devices',
      'Smart watches',
      'Tablets',
    ],
    words: {
      en: {
        business: 'mobile phone shop',
        businesses: 'mobile phone shops',
        sells: 'phones and accessories',
        alsoCalled: 'cell phone store, phone shop, phone store, smartphone shop, mobile store',
        offers:
          'smartphones, phone contracts, prepaid SIM cards, refurbished phones, phone cases, chargers, smart watches, data transfer',
        searches:
          'smartphone, phone contract, refurbished phone, sim only, phone case, prepaid sim, trade in phone, mobile phone shop near me',
        negatives: 'jobs, number lookup, free, app, game, unlock code, ringtone, wholesale',
        questions: ['Can I keep my number?', 'Do you take my old phone?', 'Will you set the phone up?'],
      },
      de: {
        business: 'Handyladen',
        businesses: 'Handyläden',
        sells: 'Smartphones und Zubehör',
        alsoCalled: 'Handyshop, Mobilfunkgeschäft, Handygeschäft, Mobilfunkshop, Smartphone-Laden',
        offers:
          'Smartphones, Handyverträge, Prepaidkarten, gebrauchte Handys, Handyhüllen, Ladegeräte, Smartwatches, Datenübertragung',
        searches:
          'smartphone kaufen, handyvertrag, handy ohne vertrag, gebrauchtes handy, handyhülle, prepaidkarte, handy ankauf, handyladen in der nähe',
        negatives: 'jobs, ausbildung, nummer suchen, kostenlos, app, spiel, entsperrcode, klingelton',
        questions: [
          'Kann ich meine Nummer behalten?',
          'Nehmen Sie mein altes Handy an?',
          'Richten Sie das Handy ein?',
        ],
      },
      fr: {
        business: 'boutique de téléphonie mobile',
        businesses: 'boutiques de téléphonie mobile',
        sells: 'smartphones et accessoires',
        alsoCalled:
          'magasin de téléphonie, boutique de téléphones, magasin de téléphones, boutique de smartphones',
        offers:
          'smartphones, forfaits mobiles, cartes SIM prépayées, téléphones reconditionnés, coques, chargeurs, montres connectées, transfert de données',
        searches:
          'smartphone, forfait mobile, téléphone reconditionné, téléphone sans abonnement, coque téléphone, carte sim prépayée, reprise téléphone, magasin téléphonie près de chez moi',
        negatives: 'emploi, annuaire inversé, gratuit, application, jeu, code de déblocage, sonnerie',
        questions: [
          'Puis-je garder mon numéro ?',
          'Reprenez-vous mon ancien téléphone ?',
          'Configurez-vous l’appareil ?',
        ],
      },
    },
  },
  {
    id: 'phone-repair',
    kind: 'shops',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'book', 'call'],
    radiusKm: 15,
    interests: [
      'Phone repair',
      'Smartphones',
      'Repairing things',
      'Tablets',
      'Phone accessories',
      'Refurbished devices',
    ],
    angles: ['speed', 'price', 'place', 'proof'],
    words: {
      en: {
        business: 'phone repair shop',
        businesses: 'phone repair shops',
        sells: 'phone and tablet repairs',
        alsoCalled:
          'mobile phone repair, smartphone repair, cell phone repair, phone screen repair, screen repair shop, tablet repair',
        offers:
          'screen replacement, battery replacement, charging port repair, water damage treatment, camera repair, back glass repair, tablet repair, data rescue',
        searches:
          'phone repair, phone screen repair, battery replacement phone, tablet repair, cracked screen repair, water damaged phone repair, charging port repair, phone repair near me',
        negatives: 'jobs, course, diy, how to, free, spare parts, tool kit, video',
        questions: [
          'How long does a screen take?',
          'Will my data stay safe?',
          'Is there a guarantee on the repair?',
        ],
      },
      de: {
        business: 'Handywerkstatt',
        businesses: 'Handywerkstätten',
        sells: 'Reparaturen von Handys und Tablets',
        alsoCalled:
          'Handyreparatur, Smartphone-Reparatur, Displayreparatur, Handy-Reparaturdienst, Handydoktor, Tablet-Reparatur',
        offers:
          'Displaytausch, Akkutausch, Ladebuchsen-Reparatur, Wasserschaden-Behandlung, Kamerareparatur, Rückglas-Reparatur, Tablet-Reparatur, Datenrettung',
        searches:
          'handy reparatur, display reparatur, handy akku wechseln lassen, tablet reparatur, handydisplay kaputt, handy wasserschaden, ladebuchse reparatur, handy reparatur in der nähe',
        negatives: 'jobs, ausbildung, selber machen, anleitung, kostenlos, ersatzteile, werkzeug, video',
        questions: [
          'Wie lange dauert ein Displaytausch?',
          'Bleiben meine Daten erhalten?',
          'Gibt es Garantie auf die Reparatur?',
        ],
      },
      fr: {
        business: 'réparateur de téléphones',
        businesses: 'réparateurs de téléphones',
        sells: 'réparation de téléphones et tablettes',
        alsoCalled:
          'réparation de téléphone, réparation de smartphone, réparateur de smartphone, réparation d’écran, réparation de tablette',
        offers:
          'remplacement d’écran, remplacement de batterie, réparation du connecteur de charge, traitement d’oxydation, réparation de caméra, vitre arrière, réparation de tablette, récupération de données',
        searches:
          'réparation téléphone, réparation écran téléphone, changer batterie téléphone, réparation tablette, écran cassé, téléphone tombé dans l’eau, réparation smartphone, réparation téléphone près de chez moi',
        negatives: 'emploi, formation, tutoriel, gratuit, pièces détachées, outils, vidéo',
        questions: [
          'Combien de temps pour changer un écran ?',
          'Mes données sont-elles conservées ?',
          'La réparation est-elle garantie ?',
        ],
      },
    },
  },
]
