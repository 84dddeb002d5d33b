import type { TradeEntry } from './trade-entry.ts'

export const woodAndLightMakers: readonly TradeEntry[] = [
  {
    id: 'lamp-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote', 'visit'],
    radiusKm: null,
    interests: [
      'Lamps and lighting',
      'Interior design',
      'Handmade goods',
      'Home decor',
      'Scandinavian design',
      'Upcycling',
    ],
    words: {
      en: {
        business: 'lamp maker',
        businesses: 'lamp makers',
        sells: 'lamps and lampshades',
        alsoCalled:
          'lampshade maker, handmade lamps, lighting designer-maker, lamp workshop, lighting maker, handmade lighting',
        offers:
          'pendant lamps, table lamps, floor lamps, wall lamps, lampshades, custom lamps, lamp rewiring, lampshade re-covering',
        searches:
          'handmade lamps, handmade pendant light, designer table lamp, wooden lamp, custom lampshade, lampshades, handmade floor lamp, unique lamps',
        negatives: 'jobs, diy kit, free, headlight, repair manual, wholesale, magic lamp, bulbs',
        questions: [
          'Can I choose the cord and shade?',
          'How long does a lamp take to make?',
          'Do you ship abroad?',
        ],
      },
      de: {
        business: 'Lampenmanufaktur',
        businesses: 'Lampenmanufakturen',
        sells: 'Lampen und Lampenschirme',
        alsoCalled:
          'Leuchtenmanufaktur, Lampenschirmmacher, Lampenschirmwerkstatt, Lampenbauer, Leuchtenbauer, Lampenwerkstatt',
        offers:
          'Pendelleuchten, Tischlampen, Stehlampen, Wandlampen, Lampenschirme, Lampen nach Wunsch, Neuverkabelung, Lampenschirme neu beziehen',
        searches:
          'handgemachte lampen, pendelleuchte handgefertigt, designer tischlampe, holzlampe, lampenschirm nach maß, lampenschirm neu beziehen, stehlampe handgemacht, lampe einzelstück',
        negatives: 'jobs, ausbildung, bausatz, selber bauen, kostenlos, scheinwerfer, großhandel, glühbirnen',
        questions: [
          'Kann ich Kabel und Schirm wählen?',
          'Wie lange dauert die Fertigung?',
          'Liefern Sie ins Ausland?',
        ],
      },
      fr: {
        business: 'fabricant de lampes',
        businesses: 'fabricants de lampes',
        sells: 'lampes et abat-jour',
        alsoCalled:
          'créateur de luminaires, abat-jouriste, fabricant de luminaires, luminaires artisanaux, atelier de luminaires, créateur de lampes',
        offers:
          'suspensions, lampes de table, lampadaires, appliques, abat-jour, luminaires sur mesure, réfection électrique, réfection d’abat-jour',
        searches:
          'lampe artisanale, suspension artisanale, lampe de table design, lampe en bois, abat-jour sur mesure, réfection abat-jour, lampadaire artisanal, luminaire fait main',
        negatives: 'emploi, formation, kit, diy, gratuit, phare, grossiste, ampoule',
        questions: [
          'Peut-on choisir le câble et l’abat-jour ?',
          'Quel est le délai de fabrication ?',
          'Livrez-vous à l’étranger ?',
        ],
      },
    },
  },
  {
    id: 'furniture-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 100,
    interests: [
      'Furniture',
      'Handmade goods',
      'Woodworking',
      'Interior design',
      'Living rooms',
      'Scandinavian design',
    ],
    words: {
      en: {
        business: 'furniture maker',
        businesses: 'furniture makers',
        sells: 'made-to-order furniture',
        alsoCalled:
          'bespoke furniture maker, cabinetmaker, cabinet maker, furniture workshop, handmade furniture, custom furniture maker',
        offers:
          'dining tables, sideboards, beds, shelving, wardrobes, desks, chairs, custom furniture, design drawings',
        searches:
          'bespoke furniture, custom furniture, handmade dining table, solid wood table, bespoke wardrobe, oak sideboard, custom bookcase, furniture maker near me',
        negatives: 'jobs, apprenticeship, plans, diy, free, second hand, doll’s house, software',
        questions: [
          'What does a solid wood table cost?',
          'How long is the lead time?',
          'Which woods can I choose from?',
        ],
      },
      de: {
        business: 'Möbelmanufaktur',
        businesses: 'Möbelmanufakturen',
        sells: 'Möbel auf Bestellung',
        alsoCalled:
          'Möbelschreinerei, Möbeltischlerei, Möbelbauer, Möbelschreiner, Möbeltischler, Möbelwerkstatt, Massivholzmöbel',
        offers:
          'Esstische, Sideboards, Betten, Regale, Kleiderschränke, Schreibtische, Stühle, Möbel nach Maß, Entwurf',
        searches:
          'möbel nach maß, massivholztisch, esstisch nach maß, massivholzmöbel, schrank nach maß, sideboard eiche massiv, regal nach maß, möbelschreiner in der nähe',
        negatives: 'jobs, ausbildung, bauplan, selber bauen, kostenlos, gebraucht, puppenmöbel, software',
        questions: [
          'Was kostet ein Tisch aus Massivholz?',
          'Wie lange ist die Lieferzeit?',
          'Welche Hölzer stehen zur Wahl?',
        ],
      },
      fr: {
        business: 'ébénisterie',
        businesses: 'ébénisteries',
        sells: 'meubles sur commande',
        alsoCalled:
          'ébéniste, fabricant de meubles, meubles sur mesure, créateur de meubles, atelier d’ébénisterie, artisan ébéniste',
        offers:
          'tables à manger, buffets, lits, bibliothèques, dressings, bureaux, chaises, meubles sur mesure, plans et dessins',
        searches:
          'meuble sur mesure, ébéniste, table bois massif, table sur mesure, bibliothèque sur mesure, dressing sur mesure, buffet chêne massif, ébéniste près de chez moi',
        negatives: 'emploi, formation, cap, plan, diy, gratuit, occasion, logiciel',
        questions: [
          'Combien coûte une table en bois massif ?',
          'Quel est le délai de fabrication ?',
          'Quelles essences proposez-vous ?',
        ],
      },
    },
  },
  {
    id: 'joiner',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 50,
    interests: ['Carpentry', 'Windows and doors', 'Stairs', 'Kitchens', 'Renovation', 'Storage and tidying'],
    words: {
      en: {
        business: 'joinery',
        businesses: 'joineries',
        sells: 'wardrobes, doors and stairs',
        alsoCalled: 'joiner, carpenter, joinery workshop, carpentry, carpentry firm, carpentry workshop',
        offers:
          'fitted wardrobes, interior doors, stairs, kitchens, wooden windows, wall paneling, decking, repairs',
        searches:
          'joiner, carpenter, fitted wardrobes, bespoke doors, wooden stairs, bespoke kitchen, carpentry repairs, carpenter near me',
        negatives: 'jobs, apprenticeship, course, tools, salary, free, diy, bee',
        questions: [
          'Do you measure up for free?',
          'When could you start?',
          'What does a fitted wardrobe cost?',
        ],
      },
      de: {
        business: 'Schreinerei',
        businesses: 'Schreinereien',
        sells: 'Schränke, Türen und Treppen',
        alsoCalled:
          'Schreiner, Tischlerei, Tischler, Bauschreinerei, Bautischlerei, Schreinermeister, Tischlermeister',
        offers:
          'Einbauschränke, Innentüren, Treppen, Küchen, Holzfenster, Wandverkleidungen, Holzterrassen, Reparaturen',
        searches:
          'schreiner, tischler, einbauschrank nach maß, innentüren einbauen, holztreppe, küche vom schreiner, einbauschrank dachschräge, tischlerei in der nähe',
        negatives: 'jobs, ausbildung, kurs, werkzeug, gehalt, kostenlos, selber bauen, meisterschule',
        questions: ['Kommen Sie zum Aufmaß?', 'Wann können Sie anfangen?', 'Was kostet ein Einbauschrank?'],
      },
      fr: {
        business: 'menuiserie',
        businesses: 'menuiseries',
        sells: 'placards, portes et escaliers',
        alsoCalled:
          'menuisier, artisan menuisier, atelier de menuiserie, menuisier agenceur, menuiserie bois',
        offers:
          'placards sur mesure, portes intérieures, escaliers, cuisines, fenêtres en bois, lambris, terrasses en bois, réparations',
        searches:
          'menuisier, placard sur mesure, porte sur mesure, escalier bois, cuisine sur mesure, fenêtre bois, réparation porte, menuisier près de chez moi',
        negatives: 'emploi, formation, cap, outils, salaire, gratuit, diy, alternance',
        questions: [
          'Venez-vous prendre les mesures ?',
          'Quand pouvez-vous commencer ?',
          'Combien coûte un placard sur mesure ?',
        ],
      },
    },
  },
]
