import type { TradeEntry } from './trade-entry.ts'

export const worldKitchensAndTakeaway: readonly TradeEntry[] = [
  {
    id: 'asian-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 12,
    interests: [
      'Thai cuisine',
      'Chinese cuisine',
      'Vietnamese cuisine',
      'Ramen',
      'Takeaway',
      'Korean cuisine',
    ],
    words: {
      en: {
        business: 'Asian restaurant',
        businesses: 'Asian restaurants',
        sells: 'Asian dishes',
        alsoCalled:
          'Thai restaurant, Chinese restaurant, Vietnamese restaurant, Korean restaurant, noodle bar, ramen bar, pan-Asian restaurant',
        offers: 'dim sum, pad thai, pho, ramen, spring rolls, wok dishes, lunch box, Asian buffet',
        searches:
          'asian restaurant, thai restaurant, chinese takeaway, vietnamese restaurant, ramen, asian buffet, noodle bar, dim sum, asian food near me',
        negatives: 'recipe, supermarket, jobs, cookbook, wok pan, holiday',
        questions: [
          'How spicy are the dishes?',
          'Do you cook without glutamate?',
          'Can I order to take away?',
        ],
      },
      de: {
        business: 'asiatisches Restaurant',
        businesses: 'asiatische Restaurants',
        sells: 'asiatische Küche',
        alsoCalled:
          'Asia-Restaurant, Thai-Restaurant, China-Restaurant, vietnamesisches Restaurant, Ramen-Bar, Asia-Imbiss, koreanisches Restaurant',
        offers: 'Dim Sum, Pad Thai, Pho, Ramen, Frühlingsrollen, Wokgerichte, Mittagsbox, Asia-Buffet',
        searches:
          'asiatisches restaurant, thai restaurant, china restaurant, vietnamesisch essen, ramen, asia imbiss, chinesisches buffet, asia lieferservice, asiate in der nähe',
        negatives: 'rezept, supermarkt, jobs, kochbuch, wokpfanne, reise',
        questions: [
          'Wie scharf sind die Gerichte?',
          'Kochen Sie ohne Glutamat?',
          'Kann ich zum Mitnehmen bestellen?',
        ],
      },
      fr: {
        business: 'restaurant asiatique',
        businesses: 'restaurants asiatiques',
        sells: 'cuisine asiatique',
        alsoCalled:
          'restaurant thaï, restaurant chinois, restaurant vietnamien, restaurant coréen, bar à ramen, restaurant wok',
        offers: 'dim sum, pad thaï, pho, bo bun, ramen, nems, wok de légumes, buffet à volonté',
        searches:
          'restaurant asiatique, restaurant thaï, restaurant chinois, restaurant vietnamien, ramen, bo bun, buffet asiatique à volonté, plats asiatiques à emporter, restaurant asiatique près de chez moi',
        negatives: 'recette, supermarché, emploi, épicerie, voyage, poêle',
        questions: [
          'Vos plats sont-ils très épicés ?',
          'Cuisinez-vous sans glutamate ?',
          'Peut-on commander à emporter ?',
        ],
      },
    },
  },
  {
    id: 'sushi-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'book'],
    radiusKm: 12,
    interests: ['Sushi', 'Japanese cuisine', 'Ramen', 'Food delivery', 'Takeaway'],
    words: {
      en: {
        business: 'sushi restaurant',
        businesses: 'sushi restaurants',
        sells: 'sushi',
        alsoCalled: 'sushi bar, Japanese restaurant, sushi delivery, sushi takeaway, izakaya',
        offers:
          'maki, nigiri, sashimi, sushi platter, inside-out rolls, poke bowl, all-you-can-eat sushi, bento box',
        searches:
          'sushi, sushi restaurant, sushi delivery, sushi takeaway, all you can eat sushi, japanese restaurant, sushi platter, order sushi, sushi near me',
        negatives: 'recipe, rice, course, knife, jobs, making kit',
        questions: [
          'How much is all you can eat?',
          'Do you have vegetarian sushi?',
          'Can I order a platter for a party?',
        ],
      },
      de: {
        business: 'Sushi-Restaurant',
        businesses: 'Sushi-Restaurants',
        sells: 'Sushi',
        alsoCalled: 'Sushibar, japanisches Restaurant, Sushi-Lieferservice, Sushiladen, Izakaya',
        offers:
          'Maki, Nigiri, Sashimi, Sushi-Platte, Inside-Out-Rolls, Poke Bowl, All you can eat, Bento-Box',
        searches:
          'sushi bestellen, sushi restaurant, sushi lieferservice, all you can eat sushi, japanisches restaurant, sushi zum mitnehmen, sushi platte, sushi in der nähe',
        negatives: 'rezept, reis kochen, kurs, messer, jobs, set kaufen',
        questions: [
          'Was kostet All you can eat?',
          'Gibt es vegetarisches Sushi?',
          'Kann ich Platten für Feiern bestellen?',
        ],
      },
      fr: {
        business: 'restaurant de sushis',
        businesses: 'restaurants de sushis',
        sells: 'sushis',
        alsoCalled: 'restaurant japonais, bar à sushis, livraison de sushis, sushis à emporter, izakaya',
        offers:
          'maki, nigiri, sashimi, plateau de sushis, california rolls, poke bowl, sushis à volonté, bento',
        searches:
          'sushi, restaurant japonais, livraison sushi, sushi à emporter, sushi à volonté, plateau sushi, commander sushi, sushi près de chez moi',
        negatives: 'recette, riz, cours, couteau, emploi, kit',
        questions: [
          'Combien coûte la formule à volonté ?',
          'Avez-vous des sushis végétariens ?',
          'Préparez-vous des plateaux pour fêtes ?',
        ],
      },
    },
  },
  {
    id: 'indian-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 12,
    interests: ['Indian cuisine', 'Spices', 'Vegetarian food', 'Takeaway', 'Food delivery'],
    words: {
      en: {
        business: 'Indian restaurant',
        businesses: 'Indian restaurants',
        sells: 'curries and Indian dishes',
        alsoCalled:
          'curry house, Indian takeaway, tandoori restaurant, Pakistani restaurant, Nepalese restaurant',
        offers: 'chicken tikka masala, tandoori dishes, biryani, dal, naan, thali, lunch buffet',
        searches:
          'indian restaurant, indian takeaway, curry house, curry delivery, tandoori restaurant, vegetarian indian restaurant, biryani, indian food near me',
        negatives: 'recipe, spice shop, jobs, cookbook, visa, clothes',
        questions: ['How hot is the curry?', 'Which dishes are vegan?', 'Do you have a lunch buffet?'],
      },
      de: {
        business: 'indisches Restaurant',
        businesses: 'indische Restaurants',
        sells: 'Currys und indische Küche',
        alsoCalled: 'Curryhaus, Tandoori-Restaurant, nepalesisches Restaurant, indischer Lieferservice',
        offers: 'Chicken Tikka Masala, Tandoori-Gerichte, Biryani, Dal, Naan, Thali, Mittagsbuffet',
        searches:
          'indisches restaurant, indisch essen, inder, indischer lieferservice, tandoori restaurant, vegetarisch indisch essen, indisches buffet, indisches restaurant in der nähe',
        negatives: 'rezept, gewürze kaufen, jobs, kochbuch, visum, kleidung',
        questions: ['Wie scharf ist das Curry?', 'Welche Gerichte sind vegan?', 'Gibt es ein Mittagsbuffet?'],
      },
      fr: {
        business: 'restaurant indien',
        businesses: 'restaurants indiens',
        sells: 'currys et cuisine indienne',
        alsoCalled:
          'restaurant tandoori, restaurant pakistanais, restaurant népalais, plats indiens à emporter',
        offers: 'poulet tikka masala, plats tandoori, biryani, dal, naan au fromage, thali, buffet du midi',
        searches:
          'restaurant indien, plat indien à emporter, livraison indien, restaurant tandoori, restaurant indien végétarien, biryani, buffet indien, restaurant indien près de chez moi',
        negatives: 'recette, épicerie, emploi, visa, vêtements',
        questions: [
          'Vos currys sont-ils forts ?',
          'Quels plats sont véganes ?',
          'Y a-t-il une formule du midi ?',
        ],
      },
    },
  },
  {
    id: 'takeaway',
    kind: 'eating out',
    schemaTypes: ['FastFoodRestaurant'],
    goal: 'sales',
    ways: ['order', 'call', 'visit'],
    radiusKm: 6,
    interests: ['Takeaway', 'Food delivery', 'Kebab', 'Street food', 'Family meals'],
    angles: ['speed', 'ease', 'deal'],
    words: {
      en: {
        business: 'takeaway',
        businesses: 'takeaways',
        sells: 'meals to take away',
        alsoCalled:
          'food delivery service, snack bar, kebab shop, fish and chip shop, meal delivery service, chippy',
        offers: 'kebab, wraps, chips, lunch box, family meal deal, salads, soft drinks, home delivery',
        searches:
          'takeaway, food delivery, order food online, kebab, fish and chips, lunch delivery, cheap takeaway, late night takeaway, takeaway near me',
        negatives: 'jobs, driver, recipe, franchise, packaging, app development',
        questions: [
          'How long does delivery take?',
          'Is there a minimum order?',
          'Until what time do you deliver?',
        ],
      },
      de: {
        business: 'Imbiss',
        businesses: 'Imbisse',
        sells: 'Gerichte zum Mitnehmen',
        alsoCalled:
          'Lieferdienst für Essen, Schnellrestaurant, Dönerladen, Dönerimbiss, Pommesbude, Essenslieferdienst, Schnellimbiss',
        offers: 'Döner, Dürüm, Currywurst, Pommes, Mittagsbox, Familienmenü, Salate, Lieferung nach Hause',
        searches:
          'essen bestellen, imbiss, lieferservice, döner, essen zum mitnehmen, currywurst, mittagessen liefern lassen, essen liefern lassen abends, imbiss in der nähe',
        negatives: 'jobs, fahrer, rezept, franchise, verpackung, imbisswagen kaufen',
        questions: [
          'Wie lange dauert die Lieferung?',
          'Gibt es einen Mindestbestellwert?',
          'Bis wie viel Uhr liefern Sie?',
        ],
      },
      fr: {
        business: 'restaurant à emporter',
        businesses: 'restaurants à emporter',
        sells: 'plats à emporter',
        alsoCalled:
          'snack à emporter, livraison de repas, kebab, friterie, sandwicherie, restauration rapide',
        offers: 'kebab, sandwichs, frites, formule midi, menu famille, salades, livraison à domicile',
        searches:
          'plat à emporter, livraison repas, commander à manger, kebab, friterie, sandwich midi, livraison repas soir, restauration rapide près de chez moi',
        negatives: 'emploi, livreur, recette, franchise, emballage, matériel',
        questions: [
          'Quel est le délai de livraison ?',
          'Y a-t-il un minimum de commande ?',
          'Jusqu’à quelle heure livrez-vous ?',
        ],
      },
    },
  },
  {
    id: 'food-truck',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'quote', 'book'],
    radiusKm: 40,
    interests: ['Food trucks', 'Street food', 'Festivals', 'Weddings', 'Corporate events'],
    angles: ['offer', 'audience', 'place'],
    words: {
      en: {
        business: 'food truck',
        businesses: 'food trucks',
        sells: 'street food',
        alsoCalled: 'street food truck, catering van, food trailer, street food caterer, food van',
        offers:
          'street food menus, food truck hire, wedding food truck, office lunch, festival catering, burger truck, coffee cart',
        searches:
          'food truck, food truck hire, street food catering, food truck wedding, hire a food truck, food truck for party, food van catering, food truck near me',
        negatives: 'for sale, jobs, build, licence, used, franchise',
        questions: [
          'How much does it cost to hire the truck?',
          'How many guests can you feed?',
          'What power and space do you need?',
        ],
      },
      de: {
        business: 'Foodtruck',
        businesses: 'Foodtrucks',
        sells: 'Streetfood',
        alsoCalled:
          'Streetfood-Truck, Imbisswagen, Foodtruck-Catering, Verkaufsanhänger-Gastronomie, Streetfood-Catering',
        offers:
          'Streetfood-Menüs, Foodtruck mieten, Hochzeits-Foodtruck, Firmenlunch, Festival-Catering, Burger-Truck, Kaffeemobil',
        searches:
          'foodtruck mieten, foodtruck catering, foodtruck hochzeit, streetfood catering, foodtruck firmenfeier, imbisswagen mieten, foodtruck geburtstag, foodtruck in der nähe',
        negatives: 'kaufen, gebraucht, jobs, genehmigung, bauen, franchise',
        questions: [
          'Was kostet es, den Truck zu mieten?',
          'Für wie viele Gäste kochen Sie?',
          'Wie viel Platz und Strom brauchen Sie?',
        ],
      },
      fr: {
        business: 'food truck',
        businesses: 'food trucks',
        sells: 'street food',
        alsoCalled: 'camion-restaurant, camion ambulant, food-truck mariage, cuisine de rue ambulante',
        offers:
          'menus street food, location de food truck, food truck mariage, déjeuner d’entreprise, restauration de festival, camion à crêpes, coffee truck',
        searches:
          'food truck, location food truck, food truck mariage, food truck événement, food truck entreprise, réserver food truck, food truck anniversaire, food truck près de chez moi',
        negatives: 'à vendre, occasion, emploi, licence, formation, aménagement',
        questions: [
          'Combien coûte la location du camion ?',
          'Combien de convives servez-vous ?',
          'De quelle place avez-vous besoin ?',
        ],
      },
    },
  },
]
