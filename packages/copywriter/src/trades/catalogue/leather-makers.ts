import type { TradeEntry } from './trade-entry.ts'

export const leatherMakers: readonly TradeEntry[] = [
  {
    id: 'leatherworker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit', 'quote'],
    radiusKm: null,
    interests: [
      'Leather craft',
      'Wallets and small leather goods',
      'Belts',
      'Handmade goods',
      'Leather clothing',
      'Gifts',
    ],
    words: {
      en: {
        business: 'leather workshop',
        businesses: 'leather workshops',
        sells: 'leather goods',
        alsoCalled:
          'leatherworker, leather craftsman, saddler, saddlery, leathersmith, handmade leather goods',
        offers:
          'belts, wallets, card holders, key rings, dog collars, watch straps, custom leatherwork, leather repairs',
        searches:
          'handmade leather belt, leather wallet handmade, handmade leather goods, custom leather, leather repair, leather dog collar, leather watch strap, leather workshop near me',
        negatives: 'jobs, tools, kit, diy, free, sofa, jacket cleaning, vegan',
        questions: ['Which leather do you use?', 'Can you stamp initials?', 'Do you repair leather pieces?'],
      },
      de: {
        business: 'Lederwerkstatt',
        businesses: 'Lederwerkstätten',
        sells: 'Lederwaren',
        alsoCalled:
          'Sattlerei, Sattler, Ledermanufaktur, Täschner, Lederhandwerk, Feintäschner, Lederatelier',
        offers:
          'Gürtel, Geldbörsen, Kartenetuis, Schlüsselanhänger, Hundehalsbänder, Uhrenarmbänder, Lederarbeiten nach Wunsch, Lederreparaturen',
        searches:
          'ledergürtel handgemacht, geldbörse leder handgemacht, lederwaren handgefertigt, sattlerei, lederreparatur, hundehalsband leder, uhrenarmband leder, lederwerkstatt in der nähe',
        negatives: 'jobs, ausbildung, werkzeug, bastelset, selber machen, kostenlos, sofa, reinigung',
        questions: [
          'Welches Leder verwenden Sie?',
          'Können Sie Initialen prägen?',
          'Reparieren Sie auch Lederstücke?',
        ],
      },
      fr: {
        business: 'atelier de travail du cuir',
        businesses: 'ateliers de travail du cuir',
        sells: 'articles en cuir',
        alsoCalled:
          'artisan maroquinier, maroquinier, sellier, sellerie, sellier-maroquinier, artisan du cuir',
        offers:
          'ceintures, portefeuilles, porte-cartes, porte-clés, colliers de chien, bracelets de montre, pièces sur mesure, réparations cuir',
        searches:
          'ceinture cuir artisanale, portefeuille cuir fait main, maroquinerie artisanale, cuir sur mesure, réparation cuir, collier chien cuir, bracelet montre cuir, artisan maroquinier près de chez moi',
        negatives: 'emploi, formation, cap, outils, kit, diy, gratuit, canapé',
        questions: [
          'Quel cuir utilisez-vous ?',
          'Pouvez-vous graver des initiales ?',
          'Réparez-vous les articles en cuir ?',
        ],
      },
    },
  },
  {
    id: 'bag-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: [
      'Handbags',
      'Backpacks',
      'Handmade goods',
      'Upcycling',
      'Sustainable fashion',
      'Personalized gifts',
    ],
    words: {
      en: {
        business: 'bag maker',
        businesses: 'bag makers',
        sells: 'bags',
        alsoCalled:
          'handmade bags, bag workshop, handbag designer, bag designer, upcycled bags, handmade handbags',
        offers:
          'handbags, shoulder bags, tote bags, backpacks, laptop sleeves, toiletry bags, bum bags, custom bags',
        searches:
          'handmade bags, handmade handbag, canvas backpack, upcycled bags, handmade tote bag, laptop sleeve, crossbody bag handmade, personalised bag',
        negatives: 'jobs, sewing pattern, diy, free, wholesale, plastic, replica, punching',
        questions: ['What are your bags made of?', 'Can I choose colors?', 'Do you repair your bags?'],
      },
      de: {
        business: 'Taschenmanufaktur',
        businesses: 'Taschenmanufakturen',
        sells: 'Taschen',
        alsoCalled:
          'Taschenmacherin, Taschendesignerin, Taschenlabel, Taschenatelier, Taschenmacher, Upcycling-Taschen',
        offers:
          'Handtaschen, Umhängetaschen, Shopper, Rucksäcke, Laptophüllen, Kulturbeutel, Bauchtaschen, Taschen nach Wunsch',
        searches:
          'handgemachte taschen, handtasche handgemacht, rucksack canvas, upcycling tasche, shopper handgemacht, laptophülle, umhängetasche handgemacht, tasche personalisiert',
        negatives:
          'jobs, ausbildung, schnittmuster, selber nähen, kostenlos, großhandel, plastik, taschenbuch',
        questions: [
          'Woraus sind Ihre Taschen gemacht?',
          'Kann ich Farben wählen?',
          'Reparieren Sie Ihre Taschen?',
        ],
      },
      fr: {
        business: 'créateur de sacs',
        businesses: 'créateurs de sacs',
        sells: 'sacs',
        alsoCalled: 'créatrice de sacs, fabricant de sacs, atelier de sacs, sacs artisanaux, sacs faits main',
        offers:
          'sacs à main, sacs bandoulière, cabas, sacs à dos, pochettes d’ordinateur, trousses de toilette, bananes, sacs sur mesure',
        searches:
          'sac fait main, sac à main artisanal, sac à dos toile, sac upcyclé, cabas fait main, housse ordinateur, sac bandoulière artisanal, sac personnalisé',
        negatives: 'emploi, formation, patron couture, tuto, gratuit, grossiste, plastique, poubelle',
        questions: [
          'En quoi sont faits vos sacs ?',
          'Peut-on choisir les couleurs ?',
          'Réparez-vous vos sacs ?',
        ],
      },
    },
  },
  {
    id: 'shoemaker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'call', 'quote'],
    radiusKm: 20,
    interests: ['Shoe repair', 'Shoes', 'Repairing things', 'Boots', 'Handmade goods', 'Leather craft'],
    words: {
      en: {
        business: 'shoemaker and shoe repair shop',
        businesses: 'shoemakers and shoe repair shops',
        sells: 'shoes and shoe repairs',
        alsoCalled: 'cobbler, shoe repair, shoemaker, bespoke shoemaker, shoe mender, boot repair',
        offers:
          'resoling, heel replacement, shoe stretching, zip replacement, boot repair, leather care, key cutting, made-to-measure shoes',
        searches:
          'shoe repair, cobbler, shoe resoling, heel repair, boot repair, bespoke shoes, hiking boot resoling, shoe repair near me',
        negatives: 'jobs, apprenticeship, diy, glue, free, crumble recipe, horse, fairy tale',
        questions: [
          'What does resoling cost?',
          'When can I collect my shoes?',
          'Is a repair still worth it?',
        ],
      },
      de: {
        business: 'Schuhmacherei',
        businesses: 'Schuhmachereien',
        sells: 'Schuhe und Schuhreparaturen',
        alsoCalled: 'Schuhmacher, Schuster, Schuhreparatur, Maßschuhmacher, Schusterei, Schuhwerkstatt',
        offers:
          'Neubesohlung, Absätze erneuern, Schuhe weiten, Reißverschluss ersetzen, Stiefelreparatur, Lederpflege, Schlüsselkopien, Maßschuhe',
        searches:
          'schuster, schuhreparatur, schuhe neu besohlen lassen, absätze erneuern, stiefel reparieren lassen, maßschuhe, wanderschuhe neu besohlen, schuster in der nähe',
        negatives: 'jobs, ausbildung, selber machen, kleber, kostenlos, nachname, märchen, jungen',
        questions: [
          'Was kostet eine neue Sohle?',
          'Wann kann ich die Schuhe abholen?',
          'Lohnt sich die Reparatur noch?',
        ],
      },
      fr: {
        business: 'cordonnerie',
        businesses: 'cordonneries',
        sells: 'chaussures et réparations',
        alsoCalled: 'cordonnier, bottier, réparation de chaussures, artisan cordonnier, cordonnier bottier',
        offers:
          'ressemelage, remplacement de talons, élargissement, changement de fermeture, réparation de bottes, entretien du cuir, double de clés, chaussures sur mesure',
        searches:
          'cordonnier, réparation chaussures, ressemelage, changer talon chaussure, réparation bottes, chaussures sur mesure homme, ressemelage chaussures randonnée, cordonnerie près de chez moi',
        negatives: 'emploi, formation, cap, diy, colle, gratuit, conte, dessin',
        questions: [
          'Combien coûte un ressemelage ?',
          'Quand puis-je récupérer mes chaussures ?',
          'La réparation vaut-elle la peine ?',
        ],
      },
    },
  },
]
