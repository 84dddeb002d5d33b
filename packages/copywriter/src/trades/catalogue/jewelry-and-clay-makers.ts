import type { TradeEntry } from './trade-entry.ts'

export const jewelryAndClayMakers: readonly TradeEntry[] = [
  {
    id: 'goldsmith',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'quote'],
    radiusKm: 60,
    interests: [
      'Jewellery',
      'Engagement rings',
      'Handmade goods',
      'Gemstones',
      'Jewellery making',
      'Weddings',
    ],
    words: {
      en: {
        business: 'goldsmith',
        businesses: 'goldsmiths',
        sells: 'jewelry',
        alsoCalled:
          'goldsmith’s workshop, silversmith, jewelry maker, jewellery maker, jewelry designer, bespoke jeweler',
        offers:
          'wedding rings, engagement rings, custom jewelry, remodeling of old jewelry, stone setting, ring resizing, jewelry repair, engraving',
        searches:
          'goldsmith, handmade wedding rings, bespoke engagement ring, custom jewelry, jewelry repair, remodel old jewelry, handmade gold ring, goldsmith near me',
        negatives: 'jobs, apprenticeship, diy, free, gold price, supplies, wholesale, fake',
        questions: [
          'Can you reuse my old gold?',
          'How long does a ring take to make?',
          'What does a custom piece cost?',
        ],
      },
      de: {
        business: 'Goldschmiede',
        businesses: 'Goldschmieden',
        sells: 'Schmuck',
        alsoCalled:
          'Goldschmied, Goldschmiedin, Silberschmied, Goldschmiedeatelier, Schmuckatelier, Goldschmiedewerkstatt, Schmuckdesigner',
        offers:
          'Trauringe, Verlobungsringe, Schmuck nach Wunsch, Umarbeitung von Altschmuck, Steine fassen, Ringweitenänderung, Schmuckreparatur, Gravuren',
        searches:
          'goldschmied, trauringe handgefertigt, verlobungsring anfertigen lassen, schmuckanfertigung, schmuck reparatur, schmuck umarbeiten lassen, goldring handgemacht, goldschmied in der nähe',
        negatives: 'jobs, ausbildung, selber machen, kostenlos, goldpreis, bedarf, großhandel, modeschmuck',
        questions: [
          'Können Sie mein altes Gold verwenden?',
          'Wie lange dauert die Anfertigung eines Rings?',
          'Was kostet ein Einzelstück?',
        ],
      },
      fr: {
        business: 'bijoutier-joaillier',
        businesses: 'bijoutiers-joailliers',
        sells: 'bijoux',
        alsoCalled:
          'orfèvre, joaillier créateur, bijoutier créateur, créateur de bijoux, artisan bijoutier, artisan joaillier',
        offers:
          'alliances, bagues de fiançailles, bijoux sur mesure, transformation de bijoux anciens, sertissage, mise à taille, réparation de bijoux, gravure',
        searches:
          'artisan bijoutier, alliance sur mesure, bague de fiançailles sur mesure, bijou sur mesure, réparation bijoux, transformation bijoux anciens, bague or artisanale, bijoutier créateur près de chez moi',
        negatives: 'emploi, formation, diy, gratuit, cours de l’or, fournitures, grossiste, fantaisie',
        questions: [
          'Pouvez-vous réutiliser mon or ancien ?',
          'Combien de temps pour créer une bague ?',
          'Quel est le prix d’une pièce unique ?',
        ],
      },
    },
  },
  {
    id: 'potter',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'book'],
    radiusKm: 100,
    interests: ['Ceramics', 'Pottery', 'Handmade goods', 'Tableware', 'Ceramic painting', 'Home decor'],
    words: {
      en: {
        business: 'pottery',
        businesses: 'potteries',
        sells: 'ceramics and tableware',
        alsoCalled: 'potter, ceramicist, ceramic artist, handmade pottery, handmade ceramics',
        offers: 'mugs, bowls, plates, vases, dinner sets, plant pots, custom tableware, pottery workshops',
        searches:
          'handmade ceramics, handmade mugs, ceramic bowls, stoneware dinner set, handmade vase, pottery, ceramic plates handmade, pottery shop near me',
        negatives: 'jobs, clay supplies, free, game, film, kiln for sale, video, wholesale',
        questions: [
          'Is it dishwasher safe?',
          'Can I order a whole set?',
          'How long does a custom order take?',
        ],
      },
      de: {
        business: 'Töpferei',
        businesses: 'Töpfereien',
        sells: 'Keramik und Geschirr',
        alsoCalled:
          'Keramikwerkstatt, Töpfer, Töpferin, Keramiker, Keramikerin, Töpferwerkstatt, Keramikmanufaktur',
        offers:
          'Becher, Schalen, Teller, Vasen, Geschirrsets, Pflanztöpfe, Geschirr nach Wunsch, Töpferkurse',
        searches:
          'handgemachte keramik, keramik tasse handgemacht, keramikschale, steinzeug geschirr, vase handgemacht, töpferei, keramikteller handgetöpfert, töpferei in der nähe',
        negatives: 'jobs, ausbildung, ton kaufen, kostenlos, spiel, brennofen, video, großhandel',
        questions: [
          'Ist die Keramik spülmaschinenfest?',
          'Kann ich ein ganzes Service bestellen?',
          'Wie lange dauert eine Sonderanfertigung?',
        ],
      },
      fr: {
        business: 'poterie artisanale',
        businesses: 'poteries artisanales',
        sells: 'céramiques et vaisselle',
        alsoCalled: 'céramiste, potier, potière, artisan potier, céramique artisanale',
        offers:
          'tasses, bols, assiettes, vases, services de table, cache-pots, vaisselle sur mesure, ateliers poterie',
        searches:
          'céramique artisanale, tasse faite main, bol céramique, vaisselle grès, vase artisanal, poterie, assiette artisanale, céramiste près de chez moi',
        negatives: 'emploi, formation, argile, gratuit, jeu, four, vidéo, dentaire',
        questions: [
          'Les pièces passent-elles au lave-vaisselle ?',
          'Puis-je commander un service complet ?',
          'Quel délai pour une commande ?',
        ],
      },
    },
  },
  {
    id: 'candle-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'quote'],
    radiusKm: null,
    interests: ['Candles', 'Home fragrance', 'Handmade goods', 'Gifts', 'Candle making', 'Christmas'],
    words: {
      en: {
        business: 'candle maker',
        businesses: 'candle makers',
        sells: 'candles',
        alsoCalled: 'chandler, candle studio, handmade candles, scented candles, candle company, candlemaker',
        offers:
          'scented candles, beeswax candles, soy candles, pillar candles, christening candles, wedding candles, gift sets, refills',
        searches:
          'handmade candles, scented candles, beeswax candles, soy candles, christening candle, wedding candles, candle gift set, natural candles',
        negatives: 'jobs, making kit, supplies, diy, free, wholesale wax, spark plug, chart',
        questions: ['How long does a candle burn?', 'Which wax do you use?', 'Can a candle be personalized?'],
      },
      de: {
        business: 'Kerzenmanufaktur',
        businesses: 'Kerzenmanufakturen',
        sells: 'Kerzen',
        alsoCalled:
          'Kerzenzieherei, Kerzenmacher, Kerzenatelier, Duftkerzen, Kerzenwerkstatt, Kerzenladen, Wachszieher',
        offers:
          'Duftkerzen, Bienenwachskerzen, Sojakerzen, Stumpenkerzen, Taufkerzen, Hochzeitskerzen, Geschenksets, Nachfüllungen',
        searches:
          'handgemachte kerzen, duftkerzen, bienenwachskerzen, sojakerzen, taufkerze, hochzeitskerze, kerzen geschenkset, kerzen aus naturwachs',
        negatives: 'jobs, ausbildung, bastelset, zubehör, selber machen, kostenlos, zündkerze, kerzenhalter',
        questions: [
          'Wie lange brennt eine Kerze?',
          'Welches Wachs verwenden Sie?',
          'Lässt sich eine Kerze personalisieren?',
        ],
      },
      fr: {
        business: 'fabricant de bougies',
        businesses: 'fabricants de bougies',
        sells: 'bougies',
        alsoCalled:
          'cirier, ciergerie, bougies artisanales, bougies parfumées, atelier de bougies, maître cirier',
        offers:
          'bougies parfumées, bougies en cire d’abeille, bougies de soja, bougies pilier, bougies de baptême, bougies de mariage, coffrets cadeaux, recharges',
        searches:
          'bougie artisanale, bougie parfumée, bougie cire d’abeille, bougie de soja, bougie baptême, bougie mariage, coffret bougies, bougie naturelle',
        negatives: 'emploi, kit, fournitures, diy, gratuit, bougie d’allumage, chandelier',
        questions: [
          'Combien de temps brûle une bougie ?',
          'Quelle cire utilisez-vous ?',
          'Peut-on personnaliser une bougie ?',
        ],
      },
    },
  },
  {
    id: 'soap-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: ['Soaps', 'Natural cosmetics', 'Handmade goods', 'Bath products', 'Soap making', 'Zero waste'],
    words: {
      en: {
        business: 'soap maker',
        businesses: 'soap makers',
        sells: 'soaps',
        alsoCalled:
          'soap works, soapery, handmade soap, natural soap, artisan soap, soap company, natural cosmetics maker',
        offers:
          'bar soaps, solid shampoos, shaving soaps, hand creams, lip balms, bath salts, deodorant creams, gift sets',
        searches:
          'handmade soap, natural soap, solid shampoo, natural cosmetics, olive oil soap, shampoo bar, vegan soap, soap gift set',
        negatives: 'jobs, making kit, diy, recipe, wholesale, opera, washing powder, how to',
        questions: [
          'Which oils are in your soaps?',
          'Are they vegan and free of palm oil?',
          'How long does a bar last?',
        ],
      },
      de: {
        business: 'Seifenmanufaktur',
        businesses: 'Seifenmanufakturen',
        sells: 'Seifen',
        alsoCalled:
          'Seifensiederei, Seifensieder, Naturseifen, Seifenmacherei, Seifenwerkstatt, Naturkosmetik-Manufaktur',
        offers:
          'Naturseifen, feste Shampoos, Rasierseifen, Handcremes, Lippenbalsame, Badesalze, Deocremes, Geschenksets',
        searches:
          'naturseife, handgemachte seife, festes shampoo, haarseife, olivenölseife, vegane seife, deocreme, seifen geschenkset',
        negatives:
          'jobs, ausbildung, selber machen, rezept, großhandel, seifenoper, waschmittel, seifenspender',
        questions: [
          'Welche Öle stecken in Ihren Seifen?',
          'Sind sie vegan und ohne Palmöl?',
          'Wie lange hält ein Stück?',
        ],
      },
      fr: {
        business: 'savonnerie artisanale',
        businesses: 'savonneries artisanales',
        sells: 'savons',
        alsoCalled:
          'savonnier, savonnerie, savons artisanaux, savon artisanal, maître savonnier, savons surgras',
        offers:
          'savons saponifiés à froid, shampoings solides, savons à raser, crèmes pour les mains, baumes à lèvres, sels de bain, déodorants crème, coffrets cadeaux',
        searches:
          'savon artisanal, savon naturel, shampoing solide, savon saponifié à froid, savon surgras, savon vegan, déodorant naturel, coffret savon',
        negatives: 'emploi, formation, diy, recette, grossiste, lessive, distributeur, fabriquer',
        questions: [
          'Quelles huiles contiennent vos savons ?',
          'Sont-ils vegan et sans huile de palme ?',
          'Combien de temps dure un savon ?',
        ],
      },
    },
  },
  {
    id: 'glass-blower',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'quote'],
    radiusKm: 100,
    interests: ['Glass blowing', 'Glassware', 'Handmade goods', 'Stained glass', 'Home decor', 'Christmas'],
    words: {
      en: {
        business: 'glass-blowing studio',
        businesses: 'glass-blowing studios',
        sells: 'blown glass',
        alsoCalled:
          'glassblower, glass studio, glassblowing studio, hand-blown glass, stained glass studio, glass artist',
        offers:
          'drinking glasses, vases, carafes, Christmas baubles, glass lamps, stained glass, custom glass, glass-blowing workshops',
        searches:
          'hand blown glass, handmade glasses, glass vase handmade, blown glass baubles, stained glass window, glass carafe, custom glass, glassblowing near me',
        negatives: 'jobs, window repair, supplies, windscreen, free, glasses frames, video, pipe',
        questions: [
          'Can I watch you work?',
          'Are the glasses dishwasher safe?',
          'How long does a custom piece take?',
        ],
      },
      de: {
        business: 'Glasbläserei',
        businesses: 'Glasbläsereien',
        sells: 'mundgeblasenes Glas',
        alsoCalled:
          'Glasbläser, Glashütte, Glasstudio, Glaswerkstatt, Glasmanufaktur, Glaskunst, Kunstglaserei',
        offers:
          'Trinkgläser, Vasen, Karaffen, Christbaumkugeln, Glasleuchten, Bleiverglasung, Glas nach Wunsch, Glasbläserkurse',
        searches:
          'mundgeblasene gläser, glasbläserei, vase mundgeblasen, christbaumkugeln mundgeblasen, bleiverglasung, glaskaraffe, glas sonderanfertigung, glasbläserei in der nähe',
        negatives: 'jobs, ausbildung, fensterglas, zubehör, autoglas, kostenlos, brillengläser, video',
        questions: [
          'Kann ich bei der Arbeit zuschauen?',
          'Sind die Gläser spülmaschinenfest?',
          'Wie lange dauert eine Sonderanfertigung?',
        ],
      },
      fr: {
        business: 'verrerie d’art',
        businesses: 'verreries d’art',
        sells: 'verre soufflé',
        alsoCalled:
          'souffleur de verre, maître verrier, atelier de verre soufflé, vitrailliste, verre soufflé, atelier de vitrail',
        offers:
          'verres à boire, vases, carafes, boules de Noël, luminaires en verre, vitraux, pièces sur mesure, ateliers de soufflage',
        searches:
          'verre soufflé, souffleur de verre, vase verre soufflé, boule de noël verre soufflé, vitrail sur mesure, carafe artisanale, verrerie artisanale, souffleur de verre près de chez moi',
        negatives: 'emploi, formation, vitre, fournitures, pare-brise, gratuit, lunettes, vidéo',
        questions: [
          'Peut-on vous voir travailler ?',
          'Les verres passent-ils au lave-vaisselle ?',
          'Quel délai pour une pièce sur mesure ?',
        ],
      },
    },
  },
]
