import type { InterestField } from './interest-field.ts'

export const foodAndDrink: InterestField = {
  name: 'Food and drink / Essen und Trinken / Gastronomie',
  groups: {
    'Cooking / Kochen / Cuisine maison': `
Cooking / Kochen / Cuisine / home cooking, Hausmannskost, cuisiner
Baking / Backen / Pâtisserie maison / home baking, Kuchen backen, faire des gâteaux
Cakes / Torten und Kuchen / Gâteaux / cake decorating, cupcakes, Motivtorten, pièces montées
Pastries / Feingebäck / Pâtisseries et viennoiseries / croissants, tarts, Teilchen, tartelettes
Recipes / Rezepte / Recettes / meal ideas, Kochideen, idées repas
Healthy eating / Gesunde Ernährung / Alimentation saine / healthy food, gesundes Essen, manger sain
Organic food / Bio-Lebensmittel / Aliments bio / organic produce, Bioladen, épicerie bio
Vegetarian food / Vegetarisches Essen / Cuisine végétarienne / vegetarian recipes, vegetarisch, végétarien
Vegan food / Veganes Essen / Cuisine végane / plant-based food, vegane Rezepte, pflanzlich, recettes véganes
Gluten-free food / Glutenfreies Essen / Cuisine sans gluten / gluten-free baking, glutenfrei, sans gluten
Barbecue / Grillen / Barbecue / grilling, Grillabend, grillades
Slow food / Slow Food / Cuisine lente / slow cooking, bewusst essen, manger mieux
Regional food / Regionale Küche / Cuisine du terroir / local food, regionale Lebensmittel, produits du terroir
Seasonal food / Saisonale Küche / Cuisine de saison / seasonal cooking, Saisongemüse, légumes de saison
Family meals / Familienküche / Repas en famille / quick dinners, schnelle Gerichte, plats rapides
Desserts / Desserts / Desserts maison / puddings, Nachspeisen, entremets
Soups and stews / Suppen und Eintöpfe / Soupes et ragoûts / broths, Brühe, potages
Salads / Salate / Salades / salad bowls, Bowls, crudités
Preserving food / Einkochen / Conserves maison / jam making, canning, Marmelade kochen, confitures
Fermenting / Fermentieren / Fermentation / sourdough, kombucha, Sauerteig, levain
Cooking courses / Kochkurse / Cours de cuisine / cookery school, Kochschule, atelier culinaire
Meal kits / Kochboxen / Box repas / recipe boxes, Kochbox, panier recette
Cookbooks / Kochbücher / Livres de cuisine / recipe books, Rezeptbücher, livres de recettes
Food photography / Foodfotografie / Photographie culinaire / food styling, Foodstyling, stylisme culinaire`,
    'Groceries / Lebensmittel / Alimentation': `
Cheese / Käse / Fromage / cheese shops, Käseladen, fromagerie
Bread / Brot / Pain / artisan bread, Brötchen, boulanger
Chocolate / Schokolade / Chocolat / chocolates, truffles, Pralinen, chocolatier
Sweets and candy / Süßigkeiten / Bonbons / confectionery, Süßwaren, confiserie
Honey / Honig / Miel / raw honey, Imkerhonig, miel artisanal
Jams and spreads / Marmeladen und Aufstriche / Confitures et tartinades / marmalade, Konfitüre, pâte à tartiner
Spices / Gewürze / Épices / herbs, seasoning, Kräuter, aromates
Olive oil / Olivenöl / Huile d’olive / vinegar, Essig, vinaigre
Pasta and noodles / Pasta und Nudeln / Pâtes et nouilles / fresh pasta, frische Pasta, pâtes fraîches
Rice and grains / Reis und Getreide / Riz et céréales / muesli, wholegrain, Müsli, Vollkorn
Nuts and dried fruit / Nüsse und Trockenfrüchte / Noix et fruits secs / almonds, Mandeln, amandes
Meat and poultry / Fleisch und Geflügel / Viande et volaille / butchers, steak, Metzgerei, boucherie
Ham and sausages / Schinken und Wurst / Charcuterie / cured meat, delicatessen meat, Wurstwaren, saucisson
Game meat / Wildfleisch / Gibier / venison, Wildbret, chevreuil
Seafood / Meeresfrüchte / Fruits de mer / oysters, shellfish, Austern, huîtres
Fish / Fisch / Poisson / fishmongers, smoked fish, Fischgeschäft, poissonnerie
Fruit and vegetables / Obst und Gemüse / Fruits et légumes / greengrocers, vegetable boxes, Gemüsekiste, primeur
Mushrooms / Pilze / Champignons / truffle hunting, Trüffel, truffes
Eggs / Eier / Œufs / free-range eggs, Freilandeier, œufs fermiers
Milk and dairy / Milch und Milchprodukte / Lait et produits laitiers / yogurt, butter, Joghurt, yaourt
Plant-based milk / Pflanzendrinks / Laits végétaux / oat milk, Hafermilch, lait d’avoine
Delicatessen / Feinkost / Épicerie fine / fine foods, deli, Delikatessen, traiteur
Farm shops / Hofläden / Magasins à la ferme / direct from the farm, Direktvermarktung, vente directe
Gift baskets / Geschenkkörbe / Paniers gourmands / hampers, Präsentkörbe, coffrets gourmands
Snacks / Snacks / En-cas / crisps, Knabberzeug, apéritif salé
Protein food / Proteinreiche Ernährung / Aliments protéinés / protein bars, Eiweißriegel, barres protéinées
Baby food / Babynahrung / Alimentation pour bébé / weaning, Beikost, petits pots`,
    'Eating out / Auswärts essen / Restaurants et sorties': `
Restaurants / Restaurants / Tables et restaurants / dining out, Gaststätten, Wirtshaus, bistrot
Cafés / Cafés / Salons de café / coffee shops, Kaffeehaus, Konditorei, coffee shop
Tea rooms / Teestuben / Salons de thé / afternoon tea, Teesalon, goûter
Fine dining / Gehobene Küche / Haute cuisine / tasting menus, starred restaurants, Sternerestaurants, gastronomique
Street food / Straßenküche / Cuisine de rue / food stalls, food festivals, Streetfood, food truck
Food trucks / Foodtrucks / Camions-restaurants / mobile catering, Imbisswagen, camion à pizza
Breakfast and brunch / Frühstück und Brunch / Petit-déjeuner et brunch / brunch, Frühstückscafé, petit déj
Business lunches / Mittagstisch / Déjeuners d’affaires / lunch menus, Mittagsmenü, menu du jour
Pizza / Pizza / Pizza et pizzerias / pizzeria, Steinofenpizza, feu de bois
Burgers / Burger / Burgers et frites / hamburgers, Burgerladen, frites maison
Steakhouses / Steakhäuser / Grills et steakhouses / steaks, Grillrestaurants, viande grillée
Fish and chips / Fish and Chips / Poisson frites / chip shops, Backfisch, friterie
Sushi / Sushi / Sushi et sashimi / sashimi, maki, Sushibar
Tapas / Tapas / Tapas et pintxos / small plates, Tapasbar, assiettes à partager
Kebab / Döner / Kebab et grillades / doner kebab, shawarma, Dönerladen
Ramen / Ramen / Ramen et bouillons / noodle soups, Nudelsuppe, soupe de nouilles
Bakeries / Bäckereien / Boulangeries / bakery cafés, Bäckerei, boulangerie artisanale
Ice cream / Eis / Glaces / gelato, sorbet, Eisdiele, glacier
Crêpes and waffles / Crêpes und Waffeln / Crêpes et gaufres / pancakes, Pfannkuchen, crêperie
Beer gardens / Biergärten / Jardins à bière / outdoor dining, Außengastronomie, terrasse
Pubs / Pubs / Pubs et brasseries / gastropubs, Kneipen, brasserie
Bars / Bars / Bars et lounges / cocktail bars, Cocktailbar, bar à cocktails
Wine bars / Weinbars / Bars à vin / Weinstuben, cave à manger
Food delivery / Lieferdienste / Livraison de repas / meal delivery, Essen bestellen, repas à domicile
Takeaway / Essen zum Mitnehmen / Plats à emporter / takeout, Imbiss, vente à emporter
Food tours / Kulinarische Touren / Visites gourmandes / tasting tours, Genusstouren, balades gourmandes`,
    'Drinks / Getränke / Boissons': `
Coffee / Kaffee / Café / coffee beans, espresso, Kaffeebohnen, torréfaction
Tea / Tee / Thé / loose leaf tea, herbal tea, Kräutertee, infusions
Hot chocolate / Heiße Schokolade / Chocolat chaud / cocoa, Kakao, cacao
Wine / Wein / Vin / vineyards, wine tasting, Weingut, Weinprobe, vignoble, dégustation
Sparkling wine / Sekt und Schaumwein / Vins effervescents / champagne, prosecco, Sekt, crémant
Natural wine / Naturwein / Vin nature / organic wine, Biowein, vin bio
Craft beer / Craft-Bier / Bière artisanale / beer, breweries, Brauerei, microbrasserie
Home brewing / Bierbrauen / Brassage maison / brewing beer, Bier selbst brauen, brasser sa bière
Cider / Apfelwein / Cidre / cider making, Apfelmost, cidrerie
Whisky / Whisky / Whisky et whiskey / Scotch, bourbon, Whiskyverkostung, pur malt
Gin / Gin / Gin et genièvre / gin tasting, distilleries, Brennerei, distillerie
Rum / Rum / Rhum / rum tasting, rhum arrangé
Spirits and liqueurs / Spirituosen und Liköre / Spiritueux et liqueurs / vodka, brandy, Obstbrand, eaux-de-vie
Cocktails / Cocktails / Cocktails et mixologie / mixology, Drinks mixen, barman
Alcohol-free drinks / Alkoholfreie Getränke / Boissons sans alcool / mocktails, alkoholfreies Bier, bière sans alcool
Juices and smoothies / Säfte und Smoothies / Jus et smoothies / fruit juice, Fruchtsaft, jus de fruits
Soft drinks / Limonaden / Sodas et limonades / lemonade, Limo, limonade
Mineral water / Mineralwasser / Eaux minérales / water filters, Wasserfilter, filtration d’eau`,
    'Kinds of cooking / Länderküchen / Cuisines du monde': `
World cuisine / Internationale Küche / Cuisine internationale / international food, Weltküche, saveurs du monde
Italian cuisine / Italienische Küche / Cuisine italienne / Italian food, Italiener, trattoria
French cuisine / Französische Küche / Cuisine française / French food, Bistroküche, bistronomie
British cuisine / Britische Küche / Cuisine britannique / British food, Sunday roast, pies
Irish cuisine / Irische Küche / Cuisine irlandaise / Irish food, Irish stew
German cuisine / Deutsche Küche / Cuisine allemande / German food, gutbürgerlich, choucroute
Austrian cuisine / Österreichische Küche / Cuisine autrichienne / Viennese food, Schnitzel, Heuriger
Swiss cuisine / Schweizer Küche / Cuisine suisse / fondue, raclette, Käsefondue
Alpine cuisine / Alpenküche / Cuisine alpine / mountain food, Hüttenküche, cuisine savoyarde
Indian cuisine / Indische Küche / Cuisine indienne / Indian food, curry, Curryhaus, naan
Japanese cuisine / Japanische Küche / Cuisine japonaise / Japanese food, izakaya, Japaner
Chinese cuisine / Chinesische Küche / Cuisine chinoise / Chinese food, dim sum, Wokgerichte
Korean cuisine / Koreanische Küche / Cuisine coréenne / Korean food, kimchi, Korean barbecue
Mexican cuisine / Mexikanische Küche / Cuisine mexicaine / Mexican food, tacos, Tacoladen
Thai cuisine / Thailändische Küche / Cuisine thaïlandaise / Thai food, Thaicurry, cuisine thaïe
Vietnamese cuisine / Vietnamesische Küche / Cuisine vietnamienne / Vietnamese food, pho, bo bun
Greek cuisine / Griechische Küche / Cuisine grecque / Greek food, Gyros, taverne
Spanish cuisine / Spanische Küche / Cuisine espagnole / Spanish food, paella, Spanier
Portuguese cuisine / Portugiesische Küche / Cuisine portugaise / Portuguese food, pastel de nata
Turkish cuisine / Türkische Küche / Cuisine turque / Turkish food, Meze, mezzé
Lebanese cuisine / Libanesische Küche / Cuisine libanaise / Lebanese food, mezze, falafel, houmous
Moroccan cuisine / Marokkanische Küche / Cuisine marocaine / Moroccan food, tagine, Couscous
Ethiopian cuisine / Äthiopische Küche / Cuisine éthiopienne / Ethiopian food, injera
Caribbean cuisine / Karibische Küche / Cuisine antillaise / Caribbean food, jerk chicken, colombo
American cuisine / Amerikanische Küche / Cuisine américaine / American food, diners, spareribs
Latin American cuisine / Lateinamerikanische Küche / Cuisine latino-américaine / empanadas, ceviche, arepas
Peruvian cuisine / Peruanische Küche / Cuisine péruvienne / Peruvian food, Nikkei
Polish cuisine / Polnische Küche / Cuisine polonaise / Polish food, pierogi, Piroggen
Mediterranean cuisine / Mediterrane Küche / Cuisine méditerranéenne / Mediterranean food, Mittelmeerküche, provençal`,
  },
}
