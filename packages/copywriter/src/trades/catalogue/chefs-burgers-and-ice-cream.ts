import type { TradeEntry } from './trade-entry.ts'

export const chefsBurgersAndIceCream: readonly TradeEntry[] = [
  {
    id: 'fine-dining',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 60,
    interests: ['Fine dining', 'Wine', 'French cuisine', 'Anniversaries', 'Food travel'],
    angles: ['quality', 'proof', 'story'],
    words: {
      en: {
        business: 'fine dining restaurant',
        businesses: 'fine dining restaurants',
        sells: 'tasting menus',
        alsoCalled: 'gourmet restaurant, starred restaurant, tasting menu restaurant, chef’s table',
        offers:
          'tasting menu, wine pairing, chef’s table, lunch menu, vegetarian tasting menu, gift voucher, private dining',
        searches:
          'fine dining restaurant, tasting menu, gourmet restaurant, anniversary dinner, wine pairing dinner, chef’s table, romantic dinner restaurant',
        negatives: 'jobs, recipe, cheap, buffet, furniture, course',
        questions: [
          'How much is the tasting menu?',
          'How far ahead should I book?',
          'Is there a vegetarian tasting menu?',
        ],
      },
      de: {
        business: 'Gourmetrestaurant',
        businesses: 'Gourmetrestaurants',
        sells: 'Degustationsmenüs',
        alsoCalled:
          'Sternerestaurant, Feinschmeckerrestaurant, Fine-Dining-Restaurant, Spitzenrestaurant, Degustationsrestaurant',
        offers:
          'Degustationsmenü, Weinbegleitung, Chef’s Table, Lunchmenü, vegetarisches Menü, Gutschein, Private Dining',
        searches:
          'gourmetrestaurant, fine dining, sternerestaurant, degustationsmenü, romantisches restaurant, menü mit weinbegleitung, restaurant gutschein, restaurant für besonderen anlass',
        negatives: 'jobs, rezept, billig, buffet, ausbildung, kochkurs',
        questions: [
          'Was kostet das Degustationsmenü?',
          'Wie früh sollte ich reservieren?',
          'Gibt es ein vegetarisches Menü?',
        ],
      },
      fr: {
        business: 'restaurant gastronomique',
        businesses: 'restaurants gastronomiques',
        sells: 'menus dégustation',
        alsoCalled: 'table gastronomique, restaurant étoilé, table étoilée, restaurant bistronomique',
        offers:
          'menu dégustation, accord mets et vins, table du chef, menu déjeuner, menu végétarien, bon cadeau, salon privé',
        searches:
          'restaurant gastronomique, menu dégustation, restaurant étoilé, restaurant romantique, accord mets et vins, bon cadeau restaurant, repas d’anniversaire restaurant',
        negatives: 'emploi, recette, pas cher, buffet, formation, école',
        questions: [
          'Combien coûte le menu dégustation ?',
          'Combien de temps à l’avance réserver ?',
          'Y a-t-il un menu végétarien ?',
        ],
      },
    },
  },
  {
    id: 'private-chef',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: 50,
    interests: ['Fine dining', 'Cooking', 'Anniversaries', 'Birthdays', 'Luxury travel'],
    angles: ['benefit', 'ease', 'quality'],
    words: {
      en: {
        business: 'private chef',
        businesses: 'private chefs',
        sells: 'private dinners',
        alsoCalled: 'personal chef, chef for hire, home chef, in-home dining chef',
        offers:
          'dinner party, tasting menu at home, cooking class at home, weekly meal prep, holiday chef, wine pairing, table service',
        searches:
          'private chef, hire a private chef, personal chef, chef at home, private chef dinner party, private chef for holiday home, private chef cost, meal prep chef',
        negatives: 'jobs, salary, course, knife, recipe, uniform',
        questions: [
          'How much does a private chef cost?',
          'Do you bring the ingredients?',
          'Do you clean the kitchen afterwards?',
        ],
      },
      de: {
        business: 'Privatkoch',
        businesses: 'Privatköche',
        sells: 'private Menüs',
        alsoCalled: 'Mietkoch, Privatköchin, Koch für zu Hause, Koch mieten, Leihkoch',
        offers:
          'Dinner zu Hause, Degustationsmenü, Kochkurs daheim, Wochenküche, Koch im Ferienhaus, Weinbegleitung, Service am Tisch',
        searches:
          'privatkoch, koch mieten, mietkoch, koch für zuhause, privatkoch geburtstag, privatkoch kosten, koch für ferienhaus, private dining zuhause',
        negatives: 'jobs, gehalt, ausbildung, messer, rezept, kleidung',
        questions: [
          'Was kostet ein Privatkoch?',
          'Bringen Sie die Zutaten mit?',
          'Räumen Sie danach die Küche auf?',
        ],
      },
      fr: {
        business: 'chef à domicile',
        businesses: 'chefs à domicile',
        sells: 'repas de chef à domicile',
        alsoCalled: 'cuisinier à domicile, chef privé, cuisinière à domicile, chef particulier',
        offers:
          'dîner à domicile, menu dégustation, cours de cuisine à domicile, repas de la semaine, chef pour location de vacances, accord mets et vins, service à table',
        searches:
          'chef à domicile, cuisinier à domicile, chef privé, dîner chef à domicile, chef à domicile anniversaire, chef à domicile prix, chef pour maison de vacances',
        negatives: 'emploi, salaire, formation, couteau, recette, tenue',
        questions: [
          'Combien coûte un chef à domicile ?',
          'Apportez-vous les ingrédients ?',
          'La cuisine est-elle rangée ensuite ?',
        ],
      },
    },
  },
  {
    id: 'burger-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 10,
    interests: ['Burgers', 'American cuisine', 'Street food', 'Takeaway', 'Barbecue'],
    words: {
      en: {
        business: 'burger restaurant',
        businesses: 'burger restaurants',
        sells: 'burgers and fries',
        alsoCalled: 'burger bar, burger joint, hamburger restaurant, smash burger bar, American diner',
        offers:
          'cheeseburger, smash burger, veggie burger, chicken burger, fries, milkshake, lunch deal, kids’ burger',
        searches:
          'burger, burger restaurant, burger delivery, smash burger, vegan burger, burger and fries, best burger, burger takeaway, burger near me',
        negatives: 'recipe, buns, jobs, franchise, press, game',
        questions: [
          'Where does your beef come from?',
          'Do you have a veggie burger?',
          'How fast do you deliver?',
        ],
      },
      de: {
        business: 'Burgerrestaurant',
        businesses: 'Burgerrestaurants',
        sells: 'Burger und Pommes',
        alsoCalled:
          'Burgerladen, Burgerbar, Hamburger-Restaurant, Burgergrill, American Diner, Smash-Burger-Laden',
        offers:
          'Cheeseburger, Smash Burger, Veggie-Burger, Chicken Burger, Pommes, Milchshake, Mittagsmenü, Kinderburger',
        searches:
          'burger restaurant, burger bestellen, burgerladen, smash burger, veganer burger, burger lieferservice, bester burger, burger zum mitnehmen, burger in der nähe',
        negatives: 'rezept, brötchen backen, jobs, franchise, burgerpresse, spiel',
        questions: [
          'Woher kommt Ihr Rindfleisch?',
          'Gibt es einen Veggie-Burger?',
          'Wie schnell liefern Sie?',
        ],
      },
      fr: {
        business: 'restaurant de burgers',
        businesses: 'restaurants de burgers',
        sells: 'burgers et frites',
        alsoCalled: 'burger maison, bar à burgers, diner américain, hamburgers à emporter',
        offers:
          'cheeseburger, smash burger, burger végétarien, burger au poulet, frites maison, milkshake, menu du midi',
        searches:
          'burger, restaurant burger, livraison burger, smash burger, burger végétarien, burger frites maison, burger à emporter, meilleur burger, burger près de chez moi',
        negatives: 'recette, pain, emploi, franchise, presse, jeu',
        questions: [
          'D’où vient votre viande ?',
          'Avez-vous un burger végétarien ?',
          'En combien de temps livrez-vous ?',
        ],
      },
    },
  },
  {
    id: 'vegan-restaurant',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 20,
    interests: ['Vegan food', 'Vegetarian food', 'Healthy eating', 'Organic food', 'Salads'],
    words: {
      en: {
        business: 'vegan restaurant',
        businesses: 'vegan restaurants',
        sells: 'vegan dishes',
        alsoCalled:
          'vegetarian restaurant, plant-based restaurant, vegan café, vegan bistro, salad bar restaurant',
        offers:
          'vegan bowls, vegan burger, seasonal vegetables, gluten-free dishes, vegan cakes, lunch menu, vegan brunch',
        searches:
          'vegan restaurant, vegetarian restaurant, plant-based food, vegan lunch, vegan brunch, vegan takeaway, gluten-free vegan restaurant, vegan food near me',
        negatives: 'recipe, supermarket, diet plan, jobs, shoes, protein powder',
        questions: [
          'Is everything on the menu vegan?',
          'Do you have gluten-free dishes?',
          'Can I take my lunch away?',
        ],
      },
      de: {
        business: 'veganes Restaurant',
        businesses: 'vegane Restaurants',
        sells: 'vegane Küche',
        alsoCalled: 'vegetarisches Restaurant, veganes Bistro, veganes Café, pflanzliches Restaurant',
        offers:
          'vegane Bowls, veganer Burger, Saisongemüse, glutenfreie Gerichte, vegane Kuchen, Mittagskarte, veganer Brunch',
        searches:
          'veganes restaurant, vegetarisches restaurant, vegan essen gehen, veganer mittagstisch, veganer brunch, vegan zum mitnehmen, vegan und glutenfrei essen, vegan essen in der nähe',
        negatives: 'rezept, supermarkt, ernährungsplan, jobs, schuhe, proteinpulver',
        questions: [
          'Ist die ganze Karte vegan?',
          'Gibt es glutenfreie Gerichte?',
          'Kann ich das Essen mitnehmen?',
        ],
      },
      fr: {
        business: 'restaurant végane',
        businesses: 'restaurants véganes',
        sells: 'cuisine végane',
        alsoCalled: 'restaurant végétarien, restaurant vegan, cantine végétale, bistrot végétal',
        offers:
          'bowl végane, burger végétal, légumes de saison, plats sans gluten, gâteaux véganes, formule midi, brunch végane',
        searches:
          'restaurant vegan, restaurant végétarien, cuisine végétale, brunch vegan, plats vegan à emporter, restaurant vegan sans gluten, restaurant végétarien près de chez moi',
        negatives: 'recette, supermarché, régime, emploi, chaussures, protéines',
        questions: [
          'Toute la carte est-elle végane ?',
          'Avez-vous des plats sans gluten ?',
          'Peut-on emporter son déjeuner ?',
        ],
      },
    },
  },
  {
    id: 'ice-cream-parlour',
    kind: 'eating out',
    schemaTypes: ['IceCreamShop'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 8,
    interests: ['Ice cream', 'Desserts', 'Crêpes and waffles', 'Family days out', 'Vegan food'],
    words: {
      en: {
        business: 'ice cream parlour',
        businesses: 'ice cream parlours',
        sells: 'ice cream',
        alsoCalled:
          'ice cream shop, gelateria, gelato shop, ice cream parlor, frozen yogurt shop, ice cream van',
        offers:
          'ice cream scoops, sundaes, sorbet, vegan ice cream, waffles, ice cream cake, ice cream for events',
        searches:
          'ice cream, ice cream parlour, gelato, vegan ice cream, ice cream cake, ice cream van hire, sorbet, ice cream near me',
        negatives: 'recipe, machine, jobs, freezer, maker, game',
        questions: ['Which flavours are vegan?', 'How much is a scoop?', 'Can I order an ice cream cake?'],
      },
      de: {
        business: 'Eisdiele',
        businesses: 'Eisdielen',
        sells: 'Eis',
        alsoCalled: 'Eiscafé, Gelateria, Eissalon, Eismanufaktur, Eiswagen',
        offers: 'Eiskugeln, Eisbecher, Sorbet, veganes Eis, Waffeln, Eistorte, Eis für Feiern',
        searches:
          'eisdiele, eiscafé, eis essen, veganes eis, eistorte bestellen, eiswagen mieten, gelateria, spaghettieis, eisdiele in der nähe',
        negatives: 'rezept, eismaschine, jobs, gefrierschrank, spiel, eishockey',
        questions: [
          'Welche Sorten sind vegan?',
          'Was kostet eine Kugel?',
          'Kann ich eine Eistorte bestellen?',
        ],
      },
      fr: {
        business: 'glacier',
        businesses: 'glaciers',
        sells: 'glaces',
        alsoCalled: 'artisan glacier, gelateria, bar à glaces, glaces artisanales, salon de glaces',
        offers:
          'boules de glace, coupes glacées, sorbets, glace végane, gaufres, gâteau glacé, bac à glace pour fêtes',
        searches:
          'glacier, glace artisanale, glace italienne, gâteau glacé, glace vegan, sorbet artisanal, vacherin glacé, glacier près de chez moi',
        negatives: 'recette, sorbetière, emploi, congélateur, montagne, jeu',
        questions: [
          'Quels parfums sont véganes ?',
          'Combien coûte une boule ?',
          'Peut-on commander un gâteau glacé ?',
        ],
      },
    },
  },
]
