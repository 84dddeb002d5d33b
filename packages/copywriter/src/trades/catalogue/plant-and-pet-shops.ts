import type { TradeEntry } from './trade-entry.ts'

export const plantAndPetShops: readonly TradeEntry[] = [
  {
    id: 'florist',
    kind: 'shops',
    schemaTypes: ['Florist'],
    goal: 'sales',
    ways: ['order', 'visit', 'call'],
    radiusKm: 15,
    interests: [
      'Flowers',
      'Flower arranging',
      'Dried flowers',
      'Weddings',
      'Mother’s Day',
      'Valentine’s Day',
    ],
    words: {
      en: {
        business: 'florist',
        businesses: 'florists',
        sells: 'bouquets and flower arrangements',
        alsoCalled: 'flower shop, floral design, wedding florist, flower delivery',
        offers:
          'bouquets, wedding flowers, bridal bouquets, funeral flowers, potted plants, dried flowers, flower subscriptions, flower delivery',
        searches:
          'florist, flower delivery, bouquet of flowers, wedding flowers, funeral flowers, birthday flowers, bridal bouquet, florist near me',
        negatives: 'jobs, course, free, drawing, artificial, meaning, wallpaper, seeds',
        questions: [
          'Do you deliver the same day?',
          'What does a bridal bouquet cost?',
          'How late can I order?',
        ],
      },
      de: {
        business: 'Blumenladen',
        businesses: 'Blumenläden',
        sells: 'Blumensträuße und Floristik',
        alsoCalled:
          'Florist, Floristik, Blumengeschäft, Blumenhaus, Floristin, Hochzeitsfloristik, Blumenbinderei',
        offers:
          'Blumensträuße, Hochzeitsfloristik, Brautsträuße, Trauerfloristik, Topfpflanzen, Trockenblumen, Blumenabos, Blumenlieferung',
        searches:
          'blumenladen, blumen liefern lassen, blumenstrauß, hochzeitsblumen, trauerkranz, blumen zum geburtstag, brautstrauß, blumenladen in der nähe',
        negatives: 'jobs, ausbildung, kurs, kostenlos, zeichnen, künstlich, bedeutung, samen',
        questions: [
          'Liefern Sie am selben Tag?',
          'Was kostet ein Brautstrauß?',
          'Bis wann kann ich bestellen?',
        ],
      },
      fr: {
        business: 'fleuriste',
        businesses: 'fleuristes',
        sells: 'bouquets et compositions florales',
        alsoCalled:
          'magasin de fleurs, boutique de fleurs, fleuriste mariage, artisan fleuriste, livraison de fleurs',
        offers:
          'bouquets, fleurs de mariage, bouquets de mariée, fleurs de deuil, plantes en pot, fleurs séchées, abonnements fleurs, livraison de fleurs',
        searches:
          'fleuriste, livraison fleurs, bouquet de fleurs, fleurs mariage, fleurs deuil, bouquet anniversaire, bouquet de mariée, fleuriste près de chez moi',
        negatives: 'emploi, formation, gratuit, dessin, artificielles, signification, graines',
        questions: [
          'Livrez-vous le jour même ?',
          'Combien coûte un bouquet de mariée ?',
          'Jusqu’à quelle heure peut-on commander ?',
        ],
      },
    },
  },
  {
    id: 'garden-center',
    kind: 'shops',
    schemaTypes: ['GardenStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: ['Gardening', 'Houseplants', 'Flower gardens', 'Vegetable gardens', 'Roses', 'Fruit trees'],
    angles: ['time', 'range', 'quality', 'offer'],
    words: {
      en: {
        business: 'garden center',
        businesses: 'garden centers',
        sells: 'plants and garden supplies',
        alsoCalled: 'plant nursery, garden centre, tree nursery, plant shop, plant store, nursery garden',
        offers:
          'bedding plants, perennials, roses, fruit trees, hedge plants, vegetable seedlings, houseplants, potting soil, pots and planters',
        searches:
          'garden centre, plants, hedge plants, fruit trees, houseplants, perennials, vegetable plants, garden centre near me',
        negatives: 'jobs, course, free, nursery school, childcare, identification, artificial, game',
        questions: [
          'When is the best time to plant?',
          'Do you deliver trees?',
          'Do plants come with a guarantee?',
        ],
      },
      de: {
        business: 'Gärtnerei',
        businesses: 'Gärtnereien',
        sells: 'Pflanzen und Gartenbedarf',
        alsoCalled: 'Gartencenter, Baumschule, Staudengärtnerei, Pflanzenmarkt, Gartenmarkt, Pflanzenladen',
        offers:
          'Beetpflanzen, Stauden, Rosen, Obstbäume, Heckenpflanzen, Gemüsejungpflanzen, Zimmerpflanzen, Erde, Töpfe',
        searches:
          'gärtnerei, pflanzen kaufen, heckenpflanzen, obstbäume, zimmerpflanzen, stauden, gemüsepflanzen, gartencenter in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, pflanzen bestimmen, künstlich, spiel, gartenpflege, kurs',
        questions: ['Wann ist die beste Pflanzzeit?', 'Liefern Sie Bäume?', 'Gibt es eine Anwachsgarantie?'],
      },
      fr: {
        business: 'jardinerie',
        businesses: 'jardineries',
        sells: 'plantes et jardinage',
        alsoCalled: 'pépinière, pépiniériste, horticulteur, magasin de plantes, boutique de plantes',
        offers:
          'plantes à massif, vivaces, rosiers, arbres fruitiers, plantes de haie, plants de légumes, plantes d’intérieur, terreau, pots',
        searches:
          'jardinerie, acheter plantes, plantes pour haie, arbres fruitiers, plantes d’intérieur, plantes vivaces, plants de légumes, jardinerie près de chez moi',
        negatives: 'emploi, formation, gratuit, identifier, artificielles, jeu, entretien de jardin',
        questions: ['Quand planter ?', 'Livrez-vous les arbres ?', 'Y a-t-il une garantie de reprise ?'],
      },
    },
  },
  {
    id: 'pet-shop',
    kind: 'shops',
    schemaTypes: ['PetStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 20,
    interests: ['Pets', 'Pet supplies', 'Pet food', 'Dogs', 'Cats', 'Aquariums'],
    words: {
      en: {
        business: 'pet shop',
        businesses: 'pet shops',
        sells: 'pet food and pet supplies',
        alsoCalled: 'pet store, pet supply store, pet food shop, pet supplies',
        offers:
          'dog food, cat food, collars and leads, dog beds, small pet food, aquariums, toys and treats, cat litter',
        searches:
          'pet shop, dog food, cat food, dog bed, aquarium, pet supplies, grain free dog food, pet shop near me',
        negatives: 'jobs, game, adoption, breeder, vet, video, names',
        questions: [
          'Which food suits my dog?',
          'Do you deliver big bags?',
          'Can I return food my cat won’t eat?',
        ],
      },
      de: {
        business: 'Zoofachgeschäft',
        businesses: 'Zoofachgeschäfte',
        sells: 'Tierfutter und Tierbedarf',
        alsoCalled: 'Tierbedarf, Zoohandlung, Tierhandlung, Tierfutterladen, Futterhaus, Heimtierbedarf',
        offers:
          'Hundefutter, Katzenfutter, Halsbänder und Leinen, Hundebetten, Kleintierfutter, Aquarien, Spielzeug und Leckerlis, Katzenstreu',
        searches:
          'zoofachgeschäft, hundefutter, katzenfutter, hundebett, aquarium kaufen, tierbedarf, getreidefreies hundefutter, tierbedarf in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, spiel, tierheim, züchter, tierarzt, namen',
        questions: [
          'Welches Futter passt zu meinem Hund?',
          'Liefern Sie große Säcke?',
          'Kann ich Futter zurückgeben?',
        ],
      },
      fr: {
        business: 'animalerie',
        businesses: 'animaleries',
        sells: 'aliments et accessoires pour animaux',
        alsoCalled: 'boutique pour animaux, magasin pour animaux, accessoires pour animaux',
        offers:
          'croquettes chien, croquettes chat, colliers et laisses, paniers pour chien, aliments rongeurs, aquariums, jouets et friandises, litière',
        searches:
          'animalerie, croquettes chien, croquettes chat, panier chien, aquarium, accessoires chien, croquettes sans céréales, animalerie près de chez moi',
        negatives: 'emploi, formation, gratuit, jeu, adoption, éleveur, vétérinaire, prénom',
        questions: [
          'Quelles croquettes pour mon chien ?',
          'Livrez-vous les gros sacs ?',
          'Puis-je rendre des aliments refusés ?',
        ],
      },
    },
  },
]
