import type { TradeEntry } from './trade-entry.ts'

export const homeShops: readonly TradeEntry[] = [
  {
    id: 'furniture-shop',
    kind: 'shops',
    schemaTypes: ['FurnitureStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'quote'],
    radiusKm: 60,
    interests: [
      'Furniture',
      'Interior design',
      'Living rooms',
      'Scandinavian design',
      'Home decor',
      'Bedrooms',
    ],
    words: {
      en: {
        business: 'furniture store',
        businesses: 'furniture stores',
        sells: 'furniture',
        alsoCalled: 'furniture shop, furniture showroom, sofa shop, home furnishing store, furnishing house',
        offers:
          'sofas, dining tables, chairs, wardrobes, sideboards, shelves, interior advice, delivery and assembly',
        searches:
          'furniture store, sofa, dining table, corner sofa, wardrobe, solid wood furniture, sideboard, furniture store near me',
        negatives: 'jobs, free, doll, second hand, disposal, diy plans, rental, software',
        questions: [
          'How long is the delivery time?',
          'Do you deliver and assemble?',
          'Can I order fabric samples?',
        ],
      },
      de: {
        business: 'Möbelhaus',
        businesses: 'Möbelhäuser',
        sells: 'Möbel',
        alsoCalled:
          'Möbelgeschäft, Einrichtungshaus, Möbelladen, Möbelhändler, Wohnstudio, Polstermöbelgeschäft',
        offers:
          'Sofas, Esstische, Stühle, Kleiderschränke, Sideboards, Regale, Einrichtungsberatung, Lieferung und Montage',
        searches:
          'möbel kaufen, möbelhaus, sofa kaufen, esstisch massivholz, ecksofa, kleiderschrank, sideboard, möbelhaus in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, puppenmöbel, gebraucht, entsorgung, bauanleitung, mieten',
        questions: [
          'Wie lange ist die Lieferzeit?',
          'Liefern und montieren Sie?',
          'Kann ich Stoffmuster bekommen?',
        ],
      },
      fr: {
        business: 'magasin de meubles',
        businesses: 'magasins de meubles',
        sells: 'meubles',
        alsoCalled: 'boutique de meubles, magasin d’ameublement, marchand de meubles, magasin de canapés',
        offers:
          'canapés, tables à manger, chaises, armoires, buffets, étagères, conseil en aménagement, livraison et montage',
        searches:
          'meubles, magasin de meubles, canapé, table à manger, canapé d’angle, armoire, meuble bois massif, magasin de meubles près de chez moi',
        negatives: 'emploi, gratuit, poupée, occasion, débarras, plan diy, location, logiciel',
        questions: [
          'Quel est le délai de livraison ?',
          'Livrez-vous et montez-vous les meubles ?',
          'Puis-je avoir des échantillons de tissu ?',
        ],
      },
    },
  },
  {
    id: 'lighting-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'quote'],
    radiusKm: 60,
    interests: [
      'Lamps and lighting',
      'Interior design',
      'Home decor',
      'Scandinavian design',
      'Living rooms',
      'Renovation',
    ],
    words: {
      en: {
        business: 'lighting shop',
        businesses: 'lighting shops',
        sells: 'lamps and lighting',
        alsoCalled: 'lamp shop, lighting store, light fixture store, lighting showroom, lamp store',
        offers:
          'pendant lights, ceiling lights, floor lamps, table lamps, wall lights, outdoor lights, light bulbs, lighting plans',
        searches:
          'lamps, pendant light, floor lamp, ceiling light, designer lamp, outdoor lights, dining table lamp, lighting shop near me',
        negatives: 'jobs, free, headlight, traffic light, lyrics, nail lamp, grow light, repair',
        questions: ['Do you plan lighting for a whole room?', 'Are bulbs included?', 'Do you install lamps?'],
      },
      de: {
        business: 'Lampengeschäft',
        businesses: 'Lampengeschäfte',
        sells: 'Lampen und Leuchten',
        alsoCalled: 'Leuchtengeschäft, Lichthaus, Lampenladen, Leuchtenhaus, Lichtstudio, Lampenfachgeschäft',
        offers:
          'Pendelleuchten, Deckenleuchten, Stehlampen, Tischlampen, Wandleuchten, Außenleuchten, Leuchtmittel, Lichtplanung',
        searches:
          'lampen kaufen, pendelleuchte, stehlampe, deckenlampe, designerlampe, außenleuchte, lampe esstisch, lampengeschäft in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, scheinwerfer, ampel, nagellampe, pflanzenlampe, reparatur',
        questions: [
          'Planen Sie das Licht für ganze Räume?',
          'Sind Leuchtmittel enthalten?',
          'Montieren Sie die Lampen?',
        ],
      },
      fr: {
        business: 'magasin de luminaires',
        businesses: 'magasins de luminaires',
        sells: 'lampes et luminaires',
        alsoCalled:
          'boutique de luminaires, magasin de lampes, spécialiste du luminaire, showroom luminaires',
        offers:
          'suspensions, plafonniers, lampadaires, lampes de table, appliques, éclairages extérieurs, ampoules, projets d’éclairage',
        searches:
          'luminaire, suspension, lampadaire, plafonnier, lampe design, luminaire extérieur, suspension table à manger, magasin de luminaires près de chez moi',
        negatives: 'emploi, gratuit, phare, feu tricolore, lampe à ongles, horticole, réparation',
        questions: [
          'Étudiez-vous l’éclairage d’une pièce ?',
          'Les ampoules sont-elles fournies ?',
          'Installez-vous les luminaires ?',
        ],
      },
    },
  },
  {
    id: 'kitchenware-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: ['Cookware', 'Tableware', 'Cooking', 'Kitchen appliances', 'Baking', 'Glassware'],
    words: {
      en: {
        business: 'kitchenware shop',
        businesses: 'kitchenware shops',
        sells: 'kitchenware and tableware',
        alsoCalled: 'cookshop, cookware store, tableware shop, kitchen store, homeware shop, china shop',
        offers:
          'pots and pans, kitchen knives, baking tins, tableware, glasses, coffee makers, kitchen gadgets, knife sharpening, wedding lists',
        searches:
          'cookware, kitchen knives, cast iron pan, dinnerware set, baking tins, wine glasses, kitchenware shop, cookshop near me',
        negatives: 'jobs, recipe, fitted kitchen, free, catering hire, wholesale, toy, repair',
        questions: [
          'Is it suitable for induction?',
          'Do you sharpen knives?',
          'Do you set up wedding lists?',
        ],
      },
      de: {
        business: 'Haushaltswarengeschäft',
        businesses: 'Haushaltswarengeschäfte',
        sells: 'Küchenbedarf und Geschirr',
        alsoCalled:
          'Haushaltswaren, Küchenladen, Kochgeschirr, Porzellangeschäft, Küchenzubehör, Porzellanhaus',
        offers:
          'Töpfe und Pfannen, Küchenmesser, Backformen, Geschirr, Gläser, Kaffeebereiter, Küchenhelfer, Messer schleifen, Hochzeitstische',
        searches:
          'haushaltswaren, kochtöpfe, küchenmesser, gusseisenpfanne, geschirrset, backformen, weingläser, haushaltswarengeschäft in der nähe',
        negatives:
          'jobs, ausbildung, rezept, einbauküche, kostenlos, geschirrverleih, großhandel, spielküche',
        questions: [
          'Ist das Kochgeschirr für Induktion geeignet?',
          'Schleifen Sie Messer?',
          'Richten Sie Hochzeitstische ein?',
        ],
      },
      fr: {
        business: 'magasin d’ustensiles de cuisine',
        businesses: 'magasins d’ustensiles de cuisine',
        sells: 'ustensiles et arts de la table',
        alsoCalled:
          'arts de la table, boutique d’ustensiles de cuisine, articles de cuisine, magasin de vaisselle',
        offers:
          'casseroles et poêles, couteaux de cuisine, moules, vaisselle, verres, cafetières, petits ustensiles, affûtage de couteaux, listes de mariage',
        searches:
          'ustensiles de cuisine, casserole, couteau de cuisine, cocotte en fonte, service de table, moule à gâteau, verres à vin, magasin d’ustensiles près de chez moi',
        negatives: 'emploi, recette, cuisine équipée, gratuit, location, grossiste, dînette',
        questions: [
          'Est-ce compatible avec l’induction ?',
          'Affûtez-vous les couteaux ?',
          'Proposez-vous des listes de mariage ?',
        ],
      },
    },
  },
]
