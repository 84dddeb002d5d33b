import type { TradeEntry } from './trade-entry.ts'

export const toyAndGiftShops: readonly TradeEntry[] = [
  {
    id: 'stationery-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 15,
    interests: [
      'Stationery',
      'Calligraphy',
      'Back to school',
      'School supplies',
      'Greeting cards',
      'Office supplies',
    ],
    words: {
      en: {
        business: 'stationery shop',
        businesses: 'stationery shops',
        sells: 'stationery and pens',
        alsoCalled: 'stationer, stationery store, paper shop, pen shop, fountain pen shop',
        offers:
          'notebooks, fountain pens, greeting cards, calendars, school supplies, wrapping paper, writing paper, albums',
        searches:
          'stationery, fountain pen, notebooks, school supplies, greeting cards, wrapping paper, planner, stationery shop near me',
        negatives: 'jobs, free, printable, template, stationary bike, wholesale, clipart',
        questions: [
          'Do you put together school lists?',
          'Can I try fountain pens?',
          'Do you print invitations?',
        ],
      },
      de: {
        business: 'Schreibwarengeschäft',
        businesses: 'Schreibwarengeschäfte',
        sells: 'Schreibwaren und Stifte',
        alsoCalled: 'Schreibwaren, Papeterie, Schreibwarenladen, Papierwarengeschäft, Schreibwarenhandlung',
        offers:
          'Notizbücher, Füller, Grußkarten, Kalender, Schulbedarf, Geschenkpapier, Briefpapier, Fotoalben',
        searches:
          'schreibwaren, füller kaufen, notizbuch, schulbedarf, grußkarten, geschenkpapier, terminplaner, schreibwarenladen in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, vorlage, ausdrucken, großhandel, text',
        questions: [
          'Stellen Sie Schullisten zusammen?',
          'Kann ich Füller ausprobieren?',
          'Drucken Sie Einladungen?',
        ],
      },
      fr: {
        business: 'papeterie',
        businesses: 'papeteries',
        sells: 'papeterie et stylos',
        alsoCalled: 'magasin de papeterie, boutique de papeterie, papetier, boutique de stylos',
        offers:
          'carnets, stylos-plume, cartes de vœux, calendriers, fournitures scolaires, papier cadeau, papier à lettres, albums photo',
        searches:
          'papeterie, stylo plume, carnet, fournitures scolaires, carte de vœux, papier cadeau, agenda, papeterie près de chez moi',
        negatives: 'emploi, gratuit, à imprimer, modèle, grossiste, usine à papier',
        questions: [
          'Préparez-vous les listes scolaires ?',
          'Peut-on essayer les stylos-plume ?',
          'Imprimez-vous des faire-part ?',
        ],
      },
    },
  },
  {
    id: 'toy-shop',
    kind: 'shops',
    schemaTypes: ['ToyStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: [
      'Toys',
      'Wooden toys',
      'Children’s birthdays',
      'Learning through play',
      'Outdoor play',
      'Dolls and soft toys',
    ],
    words: {
      en: {
        business: 'toy shop',
        businesses: 'toy shops',
        sells: 'toys and games',
        alsoCalled: 'toy store, wooden toy shop, toy retailer, children’s toys',
        offers:
          'wooden toys, soft toys, building sets, dolls, craft kits, outdoor toys, baby toys, birthday boxes',
        searches:
          'toys, toy shop, wooden toys, toys for 2 year old, educational toys, baby toys, outdoor toys, toy shop near me',
        negatives: 'jobs, free, game online, dog toys, donation, wholesale, coloring pages',
        questions: [
          'What suits a three-year-old?',
          'Do you set up birthday boxes?',
          'Can presents be exchanged?',
        ],
      },
      de: {
        business: 'Spielwarengeschäft',
        businesses: 'Spielwarengeschäfte',
        sells: 'Spielwaren',
        alsoCalled: 'Spielzeugladen, Spielwaren, Spielzeuggeschäft, Spielwarenladen, Holzspielzeugladen',
        offers:
          'Holzspielzeug, Kuscheltiere, Baukästen, Puppen, Bastelsets, Spielzeug für draußen, Babyspielzeug, Geburtstagskisten',
        searches:
          'spielzeug kaufen, spielzeugladen, holzspielzeug, spielzeug ab 2 jahren, lernspielzeug, babyspielzeug, geschenke zum kindergeburtstag, spielzeugladen in der nähe',
        negatives:
          'jobs, ausbildung, kostenlos, online spielen, hundespielzeug, spenden, großhandel, ausmalbilder',
        questions: [
          'Was passt für ein dreijähriges Kind?',
          'Richten Sie Geburtstagskisten ein?',
          'Lassen sich Geschenke umtauschen?',
        ],
      },
      fr: {
        business: 'magasin de jouets',
        businesses: 'magasins de jouets',
        sells: 'jouets et jeux',
        alsoCalled: 'boutique de jouets, jouets en bois, marchand de jouets, jouets pour enfants',
        offers:
          'jouets en bois, peluches, jeux de construction, poupées, loisirs créatifs, jeux d’extérieur, jouets d’éveil, listes d’anniversaire',
        searches:
          'jouets, magasin de jouets, jouets en bois, jouet enfant 2 ans, jeux éducatifs, jouets bébé, jeux d’extérieur, magasin de jouets près de chez moi',
        negatives: 'emploi, gratuit, jeu en ligne, jouet pour chien, don, grossiste, coloriage',
        questions: [
          'Que choisir pour un enfant de trois ans ?',
          'Proposez-vous des listes d’anniversaire ?',
          'Peut-on échanger un cadeau ?',
        ],
      },
    },
  },
  {
    id: 'gift-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: ['Gifts', 'Gift giving', 'Personalized gifts', 'Home decor', 'Greeting cards', 'Birthdays'],
    angles: ['ease', 'range', 'offer', 'audience'],
    words: {
      en: {
        business: 'gift shop',
        businesses: 'gift shops',
        sells: 'gifts',
        alsoCalled: 'gift store, gift boutique, souvenir shop, present shop',
        offers:
          'birthday gifts, personalized gifts, candles, home accessories, cards, mugs, gift wrapping, gift vouchers',
        searches:
          'gifts, birthday gifts, personalised gifts, gift shop, wedding gifts, gifts for her, housewarming gift, gift shop near me',
        negatives: 'jobs, free, diy, gift card balance, gift tax, wholesale, printable',
        questions: [
          'Do you wrap gifts?',
          'Can you send the gift for me?',
          'How long does personalization take?',
        ],
      },
      de: {
        business: 'Geschenkeladen',
        businesses: 'Geschenkeläden',
        sells: 'Geschenke',
        alsoCalled:
          'Geschenkartikelgeschäft, Geschenkartikel, Geschenkeshop, Geschenkboutique, Souvenirladen, Geschenkegeschäft',
        offers:
          'Geburtstagsgeschenke, personalisierte Geschenke, Kerzen, Wohnaccessoires, Karten, Tassen, Geschenkverpackung, Gutscheine',
        searches:
          'geschenke, geburtstagsgeschenk, personalisierte geschenke, geschenkeladen, hochzeitsgeschenk, geschenke für frauen, geschenk zum einzug, geschenkeladen in der nähe',
        negatives: 'jobs, kostenlos, basteln, selber machen, schenkungssteuer, großhandel, sprüche',
        questions: [
          'Verpacken Sie Geschenke?',
          'Verschicken Sie das Geschenk für mich?',
          'Wie lange dauert eine Personalisierung?',
        ],
      },
      fr: {
        business: 'boutique de cadeaux',
        businesses: 'boutiques de cadeaux',
        sells: 'cadeaux',
        alsoCalled: 'magasin de cadeaux, boutique de souvenirs, boutique cadeaux',
        offers:
          'cadeaux d’anniversaire, cadeaux personnalisés, bougies, décoration, cartes, mugs, emballage cadeau, chèques-cadeaux',
        searches:
          'cadeau, cadeau anniversaire, cadeau personnalisé, boutique cadeaux, cadeau mariage, cadeau femme, cadeau crémaillère, boutique cadeaux près de chez moi',
        negatives: 'emploi, gratuit, à fabriquer, solde carte cadeau, grossiste, à imprimer',
        questions: [
          'Faites-vous les paquets cadeaux ?',
          'Envoyez-vous le cadeau à ma place ?',
          'Quel délai pour une personnalisation ?',
        ],
      },
    },
  },
  {
    id: 'baby-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 40,
    interests: [
      'Baby products',
      'Babies',
      'Pregnancy',
      'Car seats',
      'Baby carrying',
      'Births and baby showers',
    ],
    words: {
      en: {
        business: 'baby shop',
        businesses: 'baby shops',
        sells: 'prams, car seats and baby essentials',
        alsoCalled: 'baby store, pram shop, nursery store, stroller store, baby equipment shop',
        offers:
          'prams, strollers, car seats, baby carriers, cots, high chairs, baby clothing, baby gift list, car seat fitting',
        searches:
          'pram, baby car seat, stroller, baby shop, cot bed, baby carrier, high chair, baby shop near me',
        negatives: 'jobs, free samples, names, second hand, rental, game, doll, recall',
        questions: ['Do you fit car seats?', 'How long is delivery on a pram?', 'Can we set up a gift list?'],
      },
      de: {
        business: 'Babyfachgeschäft',
        businesses: 'Babyfachgeschäfte',
        sells: 'Kinderwagen, Kindersitze und Babybedarf',
        alsoCalled:
          'Babyausstatter, Babyladen, Babymarkt, Kinderwagengeschäft, Babybedarf, Babygeschäft, Babyausstattung',
        offers:
          'Kinderwagen, Buggys, Kindersitze, Babytragen, Babybetten, Hochstühle, Erstausstattung, Geburtsliste, Kindersitz-Einbau',
        searches:
          'kinderwagen kaufen, babyschale, kindersitz auto, babyausstattung, babybett, babytrage, hochstuhl, babyfachgeschäft in der nähe',
        negatives: 'jobs, ausbildung, gratis, vornamen, gebraucht, mieten, spiel, puppe',
        questions: [
          'Bauen Sie Kindersitze ein?',
          'Wie lange ist die Lieferzeit für Kinderwagen?',
          'Können wir eine Geburtsliste anlegen?',
        ],
      },
      fr: {
        business: 'magasin de puériculture',
        businesses: 'magasins de puériculture',
        sells: 'poussettes, sièges auto et puériculture',
        alsoCalled: 'boutique de puériculture, magasin pour bébé, articles de puériculture, boutique bébé',
        offers:
          'poussettes, landaus, sièges auto, porte-bébés, lits bébé, chaises hautes, vêtements bébé, liste de naissance, installation de siège auto',
        searches:
          'poussette, siège auto bébé, magasin puériculture, lit bébé, porte bébé, chaise haute, liste de naissance, magasin bébé près de chez moi',
        negatives: 'emploi, formation, échantillon gratuit, prénom, occasion, location, jeu, poupée',
        questions: [
          'Installez-vous les sièges auto ?',
          'Quel délai pour une poussette ?',
          'Peut-on ouvrir une liste de naissance ?',
        ],
      },
    },
  },
]
