import type { TradeEntry } from './trade-entry.ts'

export const restaurants: readonly TradeEntry[] = [
  {
    id: 'restaurant',
    kind: 'eating out',
    schemaTypes: ['Restaurant'],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 15,
    interests: ['Restaurants', 'Regional food', 'Seasonal food', 'Business lunches', 'Beer gardens'],
    words: {
      en: {
        business: 'restaurant',
        businesses: 'restaurants',
        sells: 'lunch and dinner',
        alsoCalled: 'bistro, brasserie, eatery, dining room restaurant, family restaurant',
        offers:
          'lunch menu, dinner menu, set menu, Sunday lunch, children’s menu, private dining, group bookings',
        searches:
          'restaurant, restaurant for dinner, lunch restaurant, book a table, sunday lunch, family restaurant, restaurant with terrace, group dinner restaurant, restaurant near me',
        negatives: 'jobs, recipe, franchise, for sale, game, supplies, free',
        questions: [
          'Can I book a table online?',
          'Do you have vegetarian or gluten-free dishes?',
          'Is there room for larger groups?',
        ],
      },
      de: {
        business: 'Restaurant',
        businesses: 'Restaurants',
        sells: 'Mittag- und Abendessen',
        alsoCalled: 'Gaststätte, Wirtshaus, Speiselokal, Gastwirtschaft, Speisegaststätte, Bistro',
        offers:
          'Mittagstisch, Abendkarte, Tagesmenü, Sonntagsbraten, Kindergerichte, Familienfeiern, Gruppenreservierung',
        searches:
          'restaurant, restaurant tisch reservieren, mittagstisch, gutbürgerlich essen, wirtshaus, essen gehen, restaurant mit terrasse, restaurant für familienfeier, restaurant in der nähe',
        negatives: 'jobs, rezept, ausbildung, zu verkaufen, pacht, kochkurs, spiel',
        questions: [
          'Kann ich online einen Tisch reservieren?',
          'Gibt es vegetarische Gerichte?',
          'Haben Sie Platz für größere Gruppen?',
        ],
      },
      fr: {
        business: 'restaurant',
        businesses: 'restaurants',
        sells: 'cuisine de restaurant',
        alsoCalled: 'bistrot, auberge gourmande, table du terroir, restaurant traditionnel',
        offers:
          'menu du jour, menu du midi, carte du soir, menu enfant, repas de groupe, privatisation, brunch du dimanche',
        searches:
          'restaurant, réserver une table, restaurant midi, menu du jour, restaurant traditionnel, restaurant avec terrasse, restaurant pour groupe, restaurant ouvert dimanche, restaurant près de chez moi',
        negatives: 'emploi, recette, à vendre, formation, matériel, gratuit',
        questions: [
          'Peut-on réserver une table en ligne ?',
          'Proposez-vous des plats végétariens ?',
          'Accueillez-vous les groupes ?',
        ],
      },
    },
  },
  {
    id: 'italian-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 12,
    interests: ['Italian cuisine', 'Restaurants', 'Pasta and noodles', 'Wine', 'Mediterranean cuisine'],
    words: {
      en: {
        business: 'Italian restaurant',
        businesses: 'Italian restaurants',
        sells: 'pasta and Italian classics',
        alsoCalled: 'trattoria, osteria, ristorante, pasta restaurant',
        offers: 'fresh pasta, antipasti, risotto, saltimbocca, tiramisu, Italian wine, lunch menu',
        searches:
          'italian restaurant, italian food, pasta restaurant, fresh pasta restaurant, trattoria, italian lunch, book italian restaurant, italian restaurant near me',
        negatives: 'recipe, jobs, course, language, frozen, pasta machine',
        questions: [
          'Do you make your own pasta?',
          'Do you have gluten-free pasta?',
          'Can we book a table for tonight?',
        ],
      },
      de: {
        business: 'italienisches Restaurant',
        businesses: 'italienische Restaurants',
        sells: 'Pasta und italienische Küche',
        alsoCalled: 'Trattoria, Osteria, Ristorante, Pastarestaurant',
        offers:
          'hausgemachte Pasta, Antipasti, Risotto, Saltimbocca, Tiramisu, italienische Weine, Mittagsmenü',
        searches:
          'italiener, italienisches restaurant, italienisch essen, pasta restaurant, trattoria, italiener mittagstisch, italiener tisch reservieren, italiener in der nähe',
        negatives: 'rezept, jobs, sprachkurs, tiefgekühlt, nudelmaschine, vokabeln',
        questions: [
          'Ist die Pasta hausgemacht?',
          'Gibt es glutenfreie Nudeln?',
          'Ist heute Abend noch ein Tisch frei?',
        ],
      },
      fr: {
        business: 'restaurant italien',
        businesses: 'restaurants italiens',
        sells: 'pâtes et cuisine italienne',
        alsoCalled: 'trattoria, osteria, ristorante, cuisine italienne maison',
        offers:
          'pâtes fraîches, antipasti, risotto, escalope milanaise, tiramisu, vins italiens, formule du midi',
        searches:
          'restaurant italien, pâtes fraîches restaurant, trattoria, cuisine italienne, réserver restaurant italien, restaurant italien midi, restaurant italien près de chez moi',
        negatives: 'recette, emploi, cours, surgelé, machine à pâtes',
        questions: [
          'Vos pâtes sont-elles faites maison ?',
          'Avez-vous des pâtes sans gluten ?',
          'Reste-t-il une table ce soir ?',
        ],
      },
    },
  },
  {
    id: 'pizzeria',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'call'],
    radiusKm: 8,
    interests: ['Pizza', 'Italian cuisine', 'Takeaway', 'Food delivery', 'Family meals'],
    words: {
      en: {
        business: 'pizzeria',
        businesses: 'pizzerias',
        sells: 'pizza',
        alsoCalled: 'pizza restaurant, pizza place, pizza parlour, pizza delivery, pizza takeaway',
        offers: 'margherita, Neapolitan pizza, family pizza, vegan pizza, calzone, tiramisu, lunch deal',
        searches:
          'pizza, pizzeria, pizza delivery, pizza takeaway, order pizza, wood-fired pizza, neapolitan pizza, gluten-free pizza, pizza near me',
        negatives: 'recipe, dough, frozen, oven, jobs, game, stone',
        questions: [
          'How long does delivery take?',
          'Do you have gluten-free bases?',
          'Can I pay by card at the door?',
        ],
      },
      de: {
        business: 'Pizzeria',
        businesses: 'Pizzerien',
        sells: 'Pizza',
        alsoCalled: 'Pizzalieferdienst, Pizzaservice, Steinofenpizza, Pizzabäckerei, Pizza-Heimservice',
        offers:
          'Margherita, neapolitanische Pizza, Familienpizza, vegane Pizza, Calzone, Tiramisu, Mittagsangebot',
        searches:
          'pizza bestellen, pizzeria, pizza lieferservice, pizza zum mitnehmen, steinofenpizza, neapolitanische pizza, glutenfreie pizza, pizzeria in der nähe',
        negatives: 'rezept, teig, tiefkühl, pizzaofen, jobs, spiel, pizzastein',
        questions: [
          'Wie lange dauert die Lieferung?',
          'Gibt es glutenfreien Boden?',
          'Kann ich an der Tür mit Karte zahlen?',
        ],
      },
      fr: {
        business: 'pizzeria',
        businesses: 'pizzerias',
        sells: 'pizzas',
        alsoCalled: 'pizzaiolo, pizza à emporter, livraison de pizza, camion à pizza',
        offers:
          'margherita, pizza napolitaine, pizza familiale, pizza végétarienne, calzone, tiramisu, formule midi',
        searches:
          'pizza à emporter, pizzeria, livraison pizza, commander pizza, pizza feu de bois, pizza napolitaine, pizza sans gluten, pizzeria près de chez moi',
        negatives: 'recette, pâte, surgelée, four, emploi, jeu',
        questions: [
          'Quel est le délai de livraison ?',
          'Avez-vous une pâte sans gluten ?',
          'Peut-on commander en ligne ?',
        ],
      },
    },
  },
  {
    id: 'seafood-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 20,
    interests: ['Seafood', 'Fish', 'Restaurants', 'Fish and chips', 'Beaches'],
    words: {
      en: {
        business: 'seafood restaurant',
        businesses: 'seafood restaurants',
        sells: 'fish and seafood',
        alsoCalled: 'fish restaurant, oyster bar, fish and chip restaurant, crab shack',
        offers: 'catch of the day, oysters, seafood platter, mussels, grilled fish, lobster, fish soup',
        searches:
          'seafood restaurant, fish restaurant, oyster bar, seafood platter, lobster restaurant, fresh fish restaurant, mussels restaurant, seafood restaurant near me',
        negatives: 'recipe, frozen, jobs, wholesale, fishing, aquarium, cooking time',
        questions: [
          'What is today’s catch?',
          'Where does your fish come from?',
          'Do I need to order the platter ahead?',
        ],
      },
      de: {
        business: 'Fischrestaurant',
        businesses: 'Fischrestaurants',
        sells: 'Fisch und Meeresfrüchte',
        alsoCalled: 'Fischlokal, Austernbar, Meeresfrüchte-Restaurant, Fischgaststätte',
        offers: 'Tagesfang, Austern, Meeresfrüchteplatte, Muscheln, gegrillter Fisch, Hummer, Fischsuppe',
        searches:
          'fischrestaurant, fisch essen gehen, meeresfrüchte restaurant, muscheln essen, austernbar, hummer restaurant, frischer fisch restaurant, fischrestaurant in der nähe',
        negatives: 'rezept, tiefgekühlt, jobs, großhandel, angeln, aquarium',
        questions: [
          'Welchen Fisch gibt es heute?',
          'Woher kommt Ihr Fisch?',
          'Muss ich die Platte vorbestellen?',
        ],
      },
      fr: {
        business: 'restaurant de poissons',
        businesses: 'restaurants de poissons',
        sells: 'poissons et fruits de mer',
        alsoCalled: 'restaurant de fruits de mer, bar à huîtres, restaurant de la mer, écailler',
        offers:
          'pêche du jour, huîtres, plateau de fruits de mer, moules-frites, poisson grillé, homard, bouillabaisse',
        searches:
          'restaurant fruits de mer, restaurant poisson, plateau de fruits de mer, bar à huîtres, moules frites restaurant, restaurant homard, restaurant de la mer près de chez moi',
        negatives: 'recette, surgelé, emploi, grossiste, canne à pêche, cuisson',
        questions: [
          'Quelle est la pêche du jour ?',
          'D’où viennent vos poissons ?',
          'Faut-il commander le plateau à l’avance ?',
        ],
      },
    },
  },
  {
    id: 'steakhouse',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 20,
    interests: ['Steakhouses', 'Meat and poultry', 'Barbecue', 'American cuisine', 'Restaurants'],
    words: {
      en: {
        business: 'steakhouse',
        businesses: 'steakhouses',
        sells: 'steaks',
        alsoCalled: 'steak restaurant, grill house, chophouse, steak grill, churrascaria',
        offers:
          'ribeye steak, fillet steak, rump steak, tomahawk, spare ribs, surf and turf, salad bar, dry-aged beef',
        searches:
          'steakhouse, steak restaurant, best steak, dry aged steak restaurant, tomahawk steak, grill restaurant, ribeye restaurant, steakhouse near me',
        negatives: 'recipe, raw, jobs, how to cook, butcher, frozen, knife',
        questions: [
          'Where does your beef come from?',
          'Which cuts do you serve?',
          'Are sides included in the price?',
        ],
      },
      de: {
        business: 'Steakhaus',
        businesses: 'Steakhäuser',
        sells: 'Steaks',
        alsoCalled: 'Steakhouse, Steakrestaurant, Grillrestaurant, Grillhaus, Churrascaria',
        offers:
          'Ribeye-Steak, Filetsteak, Rumpsteak, Tomahawk, Spareribs, Surf and Turf, Salatbuffet, Dry-Aged-Beef',
        searches:
          'steakhaus, steak restaurant, steak essen gehen, dry aged steak restaurant, tomahawk steak restaurant, grillrestaurant, spareribs essen, steakhaus in der nähe',
        negatives: 'rezept, roh, jobs, braten anleitung, metzger, messer',
        questions: [
          'Woher kommt Ihr Rindfleisch?',
          'Welche Stücke gibt es?',
          'Sind Beilagen im Preis dabei?',
        ],
      },
      fr: {
        business: 'steakhouse',
        businesses: 'steakhouses',
        sells: 'viandes grillées',
        alsoCalled:
          'grill restaurant, restaurant de viande, rôtisserie restaurant, restaurant grillades, bar à viande',
        offers:
          'entrecôte, filet de bœuf, côte de bœuf, tomahawk, travers de porc, viande maturée, frites maison',
        searches:
          'restaurant viande, steakhouse, restaurant grill, côte de bœuf restaurant, viande maturée restaurant, bonne entrecôte restaurant, restaurant grillades près de chez moi',
        negatives: 'recette, cuisson, emploi, boucherie, surgelé, couteau',
        questions: [
          'D’où vient votre viande ?',
          'Quels morceaux proposez-vous ?',
          'Les accompagnements sont-ils compris ?',
        ],
      },
    },
  },
]
