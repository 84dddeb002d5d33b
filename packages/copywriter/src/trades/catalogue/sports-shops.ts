import type { TradeEntry } from './trade-entry.ts'

export const sportsShops: readonly TradeEntry[] = [
  {
    id: 'sports-shop',
    kind: 'shops',
    schemaTypes: ['SportingGoodsStore'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: ['Sportswear', 'Sports equipment', 'Fitness', 'Fitness equipment', 'Sports clubs', 'Skiing'],
    words: {
      en: {
        business: 'sports shop',
        businesses: 'sports shops',
        sells: 'sportswear and sports equipment',
        alsoCalled:
          'sporting goods store, sports store, sportswear shop, sports equipment shop, team kit supplier',
        offers:
          'sportswear, football boots, team kits, racket stringing, swimwear, fitness equipment, ski hire, ski service',
        searches:
          'sportswear, sports shop, football boots, gym clothes, racket stringing, team kits, ski service, sports shop near me',
        negatives: 'jobs, results, live, news, betting, free, game, wholesale',
        questions: [
          'Do you print team kits?',
          'How fast do you string a racket?',
          'Can I exchange shoes that don’t fit?',
        ],
      },
      de: {
        business: 'Sportgeschäft',
        businesses: 'Sportgeschäfte',
        sells: 'Sportbekleidung und Sportausrüstung',
        alsoCalled:
          'Sporthaus, Sportfachgeschäft, Sportladen, Sportartikel, Sportbekleidung, Teamsport-Ausstatter',
        offers:
          'Sportbekleidung, Fußballschuhe, Vereinsbekleidung, Schlägerbespannung, Bademode, Fitnessgeräte, Skiverleih, Skiservice',
        searches:
          'sportbekleidung, sportgeschäft, fußballschuhe, sportschuhe, tennisschläger bespannen, vereinsbekleidung, skiservice, sportgeschäft in der nähe',
        negatives: 'jobs, ausbildung, ergebnisse, live, wetten, nachrichten, kostenlos, spiel',
        questions: [
          'Bedrucken Sie Vereinstrikots?',
          'Wie schnell bespannen Sie einen Schläger?',
          'Kann ich unpassende Schuhe umtauschen?',
        ],
      },
      fr: {
        business: 'magasin de sport',
        businesses: 'magasins de sport',
        sells: 'vêtements et équipement de sport',
        alsoCalled:
          'boutique de sport, magasin d’articles de sport, équipementier de club, articles de sport',
        offers:
          'vêtements de sport, chaussures de football, tenues de club, cordage de raquette, maillots de bain, matériel de fitness, location de skis, entretien de skis',
        searches:
          'vêtements de sport, magasin de sport, chaussures de foot, chaussures de sport, cordage raquette, maillot de club, entretien skis, magasin de sport près de chez moi',
        negatives: 'emploi, résultats, direct, paris sportifs, actualité, gratuit, jeu',
        questions: [
          'Imprimez-vous des maillots de club ?',
          'En combien de temps cordez-vous une raquette ?',
          'Puis-je échanger des chaussures ?',
        ],
      },
    },
  },
  {
    id: 'outdoor-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 50,
    interests: ['Hiking', 'Outdoor clothing', 'Camping', 'Mountaineering', 'Climbing', 'Backpacks'],
    words: {
      en: {
        business: 'outdoor shop',
        businesses: 'outdoor shops',
        sells: 'hiking, climbing and camping gear',
        alsoCalled:
          'outdoor store, outdoor gear shop, camping shop, mountain sports shop, hiking gear, outdoor equipment',
        offers:
          'hiking boots, rain jackets, backpacks, tents, sleeping bags, climbing gear, camping stoves, trekking poles, resoling',
        searches:
          'hiking boots, outdoor clothing, camping gear, waterproof jacket, tent, trekking backpack, climbing gear, outdoor shop near me',
        negatives: 'jobs, free, garden furniture, campsite, hire, game, outdoor lighting, forum',
        questions: [
          'Which boots suit my tour?',
          'Can I try a backpack with weight?',
          'Do you repair or reproof gear?',
        ],
      },
      de: {
        business: 'Outdoorgeschäft',
        businesses: 'Outdoorgeschäfte',
        sells: 'Wander-, Kletter- und Campingausrüstung',
        alsoCalled:
          'Outdoorladen, Bergsportgeschäft, Outdoor-Ausrüster, Campingausrüstung, Bergsportausrüstung, Outdoor-Fachgeschäft',
        offers:
          'Wanderschuhe, Regenjacken, Rucksäcke, Zelte, Schlafsäcke, Kletterausrüstung, Campingkocher, Trekkingstöcke, Neubesohlung',
        searches:
          'wanderschuhe, outdoor bekleidung, campingausrüstung, regenjacke, trekkingrucksack, zelt kaufen, kletterausrüstung, outdoor laden in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, gartenmöbel, campingplatz, leihen, spiel, forum',
        questions: [
          'Welcher Schuh passt zu meiner Tour?',
          'Kann ich den Rucksack mit Gewicht testen?',
          'Reparieren oder imprägnieren Sie Ausrüstung?',
        ],
      },
      fr: {
        business: 'magasin outdoor',
        businesses: 'magasins outdoor',
        sells: 'matériel de randonnée et d’escalade',
        alsoCalled:
          'magasin de randonnée, magasin de montagne, boutique outdoor, matériel de montagne, matériel de camping',
        offers:
          'chaussures de randonnée, vestes imperméables, sacs à dos, tentes, sacs de couchage, matériel d’escalade, réchauds, bâtons de marche, ressemelage',
        searches:
          'chaussures de randonnée, vêtements randonnée, matériel camping, veste imperméable, sac à dos randonnée, tente, matériel escalade, magasin outdoor près de chez moi',
        negatives: 'emploi, gratuit, salon de jardin, camping municipal, location, jeu, forum',
        questions: [
          'Quelles chaussures pour mon itinéraire ?',
          'Puis-je tester un sac à dos chargé ?',
          'Réparez-vous le matériel ?',
        ],
      },
    },
  },
  {
    id: 'bike-shop',
    kind: 'shops',
    schemaTypes: ['BikeStore'],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 30,
    interests: ['Bicycles', 'E-bikes', 'Cargo bikes', 'Children’s bikes', 'Cycling', 'Bike accessories'],
    words: {
      en: {
        business: 'bike shop',
        businesses: 'bike shops',
        sells: 'bikes and accessories',
        alsoCalled: 'bicycle shop, bike store, cycle shop, e-bike shop, bicycle dealer, cargo bike shop',
        offers:
          'e-bikes, city bikes, mountain bikes, gravel bikes, cargo bikes, children’s bikes, helmets, test rides, bike leasing',
        searches:
          'bike shop, e-bike, mountain bike, kids bike, cargo bike, gravel bike, electric bike test ride, bike shop near me',
        negatives: 'jobs, hire, free, stolen, game, motorbike, exercise bike, drawing',
        questions: [
          'Can I take a test ride?',
          'Do you offer bike leasing through work?',
          'Is the first service included?',
        ],
      },
      de: {
        business: 'Fahrradgeschäft',
        businesses: 'Fahrradgeschäfte',
        sells: 'Fahrräder und Zubehör',
        alsoCalled:
          'Fahrradladen, Fahrradhändler, Radgeschäft, E-Bike-Händler, Zweiradhändler, Radladen, Lastenradhändler',
        offers:
          'E-Bikes, Citybikes, Mountainbikes, Gravelbikes, Lastenräder, Kinderfahrräder, Helme, Probefahrten, Dienstrad-Leasing',
        searches:
          'fahrrad kaufen, e-bike kaufen, fahrradladen, mountainbike, kinderfahrrad, lastenrad, gravelbike, e-bike probefahrt, fahrradladen in der nähe',
        negatives: 'jobs, ausbildung, mieten, gestohlen, kostenlos, spiel, motorrad, heimtrainer',
        questions: [
          'Kann ich eine Probefahrt machen?',
          'Bieten Sie Dienstrad-Leasing an?',
          'Ist die erste Inspektion dabei?',
        ],
      },
      fr: {
        business: 'magasin de vélos',
        businesses: 'magasins de vélos',
        sells: 'vélos et accessoires',
        alsoCalled:
          'vendeur de vélos, boutique de vélos, vélociste, magasin de cycles, magasin de vélos électriques',
        offers:
          'vélos électriques, vélos de ville, VTT, vélos gravel, vélos cargo, vélos enfant, casques, essais, leasing de vélo',
        searches:
          'vélo électrique, magasin de vélos, vtt, vélo enfant, vélo cargo, vélo gravel, essai vélo électrique, magasin vélo près de chez moi',
        negatives: 'emploi, location, volé, gratuit, jeu, moto, vélo d’appartement',
        questions: [
          'Puis-je essayer le vélo ?',
          'Proposez-vous le vélo de fonction ?',
          'La première révision est-elle comprise ?',
        ],
      },
    },
  },
  {
    id: 'running-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book', 'order'],
    radiusKm: 40,
    interests: ['Running', 'Trail running', 'Marathons', 'Sneakers', 'Sportswear', 'Triathlon'],
    angles: ['benefit', 'quality', 'offer', 'range'],
    words: {
      en: {
        business: 'running shop',
        businesses: 'running shops',
        sells: 'running shoes',
        alsoCalled: 'running store, running specialist, running shoe shop',
        offers:
          'running shoes, trail shoes, gait analysis, running clothing, running watches, running socks, hydration vests',
        searches:
          'running shoes, gait analysis, trail running shoes, running shop, running clothes, marathon shoes, running vest, running shop near me',
        negatives: 'jobs, training plan, free, results, app, music, car',
        questions: [
          'What does a gait analysis cost?',
          'How long does the fitting take?',
          'Can I exchange shoes after a run?',
        ],
      },
      de: {
        business: 'Laufladen',
        businesses: 'Laufläden',
        sells: 'Laufschuhe',
        alsoCalled: 'Laufsportgeschäft, Laufschuhgeschäft, Laufshop, Laufsport-Fachgeschäft',
        offers: 'Laufschuhe, Trailschuhe, Laufanalyse, Laufbekleidung, Laufuhren, Laufsocken, Trinkwesten',
        searches:
          'laufschuhe, laufanalyse, trailrunning schuhe, laufladen, laufbekleidung, laufschuhe beratung, marathonschuhe, laufladen in der nähe',
        negatives: 'jobs, ausbildung, trainingsplan, kostenlos, ergebnisse, app, musik',
        questions: [
          'Was kostet eine Laufanalyse?',
          'Wie lange dauert die Beratung?',
          'Kann ich Schuhe nach einem Lauf umtauschen?',
        ],
      },
      fr: {
        business: 'magasin de running',
        businesses: 'magasins de running',
        sells: 'chaussures de course',
        alsoCalled: 'boutique de running, magasin de course à pied, spécialiste running',
        offers:
          'chaussures de running, chaussures de trail, analyse de foulée, vêtements de course, montres de sport, chaussettes de running, gilets d’hydratation',
        searches:
          'chaussures de running, analyse de foulée, chaussures trail, magasin running, vêtements running, chaussures marathon, gilet trail, magasin running près de chez moi',
        negatives: 'emploi, plan d’entraînement, gratuit, résultats, application, musique',
        questions: [
          'Combien coûte une analyse de foulée ?',
          'Combien de temps dure le conseil ?',
          'Puis-je échanger après un premier essai ?',
        ],
      },
    },
  },
]
