import type { TradeEntry } from './trade-entry.ts'

export const zeroWasteAndHealthFood: readonly TradeEntry[] = [
  {
    id: 'zero-waste-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 12,
    interests: ['Zero waste', 'Sustainability', 'Organic food', 'Natural cosmetics', 'Eco-friendly cleaning'],
    angles: ['story', 'range', 'place'],
    words: {
      en: {
        business: 'zero waste shop',
        businesses: 'zero waste shops',
        sells: 'groceries without packaging',
        alsoCalled: 'refill shop, packaging-free shop, bulk food store, unpackaged shop, refill station',
        offers:
          'loose pasta and rice, nuts, spices, refill detergent, solid shampoo, reusable jars, oats, plastic-free gifts',
        searches:
          'zero waste shop, refill shop, packaging free shop, plastic free products, refill washing up liquid, bulk food store, zero waste gifts, refill shop near me',
        negatives: 'jobs, definition, ideas, statistics, rubbish collection, diy',
        questions: [
          'Do I need to bring my own jars?',
          'Is it dearer than the supermarket?',
          'Are the products organic?',
        ],
      },
      de: {
        business: 'Unverpackt-Laden',
        businesses: 'Unverpackt-Läden',
        sells: 'unverpackte Lebensmittel',
        alsoCalled:
          'Unverpacktladen, Zero-Waste-Laden, verpackungsfreier Laden, Nachfüllladen, Unverpackt-Markt',
        offers:
          'lose Nudeln und Reis, Nüsse, Gewürze, Waschmittel zum Nachfüllen, festes Shampoo, Gläser, Haferflocken, plastikfreie Geschenke',
        searches:
          'unverpackt laden, zero waste laden, unverpackt einkaufen, plastikfreie produkte, waschmittel nachfüllen, festes shampoo kaufen, unverpackt laden in der nähe',
        negatives: 'jobs, definition, statistik, gründen, müllabfuhr, selber machen',
        questions: [
          'Muss ich eigene Gläser mitbringen?',
          'Ist es teurer als im Supermarkt?',
          'Sind die Produkte bio?',
        ],
      },
      fr: {
        business: 'épicerie vrac',
        businesses: 'épiceries vrac',
        sells: 'produits sans emballage',
        alsoCalled:
          'magasin en vrac, épicerie zéro déchet, boutique zéro déchet, épicerie sans emballage, magasin vrac',
        offers:
          'pâtes et riz en vrac, fruits secs, épices, lessive à recharger, shampoing solide, bocaux, flocons d’avoine, cadeaux zéro déchet',
        searches:
          'magasin vrac, épicerie vrac, boutique zéro déchet, produits en vrac, lessive en vrac, shampoing solide, cadeaux zéro déchet, épicerie vrac près de chez moi',
        negatives: 'emploi, définition, franchise, ramassage, tutoriel, statistiques',
        questions: [
          'Faut-il apporter ses bocaux ?',
          'Est-ce plus cher qu’au supermarché ?',
          'Vos produits sont-ils bio ?',
        ],
      },
    },
  },
  {
    id: 'health-food-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 15,
    interests: [
      'Healthy eating',
      'Superfoods',
      'Vitamins and supplements',
      'Natural cosmetics',
      'Gluten-free food',
    ],
    angles: ['range', 'quality', 'benefit'],
    words: {
      en: {
        business: 'health food shop',
        businesses: 'health food shops',
        sells: 'health foods',
        alsoCalled: 'health food store, natural health store, nutrition shop, health shop',
        offers:
          'gluten-free foods, herbal teas, superfoods, vitamins, natural cosmetics, plant-based milk, sugar-free products',
        searches:
          'health food shop, health food store, gluten-free products, superfoods, herbal tea, natural cosmetics shop, sugar-free foods, health food shop near me',
        negatives: 'jobs, diet plan, study, side effects, free samples, recipe',
        questions: [
          'Can you advise me on gluten-free food?',
          'Which products are organic?',
          'Do you order items in for me?',
        ],
      },
      de: {
        business: 'Reformhaus',
        businesses: 'Reformhäuser',
        sells: 'Reformwaren',
        alsoCalled: 'Reformwarengeschäft, Reformhaus und Naturwaren, Naturwarenladen, Reformladen',
        offers:
          'glutenfreie Lebensmittel, Kräutertees, Superfoods, Vitamine, Naturkosmetik, Pflanzendrinks, zuckerfreie Produkte',
        searches:
          'reformhaus, reformhaus produkte, glutenfreie lebensmittel kaufen, superfoods kaufen, kräutertee kaufen, naturkosmetik kaufen, zuckerfreie lebensmittel, reformhaus in der nähe',
        negatives: 'jobs, ausbildung, diätplan, studie, nebenwirkungen, rezept',
        questions: [
          'Beraten Sie zu glutenfreier Ernährung?',
          'Welche Produkte sind bio?',
          'Können Sie Produkte bestellen?',
        ],
      },
      fr: {
        business: 'magasin diététique',
        businesses: 'magasins diététiques',
        sells: 'produits diététiques',
        alsoCalled:
          'boutique diététique, magasin de produits naturels, magasin de diététique, boutique de produits naturels',
        offers:
          'produits sans gluten, tisanes, superaliments, vitamines, cosmétiques naturels, boissons végétales, produits sans sucre',
        searches:
          'magasin diététique, produits sans gluten, superaliments, tisane bio, cosmétiques naturels, produits sans sucre, magasin diététique près de chez moi',
        negatives: 'emploi, régime, étude, effets secondaires, diététicien, recette',
        questions: [
          'Conseillez-vous pour le sans gluten ?',
          'Quels produits sont bio ?',
          'Peut-on passer une commande spéciale ?',
        ],
      },
    },
  },
]
