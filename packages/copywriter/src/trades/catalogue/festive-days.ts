import type { TradeEntry } from './trade-entry.ts'

export const festiveDays: readonly TradeEntry[] = [
  {
    id: 'balloon-decoration',
    kind: 'events',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote', 'visit'],
    radiusKm: 40,
    interests: [
      'Party decorations',
      'Birthdays',
      'Births and baby showers',
      'Children’s birthdays',
      'Weddings',
    ],
    angles: ['offer', 'range', 'ease', 'price'],
    words: {
      en: {
        business: 'balloon decorator',
        businesses: 'balloon decorators',
        sells: 'balloon decorations',
        alsoCalled:
          'balloon decoration, balloon artist, balloon garland maker, helium balloon delivery, balloon stylist',
        offers:
          'balloon garland, balloon arch, helium balloons, number balloons, balloon bouquet, gender reveal balloon, company logo balloons, setup at the venue',
        searches:
          'balloon decoration, balloon garland, balloon arch, helium balloons, balloon delivery, balloon decorator, baby shower balloons, helium balloons near me',
        negatives: 'jobs, diy, hot air balloon, free, tutorial, pump, game',
        questions: [
          'How long do the balloons last?',
          'Do you set up at the venue?',
          'What does a garland cost?',
        ],
      },
      de: {
        business: 'Ballondekoration',
        businesses: 'Ballondekorationen',
        sells: 'Ballondeko',
        alsoCalled: 'Ballondekorateur, Ballonkünstlerin, Ballondekorateurin, Ballon-Shop, Ballondeko',
        offers:
          'Ballongirlande, Ballonbogen, Heliumballons, Zahlenballons, Ballonstrauß, Gender-Reveal-Ballon, Ballons mit Logo, Aufbau vor Ort',
        searches:
          'ballondekoration, ballongirlande, heliumballons, ballonbogen, ballons liefern lassen, ballondeko hochzeit, zahlenballon, heliumballons in der nähe',
        negatives: 'jobs, selber machen, ballonfahrt, kostenlos, anleitung, pumpe, spiel',
        questions: ['Wie lange halten die Ballons?', 'Bauen Sie vor Ort auf?', 'Was kostet eine Girlande?'],
      },
      fr: {
        business: 'décoratrice ballons',
        businesses: 'décoratrices ballons',
        sells: 'décorations en ballons',
        alsoCalled:
          'décoration ballons, décorateur ballons, artiste en ballons, magasin de ballons, décoration en ballons',
        offers:
          'guirlande de ballons, arche de ballons, ballons à l’hélium, ballons chiffres, bouquet de ballons, ballon gender reveal, ballons avec logo, montage sur place',
        searches:
          'décoration ballons, arche de ballons, ballons hélium, guirlande de ballons, livraison ballons, décoration ballon anniversaire, ballon chiffre, ballons hélium près de chez moi',
        negatives: 'emploi, soi-même, montgolfière, gratuit, tutoriel, gonfleur, jeu',
        questions: [
          'Combien de temps tiennent les ballons ?',
          'Montez-vous sur place ?',
          'Combien coûte une guirlande ?',
        ],
      },
    },
  },
  {
    id: 'fireworks',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 100,
    interests: ['Fireworks', 'Weddings', 'Community events', 'Corporate events', 'Birthdays'],
    angles: ['proof', 'offer', 'ease', 'range'],
    words: {
      en: {
        business: 'firework display company',
        businesses: 'firework display companies',
        sells: 'firework displays',
        alsoCalled:
          'pyrotechnics company, pyrotechnician, fireworks company, professional fireworks, fireworks shop',
        offers:
          'wedding fireworks, company fireworks, birthday fireworks, low-noise fireworks, stage effects, fireworks set to music, permit service',
        searches:
          'firework display, firework display hire, wedding fireworks, professional fireworks display, pyrotechnics company, low noise fireworks, birthday fireworks, fireworks set to music',
        negatives: 'jobs, buy, ban, video, wallpaper, song, free, dog calming',
        questions: ['Do I need a permit?', 'What does a display cost?', 'Are there quiet fireworks?'],
      },
      de: {
        business: 'Feuerwerksfirma',
        businesses: 'Feuerwerksfirmen',
        sells: 'Feuerwerke',
        alsoCalled: 'Pyrotechniker, Pyrotechnikfirma, Feuerwerker, Großfeuerwerk, Feuerwerksladen',
        offers:
          'Hochzeitsfeuerwerk, Firmenfeuerwerk, Geburtstagsfeuerwerk, leises Feuerwerk, Bühneneffekte, Musikfeuerwerk, Einholen der Genehmigung',
        searches:
          'feuerwerk buchen, hochzeitsfeuerwerk, pyrotechniker, feuerwerk vom profi, leises feuerwerk, feuerwerk geburtstag, musikfeuerwerk, feuerwerk hochzeit kosten',
        negatives: 'jobs, kaufen, verbot, video, hintergrundbild, lied, kostenlos, hund beruhigen',
        questions: [
          'Brauche ich eine Genehmigung?',
          'Was kostet ein Feuerwerk?',
          'Gibt es leises Feuerwerk?',
        ],
      },
      fr: {
        business: 'artificier',
        businesses: 'artificiers',
        sells: 'feux d’artifice',
        alsoCalled:
          'pyrotechnicien, société de feux d’artifice, spectacle pyrotechnique, magasin de feux d’artifice',
        offers:
          'feu d’artifice de mariage, feu d’artifice d’entreprise, feu d’anniversaire, feu à bruit réduit, effets de scène, feu d’artifice en musique, demande d’autorisation',
        searches:
          'feu d’artifice mariage, artificier, spectacle pyrotechnique, feu d’artifice anniversaire, feu d’artifice silencieux, feu d’artifice professionnel, feu d’artifice prix prestation',
        negatives: 'emploi, acheter, interdiction, vidéo, fond d’écran, chanson, gratuit, calmer son chien',
        questions: [
          'Faut-il une autorisation ?',
          'Combien coûte un spectacle ?',
          'Existe-t-il des feux silencieux ?',
        ],
      },
    },
  },
  {
    id: 'christmas-tree-farm',
    kind: 'events',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: ['Christmas', 'Christmas markets', 'Trees', 'Family days out', 'Wreaths and garlands'],
    angles: ['time', 'place', 'benefit', 'quality'],
    words: {
      en: {
        business: 'Christmas tree farm',
        businesses: 'Christmas tree farms',
        sells: 'Christmas trees',
        alsoCalled:
          'Christmas tree seller, Christmas tree lot, cut your own Christmas tree, Christmas tree sale, Christmas tree plantation, Christmas tree delivery',
        offers:
          'Nordmann fir, blue spruce, cut-your-own tree, potted tree, tree delivery, stand, fir branches, wreaths',
        searches:
          'christmas tree, christmas tree farm, cut your own christmas tree, real christmas tree, nordmann fir christmas tree, christmas tree delivery, potted christmas tree, christmas trees near me',
        negatives: 'artificial, decoration, jobs, free, drawing, disposal, lights',
        questions: [
          'When does the sale start?',
          'What does a tree cost per meter?',
          'Can we cut it ourselves?',
        ],
      },
      de: {
        business: 'Weihnachtsbaumhof',
        businesses: 'Weihnachtsbaumhöfe',
        sells: 'Weihnachtsbäume',
        alsoCalled:
          'Christbaumverkauf, Weihnachtsbaumverkauf, Christbaumkultur, Weihnachtsbaumplantage, Tannenbaumverkauf, Christbaumhof',
        offers:
          'Nordmanntanne, Blaufichte, Baum zum Selberschlagen, Baum im Topf, Lieferung, Christbaumständer, Tannenzweige, Kränze',
        searches:
          'weihnachtsbaum kaufen, christbaum kaufen, weihnachtsbaum selber schlagen, nordmanntanne kaufen, christbaumverkauf, weihnachtsbaum liefern lassen, weihnachtsbaum im topf, weihnachtsbaumverkauf in der nähe',
        negatives: 'künstlich, schmuck, jobs, kostenlos, malvorlage, entsorgung, lichterkette',
        questions: [
          'Ab wann wird verkauft?',
          'Was kostet ein Baum pro Meter?',
          'Dürfen wir selber schlagen?',
        ],
      },
      fr: {
        business: 'producteur de sapins de Noël',
        businesses: 'producteurs de sapins de Noël',
        sells: 'sapins de Noël',
        alsoCalled:
          'vente de sapins de Noël, pépinière de sapins, ferme de sapins de Noël, sapinière, vendeur de sapins',
        offers:
          'sapin Nordmann, épicéa bleu, sapin à couper soi-même, sapin en pot, livraison, pied de sapin, branches de sapin, couronnes',
        searches:
          'sapin de noël, acheter sapin de noël, sapin nordmann, couper son sapin, livraison sapin de noël, sapin en pot, vente sapins de noël, sapin de noël près de chez moi',
        negatives: 'artificiel, décoration, emploi, gratuit, dessin, recyclage, guirlande',
        questions: [
          'Quand débute la vente ?',
          'Combien coûte un sapin au mètre ?',
          'Peut-on couper soi-même ?',
        ],
      },
    },
  },
]
