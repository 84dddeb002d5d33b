import type { TradeEntry } from './trade-entry.ts'

export const butchersAndFineFoods: readonly TradeEntry[] = [
  {
    id: 'butcher',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 10,
    interests: ['Meat and poultry', 'Ham and sausages', 'Barbecue', 'Local produce', 'Game meat'],
    words: {
      en: {
        business: 'butcher',
        businesses: 'butchers',
        sells: 'meat and sausages',
        alsoCalled: 'butcher’s shop, meat shop, family butcher, organic butcher, halal butcher, butchery',
        offers:
          'beef, pork, lamb, home-made sausages, dry-aged steaks, barbecue packs, Christmas turkey, cold cuts platter',
        searches:
          'butcher, local butcher, order meat online, dry aged beef, bbq meat pack, organic butcher, christmas turkey order, butcher near me',
        negatives: 'jobs, knife, apprenticeship, apron, block, recipe, game',
        questions: [
          'Where do the animals come from?',
          'Can I order barbecue packs ahead?',
          'Do you cut meat to order?',
        ],
      },
      de: {
        business: 'Metzgerei',
        businesses: 'Metzgereien',
        sells: 'Fleisch und Wurst',
        alsoCalled: 'Fleischerei, Metzger, Fleischer, Schlachterei, Bio-Metzgerei, Landmetzgerei',
        offers:
          'Rindfleisch, Schweinefleisch, Lamm, hausgemachte Wurst, Dry-Aged-Steaks, Grillpakete, Wurstplatten, Mittagstisch',
        searches:
          'metzgerei, metzger, fleischerei, grillfleisch kaufen, dry aged beef kaufen, wurstplatte bestellen, bio fleisch kaufen, grillpaket, metzgerei in der nähe',
        negatives: 'jobs, ausbildung, messer, bedarf, rezept, schürze',
        questions: [
          'Woher kommt das Fleisch?',
          'Kann ich Grillfleisch vorbestellen?',
          'Liefern Sie Platten für Feiern?',
        ],
      },
      fr: {
        business: 'boucherie',
        businesses: 'boucheries',
        sells: 'viandes et charcuterie',
        alsoCalled:
          'boucher, artisan boucher, boucherie charcuterie, charcutier, boucherie halal, boucherie bio',
        offers:
          'bœuf, porc, agneau, saucisses maison, côte de bœuf maturée, colis de viande, volailles de fête, plateau de charcuterie',
        searches:
          'boucherie, boucher, colis de viande, viande maturée, plateau charcuterie, boucherie bio, viande barbecue, chapon commande, boucherie près de chez moi',
        negatives: 'emploi, cap, couteau, tablier, recette, matériel',
        questions: [
          'D’où vient votre viande ?',
          'Peut-on commander un colis ?',
          'Préparez-vous des plateaux ?',
        ],
      },
    },
  },
  {
    id: 'fishmonger',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 15,
    interests: ['Fish', 'Seafood', 'Local produce', 'Healthy eating', 'Sushi'],
    angles: ['quality', 'time', 'proof'],
    words: {
      en: {
        business: 'fishmonger',
        businesses: 'fishmongers',
        sells: 'fish and shellfish',
        alsoCalled: 'fishmonger’s, fish shop, fish market stall, seafood shop, fish van, smokehouse',
        offers:
          'whole fish, fish fillets, oysters, prawns, smoked salmon, seafood platters, sushi-grade fish, fish boxes',
        searches:
          'fishmonger, fresh fish, buy fresh fish online, oysters to order, smoked salmon, seafood platter to order, sushi grade salmon, fishmonger near me',
        negatives: 'recipe, jobs, aquarium, fishing, tackle, frozen wholesale',
        questions: [
          'Which fish is fresh today?',
          'Do you fillet the fish for me?',
          'Can I order for the holidays?',
        ],
      },
      de: {
        business: 'Fischgeschäft',
        businesses: 'Fischgeschäfte',
        sells: 'Fisch und Meeresfrüchte',
        alsoCalled: 'Fischhändler, Fischladen, Fischhandlung, Fischfeinkost, Fischräucherei, Fischwagen',
        offers:
          'ganze Fische, Fischfilets, Austern, Garnelen, Räucherlachs, Meeresfrüchteplatten, Sushi-Fisch, Fischbrötchen',
        searches:
          'fischgeschäft, frischer fisch, fisch kaufen, fischhändler, räucherlachs kaufen, austern kaufen, sushi fisch kaufen, fischladen in der nähe',
        negatives: 'rezept, jobs, aquarium, angeln, zubehör, großhandel',
        questions: [
          'Welcher Fisch ist heute frisch?',
          'Filetieren Sie den Fisch?',
          'Kann ich für Feiertage vorbestellen?',
        ],
      },
      fr: {
        business: 'poissonnerie',
        businesses: 'poissonneries',
        sells: 'poissons et coquillages',
        alsoCalled:
          'poissonnier, artisan poissonnier, écailler poissonnier, fumoir à poissons, marchand de poissons',
        offers:
          'poissons entiers, filets, huîtres, crevettes, saumon fumé, plateaux de fruits de mer, poisson pour sushi, soupe de poisson',
        searches:
          'poissonnerie, poisson frais, plateau de fruits de mer à emporter, huîtres commande, saumon fumé artisanal, poissonnier, poisson frais livraison, poissonnerie près de chez moi',
        negatives: 'recette, emploi, aquarium, pêche, cap, matériel',
        questions: [
          'Quel est l’arrivage du jour ?',
          'Levez-vous les filets ?',
          'Peut-on commander pour les fêtes ?',
        ],
      },
    },
  },
  {
    id: 'cheese-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: ['Cheese', 'Delicatessen', 'Wine', 'Milk and dairy', 'Gift baskets'],
    angles: ['range', 'quality', 'story'],
    words: {
      en: {
        business: 'cheese shop',
        businesses: 'cheese shops',
        sells: 'cheeses and cheese boards',
        alsoCalled: 'cheesemonger, cheese dairy, cheese counter, fromagerie, cheesemaker, creamery',
        offers:
          'hard cheese, soft cheese, goat’s cheese, cheese board, raclette cheese, fondue mix, cheese gift box, cheese tasting',
        searches:
          'cheese shop, cheesemonger, cheese board delivery, buy cheese online, raclette cheese, cheese gift box, cheese tasting, cheese shop near me',
        negatives: 'recipe, making kit, jobs, calories, vegan substitute, slicer',
        questions: [
          'Can I taste before I buy?',
          'How much cheese do I need per person?',
          'Can you vacuum-pack it?',
        ],
      },
      de: {
        business: 'Käseladen',
        businesses: 'Käseläden',
        sells: 'Käse und Käseplatten',
        alsoCalled: 'Käsefachgeschäft, Käserei, Käsehändler, Hofkäserei, Käsetheke, Käsefeinkost',
        offers:
          'Hartkäse, Weichkäse, Ziegenkäse, Käseplatten, Raclettekäse, Fonduemischung, Geschenkkörbe, Käseverkostung',
        searches:
          'käseladen, käserei, käse kaufen, käseplatte bestellen, raclettekäse, käse online bestellen, fonduekäse kaufen, käseladen in der nähe',
        negatives: 'rezept, käse selber machen, jobs, kalorien, hobel, ausbildung',
        questions: ['Kann ich vorher probieren?', 'Wie viel Käse pro Person?', 'Vakuumieren Sie den Käse?'],
      },
      fr: {
        business: 'fromagerie',
        businesses: 'fromageries',
        sells: 'fromages et plateaux',
        alsoCalled: 'fromager, crémerie, affineur, maître fromager, fromager affineur, producteur de fromage',
        offers:
          'fromages affinés, fromages de chèvre, plateau de fromages, raclette, mélange à fondue, coffret de fromages, dégustation',
        searches:
          'fromagerie, fromager, plateau de fromages, fromage à raclette, acheter fromage en ligne, mélange fondue, dégustation fromage, fromagerie près de chez moi',
        negatives: 'recette, emploi, formation, calories, matériel, moule',
        questions: [
          'Peut-on goûter avant d’acheter ?',
          'Quelle quantité par personne ?',
          'Proposez-vous la mise sous vide ?',
        ],
      },
    },
  },
  {
    id: 'delicatessen',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: ['Delicatessen', 'Gift baskets', 'Ham and sausages', 'Olive oil', 'Italian cuisine'],
    angles: ['range', 'quality', 'offer'],
    words: {
      en: {
        business: 'delicatessen',
        businesses: 'delicatessens',
        sells: 'fine foods and hampers',
        alsoCalled: 'deli, fine food shop, Italian deli, gourmet food shop, specialty food store',
        offers:
          'antipasti, cured ham, fresh pasta, olives, gift hampers, party platters, sandwiches, fine wines',
        searches:
          'delicatessen, deli, fine foods, food hamper, gourmet gift basket, antipasti platter, italian deli, party platter order, deli near me',
        negatives: 'jobs, recipe, slicer, wholesale, franchise, calories',
        questions: [
          'Do you make hampers to order?',
          'Can I order a platter for tomorrow?',
          'Do you deliver?',
        ],
      },
      de: {
        business: 'Feinkostladen',
        businesses: 'Feinkostläden',
        sells: 'Feinkost und Geschenkkörbe',
        alsoCalled:
          'Feinkostgeschäft, Delikatessengeschäft, Feinkosthandlung, italienische Feinkost, Delikatessenladen',
        offers:
          'Antipasti, Schinken, frische Pasta, Oliven, Geschenkkörbe, Feinkostplatten, Panini, feine Weine',
        searches:
          'feinkost, feinkostladen, delikatessen kaufen, geschenkkorb bestellen, antipasti platte bestellen, italienische feinkost, präsentkorb, feinkost in der nähe',
        negatives: 'jobs, rezept, großhandel, schneidemaschine, salat selber machen',
        questions: [
          'Stellen Sie Geschenkkörbe zusammen?',
          'Kann ich Platten für morgen bestellen?',
          'Liefern Sie nach Hause?',
        ],
      },
      fr: {
        business: 'épicerie fine',
        businesses: 'épiceries fines',
        sells: 'épicerie fine et paniers gourmands',
        alsoCalled:
          'boutique gourmande, épicerie italienne, delicatessen, produits gourmets, comptoir gourmand',
        offers:
          'antipasti, jambon affiné, pâtes fraîches, olives, paniers garnis, plateaux apéritifs, truffes, vins fins',
        searches:
          'épicerie fine, panier garni, coffret gourmand, plateau apéritif, épicerie italienne, produits gourmets, panier gourmand entreprise, épicerie fine près de chez moi',
        negatives: 'emploi, recette, grossiste, franchise, matériel',
        questions: [
          'Composez-vous des paniers sur mesure ?',
          'Peut-on commander un plateau pour demain ?',
          'Livrez-vous à domicile ?',
        ],
      },
    },
  },
  {
    id: 'oil-and-spice-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: ['Spices', 'Olive oil', 'Cooking', 'Gift baskets', 'Mediterranean cuisine'],
    angles: ['quality', 'range', 'story'],
    words: {
      en: {
        business: 'oil and spice shop',
        businesses: 'oil and spice shops',
        sells: 'spices and oils',
        alsoCalled: 'spice shop, spice merchant, olive oil shop, olive oil producer, vinegar and oil shop',
        offers:
          'extra virgin olive oil, spice blends, curry powder, pepper, sea salt, balsamic vinegar, herbs, spice gift sets',
        searches:
          'buy spices online, extra virgin olive oil, spice shop, spice gift set, olive oil from producer, curry powder, balsamic vinegar, barbecue rub, spice shop near me',
        negatives: 'recipe, rack, song, health benefits, skin, wholesale, jobs',
        questions: [
          'Where do the spices come from?',
          'When was the oil pressed?',
          'Do the blends contain additives?',
        ],
      },
      de: {
        business: 'Gewürz- und Ölladen',
        businesses: 'Gewürz- und Ölläden',
        sells: 'Gewürze und Öle',
        alsoCalled:
          'Gewürzladen, Gewürzmanufaktur, Ölmühle, Olivenölhändler, Gewürzhandel, Essig- und Ölladen',
        offers:
          'Olivenöl extra vergine, Gewürzmischungen, Currypulver, Pfeffer, Meersalz, Balsamico, Kräuter, Gewürz-Geschenksets',
        searches:
          'gewürze online kaufen, olivenöl kaufen, gewürzladen, gewürze geschenkset, olivenöl direkt vom erzeuger, currypulver kaufen, balsamico kaufen, grillgewürz, gewürzmischung kaufen',
        negatives: 'rezept, gewürzregal, wirkung, jobs, großhandel, haut',
        questions: [
          'Woher stammen die Gewürze?',
          'Wann wurde das Öl gepresst?',
          'Sind Zusatzstoffe enthalten?',
        ],
      },
      fr: {
        business: 'magasin d’épices et d’huiles',
        businesses: 'magasins d’épices et d’huiles',
        sells: 'épices et huiles',
        alsoCalled:
          'marchand d’épices, boutique d’épices, moulin à huile, producteur d’huile d’olive, comptoir des épices',
        offers:
          'huile d’olive vierge extra, mélanges d’épices, curry, poivres, fleur de sel, vinaigre balsamique, herbes, coffrets d’épices',
        searches:
          'épices en ligne, huile d’olive vierge extra, coffret épices, acheter épices, huile d’olive producteur, curry en poudre, vinaigre balsamique, moulin à huile',
        negatives: 'recette, étagère, bienfaits, emploi, grossiste, peau',
        questions: [
          'D’où viennent vos épices ?',
          'Quand l’huile a-t-elle été pressée ?',
          'Y a-t-il des additifs ?',
        ],
      },
    },
  },
]
