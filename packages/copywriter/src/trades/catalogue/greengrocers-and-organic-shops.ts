import type { TradeEntry } from './trade-entry.ts'

export const greengrocersAndOrganicShops: readonly TradeEntry[] = [
  {
    id: 'greengrocer',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 6,
    interests: [
      'Fruit and vegetables',
      'Seasonal food',
      'Local produce',
      'Healthy eating',
      'Shopping locally',
    ],
    words: {
      en: {
        business: 'greengrocer',
        businesses: 'greengrocers',
        sells: 'fruit and vegetables',
        alsoCalled: 'greengrocer’s, fruit and veg shop, fruit shop, vegetable shop, grocer’s',
        offers: 'seasonal vegetables, fresh fruit, salads, herbs, fruit baskets, office fruit, exotic fruit',
        searches:
          'greengrocer, fruit and veg delivery, fresh fruit and vegetables, fruit basket delivery, office fruit delivery, seasonal vegetables, fruit and veg shop near me',
        negatives: 'jobs, seeds, recipe, drawing, game, wholesale market',
        questions: ['What is in season now?', 'Do you deliver to my door?', 'Can I order a fruit basket?'],
      },
      de: {
        business: 'Obst- und Gemüseladen',
        businesses: 'Obst- und Gemüseläden',
        sells: 'Obst und Gemüse',
        alsoCalled: 'Gemüsehändler, Obsthändler, Gemüseladen, Obstladen, Früchtehaus',
        offers: 'Saisongemüse, frisches Obst, Salate, Kräuter, Obstkörbe, Büroobst, exotische Früchte',
        searches:
          'obst und gemüse kaufen, gemüseladen, obstkorb bestellen, obst und gemüse lieferservice, büroobst, saisongemüse kaufen, gemüsehändler in der nähe',
        negatives: 'jobs, samen, rezept, kalender, ausmalbild, großmarkt',
        questions: [
          'Was hat gerade Saison?',
          'Liefern Sie nach Hause?',
          'Kann ich einen Obstkorb bestellen?',
        ],
      },
      fr: {
        business: 'primeur',
        businesses: 'primeurs',
        sells: 'fruits et légumes',
        alsoCalled:
          'marchand de fruits et légumes, magasin de fruits et légumes, maraîcher primeur, fruiterie',
        offers:
          'légumes de saison, fruits frais, salades, herbes fraîches, corbeilles de fruits, fruits au bureau, fruits exotiques',
        searches:
          'primeur, fruits et légumes frais, livraison fruits et légumes, corbeille de fruits, panier de fruits bureau, légumes de saison, primeur près de chez moi',
        negatives: 'emploi, graines, recette, coloriage, grossiste, calendrier',
        questions: [
          'Quels produits sont de saison ?',
          'Livrez-vous à domicile ?',
          'Peut-on commander une corbeille ?',
        ],
      },
    },
  },
  {
    id: 'farm-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: ['Farm shops', 'Local produce', 'Eggs', 'Regional food', 'Family days out'],
    angles: ['story', 'place', 'quality'],
    words: {
      en: {
        business: 'farm shop',
        businesses: 'farm shops',
        sells: 'farm produce',
        alsoCalled: 'farm store, roadside farm stand, pick-your-own farm, farm gate shop, farm butchery',
        offers:
          'free-range eggs, potatoes, seasonal vegetables, farm meat, milk, jams, pick your own strawberries, vending machine',
        searches:
          'farm shop, farm eggs, pick your own strawberries, buy meat direct from farm, raw milk, asparagus from the farm, farm shop with café, farm shop near me',
        negatives: 'jobs, toys, game, land for sale, tractor parts, stay',
        questions: ['When are you open?', 'What can I pick right now?', 'Can I pay by card?'],
      },
      de: {
        business: 'Hofladen',
        businesses: 'Hofläden',
        sells: 'Hofprodukte',
        alsoCalled: 'Bauernladen, Direktvermarkter, Ab-Hof-Verkauf, Spargelhof, Erdbeerhof, Hofverkauf',
        offers:
          'Freilandeier, Kartoffeln, Saisongemüse, Fleischpakete, Frischmilch, Marmelade, Erdbeeren zum Selberpflücken, Hofautomat',
        searches:
          'hofladen, eier vom bauernhof, spargel vom hof, erdbeeren selber pflücken, fleisch direkt vom bauern, kartoffeln vom bauern, milchtankstelle, hofladen in der nähe',
        negatives: 'jobs, spielzeug, spiel, hof kaufen, traktor, urlaub',
        questions: ['Wann haben Sie geöffnet?', 'Was wird gerade geerntet?', 'Kann ich mit Karte zahlen?'],
      },
      fr: {
        business: 'magasin à la ferme',
        businesses: 'magasins à la ferme',
        sells: 'produits de la ferme',
        alsoCalled:
          'vente à la ferme, boutique de la ferme, vente directe producteur, cueillette à la ferme, produits fermiers',
        offers:
          'œufs fermiers, pommes de terre, légumes de saison, caissettes de viande, lait cru, confitures, cueillette de fraises, distributeur automatique',
        searches:
          'vente directe ferme, magasin à la ferme, œufs fermiers, cueillette à la ferme, viande direct producteur, lait cru, fraises cueillette, produits fermiers près de chez moi',
        negatives: 'emploi, jouet, jeu, à vendre, tracteur, séjour',
        questions: [
          'Quels sont vos horaires ?',
          'Que peut-on cueillir en ce moment ?',
          'Acceptez-vous la carte ?',
        ],
      },
    },
  },
  {
    id: 'organic-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 10,
    interests: ['Organic food', 'Healthy eating', 'Vegetarian food', 'Sustainability', 'Fair trade'],
    angles: ['quality', 'range', 'place'],
    words: {
      en: {
        business: 'organic food shop',
        businesses: 'organic food shops',
        sells: 'organic groceries',
        alsoCalled: 'organic grocer, organic supermarket, organic store, wholefood shop, organic food market',
        offers:
          'organic vegetables, organic bread, dairy, natural cosmetics, vegan products, gluten-free products, organic wine',
        searches:
          'organic food shop, organic groceries, organic vegetables, organic supermarket, organic food delivery, gluten-free groceries, organic shop near me',
        negatives: 'jobs, certification, seeds, fertiliser, definition, study',
        questions: [
          'Which products are local?',
          'Do you deliver groceries?',
          'Do you stock gluten-free food?',
        ],
      },
      de: {
        business: 'Bioladen',
        businesses: 'Bioläden',
        sells: 'Bio-Lebensmittel',
        alsoCalled: 'Biomarkt, Naturkostladen, Naturkostgeschäft, Bio-Supermarkt, Bio-Lebensmittelgeschäft',
        offers:
          'Bio-Gemüse, Bio-Brot, Milchprodukte, Naturkosmetik, vegane Produkte, glutenfreie Produkte, Bio-Wein',
        searches:
          'bioladen, bio lebensmittel, biomarkt, bio gemüse kaufen, bio lebensmittel lieferservice, naturkost, glutenfreie lebensmittel, bioladen in der nähe',
        negatives: 'jobs, zertifizierung, saatgut, dünger, siegel bedeutung, studie',
        questions: [
          'Welche Produkte sind regional?',
          'Liefern Sie nach Hause?',
          'Führen Sie glutenfreie Produkte?',
        ],
      },
      fr: {
        business: 'magasin bio',
        businesses: 'magasins bio',
        sells: 'produits bio',
        alsoCalled: 'épicerie bio, supermarché bio, magasin de produits biologiques, alimentation bio',
        offers:
          'légumes bio, pain bio, crèmerie, cosmétiques naturels, produits véganes, produits sans gluten, vin bio',
        searches:
          'magasin bio, épicerie bio, produits bio, légumes bio, courses bio livraison, produits sans gluten, supermarché bio, magasin bio près de chez moi',
        negatives: 'emploi, certification, graines, engrais, définition, franchise',
        questions: [
          'Quels produits sont locaux ?',
          'Livrez-vous à domicile ?',
          'Avez-vous des produits sans gluten ?',
        ],
      },
    },
  },
  {
    id: 'vegetable-box',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order'],
    radiusKm: 40,
    interests: ['Fruit and vegetables', 'Organic food', 'Seasonal food', 'Meal planning', 'Local produce'],
    angles: ['ease', 'quality', 'story'],
    words: {
      en: {
        business: 'vegetable box scheme',
        businesses: 'vegetable box schemes',
        sells: 'vegetable boxes',
        alsoCalled:
          'veg box, organic box delivery, veg box delivery, community supported agriculture, CSA farm, fruit box delivery',
        offers:
          'small veg box, family veg box, fruit box, organic box, recipe cards, extras such as eggs, gift box',
        searches:
          'veg box delivery, organic veg box, fruit and veg box, vegetable box, weekly veg box, local veg box, organic food box, veg box near me',
        negatives: 'storage box, plastic box, seeds, raised bed, jobs',
        questions: [
          'Can I pause the box when I am away?',
          'Can I swap vegetables I don’t like?',
          'Which day do you deliver?',
        ],
      },
      de: {
        business: 'Gemüsekiste',
        businesses: 'Gemüsekisten',
        sells: 'Gemüsekisten',
        alsoCalled:
          'Abokiste, Biokiste, Gemüseabo, Gemüsekorb im Abo, solidarische Landwirtschaft, SoLaWi, Obstkiste im Abo',
        offers:
          'kleine Kiste, Familienkiste, Obstkiste, Regionalkiste, Rezepte, Eier und Brot dazu, Geschenkkiste',
        searches:
          'gemüsekiste, biokiste, gemüse abo, gemüsekiste bestellen, abokiste, regionale gemüsekiste, obst und gemüse lieferung, bio kiste lieferung',
        negatives: 'hochbeet, aufbewahrung, holzkiste, samen, jobs, rezept',
        questions: [
          'Kann ich die Kiste im Urlaub pausieren?',
          'Kann ich Gemüse austauschen?',
          'An welchem Tag liefern Sie?',
        ],
      },
      fr: {
        business: 'service de paniers de légumes',
        businesses: 'services de paniers de légumes',
        sells: 'paniers de légumes',
        alsoCalled: 'panier de légumes, panier bio, AMAP, panier paysan, panier de légumes par abonnement',
        offers:
          'petit panier, panier famille, panier de fruits, panier bio, recettes, œufs et pain en plus, panier cadeau',
        searches:
          'panier de légumes, panier bio livraison, panier légumes abonnement, panier fruits et légumes, panier de légumes local, livraison légumes bio, panier paysan',
        negatives: 'osier, rangement, graines, carré potager, emploi, recette',
        questions: [
          'Peut-on suspendre pendant les vacances ?',
          'Peut-on échanger des légumes ?',
          'Quel jour livrez-vous ?',
        ],
      },
    },
  },
]
