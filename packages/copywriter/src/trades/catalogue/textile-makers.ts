import type { TradeEntry } from './trade-entry.ts'

export const textileMakers: readonly TradeEntry[] = [
  {
    id: 'tailor',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 30,
    interests: [
      'Suits and tailoring',
      'Alterations',
      'Formal wear',
      'Sewing',
      'Business fashion',
      'Weddings',
    ],
    words: {
      en: {
        business: 'tailor',
        businesses: 'tailors',
        sells: 'clothing and alterations',
        alsoCalled:
          'dressmaker, seamstress, bespoke tailor, alterations tailor, made-to-measure tailor, clothing alterations',
        offers:
          'made-to-measure suits, custom dresses, shirts to measure, alterations, hemming, zip replacement, wedding dress alterations, repairs',
        searches:
          'tailor, clothing alterations, made to measure suit, dressmaker, trouser hemming, zip replacement, wedding dress alterations, tailor near me',
        negatives: 'jobs, apprenticeship, course, sewing pattern, free, game, lyrics, fabric shop',
        questions: [
          'What does hemming cost?',
          'How long do alterations take?',
          'How many fittings does a suit need?',
        ],
      },
      de: {
        business: 'Schneiderei',
        businesses: 'Schneidereien',
        sells: 'Kleidung und Änderungen',
        alsoCalled:
          'Änderungsschneiderei, Maßschneiderei, Schneider, Schneiderin, Maßschneider, Damenschneiderin, Schneideratelier',
        offers:
          'Maßanzüge, Kleider nach Maß, Maßhemden, Änderungen, Hosen kürzen, Reißverschluss ersetzen, Brautkleidänderungen, Reparaturen',
        searches:
          'schneiderei, änderungsschneiderei, maßanzug, hose kürzen lassen, reißverschluss wechseln lassen, kleid nach maß, brautkleid ändern lassen, schneiderei in der nähe',
        negatives: 'jobs, ausbildung, kurs, schnittmuster, kostenlos, spiel, stoffladen, nähmaschine',
        questions: [
          'Was kostet das Kürzen einer Hose?',
          'Wie lange dauert eine Änderung?',
          'Wie viele Anproben braucht ein Anzug?',
        ],
      },
      fr: {
        business: 'atelier de couture et retouches',
        businesses: 'ateliers de couture et retouches',
        sells: 'vêtements et retouches',
        alsoCalled:
          'tailleur sur mesure, couturière, couturier, retouches, retoucherie, tailleur pour hommes, retouches couture',
        offers:
          'costumes sur mesure, robes sur mesure, chemises sur mesure, retouches, ourlets, changement de fermeture, retouches de robe de mariée, réparations',
        searches:
          'retouche couture, couturière, costume sur mesure, ourlet pantalon, changement fermeture éclair, robe sur mesure, retouche robe de mariée, couturière près de chez moi',
        negatives: 'emploi, formation, cours de couture, patron, gratuit, jeu, magasin de tissus',
        questions: [
          'Combien coûte un ourlet ?',
          'Combien de temps pour une retouche ?',
          'Combien d’essayages pour un costume ?',
        ],
      },
    },
  },
  {
    id: 'milliner',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 80,
    interests: ['Hats', 'Handmade goods', 'Fashion', 'Weddings', 'Hair accessories', 'Horse racing'],
    words: {
      en: {
        business: 'milliner',
        businesses: 'milliners',
        sells: 'hats and headpieces',
        alsoCalled: 'hat maker, hatter, millinery, hat shop, millinery workshop, hatmaker',
        offers:
          'felt hats, straw hats, fascinators, panama hats, caps, bridal headpieces, hat cleaning, hats to measure',
        searches:
          'hats, handmade hats, fascinator, wedding hat, panama hat, felt hat women, straw hat, hat shop near me',
        negatives: 'jobs, course, knitting pattern, party hat, free, helmet, baseball, game',
        questions: [
          'How do I measure my head?',
          'How long does a custom hat take?',
          'Do you reshape old hats?',
        ],
      },
      de: {
        business: 'Hutmacherei',
        businesses: 'Hutmachereien',
        sells: 'Hüte und Kopfschmuck',
        alsoCalled:
          'Hutmacher, Hutmacherin, Modistin, Modist, Hutatelier, Hutgeschäft, Hutladen, Hutmanufaktur',
        offers:
          'Filzhüte, Strohhüte, Fascinators, Panamahüte, Mützen, Brautkopfschmuck, Hutreinigung, Hüte nach Maß',
        searches:
          'hut kaufen, hutmacher, fascinator, panamahut, filzhut damen, strohhut, hut nach maß, hutgeschäft in der nähe',
        negatives: 'jobs, ausbildung, kurs, strickanleitung, partyhut, kostenlos, helm, fingerhut',
        questions: [
          'Wie messe ich meinen Kopfumfang?',
          'Wie lange dauert ein Hut nach Maß?',
          'Arbeiten Sie alte Hüte auf?',
        ],
      },
      fr: {
        business: 'chapellerie',
        businesses: 'chapelleries',
        sells: 'chapeaux et coiffes',
        alsoCalled:
          'chapelier, modiste, atelier de modiste, boutique de chapeaux, magasin de chapeaux, chapellerie artisanale',
        offers:
          'chapeaux en feutre, chapeaux de paille, bibis, panamas, casquettes, coiffes de mariée, nettoyage de chapeaux, chapeaux sur mesure',
        searches:
          'chapeau, chapelier, bibi mariage, chapeau panama, chapeau feutre femme, chapeau de paille, chapeau sur mesure, chapellerie près de chez moi',
        negatives: 'emploi, formation, tricot, anniversaire, gratuit, casque, baseball, jeu',
        questions: [
          'Comment mesurer mon tour de tête ?',
          'Quel délai pour un chapeau sur mesure ?',
          'Remettez-vous en forme les vieux chapeaux ?',
        ],
      },
    },
  },
  {
    id: 'weaver',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'quote'],
    radiusKm: null,
    interests: ['Weaving', 'Home textiles', 'Handmade goods', 'Wool and yarn', 'Scarves', 'Rugs'],
    words: {
      en: {
        business: 'weaving mill',
        businesses: 'weaving mills',
        sells: 'woven textiles',
        alsoCalled:
          'weaver, handweaver, weaving studio, textile studio, textile maker, hand weaving, textile designer-maker',
        offers:
          'wool blankets, scarves, table runners, kitchen towels, rugs, cushion covers, fabrics by the meter, weaving workshops',
        searches:
          'handwoven blanket, handwoven scarf, wool blanket, linen kitchen towels, handwoven rug, linen table runner, wool throw handmade, handwoven cushion',
        negatives: 'jobs, loom for sale, tutorial, free, hair weave, wholesale, basket, kit',
        questions: ['Which yarns do you use?', 'Can I order a custom size?', 'How do I wash it?'],
      },
      de: {
        business: 'Handweberei',
        businesses: 'Handwebereien',
        sells: 'gewebte Textilien',
        alsoCalled:
          'Weberei, Weberin, Handweberin, Webatelier, Textilmanufaktur, Webwerkstatt, Textilwerkstatt',
        offers:
          'Wolldecken, Schals, Tischläufer, Geschirrtücher, Teppiche, Kissenbezüge, Meterware, Webkurse',
        searches:
          'handgewebte decke, handgewebter schal, wolldecke, geschirrtücher leinen, handgewebter teppich, tischläufer leinen, wollplaid, kissenbezug handgewebt',
        negatives: 'jobs, ausbildung, webstuhl kaufen, anleitung, kostenlos, großhandel, bastelset, webseite',
        questions: [
          'Welche Garne verwenden Sie?',
          'Kann ich ein eigenes Maß bestellen?',
          'Wie wasche ich das Gewebe?',
        ],
      },
      fr: {
        business: 'atelier de tissage',
        businesses: 'ateliers de tissage',
        sells: 'textiles tissés',
        alsoCalled:
          'tisserand, tisserande, tissage à la main, atelier textile, tissage artisanal, créateur textile',
        offers:
          'plaids en laine, écharpes, chemins de table, torchons, tapis, housses de coussin, tissus au mètre, ateliers tissage',
        searches:
          'plaid tissé main, écharpe tissée main, plaid laine, torchon lin, tapis tissé main, chemin de table lin, plaid artisanal, coussin tissé main',
        negatives: 'emploi, formation, métier à tisser, tuto, gratuit, cheveux, grossiste, kit',
        questions: [
          'Quels fils utilisez-vous ?',
          'Puis-je commander une taille précise ?',
          'Comment laver le tissu ?',
        ],
      },
    },
  },
]
