import type { TradeEntry } from './trade-entry.ts'

export const artAndAntiqueShops: readonly TradeEntry[] = [
  {
    id: 'antiques-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 80,
    interests: [
      'Antiques',
      'Vintage furniture',
      'Antiques and craft fairs',
      'Collecting',
      'Auctions',
      'Furniture restoration',
    ],
    words: {
      en: {
        business: 'antique shop',
        businesses: 'antique shops',
        sells: 'antiques',
        alsoCalled: 'antiques dealer, antique dealer, antique store, antiques shop, antique furniture',
        offers:
          'antique furniture, paintings, mirrors, clocks, silver, porcelain, chandeliers, valuations, house contents buying',
        searches:
          'antiques, antique furniture, antique shop, antique dresser, antique mirror, antiques dealer, vintage chandelier, antique shop near me',
        negatives: 'jobs, free, tv show, replica, ancient history, course, pictures, auction results',
        questions: ['How old is the piece?', 'Do you buy or value items?', 'Do you deliver furniture?'],
      },
      de: {
        business: 'Antiquitätengeschäft',
        businesses: 'Antiquitätengeschäfte',
        sells: 'Antiquitäten',
        alsoCalled:
          'Antiquitäten, Antiquitätenhändler, Antiquitätenladen, Antikhandel, Antikmöbel, Antiquitätenhandel',
        offers: 'antike Möbel, Gemälde, Spiegel, Uhren, Silber, Porzellan, Kronleuchter, Schätzungen, Ankauf',
        searches:
          'antiquitäten, antike möbel, antiquitätenladen, antike kommode, antiker spiegel, antiquitätenhändler, kronleuchter antik, antiquitäten in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, fernsehsendung, nachbau, altertum, bilder',
        questions: ['Wie alt ist das Stück?', 'Kaufen oder schätzen Sie Antiquitäten?', 'Liefern Sie Möbel?'],
      },
      fr: {
        business: 'magasin d’antiquités',
        businesses: 'magasins d’antiquités',
        sells: 'antiquités',
        alsoCalled: 'antiquaire, brocanteur, brocante, boutique d’antiquités, meubles anciens',
        offers:
          'meubles anciens, tableaux, miroirs, horloges, argenterie, porcelaine, lustres, estimations, achat de successions',
        searches:
          'antiquités, meubles anciens, antiquaire, commode ancienne, miroir ancien, brocante meuble, lustre ancien, antiquaire près de chez moi',
        negatives: 'emploi, gratuit, émission, reproduction, histoire antique, vide-grenier, calendrier',
        questions: [
          'De quelle époque est la pièce ?',
          'Achetez-vous ou estimez-vous des objets ?',
          'Livrez-vous les meubles ?',
        ],
      },
    },
  },
  {
    id: 'art-gallery',
    kind: 'shops',
    schemaTypes: ['ArtGallery'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 100,
    interests: ['Contemporary art', 'Galleries', 'Art collecting', 'Painting', 'Sculpture', 'Exhibitions'],
    words: {
      en: {
        business: 'art gallery',
        businesses: 'art galleries',
        sells: 'paintings, prints and sculptures',
        alsoCalled: 'fine art gallery, contemporary art gallery, art dealer, gallery of contemporary art',
        offers:
          'paintings, sculptures, photographs, limited editions, works on paper, commissions, art advice, framing and delivery',
        searches:
          'art gallery, buy original art, contemporary paintings, art for sale, limited edition prints, abstract painting, sculpture for sale, art gallery near me',
        negatives: 'jobs, museum, free, wallpaper, drawing tutorial, nft, photo gallery app, stock images',
        questions: [
          'Does a certificate come with the work?',
          'Can I try a work at home?',
          'Can I pay in instalments?',
        ],
      },
      de: {
        business: 'Kunstgalerie',
        businesses: 'Kunstgalerien',
        sells: 'Gemälde, Drucke und Skulpturen',
        alsoCalled:
          'Galerie für zeitgenössische Kunst, Kunsthandlung, Kunsthändler, Kunsthandel, Kunstgalerist',
        offers:
          'Gemälde, Skulpturen, Fotografien, limitierte Editionen, Arbeiten auf Papier, Auftragswerke, Kunstberatung, Rahmung und Lieferung',
        searches:
          'kunst kaufen, kunstgalerie, gemälde kaufen, originale kunst, zeitgenössische kunst kaufen, abstrakte bilder, skulptur kaufen, kunstgalerie in der nähe',
        negatives: 'jobs, praktikum, museum, kostenlos, hintergrundbild, zeichnen lernen, nft, fotogalerie',
        questions: [
          'Gibt es ein Echtheitszertifikat?',
          'Kann ich ein Werk zu Hause probehängen?',
          'Kann ich in Raten zahlen?',
        ],
      },
      fr: {
        business: 'galerie d’art',
        businesses: 'galeries d’art',
        sells: 'tableaux, estampes et sculptures',
        alsoCalled: 'galerie d’art contemporain, galeriste, marchand d’art, galerie de peinture',
        offers:
          'peintures, sculptures, photographies, éditions limitées, œuvres sur papier, commandes, conseil en art, encadrement et livraison',
        searches:
          'galerie d’art, acheter un tableau, tableau contemporain, œuvre originale, édition limitée, peinture abstraite, sculpture à vendre, galerie d’art près de chez moi',
        negatives: 'emploi, stage, musée, gratuit, fond d’écran, cours de dessin, nft',
        questions: [
          'L’œuvre est-elle vendue avec un certificat ?',
          'Puis-je essayer une œuvre chez moi ?',
          'Peut-on payer en plusieurs fois ?',
        ],
      },
    },
  },
  {
    id: 'picture-framing',
    kind: 'shops',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'order'],
    radiusKm: 30,
    interests: [
      'Picture frames',
      'Art',
      'Art prints',
      'Home decor',
      'Photo books and prints',
      'Art collecting',
    ],
    words: {
      en: {
        business: 'picture framer',
        businesses: 'picture framers',
        sells: 'picture framing',
        alsoCalled: 'framing shop, picture framing, frame shop, custom framing, frame maker',
        offers:
          'custom framing, picture frames, passe-partouts, museum glass, canvas stretching, mirror frames, framing of jerseys, frame repair',
        searches:
          'picture framing, custom frames, framing shop, museum glass framing, frame a poster, canvas framing, jersey framing, picture framing near me',
        negatives: 'jobs, free, template, timber framing, eyeglass, digital frame, download, photo editor',
        questions: [
          'What does custom framing cost?',
          'How long does it take?',
          'Which glass protects from light?',
        ],
      },
      de: {
        business: 'Rahmenwerkstatt',
        businesses: 'Rahmenwerkstätten',
        sells: 'Einrahmungen und Bilderrahmen',
        alsoCalled:
          'Bilderrahmengeschäft, Einrahmung, Rahmenmacher, Einrahmungswerkstatt, Bilderrahmenwerkstatt, Bildeinrahmung',
        offers:
          'Einrahmungen, Bilderrahmen nach Maß, Passepartouts, Museumsglas, Keilrahmen, Spiegelrahmen, Trikoteinrahmung, Rahmenreparatur',
        searches:
          'bilderrahmen nach maß, einrahmung, bild einrahmen lassen, passepartout nach maß, museumsglas, leinwand rahmen lassen, trikot einrahmen, bilderrahmen in der nähe',
        negatives:
          'jobs, ausbildung, kostenlos, vorlage, brillenrahmen, digital, fahrradrahmen, fotobearbeitung',
        questions: [
          'Was kostet eine Einrahmung?',
          'Wie lange dauert sie?',
          'Welches Glas schützt vor Licht?',
        ],
      },
      fr: {
        business: 'encadreur',
        businesses: 'encadreurs',
        sells: 'encadrements et cadres',
        alsoCalled: 'atelier d’encadrement, encadrement d’art, encadrement sur mesure, magasin de cadres',
        offers:
          'encadrement sur mesure, cadres, passe-partout, verre musée, montage sur châssis, cadres de miroir, encadrement de maillots, réparation de cadres',
        searches:
          'encadreur, cadre sur mesure, encadrement sur mesure, passe partout sur mesure, verre musée, encadrer une affiche, encadrement tableau, encadreur près de chez moi',
        negatives: 'emploi, formation, gratuit, modèle, cadre photo numérique, cadre de vélo, loi',
        questions: [
          'Combien coûte un encadrement ?',
          'Quel est le délai ?',
          'Quel verre protège de la lumière ?',
        ],
      },
    },
  },
  {
    id: 'second-hand-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 25,
    interests: [
      'Vintage furniture',
      'Circular economy',
      'Flea markets',
      'Upcycling',
      'Bargains and discounts',
      'Sharing economy',
    ],
    angles: ['price', 'range', 'offer', 'story'],
    words: {
      en: {
        business: 'second-hand furniture shop',
        businesses: 'second-hand furniture shops',
        sells: 'second-hand goods',
        alsoCalled:
          'used furniture store, second-hand store, reuse shop, used furniture, vintage furniture store',
        offers:
          'used furniture, vintage furniture, household goods, lamps, books, tableware, electrical items, house clearance buying',
        searches:
          'second hand furniture, used furniture, vintage furniture, second hand shop, used sofa, second hand table, mid century sideboard, second hand furniture near me',
        negatives: 'jobs, free, new, clothes, donate, car, wholesale, rental',
        questions: [
          'Do you buy whole households?',
          'Do you deliver furniture?',
          'Are electrical items tested?',
        ],
      },
      de: {
        business: 'Gebrauchtmöbelladen',
        businesses: 'Gebrauchtmöbelläden',
        sells: 'Secondhandware und Gebrauchtes',
        alsoCalled:
          'Gebrauchtmöbel, Trödelladen, Gebrauchtwarenhaus, Möbel aus zweiter Hand, Brockenhaus, Gebrauchtwarenladen, Brockenstube',
        offers: 'Gebrauchtmöbel, Vintage-Möbel, Hausrat, Lampen, Bücher, Geschirr, Elektrogeräte, Ankauf',
        searches:
          'gebrauchtmöbel, vintage möbel, gebrauchte möbel kaufen, trödelladen, gebrauchtes sofa, brockenhaus, sideboard 60er jahre, gebrauchtmöbel in der nähe',
        negatives: 'jobs, kostenlos, verschenken, kleidung, spenden, gebrauchtwagen, großhandel, mieten',
        questions: ['Kaufen Sie ganze Haushalte an?', 'Liefern Sie Möbel?', 'Sind Elektrogeräte geprüft?'],
      },
      fr: {
        business: 'dépôt-vente de meubles',
        businesses: 'dépôts-ventes de meubles',
        sells: 'objets d’occasion',
        alsoCalled: 'meubles d’occasion, ressourcerie, recyclerie, magasin d’occasion, troc de meubles',
        offers:
          'meubles d’occasion, meubles vintage, vaisselle, lampes, livres, bibelots, électroménager, rachat',
        searches:
          'meubles occasion, dépôt vente meubles, meubles vintage, recyclerie, canapé occasion, table occasion, enfilade vintage, dépôt vente près de chez moi',
        negatives: 'emploi, gratuit, neuf, vêtements, don, voiture, grossiste, location',
        questions: [
          'Rachetez-vous des meubles ?',
          'Livrez-vous les meubles ?',
          'L’électroménager est-il testé ?',
        ],
      },
    },
  },
]
