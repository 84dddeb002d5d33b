import type { TradeEntry } from './trade-entry.ts'

export const fashionAccessoryShops: readonly TradeEntry[] = [
  {
    id: 'shoe-shop',
    kind: 'shops',
    schemaTypes: ['ShoeStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 25,
    interests: ['Shoes', 'Boots', 'Sneakers', 'Sandals', 'Barefoot shoes', 'Children’s clothing'],
    words: {
      en: {
        business: 'shoe shop',
        businesses: 'shoe shops',
        sells: 'shoes',
        alsoCalled: 'shoe store, footwear store, footwear shop, shoe retailer',
        offers:
          'women’s shoes, men’s shoes, children’s shoes, boots, sandals, sneakers, walking shoes, foot measuring',
        searches:
          'shoes, shoe shop, comfortable shoes, wide fit shoes, winter boots, barefoot shoes, leather shoes, shoe shop near me',
        negatives: 'jobs, repair, wholesale, free, horseshoes, how to, drawing',
        questions: [
          'Do you stock wide fittings?',
          'Do you measure feet?',
          'Can I exchange shoes I wore at home?',
        ],
      },
      de: {
        business: 'Schuhgeschäft',
        businesses: 'Schuhgeschäfte',
        sells: 'Schuhe',
        alsoCalled: 'Schuhladen, Schuhhaus, Schuhfachgeschäft, Schuhhandel',
        offers:
          'Damenschuhe, Herrenschuhe, Kinderschuhe, Stiefel, Sandalen, Sneaker, bequeme Schuhe, Fußvermessung',
        searches:
          'schuhe, schuhgeschäft, bequeme schuhe, schuhe weite h, winterstiefel, barfußschuhe, lederschuhe, schuhgeschäft in der nähe',
        negatives: 'jobs, ausbildung, reparatur, großhandel, kostenlos, hufeisen, zeichnen',
        questions: [
          'Führen Sie Schuhe in großen Weiten?',
          'Messen Sie die Füße aus?',
          'Kann ich Schuhe nach dem Anprobieren zu Hause umtauschen?',
        ],
      },
      fr: {
        business: 'magasin de chaussures',
        businesses: 'magasins de chaussures',
        sells: 'chaussures',
        alsoCalled: 'boutique de chaussures, chausseur, marchand de chaussures',
        offers:
          'chaussures femme, chaussures homme, chaussures enfant, bottes, sandales, baskets, chaussures confort, mesure du pied',
        searches:
          'chaussures, magasin de chaussures, chaussures confort, chaussures pieds larges, bottines, chaussures minimalistes, chaussures en cuir, magasin de chaussures près de chez moi',
        negatives: 'emploi, réparation, grossiste, gratuit, dessin, fer à cheval',
        questions: [
          'Avez-vous des modèles pour pieds larges ?',
          'Mesurez-vous les pieds ?',
          'Puis-je échanger une paire essayée chez moi ?',
        ],
      },
    },
  },
  {
    id: 'bags-and-leather-goods',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: [
      'Handbags',
      'Wallets and small leather goods',
      'Backpacks',
      'Luggage',
      'Belts',
      'Leather clothing',
    ],
    words: {
      en: {
        business: 'leather goods shop',
        businesses: 'leather goods shops',
        sells: 'bags and leather goods',
        alsoCalled: 'handbag shop, bag shop, luggage shop, leather goods store, handbag store',
        offers: 'handbags, backpacks, laptop bags, suitcases, wallets, belts, school bags, key cases',
        searches:
          'leather bag, handbag, leather wallet, suitcase, leather backpack, laptop bag, school bag, luggage shop near me',
        negatives: 'jobs, repair, replica, wholesale, sewing pattern, free, plastic bags',
        questions: [
          'Is it real leather?',
          'How long is the warranty on suitcases?',
          'Can you have initials put on it?',
        ],
      },
      de: {
        business: 'Lederwarengeschäft',
        businesses: 'Lederwarengeschäfte',
        sells: 'Taschen und Lederwaren',
        alsoCalled: 'Taschengeschäft, Lederwarenfachgeschäft, Koffergeschäft, Taschenladen, Lederwarenhandel',
        offers:
          'Handtaschen, Rucksäcke, Laptoptaschen, Koffer, Geldbörsen, Gürtel, Schulranzen, Schlüsseletuis',
        searches:
          'ledertasche, handtasche, geldbörse leder, koffer kaufen, lederrucksack, laptoptasche, schulranzen, taschengeschäft in der nähe',
        negatives:
          'jobs, ausbildung, reparatur, fälschung, großhandel, schnittmuster, kostenlos, plastiktüten',
        questions: [
          'Ist das echtes Leder?',
          'Wie lange gilt die Garantie auf Koffer?',
          'Können Initialen eingeprägt werden?',
        ],
      },
      fr: {
        business: 'maroquinerie',
        businesses: 'maroquineries',
        sells: 'sacs et maroquinerie',
        alsoCalled: 'boutique de maroquinerie, magasin de sacs, bagagerie, boutique de sacs à main',
        offers:
          'sacs à main, sacs à dos, sacoches pour ordinateur, valises, portefeuilles, ceintures, cartables, porte-clés',
        searches:
          'sac à main cuir, sac cuir, portefeuille cuir, valise, sac à dos cuir, sacoche ordinateur, cartable, maroquinerie près de chez moi',
        negatives: 'emploi, réparation, contrefaçon, grossiste, patron couture, gratuit, sac plastique',
        questions: [
          'Est-ce du cuir véritable ?',
          'Quelle est la garantie des valises ?',
          'Peut-on faire graver des initiales ?',
        ],
      },
    },
  },
  {
    id: 'jewelry-shop',
    kind: 'shops',
    schemaTypes: ['JewelryStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 30,
    interests: ['Jewellery', 'Engagement rings', 'Gemstones', 'Pearls', 'Gift giving', 'Anniversaries'],
    words: {
      en: {
        business: 'jewelry shop',
        businesses: 'jewelry shops',
        sells: 'jewelry and rings',
        alsoCalled: 'jeweler, jeweller, jewellery shop, jewelry store, jewellers',
        offers:
          'rings, earrings, necklaces, bracelets, engagement rings, wedding rings, christening jewelry, ring resizing, engraving',
        searches:
          'jewellery, engagement rings, wedding rings, gold necklace, silver earrings, diamond ring, bracelet, jewellers near me',
        negatives: 'jobs, making course, diy, wholesale, fake, sell gold, free, supplies',
        questions: ['Can you resize the ring?', 'How long does an engraving take?', 'Can I exchange a gift?'],
      },
      de: {
        business: 'Juweliergeschäft',
        businesses: 'Juweliergeschäfte',
        sells: 'Schmuck und Ringe',
        alsoCalled: 'Juwelier, Schmuckgeschäft, Schmuckladen, Schmuckfachgeschäft',
        offers:
          'Ringe, Ohrringe, Ketten, Armbänder, Verlobungsringe, Trauringe, Taufschmuck, Ringweitenänderung, Gravur',
        searches:
          'schmuck, verlobungsring, trauringe, goldkette, silberohrringe, diamantring, armband damen, juwelier in der nähe',
        negatives:
          'jobs, ausbildung, selber machen, großhandel, gold verkaufen, kostenlos, schmuckherstellung, kurs',
        questions: [
          'Lässt sich die Ringgröße ändern?',
          'Wie lange dauert eine Gravur?',
          'Kann ich ein Geschenk umtauschen?',
        ],
      },
      fr: {
        business: 'bijouterie',
        businesses: 'bijouteries',
        sells: 'bijoux et bagues',
        alsoCalled: 'boutique de bijoux, magasin de bijoux, bijouterie-joaillerie',
        offers:
          'bagues, boucles d’oreilles, colliers, bracelets, bagues de fiançailles, alliances, bijoux de baptême, mise à taille, gravure',
        searches:
          'bijoux, bague de fiançailles, alliance mariage, collier or, boucles d’oreilles argent, bague diamant, bracelet femme, bijouterie près de chez moi',
        negatives: 'emploi, formation, fabriquer soi-même, grossiste, rachat d’or, gratuit, fournitures',
        questions: [
          'Peut-on mettre la bague à ma taille ?',
          'Combien de temps prend une gravure ?',
          'Puis-je échanger un cadeau ?',
        ],
      },
    },
  },
  {
    id: 'watch-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 40,
    interests: ['Watches', 'Vintage watches', 'Luxury fashion', 'Jewellery', 'Gift giving'],
    words: {
      en: {
        business: 'watch shop',
        businesses: 'watch shops',
        sells: 'watches and straps',
        alsoCalled: 'watchmaker, watch store, watch dealer, watch repair, horologist',
        offers:
          'men’s watches, women’s watches, automatic watches, pre-owned watches, watch straps, battery replacement, watch service, water-resistance test',
        searches:
          'watches, mens watches, ladies watches, automatic watch, watch battery replacement, watch repair, watch straps, watch shop near me',
        negatives: 'jobs, replica, tv series, watch online, wallpaper, course, free, smartwatch app',
        questions: [
          'What does a service cost?',
          'How long is the guarantee?',
          'Do you replace batteries on the spot?',
        ],
      },
      de: {
        business: 'Uhrengeschäft',
        businesses: 'Uhrengeschäfte',
        sells: 'Uhren und Armbänder',
        alsoCalled: 'Uhrmacher, Uhrmacherei, Uhrenfachgeschäft, Uhrenladen, Uhrenreparatur',
        offers:
          'Herrenuhren, Damenuhren, Automatikuhren, gebrauchte Uhren, Uhrenarmbänder, Batteriewechsel, Uhrenrevision, Dichtigkeitsprüfung',
        searches:
          'armbanduhr, herrenuhr, damenuhr, automatikuhr, uhr batteriewechsel, uhren reparatur, uhrenarmband, uhrmacher in der nähe',
        negatives: 'jobs, ausbildung, replica, fälschung, weltuhr, uhrzeit, kostenlos, app',
        questions: [
          'Was kostet eine Revision?',
          'Wie lange gilt die Garantie?',
          'Wechseln Sie die Batterie sofort?',
        ],
      },
      fr: {
        business: 'horlogerie',
        businesses: 'horlogeries',
        sells: 'montres et bracelets',
        alsoCalled: 'horloger, boutique de montres, magasin de montres, réparation de montres',
        offers:
          'montres homme, montres femme, montres automatiques, montres d’occasion, bracelets de montre, changement de pile, révision de montre, test d’étanchéité',
        searches:
          'montre, montre homme, montre femme, montre automatique, changement pile montre, réparation montre, bracelet de montre, horloger près de chez moi',
        negatives: 'emploi, formation, réplique, contrefaçon, heure exacte, gratuit, application',
        questions: [
          'Combien coûte une révision ?',
          'Quelle est la durée de la garantie ?',
          'Changez-vous la pile immédiatement ?',
        ],
      },
    },
  },
  {
    id: 'vintage-clothing',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: [
      'Vintage clothing',
      'Second-hand clothing',
      'Sustainable fashion',
      'Streetwear',
      'Circular economy',
      'Flea markets',
    ],
    angles: ['price', 'range', 'offer', 'story'],
    words: {
      en: {
        business: 'second-hand clothing shop',
        businesses: 'second-hand clothing shops',
        sells: 'vintage and second-hand fashion',
        alsoCalled:
          'vintage clothing store, thrift store, second-hand fashion, vintage shop, preloved fashion, consignment store, vintage boutique',
        offers:
          'vintage dresses, second-hand jeans, leather jackets, coats, bags, shoes, preloved designer pieces, buying and consignment',
        searches:
          'vintage clothing, second hand clothes, vintage shop, thrift store, vintage dresses, preloved designer bags, vintage jackets, thrift store near me',
        negatives: 'jobs, wholesale, free, donation, drawing, costume hire, furniture, cars',
        questions: [
          'Do you buy clothes from customers?',
          'How do you check condition?',
          'How often do new pieces come in?',
        ],
      },
      de: {
        business: 'Secondhandladen',
        businesses: 'Secondhandläden',
        sells: 'Vintage- und Secondhandmode',
        alsoCalled:
          'Secondhandmode, Secondhand-Boutique, Vintage-Laden, Vintagemode, Secondhandgeschäft, Gebrauchtkleidung',
        offers:
          'Vintage-Kleider, Secondhand-Jeans, Lederjacken, Mäntel, Taschen, Schuhe, Designerstücke, Ankauf und Kommission',
        searches:
          'second hand kleidung, vintage kleidung, second hand laden, vintage kleider, second hand designer, vintage laden, gebrauchte kleidung kaufen, second hand laden in der nähe',
        negatives: 'jobs, großhandel, kostenlos, spenden, altkleidercontainer, möbel, autos, zeichnung',
        questions: [
          'Kaufen Sie auch Kleidung an?',
          'Wie prüfen Sie den Zustand?',
          'Wie oft kommt neue Ware?',
        ],
      },
      fr: {
        business: 'friperie',
        businesses: 'friperies',
        sells: 'mode vintage et de seconde main',
        alsoCalled:
          'boutique vintage, dépôt-vente de vêtements, vêtements de seconde main, boutique de seconde main, friperie vintage',
        offers:
          'robes vintage, jeans de seconde main, vestes en cuir, manteaux, sacs, chaussures, pièces de créateurs, dépôt-vente',
        searches:
          'friperie, vêtements vintage, vêtements seconde main, boutique vintage, dépôt vente vêtements, robe vintage, veste vintage, friperie près de chez moi',
        negatives: 'emploi, grossiste, gratuit, don, déguisement, meubles, voiture',
        questions: [
          'Achetez-vous des vêtements aux particuliers ?',
          'Comment contrôlez-vous l’état ?',
          'Recevez-vous souvent de nouvelles pièces ?',
        ],
      },
    },
  },
]
