import type { TradeEntry } from './trade-entry.ts'

export const bridalAndPartyShops: readonly TradeEntry[] = [
  {
    id: 'wedding-dresses',
    kind: 'shops',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 80,
    interests: ['Wedding dresses', 'Weddings', 'Engagements', 'Formal wear', 'Hen and stag parties'],
    words: {
      en: {
        business: 'bridal shop',
        businesses: 'bridal shops',
        sells: 'wedding dresses',
        alsoCalled:
          'bridal boutique, wedding dress shop, bridalwear, bridal gowns, bridal store, wedding gowns',
        offers:
          'wedding dresses, bridal fitting, alterations, veils, bridal shoes, bridesmaid dresses, civil ceremony dresses, plus-size wedding dresses',
        searches:
          'wedding dresses, bridal shop, wedding dress, bridal gown, plus size wedding dress, boho wedding dress, bridesmaid dresses, bridal shop near me',
        negatives: 'jobs, hire, sell my, donate, dry cleaning, drawing, game, pattern',
        questions: [
          'How far ahead should I order my dress?',
          'How many people can I bring to a fitting?',
          'Are alterations included?',
        ],
      },
      de: {
        business: 'Brautmodengeschäft',
        businesses: 'Brautmodengeschäfte',
        sells: 'Brautkleider',
        alsoCalled:
          'Brautmode, Brautmodenatelier, Brautkleider, Hochzeitskleider, Brautboutique, Brautausstatter',
        offers:
          'Brautkleider, Brautkleid-Anprobe, Änderungen, Schleier, Brautschuhe, Brautjungfernkleider, Standesamtkleider, Brautkleider in großen Größen',
        searches:
          'brautkleid, brautkleider, brautmode, hochzeitskleid, brautkleid große größen, brautkleid boho, standesamtkleid, brautmodengeschäft in der nähe',
        negatives: 'jobs, leihen, verkaufen, spenden, reinigung, zeichnen, spiel, schnittmuster',
        questions: [
          'Wie früh sollte ich mein Kleid bestellen?',
          'Wie viele Begleiterinnen darf ich mitbringen?',
          'Sind Änderungen im Preis enthalten?',
        ],
      },
      fr: {
        business: 'boutique de robes de mariée',
        businesses: 'boutiques de robes de mariée',
        sells: 'robes de mariée',
        alsoCalled: 'magasin de robes de mariée, robes de mariée, robe de mariée, boutique de la mariée',
        offers:
          'robes de mariée, essayage de robe, retouches, voiles, chaussures de mariée, robes de demoiselle d’honneur, robes de mariage civil, robes de mariée grande taille',
        searches:
          'robe de mariée, boutique robe de mariée, robe de mariée grande taille, robe de mariée bohème, robe mariage civil, robe demoiselle d’honneur, essayage robe de mariée, robe de mariée près de chez moi',
        negatives: 'emploi, location, vendre, don, pressing, dessin, jeu, patron',
        questions: [
          'Combien de temps à l’avance commander ma robe ?',
          'Combien de personnes peuvent m’accompagner ?',
          'Les retouches sont-elles comprises ?',
        ],
      },
    },
  },
  {
    id: 'party-supplies',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 25,
    interests: [
      'Party decorations',
      'Party planning',
      'Children’s birthdays',
      'Themed parties',
      'Birthdays',
      'Weddings',
    ],
    angles: ['range', 'ease', 'speed', 'price'],
    words: {
      en: {
        business: 'party shop',
        businesses: 'party shops',
        sells: 'party decorations and balloons',
        alsoCalled: 'party supplies store, party supply store, balloon shop, party supplies, party store',
        offers:
          'balloons, helium balloons, garlands, tableware, cake toppers, candles, invitations, party bags, balloon garlands',
        searches:
          'party supplies, balloons, helium balloons, birthday decorations, party decorations, balloon garland, party bags, balloons near me',
        negatives: 'jobs, free, printable, political party, hot-air balloon, diy, game, venue',
        questions: [
          'How long do helium balloons last?',
          'Do you deliver filled balloons?',
          'Can I return unopened items?',
        ],
      },
      de: {
        business: 'Partyladen',
        businesses: 'Partyläden',
        sells: 'Partydeko und Luftballons',
        alsoCalled: 'Partydeko, Partybedarf, Partyartikel, Ballonladen, Luftballonladen, Partyfachgeschäft',
        offers:
          'Luftballons, Heliumballons, Girlanden, Partygeschirr, Tortendeko, Kerzen, Einladungskarten, Mitgebsel, Ballongirlanden',
        searches:
          'partydeko, luftballons, heliumballons, geburtstagsdeko, ballongirlande, mitgebsel kindergeburtstag, partyartikel, luftballons in der nähe',
        negatives: 'jobs, kostenlos, ausdrucken, partei, heißluftballon, basteln, spiel, partyraum',
        questions: [
          'Wie lange halten Heliumballons?',
          'Liefern Sie gefüllte Ballons?',
          'Kann ich Ungeöffnetes zurückgeben?',
        ],
      },
      fr: {
        business: 'magasin d’articles de fête',
        businesses: 'magasins d’articles de fête',
        sells: 'décorations de fête et ballons',
        alsoCalled: 'articles de fête, boutique de ballons, décoration de fête, magasin de fête',
        offers:
          'ballons, ballons à l’hélium, guirlandes, vaisselle de fête, décors de gâteau, bougies, invitations, petits cadeaux invités, arches de ballons',
        searches:
          'décoration anniversaire, ballons, ballon hélium, articles de fête, décoration fête, arche de ballons, cadeaux invités anniversaire, magasin de fête près de chez moi',
        negatives: 'emploi, gratuit, à imprimer, montgolfière, fabriquer, jeu, salle',
        questions: [
          'Combien de temps tient un ballon à l’hélium ?',
          'Livrez-vous les ballons gonflés ?',
          'Peut-on rendre les articles non ouverts ?',
        ],
      },
    },
  },
  {
    id: 'costume-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 40,
    interests: [
      'Costumes',
      'Carnival',
      'Halloween',
      'Themed parties',
      'Hen and stag parties',
      'Live role-play',
    ],
    words: {
      en: {
        business: 'costume shop',
        businesses: 'costume shops',
        sells: 'costumes, masks and stage make-up',
        alsoCalled: 'fancy dress shop, costume store, costume hire, fancy dress hire',
        offers:
          'carnival costumes, Halloween costumes, children’s costumes, costume hire, masks, wigs, stage make-up, hats and accessories',
        searches:
          'fancy dress, costumes, halloween costume, carnival costume, costume hire, kids costumes, wigs, fancy dress shop near me',
        negatives: 'jobs, drawing, sewing pattern, diy, free, swimming costume, film',
        questions: [
          'Do you hire out costumes?',
          'Which sizes are there?',
          'Can I change a costume after fitting?',
        ],
      },
      de: {
        business: 'Kostümgeschäft',
        businesses: 'Kostümgeschäfte',
        sells: 'Kostüme, Masken und Schminke',
        alsoCalled:
          'Kostümverleih, Kostümladen, Faschingsladen, Karnevalsgeschäft, Karnevalskostüme, Faschingskostüme',
        offers:
          'Karnevalskostüme, Halloweenkostüme, Kinderkostüme, Kostümverleih, Masken, Perücken, Theaterschminke, Hüte und Zubehör',
        searches:
          'kostüme kaufen, karnevalskostüm, faschingskostüm, halloween kostüm, kostümverleih, kinderkostüm, perücke fasching, kostümverleih in der nähe',
        negatives: 'jobs, zeichnen, schnittmuster, selber machen, kostenlos, hosenanzug, film',
        questions: [
          'Verleihen Sie Kostüme?',
          'Welche Größen gibt es?',
          'Kann ich ein Kostüm nach der Anprobe tauschen?',
        ],
      },
      fr: {
        business: 'magasin de déguisements',
        businesses: 'magasins de déguisements',
        sells: 'déguisements, masques et maquillage',
        alsoCalled:
          'boutique de déguisements, location de déguisements, magasin de costumes de carnaval, location de costumes',
        offers:
          'déguisements de carnaval, déguisements d’Halloween, déguisements enfant, location de costumes, masques, perruques, maquillage de scène, chapeaux et accessoires',
        searches:
          'déguisement, déguisement adulte, déguisement halloween, déguisement enfant, location costume, costume carnaval, perruque, magasin déguisement près de chez moi',
        negatives: 'emploi, dessin, patron couture, fait maison, gratuit, costume homme, film',
        questions: [
          'Louez-vous des déguisements ?',
          'Quelles tailles avez-vous ?',
          'Peut-on échanger après essayage ?',
        ],
      },
    },
  },
]
