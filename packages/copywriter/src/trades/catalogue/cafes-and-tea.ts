import type { TradeEntry } from './trade-entry.ts'

export const cafesAndTea: readonly TradeEntry[] = [
  {
    id: 'brunch-cafe',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: 8,
    interests: ['Breakfast and brunch', 'Cafés', 'Coffee', 'Healthy eating', 'Pastries'],
    words: {
      en: {
        business: 'brunch café',
        businesses: 'brunch cafés',
        sells: 'breakfast and brunch',
        alsoCalled: 'breakfast café, brunch spot, brunch restaurant, all-day breakfast café, pancake house',
        offers:
          'full breakfast, eggs benedict, pancakes, avocado toast, granola bowl, weekend brunch, fresh juice',
        searches:
          'brunch, breakfast café, weekend brunch, bottomless brunch, breakfast place, pancakes, vegan brunch, sunday brunch, brunch near me',
        negatives: 'recipe, jobs, hotel, outfit, ideas at home',
        questions: [
          'Until what time is brunch served?',
          'Can I book a table at the weekend?',
          'How much is the brunch?',
        ],
      },
      de: {
        business: 'Frühstückscafé',
        businesses: 'Frühstückscafés',
        sells: 'Frühstück und Brunch',
        alsoCalled: 'Brunch-Café, Brunchlokal, Frühstückslokal, Brunch-Restaurant, Pancake-Haus',
        offers:
          'Frühstücksteller, Eier Benedict, Pancakes, Avocadobrot, Granola-Bowl, Sonntagsbrunch, frische Säfte',
        searches:
          'frühstücken gehen, brunch, frühstückscafé, sonntagsbrunch, brunch buffet, pancakes essen, veganer brunch, frühstück café, brunch in der nähe',
        negatives: 'rezept, jobs, hotel, zu hause, ideen',
        questions: [
          'Bis wann gibt es Frühstück?',
          'Kann ich am Wochenende reservieren?',
          'Was kostet der Brunch?',
        ],
      },
      fr: {
        business: 'café brunch',
        businesses: 'cafés brunch',
        sells: 'brunch et petit-déjeuner',
        alsoCalled: 'restaurant brunch, café petit-déjeuner, salon de brunch, maison de pancakes',
        offers:
          'formule brunch, œufs bénédicte, pancakes, tartine à l’avocat, bol de granola, brunch du dimanche, jus pressés',
        searches:
          'brunch, brunch dimanche, petit-déjeuner café, brunch à volonté, pancakes, brunch vegan, réserver brunch, brunch près de chez moi',
        negatives: 'recette, emploi, hôtel, tenue, idées',
        questions: [
          'Jusqu’à quelle heure servez-vous le brunch ?',
          'Peut-on réserver le week-end ?',
          'Combien coûte la formule brunch ?',
        ],
      },
    },
  },
  {
    id: 'cafe',
    kind: 'eating out',
    schemaTypes: ['CafeOrCoffeeShop'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 5,
    interests: ['Cafés', 'Coffee', 'Cakes', 'Tea rooms', 'Breakfast and brunch'],
    words: {
      en: {
        business: 'café',
        businesses: 'cafés',
        sells: 'coffee and cake',
        alsoCalled: 'coffee shop, coffee house, espresso bar, coffee bar',
        offers: 'espresso, cappuccino, home-made cake, sandwiches, breakfast, hot chocolate, coffee to go',
        searches:
          'café, coffee shop, coffee and cake, breakfast café, café with garden, coffee to go, café with wifi, café near me',
        negatives: 'jobs, machine, franchise, beans wholesale, game, internet café',
        questions: ['Do you have oat milk?', 'Can I work here with my laptop?', 'Are dogs welcome?'],
      },
      de: {
        business: 'Café',
        businesses: 'Cafés',
        sells: 'Kaffee und Kuchen',
        alsoCalled: 'Kaffeehaus, Kaffeebar, Espressobar, Coffeeshop, Kaffeestube',
        offers:
          'Espresso, Cappuccino, hausgemachter Kuchen, belegte Brote, Frühstück, heiße Schokolade, Coffee to go',
        searches:
          'café, kaffee und kuchen, kaffeehaus, café mit terrasse, frühstück café, coffee to go, café mit wlan, café in der nähe',
        negatives: 'jobs, kaffeemaschine, franchise, großhandel, spiel, internetcafé',
        questions: ['Haben Sie Hafermilch?', 'Kann ich hier mit Laptop arbeiten?', 'Sind Hunde willkommen?'],
      },
      fr: {
        business: 'café',
        businesses: 'cafés',
        sells: 'café et gâteaux',
        alsoCalled: 'coffee shop, bar à café, salon de café, café de quartier, café librairie',
        offers:
          'espresso, cappuccino, gâteaux maison, sandwichs, petit-déjeuner, chocolat chaud, café à emporter',
        searches:
          'coffee shop, café gâteaux maison, café avec terrasse, petit-déjeuner café, café à emporter, café pour travailler, café wifi, coffee shop près de chez moi',
        negatives: 'emploi, machine, franchise, grossiste, jeu, capsules',
        questions: [
          'Avez-vous du lait d’avoine ?',
          'Peut-on travailler sur place ?',
          'Les chiens sont-ils admis ?',
        ],
      },
    },
  },
  {
    id: 'coffee-roaster',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: ['Coffee', 'Coffee machines', 'Fair trade', 'Guided tastings', 'Gift baskets'],
    angles: ['quality', 'story', 'proof'],
    words: {
      en: {
        business: 'coffee roaster',
        businesses: 'coffee roasters',
        sells: 'coffee beans',
        alsoCalled: 'coffee roastery, specialty coffee roaster, micro roastery, coffee bean roaster',
        offers:
          'espresso beans, filter coffee, single origin coffee, decaf beans, coffee subscription, barista course, gift sets, office coffee',
        searches:
          'coffee beans, freshly roasted coffee, specialty coffee, coffee roaster, espresso beans, coffee subscription, buy coffee beans online, decaf coffee beans, fair trade coffee beans',
        negatives: 'jobs, instant coffee, machine repair, pods, caffeine effects, green beans',
        questions: [
          'When were the beans roasted?',
          'Do you grind the coffee for my machine?',
          'Can I cancel the subscription any time?',
        ],
      },
      de: {
        business: 'Kaffeerösterei',
        businesses: 'Kaffeeröstereien',
        sells: 'Kaffeebohnen',
        alsoCalled: 'Privatrösterei, Kaffeemanufaktur, Spezialitätenrösterei, Röstmanufaktur, Mikrorösterei',
        offers:
          'Espressobohnen, Filterkaffee, Single-Origin-Kaffee, entkoffeinierter Kaffee, Kaffee-Abo, Baristakurs, Geschenksets, Bürokaffee',
        searches:
          'kaffeebohnen kaufen, frisch gerösteter kaffee, kaffeerösterei, espressobohnen, spezialitätenkaffee, kaffee abo, kaffeebohnen online bestellen, entkoffeinierte kaffeebohnen, fair gehandelter kaffee',
        negatives: 'jobs, instantkaffee, kapseln, reparatur, wirkung, rohkaffee',
        questions: [
          'Wann wurden die Bohnen geröstet?',
          'Mahlen Sie den Kaffee passend?',
          'Ist das Abo jederzeit kündbar?',
        ],
      },
      fr: {
        business: 'torréfacteur',
        businesses: 'torréfacteurs',
        sells: 'cafés en grains',
        alsoCalled: 'brûlerie, maison de torréfaction, torréfaction artisanale, café de spécialité en grains',
        offers:
          'café en grains, café moulu, espresso, café d’origine, décaféiné, abonnement café, atelier barista, coffret cadeau',
        searches:
          'café en grains, torréfacteur, café fraîchement torréfié, café de spécialité, abonnement café, acheter café en grains, café décaféiné en grains, café bio équitable',
        negatives: 'emploi, capsules, soluble, réparation machine, bienfaits, café vert',
        questions: [
          'Quand le café est-il torréfié ?',
          'Pouvez-vous moudre le café ?',
          'L’abonnement est-il sans engagement ?',
        ],
      },
    },
  },
  {
    id: 'tea-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: null,
    interests: ['Tea', 'Tea rooms', 'Gift baskets', 'Relaxation', 'Herbalism'],
    angles: ['range', 'quality', 'story'],
    words: {
      en: {
        business: 'tea shop',
        businesses: 'tea shops',
        sells: 'teas and tea gifts',
        alsoCalled: 'tea merchant, loose leaf tea shop, tea store, tea house, tea specialist',
        offers: 'green tea, black tea, herbal tea, matcha, tea gift sets, teapots, tea tasting',
        searches:
          'loose leaf tea, tea shop, buy green tea, matcha tea, herbal tea, tea gift set, buy tea online, earl grey loose leaf, tea shop near me',
        negatives: 'jobs, bubble tea, health claims, tea bags wholesale, t-shirt, free samples',
        questions: [
          'Can I smell the teas before I buy?',
          'Is the tea organic?',
          'How much do you charge for shipping?',
        ],
      },
      de: {
        business: 'Teeladen',
        businesses: 'Teeläden',
        sells: 'Tees und Teegeschenke',
        alsoCalled: 'Teegeschäft, Teehaus, Teefachgeschäft, Teekontor, Teehandlung',
        offers: 'Grüner Tee, Schwarztee, Kräutertee, Matcha, Teegeschenke, Teekannen, Teeverkostung',
        searches:
          'loser tee, teeladen, grüner tee kaufen, matcha kaufen, kräutertee, tee geschenkset, tee online bestellen, earl grey lose, teeladen in der nähe',
        negatives: 'jobs, bubble tea, abnehmen, wirkung, großhandel, gratisprobe',
        questions: [
          'Kann ich vor dem Kauf riechen?',
          'Ist der Tee aus Bio-Anbau?',
          'Was kostet der Versand?',
        ],
      },
      fr: {
        business: 'boutique de thé',
        businesses: 'boutiques de thé',
        sells: 'thés et coffrets cadeaux',
        alsoCalled: 'magasin de thé, maison de thé, comptoir de thé, marchand de thé',
        offers: 'thé vert, thé noir, infusions, matcha, coffret de thé, théières, dégustation de thé',
        searches:
          'thé en vrac, boutique thé, acheter thé vert, matcha, infusion bio, coffret thé, acheter thé en ligne, rooibos vrac, boutique thé près de chez moi',
        negatives: 'emploi, bubble tea, bienfaits, maigrir, grossiste, échantillon gratuit',
        questions: [
          'Peut-on sentir les thés avant d’acheter ?',
          'Vos thés sont-ils bio ?',
          'Combien coûte la livraison ?',
        ],
      },
    },
  },
  {
    id: 'tea-room',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 20,
    interests: ['Tea rooms', 'Tea', 'Cakes', 'Cafés', 'Day trips'],
    words: {
      en: {
        business: 'tea room',
        businesses: 'tea rooms',
        sells: 'tea and cakes',
        alsoCalled: 'tearoom, afternoon tea room, tea garden, cream tea café',
        offers: 'afternoon tea, cream tea, scones, home-made cakes, sandwiches, tea menu, gift vouchers',
        searches:
          'afternoon tea, tea room, cream tea, afternoon tea for two, book afternoon tea, vegan afternoon tea, scones and tea, tea rooms near me',
        negatives: 'recipe, jobs, tea set, recipe ideas, at home delivery',
        questions: [
          'How much is afternoon tea?',
          'Do I need to book?',
          'Is there a gluten-free afternoon tea?',
        ],
      },
      de: {
        business: 'Teestube',
        businesses: 'Teestuben',
        sells: 'Tee und Kuchen',
        alsoCalled: 'Teesalon, Teecafé, Teegarten, Teestübchen',
        offers: 'Afternoon Tea, Cream Tea, Scones, hausgemachte Kuchen, Sandwiches, Teekarte, Gutscheine',
        searches:
          'afternoon tea, teestube, teesalon, scones essen, afternoon tea gutschein, teezeremonie café, teestube in der nähe',
        negatives: 'rezept, jobs, teeservice, zu hause',
        questions: [
          'Was kostet der Afternoon Tea?',
          'Muss ich reservieren?',
          'Gibt es eine glutenfreie Auswahl?',
        ],
      },
      fr: {
        business: 'salon de thé',
        businesses: 'salons de thé',
        sells: 'thés et pâtisseries',
        alsoCalled: 'salon de thé pâtisserie, maison du goûter, tea room, afternoon tea à la française',
        offers: 'goûter, afternoon tea, scones, gâteaux maison, tartes salées, carte de thés, bons cadeaux',
        searches:
          'salon de thé, goûter gourmand, afternoon tea, salon de thé pâtisserie, brunch salon de thé, tea time, salon de thé près de chez moi',
        negatives: 'recette, emploi, service à thé, à vendre',
        questions: [
          'Combien coûte la formule goûter ?',
          'Faut-il réserver ?',
          'Avez-vous des gâteaux sans gluten ?',
        ],
      },
    },
  },
]
