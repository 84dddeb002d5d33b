import type { TradeEntry } from './trade-entry.ts'

export const fashionShops: readonly TradeEntry[] = [
  {
    id: 'womens-fashion',
    kind: 'shops',
    schemaTypes: ['ClothingStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 25,
    interests: [
      'Women’s clothing',
      'Fashion',
      'Sustainable fashion',
      'Personal styling',
      'Knitwear',
      'Linen clothing',
    ],
    words: {
      en: {
        business: 'women’s fashion boutique',
        businesses: 'women’s fashion boutiques',
        sells: 'women’s fashion and accessories',
        alsoCalled:
          'fashion boutique, ladies’ fashion, women’s clothing store, ladieswear, dress boutique, womenswear',
        offers:
          'dresses, blouses, trousers, skirts, knitwear, coats and jackets, jeans, scarves, accessories',
        searches:
          'womens clothes, dresses, womens boutique, ladies fashion, summer dresses, occasion dresses, plus size dresses, womens clothing store near me',
        negatives: 'jobs, wholesale, sewing pattern, free, rental, course, costume, doll',
        questions: [
          'Which sizes do you stock?',
          'Can I return or exchange an item?',
          'Do you help me put an outfit together?',
        ],
      },
      de: {
        business: 'Damenmode-Boutique',
        businesses: 'Damenmode-Boutiquen',
        sells: 'Damenmode und Accessoires',
        alsoCalled:
          'Damenmode, Modeboutique, Damenbekleidung, Damenmodengeschäft, Damenboutique, Modeladen für Frauen',
        offers: 'Kleider, Blusen, Hosen, Röcke, Strickwaren, Mäntel und Jacken, Jeans, Tücher, Accessoires',
        searches:
          'damenmode, kleider, boutique damen, damenbekleidung, sommerkleider, kleid für hochzeitsgast, damenmode große größen, modegeschäft in der nähe',
        negatives: 'jobs, ausbildung, großhandel, schnittmuster, kostenlos, leihen, kostüm, puppe',
        questions: [
          'Welche Größen führen Sie?',
          'Kann ich Teile umtauschen oder zurückgeben?',
          'Beraten Sie mich bei der Zusammenstellung eines Outfits?',
        ],
      },
      fr: {
        business: 'boutique de mode femme',
        businesses: 'boutiques de mode femme',
        sells: 'mode femme et accessoires',
        alsoCalled:
          'boutique de prêt-à-porter féminin, prêt-à-porter féminin, prêt-à-porter femme, magasin de vêtements femme, mode féminine',
        offers:
          'robes, chemisiers, pantalons, jupes, mailles et pulls, manteaux et vestes, jeans, foulards, accessoires',
        searches:
          'vêtements femme, robe, boutique femme, prêt à porter femme, robe d’été, robe de cérémonie, robe grande taille, magasin de vêtements femme près de chez moi',
        negatives: 'emploi, grossiste, patron couture, gratuit, location, formation, déguisement, poupée',
        questions: [
          'Quelles tailles proposez-vous ?',
          'Puis-je échanger ou retourner un article ?',
          'M’aidez-vous à composer une tenue ?',
        ],
      },
    },
  },
  {
    id: 'mens-wear',
    kind: 'shops',
    schemaTypes: ['MensClothingStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 30,
    interests: [
      'Men’s clothing',
      'Suits and tailoring',
      'Business fashion',
      'Ties and bow ties',
      'Formal wear',
      'Belts',
    ],
    words: {
      en: {
        business: 'menswear shop',
        businesses: 'menswear shops',
        sells: 'menswear',
        alsoCalled:
          'menswear, men’s outfitter, gentlemen’s outfitter, men’s clothing store, men’s fashion, suit shop',
        offers: 'suits, jackets, shirts, trousers, chinos, knitwear, coats, ties and bow ties, wedding suits',
        searches:
          'mens clothes, mens suits, menswear, mens shirts, wedding suit, mens jackets, suit shop, mens clothing store near me',
        negatives: 'jobs, hire, wholesale, free, costume, sewing pattern, course',
        questions: [
          'Do you alter suits to fit?',
          'How long do alterations take?',
          'What does a wedding suit cost?',
        ],
      },
      de: {
        business: 'Herrenausstatter',
        businesses: 'Herrenausstatter',
        sells: 'Herrenmode',
        alsoCalled: 'Herrenmode, Herrenbekleidung, Herrenmodengeschäft, Anzuggeschäft, Männermode',
        offers:
          'Anzüge, Sakkos, Hemden, Hosen, Chinos, Strickwaren, Mäntel, Krawatten und Fliegen, Hochzeitsanzüge',
        searches:
          'herrenmode, anzug kaufen, herrenausstatter, hochzeitsanzug, herrenhemden, sakko herren, anzug große größen, herrenmode in der nähe',
        negatives: 'jobs, ausbildung, leihen, großhandel, kostenlos, kostüm, schnittmuster',
        questions: [
          'Ändern Sie Anzüge passend ab?',
          'Wie lange dauert eine Änderung?',
          'Was kostet ein Hochzeitsanzug?',
        ],
      },
      fr: {
        business: 'magasin de mode homme',
        businesses: 'magasins de mode homme',
        sells: 'mode homme',
        alsoCalled:
          'prêt-à-porter homme, prêt-à-porter masculin, mode masculine, boutique de costumes, magasin de vêtements homme',
        offers:
          'costumes, vestes, chemises, pantalons, chinos, pulls, manteaux, cravates et nœuds papillon, costumes de mariage',
        searches:
          'vêtements homme, costume homme, costume mariage homme, chemise homme, veste homme, boutique homme, costume grande taille, magasin de costumes près de chez moi',
        negatives: 'emploi, location, grossiste, gratuit, déguisement, patron couture, formation',
        questions: [
          'Faites-vous les retouches ?',
          'Combien de temps prennent les retouches ?',
          'Quel est le prix d’un costume de mariage ?',
        ],
      },
    },
  },
  {
    id: 'childrens-clothes',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: [
      'Children’s clothing',
      'Baby clothing',
      'Parenting',
      'Toddlers',
      'School children',
      'Sustainable fashion',
    ],
    words: {
      en: {
        business: 'children’s clothes shop',
        businesses: 'children’s clothes shops',
        sells: 'children’s clothes',
        alsoCalled:
          'children’s clothing store, kids’ clothes shop, childrenswear, children’s boutique, kids’ fashion, children’s shoes',
        offers:
          'baby bodysuits, rompers, trousers, dresses, jackets, snowsuits, rainwear, pyjamas, children’s shoes, hats and gloves',
        searches:
          'kids clothes, childrens clothes, baby clothes, organic baby clothes, childrens shoes, school clothes, kids winter jacket, kids clothes shop near me',
        negatives: 'jobs, wholesale, sewing pattern, doll, donate, free, swap',
        questions: [
          'Which sizes and ages do you stock?',
          'Are the fabrics organic?',
          'Can I exchange a present?',
        ],
      },
      de: {
        business: 'Kindermodengeschäft',
        businesses: 'Kindermodengeschäfte',
        sells: 'Kindermode',
        alsoCalled:
          'Kindermode, Kinderbekleidung, Kinderboutique, Kinderkleidung, Kinderschuhgeschäft, Babykleidung',
        offers:
          'Babybodys, Strampler, Hosen, Kleider, Jacken, Schneeanzüge, Regenkleidung, Schlafanzüge, Kinderschuhe, Mützen und Handschuhe',
        searches:
          'kinderkleidung, kindermode, babykleidung, bio babykleidung, kinderschuhe, schneeanzug kinder, matschhose, kinderkleidung laden in der nähe',
        negatives: 'jobs, großhandel, schnittmuster, puppe, spenden, kostenlos, tauschen',
        questions: [
          'Welche Größen führen Sie?',
          'Sind die Stoffe aus Bio-Baumwolle?',
          'Kann ich ein Geschenk umtauschen?',
        ],
      },
      fr: {
        business: 'boutique de vêtements pour enfants',
        businesses: 'boutiques de vêtements pour enfants',
        sells: 'vêtements pour enfants',
        alsoCalled:
          'magasin de vêtements enfant, mode enfantine, prêt-à-porter enfant, vêtements bébé, chaussures enfant',
        offers:
          'bodys bébé, barboteuses, pantalons, robes, blousons, combinaisons de neige, vêtements de pluie, pyjamas, chaussures enfant, bonnets et gants',
        searches:
          'vêtements enfant, vêtements bébé, vêtements bébé bio, chaussures enfant, manteau enfant, robe fille, combinaison de ski enfant, magasin de vêtements enfant près de chez moi',
        negatives: 'emploi, grossiste, patron couture, poupée, don, gratuit, troc',
        questions: [
          'Quelles tailles proposez-vous ?',
          'Les tissus sont-ils en coton bio ?',
          'Peut-on échanger un cadeau ?',
        ],
      },
    },
  },
  {
    id: 'lingerie',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 25,
    interests: ['Lingerie', 'Nightwear', 'Swimwear', 'Socks and hosiery', 'Fashion'],
    words: {
      en: {
        business: 'lingerie shop',
        businesses: 'lingerie shops',
        sells: 'lingerie and nightwear',
        alsoCalled: 'lingerie boutique, underwear store, bra fitting, lingerie store, bra shop, corsetry',
        offers: 'bras, briefs, bodies, nightwear, dressing gowns, swimwear, hosiery, bra fitting',
        searches:
          'lingerie, bra fitting, bras, plus size bras, lingerie shop, nightwear, swimwear, bra fitting near me',
        negatives: 'jobs, wholesale, free, sewing pattern, pictures, course',
        questions: [
          'Do you offer bra fittings?',
          'Which cup sizes do you stock?',
          'Do I need an appointment?',
        ],
      },
      de: {
        business: 'Dessousgeschäft',
        businesses: 'Dessousgeschäfte',
        sells: 'Dessous und Nachtwäsche',
        alsoCalled: 'Dessous, Wäschegeschäft, Miederwaren, BH-Beratung, Unterwäschegeschäft, Damenwäsche',
        offers: 'BHs, Slips, Bodys, Nachtwäsche, Bademäntel, Bademode, Strumpfwaren, BH-Beratung',
        searches:
          'dessous, bh beratung, bh große größen, bh kaufen, dessous geschäft, nachtwäsche damen, bademode, bh beratung in der nähe',
        negatives: 'jobs, ausbildung, großhandel, kostenlos, schnittmuster, bilder',
        questions: [
          'Bieten Sie eine BH-Beratung an?',
          'Welche Cupgrößen führen Sie?',
          'Brauche ich einen Termin?',
        ],
      },
      fr: {
        business: 'boutique de lingerie',
        businesses: 'boutiques de lingerie',
        sells: 'lingerie et vêtements de nuit',
        alsoCalled: 'magasin de lingerie, lingerie féminine, corsetterie, magasin de sous-vêtements',
        offers:
          'soutiens-gorge, culottes, bodys, chemises de nuit, peignoirs, maillots de bain, collants, conseil en taille de soutien-gorge',
        searches:
          'lingerie, soutien-gorge, soutien-gorge grande taille, boutique lingerie, maillot de bain femme, pyjama femme, conseil soutien-gorge, boutique lingerie près de chez moi',
        negatives: 'emploi, grossiste, gratuit, patron couture, photo, formation',
        questions: [
          'M’aidez-vous à trouver ma taille ?',
          'Quels bonnets avez-vous en magasin ?',
          'Faut-il prendre rendez-vous ?',
        ],
      },
    },
  },
]
