import type { TradeEntry } from './trade-entry.ts'

export const fishingAndGolfShops: readonly TradeEntry[] = [
  {
    id: 'fishing-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 40,
    interests: ['Fishing', 'Boating', 'Nature', 'Camping'],
    words: {
      en: {
        business: 'fishing tackle shop',
        businesses: 'fishing tackle shops',
        sells: 'fishing tackle and bait',
        alsoCalled: 'tackle shop, angling shop, fishing shop, bait shop, fly fishing shop, fishing gear',
        offers:
          'fishing rods, reels, lures, live bait, fly fishing gear, lines and hooks, waders, fishing permits',
        searches:
          'fishing tackle, fishing rod, fishing reel, fishing bait, fly fishing gear, carp tackle, fishing shop, tackle shop near me',
        negatives: 'jobs, game, free, recipe, fish market, video, phishing',
        questions: ['Do you sell fishing permits?', 'Do you stock live bait?', 'Which rod suits a beginner?'],
      },
      de: {
        business: 'Angelgeschäft',
        businesses: 'Angelgeschäfte',
        sells: 'Angelzubehör und Köder',
        alsoCalled:
          'Angelladen, Anglerladen, Angelbedarf, Angelfachgeschäft, Angelshop, Fliegenfischer-Laden',
        offers:
          'Angelruten, Rollen, Kunstköder, Lebendköder, Fliegenfischen-Ausrüstung, Schnüre und Haken, Wathosen, Angelkarten',
        searches:
          'angelzubehör, angelrute, angelrolle, köder kaufen, angelladen, fliegenfischen ausrüstung, karpfenangeln zubehör, angelladen in der nähe',
        negatives: 'jobs, spiel, kostenlos, rezept, fischmarkt, video, prüfungsfragen',
        questions: [
          'Verkaufen Sie Angelkarten?',
          'Haben Sie Lebendköder?',
          'Welche Rute passt für Anfänger?',
        ],
      },
      fr: {
        business: 'magasin de pêche',
        businesses: 'magasins de pêche',
        sells: 'matériel de pêche et appâts',
        alsoCalled: 'articles de pêche, boutique de pêche, détaillant d’articles de pêche, magasin d’appâts',
        offers:
          'cannes à pêche, moulinets, leurres, appâts vivants, matériel de pêche à la mouche, lignes et hameçons, waders, cartes de pêche',
        searches:
          'matériel de pêche, canne à pêche, moulinet, appâts pêche, pêche à la mouche matériel, leurre brochet, magasin de pêche, magasin de pêche près de chez moi',
        negatives: 'emploi, jeu, gratuit, recette, poissonnerie, vidéo, pêche aux canards',
        questions: [
          'Vendez-vous des cartes de pêche ?',
          'Avez-vous des appâts vivants ?',
          'Quelle canne pour débuter ?',
        ],
      },
    },
  },
  {
    id: 'golf-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 60,
    interests: ['Golf', 'Sportswear', 'Sports equipment', 'Luxury travel'],
    words: {
      en: {
        business: 'golf shop',
        businesses: 'golf shops',
        sells: 'golf clubs and golf clothing',
        alsoCalled: 'golf store, pro shop, golf equipment shop, golf club fitting, golf retailer',
        offers:
          'golf clubs, club fitting, putters, golf balls, golf bags, trolleys, golf shoes, golf clothing, regripping',
        searches:
          'golf clubs, golf club fitting, golf shop, golf shoes, golf bag, golf trolley, used golf clubs, golf shop near me',
        negatives: 'jobs, game, car, course near, tournament, free, results, minigolf',
        questions: [
          'What does a club fitting cost?',
          'Do you take old clubs in part exchange?',
          'How long does a custom order take?',
        ],
      },
      de: {
        business: 'Golfgeschäft',
        businesses: 'Golfgeschäfte',
        sells: 'Golfschläger und Golfmode',
        alsoCalled: 'Golfshop, Golfladen, Golf-Fachgeschäft, Golfausrüster, Schlägerfitting, Golfbedarf',
        offers:
          'Golfschläger, Schlägerfitting, Putter, Golfbälle, Golfbags, Trolleys, Golfschuhe, Golfmode, Griffwechsel',
        searches:
          'golfschläger, golfschläger fitting, golfshop, golfschuhe, golfbag, golftrolley, gebrauchte golfschläger, golfshop in der nähe',
        negatives: 'jobs, spiel, auto, turnier, kostenlos, ergebnisse, minigolf, ersatzteile',
        questions: [
          'Was kostet ein Schlägerfitting?',
          'Nehmen Sie alte Schläger in Zahlung?',
          'Wie lange dauert eine Bestellung nach Maß?',
        ],
      },
      fr: {
        business: 'magasin de golf',
        businesses: 'magasins de golf',
        sells: 'clubs et vêtements de golf',
        alsoCalled: 'boutique de golf, équipement de golf, fitting de clubs, proshop golf',
        offers:
          'clubs de golf, fitting, putters, balles de golf, sacs de golf, chariots, chaussures de golf, vêtements de golf, changement de grips',
        searches:
          'clubs de golf, fitting golf, magasin de golf, chaussures de golf, sac de golf, chariot de golf, clubs de golf occasion, magasin de golf près de chez moi',
        negatives: 'emploi, jeu, voiture, tournoi, gratuit, résultats, minigolf',
        questions: [
          'Combien coûte un fitting ?',
          'Reprenez-vous les anciens clubs ?',
          'Quel délai pour des clubs sur mesure ?',
        ],
      },
    },
  },
]
