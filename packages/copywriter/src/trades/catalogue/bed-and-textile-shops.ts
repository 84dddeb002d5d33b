import type { TradeEntry } from './trade-entry.ts'

export const bedAndTextileShops: readonly TradeEntry[] = [
  {
    id: 'bed-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 50,
    interests: ['Mattresses', 'Bedding', 'Sleep', 'Bedrooms', 'Furniture', 'Ergonomics'],
    angles: ['benefit', 'quality', 'offer', 'ease'],
    words: {
      en: {
        business: 'bed and mattress shop',
        businesses: 'bed and mattress shops',
        sells: 'beds, mattresses and bedding',
        alsoCalled: 'mattress store, bed shop, mattress shop, bed store, sleep shop',
        offers:
          'mattresses, box spring beds, slatted bases, pillows, duvets, bed linen, sleep advice, old mattress collection',
        searches:
          'mattress, box spring bed, bed with mattress, pillow for side sleepers, orthopedic mattress, down duvet, slatted base, mattress store near me',
        negatives: 'jobs, free, air mattress, crib, disposal, used, hotel, flower bed',
        questions: [
          'Can I try the mattress at home?',
          'Do you take the old mattress away?',
          'Which firmness suits me?',
        ],
      },
      de: {
        business: 'Bettenfachgeschäft',
        businesses: 'Bettenfachgeschäfte',
        sells: 'Betten, Matratzen und Bettwaren',
        alsoCalled:
          'Bettengeschäft, Bettenhaus, Matratzengeschäft, Bettenstudio, Schlafstudio, Matratzenladen',
        offers:
          'Matratzen, Boxspringbetten, Lattenroste, Kissen, Daunendecken, Bettwäsche, Schlafberatung, Altmatratzen-Abholung',
        searches:
          'matratze kaufen, boxspringbett, bett mit matratze, kissen für seitenschläfer, matratze nach maß, daunendecke, lattenrost, bettengeschäft in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, luftmatratze, entsorgung, gebraucht, pflegebett, hochbeet',
        questions: [
          'Kann ich die Matratze zu Hause testen?',
          'Nehmen Sie die alte Matratze mit?',
          'Welcher Härtegrad passt zu mir?',
        ],
      },
      fr: {
        business: 'magasin de literie',
        businesses: 'magasins de literie',
        sells: 'lits, matelas et linge de lit',
        alsoCalled: 'magasin de matelas, spécialiste literie, boutique de literie, magasin de lits',
        offers:
          'matelas, lits boxspring, sommiers, oreillers, couettes, linge de lit, conseil sommeil, reprise de l’ancien matelas',
        searches:
          'matelas, magasin literie, lit coffre, oreiller ergonomique, matelas mémoire de forme, couette duvet, sommier, magasin de matelas près de chez moi',
        negatives: 'emploi, gratuit, gonflable, débarras, occasion, lit médicalisé, hôtel',
        questions: [
          'Puis-je essayer le matelas chez moi ?',
          'Reprenez-vous l’ancien matelas ?',
          'Quelle fermeté choisir ?',
        ],
      },
    },
  },
  {
    id: 'home-textiles',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'quote'],
    radiusKm: 30,
    interests: [
      'Home textiles',
      'Curtains and blinds',
      'Bedding',
      'Interior design',
      'Linen clothing',
      'Home decor',
    ],
    words: {
      en: {
        business: 'home textiles shop',
        businesses: 'home textiles shops',
        sells: 'curtains, bed linen and home textiles',
        alsoCalled: 'curtain shop, linen shop, household linen, curtain store, soft furnishings',
        offers:
          'made-to-measure curtains, roller blinds, bed linen, towels, tablecloths, cushions, throws, curtain fitting',
        searches:
          'curtains, made to measure curtains, bed linen, towels, roller blinds, tablecloth, cushions, curtain shop near me',
        negatives: 'jobs, sewing pattern, free, dry cleaning, diy, wholesale, shower curtain, theatre',
        questions: [
          'Do you measure at home?',
          'How long do made-to-measure curtains take?',
          'Do you hang curtains too?',
        ],
      },
      de: {
        business: 'Heimtextiliengeschäft',
        businesses: 'Heimtextiliengeschäfte',
        sells: 'Vorhänge, Bettwäsche und Heimtextilien',
        alsoCalled:
          'Heimtextilien, Gardinengeschäft, Gardinenstudio, Wäschehaus, Gardinenladen, Vorhangstudio',
        offers:
          'Vorhänge nach Maß, Rollos, Bettwäsche, Handtücher, Tischdecken, Kissen, Decken, Gardinenmontage',
        searches:
          'vorhänge nach maß, gardinen, bettwäsche, handtücher, rollos nach maß, tischdecke, kissenbezüge, gardinengeschäft in der nähe',
        negatives:
          'jobs, ausbildung, schnittmuster, kostenlos, reinigung, selber nähen, großhandel, duschvorhang',
        questions: [
          'Nehmen Sie bei mir zu Hause Maß?',
          'Wie lange dauern Vorhänge nach Maß?',
          'Hängen Sie die Vorhänge auch auf?',
        ],
      },
      fr: {
        business: 'magasin de linge de maison',
        businesses: 'magasins de linge de maison',
        sells: 'rideaux, linge de lit et linge de maison',
        alsoCalled:
          'boutique de linge de maison, magasin de rideaux, rideaux sur mesure, boutique de textiles de maison',
        offers:
          'rideaux sur mesure, stores, linge de lit, serviettes, nappes, coussins, plaids, pose de rideaux',
        searches:
          'rideaux, rideaux sur mesure, linge de lit, serviettes de bain, stores sur mesure, nappe, coussin, magasin de rideaux près de chez moi',
        negatives:
          'emploi, patron couture, gratuit, pressing, fait maison, grossiste, rideau de douche, rideau métallique',
        questions: [
          'Prenez-vous les mesures à domicile ?',
          'Quel délai pour des rideaux sur mesure ?',
          'Assurez-vous la pose ?',
        ],
      },
    },
  },
  {
    id: 'carpet-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'quote', 'order'],
    radiusKm: 60,
    interests: ['Rugs', 'Flooring', 'Interior design', 'Home decor', 'Home textiles', 'Living rooms'],
    words: {
      en: {
        business: 'carpet and rug shop',
        businesses: 'carpet and rug shops',
        sells: 'carpets and rugs',
        alsoCalled: 'carpet shop, rug shop, carpet store, rug store, oriental rugs, rug gallery',
        offers:
          'handmade rugs, oriental rugs, fitted carpets, stair runners, wool rugs, custom-size rugs, rug cleaning, rug repair',
        searches:
          'rugs, wool rug, carpet shop, oriental rug, stair carpet, large living room rug, handmade rug, carpet shop near me',
        negatives: 'jobs, free, game, car mats, magic carpet, carpet beetle, rental, diy',
        questions: ['Can I try a rug at home?', 'Do you fit carpets?', 'What does a custom size cost?'],
      },
      de: {
        business: 'Teppichhaus',
        businesses: 'Teppichhäuser',
        sells: 'Teppiche',
        alsoCalled:
          'Teppichgeschäft, Teppichgalerie, Orientteppiche, Teppichhandel, Teppichladen, Teppichhändler',
        offers:
          'handgeknüpfte Teppiche, Orientteppiche, Teppichböden, Treppenläufer, Wollteppiche, Teppiche nach Maß, Teppichwäsche, Teppichreparatur',
        searches:
          'teppich kaufen, wollteppich, orientteppich, teppich nach maß, teppichboden, teppich wohnzimmer groß, handgeknüpfter teppich, teppichgeschäft in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, spiel, automatten, teppichkäfer, mieten, selber machen',
        questions: [
          'Kann ich einen Teppich zu Hause probeliegen lassen?',
          'Verlegen Sie Teppichboden?',
          'Was kostet ein Teppich nach Maß?',
        ],
      },
      fr: {
        business: 'magasin de tapis',
        businesses: 'magasins de tapis',
        sells: 'tapis et moquettes',
        alsoCalled: 'boutique de tapis, marchand de tapis, galerie de tapis, tapis d’Orient',
        offers:
          'tapis faits main, tapis d’Orient, moquettes, tapis d’escalier, tapis en laine, tapis sur mesure, nettoyage de tapis, restauration de tapis',
        searches:
          'tapis, tapis laine, tapis salon, tapis sur mesure, tapis d’orient, moquette, tapis fait main, magasin de tapis près de chez moi',
        negatives: 'emploi, gratuit, jeu, tapis de sol voiture, tapis de course, yoga, location',
        questions: [
          'Puis-je essayer un tapis chez moi ?',
          'Posez-vous la moquette ?',
          'Combien coûte un tapis sur mesure ?',
        ],
      },
    },
  },
]
