import type { TradeEntry } from './trade-entry.ts'

export const wallsFloorsAndStairs: readonly TradeEntry[] = [
  {
    id: 'painter-decorator',
    kind: 'home services',
    schemaTypes: ['HousePainter'],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 30,
    interests: ['Painting and decorating', 'Wallpaper', 'Renovation', 'Interior design', 'Moving house'],
    words: {
      en: {
        business: 'painter and decorator',
        businesses: 'painters and decorators',
        sells: 'painting and decorating',
        alsoCalled:
          'painting contractor, house painter, decorating company, painting company, wallpaper hanger',
        offers:
          'interior painting, exterior painting, wallpapering, woodwork painting, facade painting, filling and sanding, end of tenancy painting',
        searches:
          'painter and decorator, house painter, interior painting, exterior house painting, wallpaper hanging, painting quote, cost to paint a room, painters near me',
        negatives: 'jobs, course, art, portrait, face painting, by numbers, diy, paint shop',
        questions: [
          'What does painting a room cost?',
          'Do you move the furniture?',
          'Is the paint included?',
        ],
      },
      de: {
        business: 'Malerbetrieb',
        businesses: 'Malerbetriebe',
        sells: 'Malerarbeiten',
        alsoCalled:
          'Maler und Lackierer, Malermeister, Malerfirma, Malerarbeiten, Malereibetrieb, Tapezierer',
        offers:
          'Innenanstrich, Fassadenanstrich, Tapezieren, Lackieren von Türen, Spachtelarbeiten, Renovierung beim Auszug, Schimmelsanierung',
        searches:
          'malerbetrieb, maler, wohnung streichen lassen, fassade streichen lassen, tapezieren lassen, malerarbeiten kosten, maler und lackierer, maler in der nähe',
        negatives: 'jobs, ausbildung, gehalt, kunst, malen nach zahlen, porträt, selber streichen, baumarkt',
        questions: [
          'Was kostet es, ein Zimmer zu streichen?',
          'Räumen Sie die Möbel um?',
          'Ist die Farbe im Preis enthalten?',
        ],
      },
      fr: {
        business: 'peintre en bâtiment',
        businesses: 'peintres en bâtiment',
        sells: 'peinture et décoration',
        alsoCalled:
          'peintre décorateur, artisan peintre, entreprise de peinture, ravalement et peinture, poseur de papier peint',
        offers:
          'peinture intérieure, peinture extérieure, pose de papier peint, ravalement de façade, peinture des boiseries, enduits, remise en état de logement',
        searches:
          'peintre en bâtiment, entreprise peinture, peintre intérieur, ravalement façade, pose papier peint, devis peinture appartement, prix peinture au m2, peintre près de chez moi',
        negatives: 'emploi, formation, salaire, tableau, artiste, bricolage, musée',
        questions: [
          'Combien coûte la peinture d’une pièce ?',
          'Protégez-vous les meubles ?',
          'La peinture est-elle comprise ?',
        ],
      },
    },
  },
  {
    id: 'plasterer',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 35,
    interests: ['Renovation', 'Home building', 'Insulation', 'Painting and decorating'],
    words: {
      en: {
        business: 'plasterer',
        businesses: 'plasterers',
        sells: 'plastering and rendering',
        alsoCalled:
          'plastering contractor, plastering company, rendering company, skimming specialist, lime plasterer',
        offers:
          'skimming, ceiling plastering, external rendering, patch repairs, lime plastering, damp wall replastering, cornice repair',
        searches:
          'plasterer, plastering cost, ceiling plastering, skim a room, house rendering, rendering company, plaster repair, plasterers near me',
        negatives: 'jobs, course, diy, sticking plaster, plaster of paris, tools, salary',
        questions: [
          'What does it cost to skim a room?',
          'How long before I can paint?',
          'Do you clean up afterwards?',
        ],
      },
      de: {
        business: 'Stuckateur',
        businesses: 'Stuckateure',
        sells: 'Putzarbeiten',
        alsoCalled: 'Gipser, Verputzer, Stuckateurbetrieb, Putzarbeiten, Gipsergeschäft, Stuckateurmeister',
        offers: 'Innenputz, Außenputz, Fassadenputz, Kalkputz, Deckenputz, Risssanierung, Stuckrestaurierung',
        searches:
          'verputzer, innenputz, außenputz erneuern, stuckateur, wände verputzen lassen, fassade verputzen kosten, gipser, kalkputz',
        negatives: 'jobs, ausbildung, gehalt, gipsbein, selber verputzen, putzfrau, baumarkt',
        questions: [
          'Was kostet ein Quadratmeter Putz?',
          'Wann kann ich streichen?',
          'Sanieren Sie auch Risse?',
        ],
      },
      fr: {
        business: 'plâtrier',
        businesses: 'plâtriers',
        sells: 'plâtre et enduits',
        alsoCalled: 'entreprise de plâtrerie, façadier, enduiseur, staffeur, artisan plâtrier',
        offers:
          'enduit intérieur, plâtre traditionnel, enduit de façade, enduit à la chaux, réparation de plafond, réparation de fissures, moulures et corniches',
        searches:
          'plâtrier, enduit façade prix, enduit mur intérieur, façadier, réparation plafond plâtre, enduit à la chaux, devis plâtrerie, plâtrier près de chez moi',
        negatives: 'emploi, formation, salaire, jambe, moulage, bricolage, tutoriel',
        questions: [
          'Combien coûte un enduit au mètre carré ?',
          'Quand pourra-t-on peindre ?',
          'Traitez-vous les fissures ?',
        ],
      },
    },
  },
  {
    id: 'tiler',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 35,
    interests: ['Tiles', 'Bathrooms', 'Kitchens', 'Renovation', 'Natural stone'],
    words: {
      en: {
        business: 'tiler',
        businesses: 'tilers',
        sells: 'tiling',
        alsoCalled: 'tiling contractor, tiling company, wall and floor tiler, bathroom tiler, tile fitter',
        offers:
          'bathroom tiling, kitchen splashback, floor tiling, mosaic tiling, large format tiles, regrouting, terrace tiling',
        searches:
          'tiler, bathroom tiling, floor tiling, kitchen tiling, tiling cost, wall tiler, regrouting service, tilers near me',
        negatives: 'jobs, course, diy, cutter, tile shop, window tiling, game',
        questions: [
          'What does tiling cost per square meter?',
          'Do you remove the old tiles?',
          'Can you supply the tiles?',
        ],
      },
      de: {
        business: 'Fliesenleger',
        businesses: 'Fliesenleger',
        sells: 'Fliesenarbeiten',
        alsoCalled:
          'Fliesenlegerbetrieb, Fliesenlegermeister, Plattenleger, Fliesenarbeiten, Fliesenverlegung',
        offers:
          'Badfliesen, Bodenfliesen, Küchenspiegel, Mosaik, Großformatfliesen, Fugensanierung, Terrassenplatten',
        searches:
          'fliesenleger, bad fliesen lassen, fliesen verlegen lassen, fliesenleger kosten, fugen erneuern lassen, bodenfliesen verlegen, terrassenplatten verlegen lassen, fliesenleger in der nähe',
        negatives: 'jobs, ausbildung, gehalt, selber fliesen, fliesenschneider, baumarkt, restposten',
        questions: [
          'Was kostet das Fliesen pro Quadratmeter?',
          'Entfernen Sie die alten Fliesen?',
          'Besorgen Sie auch das Material?',
        ],
      },
      fr: {
        business: 'carreleur',
        businesses: 'carreleurs',
        sells: 'pose de carrelage',
        alsoCalled:
          'pose de carrelage, artisan carreleur, entreprise de carrelage, carreleur mosaïste, poseur de faïence',
        offers:
          'pose de carrelage, faïence de salle de bains, crédence de cuisine, mosaïque, carrelage grand format, réfection des joints, carrelage de terrasse',
        searches:
          'carreleur, pose carrelage prix, carreleur salle de bain, pose faïence, carrelage terrasse pose, devis carrelage, refaire joints carrelage, carreleur près de chez moi',
        negatives: 'emploi, formation, salaire, coupe carreau, déstockage, bricolage, tutoriel',
        questions: [
          'Combien coûte la pose au mètre carré ?',
          'Déposez-vous l’ancien carrelage ?',
          'Fournissez-vous les carreaux ?',
        ],
      },
    },
  },
  {
    id: 'flooring',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'call'],
    radiusKm: 40,
    interests: ['Flooring', 'Renovation', 'Interior design', 'Rugs', 'Home improvement'],
    words: {
      en: {
        business: 'flooring company',
        businesses: 'flooring companies',
        sells: 'floors and floor laying',
        alsoCalled:
          'floor fitter, flooring contractor, parquet layer, floor sanding company, wood flooring specialist',
        offers:
          'parquet laying, laminate fitting, vinyl flooring, floor sanding, carpet fitting, herringbone parquet, skirting boards',
        searches:
          'flooring company, floor fitter, wood floor sanding, parquet flooring fitted, laminate floor fitting, vinyl flooring fitted, floor sanding cost',
        negatives: 'jobs, diy, used, gym mats, car mats, course, sander hire',
        questions: [
          'What does a new floor cost fitted?',
          'Can my old parquet be sanded?',
          'How soon can I walk on it?',
        ],
      },
      de: {
        business: 'Bodenleger',
        businesses: 'Bodenleger',
        sells: 'Bodenbeläge',
        alsoCalled:
          'Parkettleger, Parkettstudio, Bodenlegerbetrieb, Parkettverlegung, Bodenbeläge, Raumausstatter für Böden',
        offers:
          'Parkett verlegen, Parkett schleifen, Vinylboden, Laminat verlegen, Teppichboden, Fischgrätparkett, Sockelleisten',
        searches:
          'bodenleger, parkett schleifen lassen, parkett verlegen lassen, vinylboden verlegen lassen, laminat verlegen lassen, parkettleger, parkett abschleifen kosten, bodenleger in der nähe',
        negatives: 'jobs, ausbildung, gehalt, selber verlegen, schleifmaschine mieten, restposten, fußmatten',
        questions: [
          'Was kostet ein Quadratmeter mit Verlegung?',
          'Lässt sich mein altes Parkett abschleifen?',
          'Wann kann ich den Boden betreten?',
        ],
      },
      fr: {
        business: 'parqueteur',
        businesses: 'parqueteurs',
        sells: 'parquets et sols',
        alsoCalled:
          'poseur de parquet, solier moquettiste, ponçage de parquet, entreprise de revêtement de sol, pose de parquet',
        offers:
          'pose de parquet, ponçage de parquet, vitrification, sol vinyle, stratifié, moquette, parquet point de Hongrie',
        searches:
          'pose parquet, ponçage parquet, parqueteur, rénovation parquet ancien, pose sol vinyle, prix pose parquet, pose stratifié, devis parquet',
        negatives: 'emploi, formation, location ponceuse, bricolage, déstockage, tapis voiture, basket',
        questions: [
          'Combien coûte la pose au mètre carré ?',
          'Mon vieux parquet est-il récupérable ?',
          'Quand pourrai-je marcher dessus ?',
        ],
      },
    },
  },
  {
    id: 'stairs',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 80,
    interests: ['Stairs', 'Renovation', 'Home building', 'Carpentry', 'Interior design'],
    words: {
      en: {
        business: 'staircase maker',
        businesses: 'staircase makers',
        sells: 'staircases',
        alsoCalled:
          'staircase company, stair builder, staircase manufacturer, stair renovation company, staircase fitter',
        offers:
          'wooden staircase, steel staircase, floating stairs, spiral staircase, stair renovation, banisters and handrails, glass balustrade',
        searches:
          'staircase makers, bespoke staircase, stair renovation, staircase replacement, spiral staircase, new banister fitted, wooden staircase cost',
        negatives: 'jobs, stairlift, calculator, diy, used, song, workout',
        questions: [
          'What does a new staircase cost?',
          'Can you renovate my old stairs?',
          'How long does fitting take?',
        ],
      },
      de: {
        business: 'Treppenbauer',
        businesses: 'Treppenbauer',
        sells: 'Treppen',
        alsoCalled: 'Treppenbau, Treppenrenovierung, Treppenhersteller, Treppenstudio, Treppenbaubetrieb',
        offers:
          'Holztreppe, Stahltreppe, Kragarmtreppe, Wendeltreppe, Treppenrenovierung, Geländer und Handläufe, Außentreppe',
        searches:
          'treppe nach maß, treppenbau, treppenrenovierung, treppe renovieren lassen, holztreppe kosten, wendeltreppe, treppengeländer nach maß, außentreppe',
        negatives: 'jobs, treppenlift, treppenhausreinigung, rechner, selber bauen, gebraucht, treppengitter',
        questions: [
          'Was kostet eine neue Treppe?',
          'Können Sie meine alte Treppe renovieren?',
          'Wie lange dauert der Einbau?',
        ],
      },
      fr: {
        business: 'fabricant d’escaliers',
        businesses: 'fabricants d’escaliers',
        sells: 'escaliers',
        alsoCalled:
          'escaliéteur, fabrication d’escaliers, rénovation d’escalier, menuisier escaliéteur, pose d’escalier',
        offers:
          'escalier en bois, escalier métallique, escalier suspendu, escalier hélicoïdal, rénovation d’escalier, garde-corps, rampe sur mesure',
        searches:
          'escalier sur mesure, fabricant escalier, rénovation escalier, escalier bois prix, garde-corps escalier, escalier métallique, habillage escalier',
        negatives: 'emploi, monte-escalier, calcul, bricolage, occasion, barrière bébé, plan',
        questions: [
          'Combien coûte un escalier sur mesure ?',
          'Pouvez-vous rénover mon vieil escalier ?',
          'Combien de temps dure la pose ?',
        ],
      },
    },
  },
]
