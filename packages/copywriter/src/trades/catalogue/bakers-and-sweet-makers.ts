import type { TradeEntry } from './trade-entry.ts'

export const bakersAndSweetMakers: readonly TradeEntry[] = [
  {
    id: 'bakery',
    kind: 'food makers',
    schemaTypes: ['Bakery'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 6,
    interests: ['Bakeries', 'Bread', 'Pastries', 'Breakfast and brunch', 'Local produce'],
    words: {
      en: {
        business: 'bakery',
        businesses: 'bakeries',
        sells: 'bread and rolls',
        alsoCalled: 'baker, artisan bakery, bread shop, sourdough bakery, village bakery',
        offers:
          'sourdough bread, bread rolls, croissants, wholemeal bread, gluten-free bread, sandwiches, cakes, party rolls',
        searches:
          'bakery, sourdough bread, fresh bread, artisan bakery, gluten-free bread, bakery open sunday, order bread rolls, bakery near me',
        negatives: 'recipe, jobs, oven, course, flour wholesale, game',
        questions: [
          'Are you open on Sunday?',
          'Which breads are gluten-free or vegan?',
          'Can I order rolls for a party?',
        ],
      },
      de: {
        business: 'Bäckerei',
        businesses: 'Bäckereien',
        sells: 'Brot und Brötchen',
        alsoCalled: 'Backstube, Bäcker, Handwerksbäckerei, Holzofenbäckerei, Brotmanufaktur, Bio-Bäckerei',
        offers:
          'Sauerteigbrot, Brötchen, Croissants, Vollkornbrot, glutenfreies Brot, belegte Brötchen, Kuchen, Partybrezeln',
        searches:
          'bäckerei, bäcker, sauerteigbrot kaufen, brötchen bestellen, bäcker sonntag geöffnet, glutenfreies brot, belegte brötchen bestellen, bäckerei in der nähe',
        negatives: 'rezept, jobs, ausbildung, backofen, großhandel, spiel',
        questions: [
          'Haben Sie sonntags geöffnet?',
          'Welche Brote sind vegan?',
          'Kann ich Brötchen vorbestellen?',
        ],
      },
      fr: {
        business: 'boulangerie',
        businesses: 'boulangeries',
        sells: 'pains et viennoiseries',
        alsoCalled: 'boulanger, artisan boulanger, boulangerie artisanale, boulangerie bio, fournil',
        offers:
          'pain au levain, baguette tradition, croissants, pain complet, pain sans gluten, sandwichs, brioche, pièces cocktail',
        searches:
          'boulangerie, pain au levain, boulangerie ouverte dimanche, baguette tradition, pain sans gluten, sandwich boulangerie, boulangerie bio, boulangerie près de chez moi',
        negatives: 'recette, emploi, cap, four, à vendre, jeu',
        questions: [
          'Êtes-vous ouverts le dimanche ?',
          'Quels pains sont sans gluten ?',
          'Peut-on commander à l’avance ?',
        ],
      },
    },
  },
  {
    id: 'cake-maker',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['order', 'call', 'quote'],
    radiusKm: 40,
    interests: ['Cakes', 'Weddings', 'Birthdays', 'Children’s birthdays', 'Baking'],
    angles: ['quality', 'offer', 'proof'],
    words: {
      en: {
        business: 'cake maker',
        businesses: 'cake makers',
        sells: 'cakes to order',
        alsoCalled:
          'wedding cake maker, cake designer, custom cake bakery, celebration cakes, cupcake bakery',
        offers:
          'wedding cakes, birthday cakes, children’s cakes, cupcakes, number cakes, vegan cakes, tasting box, cake delivery',
        searches:
          'birthday cake, wedding cake, custom cakes, order birthday cake, cupcakes delivery, vegan birthday cake, wedding cake tasting, cake maker near me',
        negatives: 'recipe, mix, course, jobs, tins, game, toppers wholesale',
        questions: [
          'How much is a cake for 20 people?',
          'How far ahead should I order?',
          'Can I taste before I choose?',
        ],
      },
      de: {
        business: 'Tortenmanufaktur',
        businesses: 'Tortenmanufakturen',
        sells: 'Torten auf Bestellung',
        alsoCalled:
          'Tortendesignerin, Tortenatelier, Hochzeitstorten-Manufaktur, Motivtorten, Cupcake-Manufaktur',
        offers:
          'Hochzeitstorten, Geburtstagstorten, Motivtorten, Cupcakes, Zahlentorten, vegane Torten, Probierbox, Tortenlieferung',
        searches:
          'torte bestellen, geburtstagstorte bestellen, hochzeitstorte, motivtorte bestellen, cupcakes bestellen, vegane torte bestellen, kindergeburtstag torte, tortenlieferung',
        negatives: 'rezept, backmischung, kurs, jobs, backform, zubehör',
        questions: [
          'Was kostet eine Torte für 20 Personen?',
          'Wie früh muss ich bestellen?',
          'Kann ich vorher probieren?',
        ],
      },
      fr: {
        business: 'créateur de gâteaux',
        businesses: 'créateurs de gâteaux',
        sells: 'gâteaux sur commande',
        alsoCalled:
          'cake designer, gâteaux sur mesure, wedding cakes, gâteaux personnalisés, pièces montées sur mesure',
        offers:
          'gâteau de mariage, gâteau d’anniversaire, gâteau pour enfant, cupcakes, number cake, gâteau végane, box dégustation, livraison de gâteaux',
        searches:
          'gâteau d’anniversaire sur commande, cake designer, wedding cake, gâteau personnalisé, commander gâteau anniversaire, cupcakes commande, pièce montée mariage, cake designer près de chez moi',
        negatives: 'recette, moule, formation, emploi, jeu, décoration alimentaire',
        questions: [
          'Combien coûte un gâteau pour 20 personnes ?',
          'Quel est le délai de commande ?',
          'Peut-on goûter avant de choisir ?',
        ],
      },
    },
  },
  {
    id: 'pastry-shop',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 10,
    interests: ['Pastries', 'Cakes', 'Desserts', 'Cafés', 'Sweets and candy'],
    words: {
      en: {
        business: 'pastry shop',
        businesses: 'pastry shops',
        sells: 'pastries and tarts',
        alsoCalled: 'patisserie, pastry chef, confectioner’s, French patisserie, viennoiserie, cake shop',
        offers: 'éclairs, fruit tarts, macarons, croissants, gateaux, choux, Danish pastries, gift boxes',
        searches:
          'patisserie, pastry shop, macarons, fruit tart, french pastries, order pastries, eclairs, croissants delivery, patisserie near me',
        negatives: 'recipe, course, jobs, brush, dough frozen, school',
        questions: [
          'Can I order for the same day?',
          'Which pastries are gluten-free?',
          'How long do macarons keep?',
        ],
      },
      de: {
        business: 'Konditorei',
        businesses: 'Konditoreien',
        sells: 'Kuchen und Feingebäck',
        alsoCalled: 'Konditor, Patisserie, Feinbäckerei, Zuckerbäckerei, Konditormeister',
        offers:
          'Sahnetorten, Obstkuchen, Macarons, Éclairs, Petits Fours, Teegebäck, Plunder, Geschenkschachteln',
        searches:
          'konditorei, kuchen bestellen, macarons kaufen, sahnetorte bestellen, obstkuchen, petit fours bestellen, patisserie, konditorei in der nähe',
        negatives: 'rezept, ausbildung, jobs, bedarf, kurs, tiefkühl',
        questions: ['Kann ich für morgen bestellen?', 'Welche Kuchen sind glutenfrei?', 'Liefern Sie auch?'],
      },
      fr: {
        business: 'pâtisserie',
        businesses: 'pâtisseries',
        sells: 'pâtisseries et entremets',
        alsoCalled:
          'pâtissier, artisan pâtissier, pâtisserie fine, pâtisserie artisanale, maison de macarons',
        offers:
          'éclairs, tartes aux fruits, macarons, entremets, choux, mille-feuille, bûche de Noël, galette des rois',
        searches:
          'pâtisserie, entremets commande, macarons, tarte aux fruits pâtisserie, bûche de noël pâtissier, galette des rois, commander pâtisserie, pâtisserie près de chez moi',
        negatives: 'recette, cap, formation, emploi, matériel, moule',
        questions: [
          'Peut-on commander pour demain ?',
          'Quels gâteaux sont sans gluten ?',
          'Combien de jours se gardent les macarons ?',
        ],
      },
    },
  },
  {
    id: 'chocolate-maker',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: null,
    interests: ['Chocolate', 'Sweets and candy', 'Gifts', 'Corporate gifts', 'Valentine’s Day'],
    words: {
      en: {
        business: 'chocolate maker',
        businesses: 'chocolate makers',
        sells: 'chocolates and pralines',
        alsoCalled:
          'chocolatier, chocolate shop, artisan chocolatier, bean-to-bar chocolate, handmade chocolates',
        offers:
          'pralines, truffles, chocolate bars, Easter chocolate, gift boxes, vegan chocolate, corporate gifts, chocolate tasting',
        searches:
          'handmade chocolates, chocolate gift box, chocolatier, artisan chocolate, chocolate truffles, buy chocolates online, vegan chocolates, corporate chocolate gifts, chocolate shop near me',
        negatives: 'recipe, fountain, jobs, wholesale, calories, labrador',
        questions: [
          'How long do the chocolates keep?',
          'Do you ship in summer?',
          'Can you print our logo on the box?',
        ],
      },
      de: {
        business: 'Schokoladenmanufaktur',
        businesses: 'Schokoladenmanufakturen',
        sells: 'Pralinen und Schokolade',
        alsoCalled: 'Chocolatier, Chocolaterie, Pralinenmanufaktur, Schokoladengeschäft, Pralinengeschäft',
        offers:
          'Pralinen, Trüffel, Tafelschokolade, Osterhasen, Geschenkboxen, vegane Schokolade, Firmengeschenke, Schokoladenverkostung',
        searches:
          'pralinen kaufen, handgemachte schokolade, pralinen geschenk, chocolatier, schokolade online bestellen, vegane pralinen, pralinen firmengeschenk, schokoladenverkostung',
        negatives: 'rezept, schokobrunnen, jobs, kalorien, großhandel, selber machen',
        questions: [
          'Wie lange sind die Pralinen haltbar?',
          'Versenden Sie auch im Sommer?',
          'Geht ein Firmenlogo auf der Schachtel?',
        ],
      },
      fr: {
        business: 'chocolatier',
        businesses: 'chocolatiers',
        sells: 'chocolats et pralinés',
        alsoCalled:
          'chocolaterie, artisan chocolatier, maître chocolatier, chocolat bean to bar, maison de chocolat',
        offers:
          'ballotins, truffes, tablettes, chocolats de Pâques, coffrets cadeaux, chocolat végane, cadeaux d’entreprise, dégustation',
        searches:
          'chocolatier, chocolat artisanal, coffret chocolat, ballotin de chocolat, chocolat de pâques, acheter chocolat en ligne, chocolat cadeau entreprise, chocolaterie près de chez moi',
        negatives: 'recette, fontaine, emploi, cap, calories, grossiste',
        questions: [
          'Combien de temps se gardent les chocolats ?',
          'Expédiez-vous en été ?',
          'Peut-on ajouter notre logo ?',
        ],
      },
    },
  },
  {
    id: 'beekeeper',
    kind: 'food makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: ['Honey', 'Beekeeping', 'Farm shops', 'Local produce', 'Gift baskets'],
    angles: ['story', 'quality', 'place'],
    words: {
      en: {
        business: 'beekeeper',
        businesses: 'beekeepers',
        sells: 'honey',
        alsoCalled: 'honey farm, apiary, honey producer, raw honey shop, bee farm',
        offers:
          'runny honey, set honey, honeycomb, beeswax candles, honey gift sets, wedding honey jars, propolis',
        searches:
          'raw honey, local honey, buy honey online, honeycomb, set honey, honey gift set, beeswax candles, honey from beekeeper, local honey near me',
        negatives: 'supplies, course, suit, bee removal, jobs, hive plans, swarm',
        questions: ['Where do your bees forage?', 'Is the honey raw?', 'Do you ship several jars together?'],
      },
      de: {
        business: 'Imkerei',
        businesses: 'Imkereien',
        sells: 'Honig',
        alsoCalled: 'Imker, Honigmanufaktur, Bienenhof, Bio-Imkerei, Honighof',
        offers:
          'Blütenhonig, Waldhonig, Rapshonig, Wabenhonig, Bienenwachskerzen, Honiggeschenke, Met, Propolis',
        searches:
          'honig vom imker, honig kaufen, waldhonig, honig online bestellen, bio honig, wabenhonig kaufen, bienenwachskerzen, imker in der nähe',
        negatives: 'imkereibedarf, kurs, bienenkasten, wespen, jobs, schwarm',
        questions: ['Woher stammt der Honig?', 'Ist der Honig kalt geschleudert?', 'Was kostet der Versand?'],
      },
      fr: {
        business: 'apiculteur',
        businesses: 'apiculteurs',
        sells: 'miel',
        alsoCalled: 'miellerie, producteur de miel, rucher, apicultrice, miel de producteur',
        offers:
          'miel de fleurs, miel de forêt, miel d’acacia, miel en rayon, bougies en cire, coffret de miel, pain d’épices, propolis',
        searches:
          'miel apiculteur, acheter du miel, miel artisanal, miel d’acacia, miel bio, coffret miel, miel en rayon, apiculteur près de chez moi',
        negatives: 'formation, ruche à vendre, matériel apicole, frelon, emploi, essaim',
        questions: [
          'D’où vient votre miel ?',
          'Le miel est-il extrait à froid ?',
          'Expédiez-vous vos pots ?',
        ],
      },
    },
  },
]
