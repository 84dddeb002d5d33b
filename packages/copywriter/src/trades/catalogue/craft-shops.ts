import type { TradeEntry } from './trade-entry.ts'

export const craftShops: readonly TradeEntry[] = [
  {
    id: 'fabric-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 40,
    interests: ['Fabrics', 'Sewing', 'Quilting', 'Embroidery', 'Do it yourself', 'Craft supplies'],
    words: {
      en: {
        business: 'fabric shop',
        businesses: 'fabric shops',
        sells: 'fabrics, haberdashery and patterns',
        alsoCalled:
          'fabric store, sewing shop, haberdashery, quilt shop, sewing machine shop, fabric by the meter',
        offers:
          'cotton fabrics, jersey, linen fabrics, quilting fabrics, sewing patterns, zips and buttons, sewing machines, sewing workshops',
        searches:
          'fabric shop, fabric by the metre, linen fabric, jersey fabric, cotton fabric, sewing machine, quilting fabric, fabric shop near me',
        negatives: 'jobs, free, wallpaper, upholstery cleaning, software, factory, fabric softener, pdf',
        questions: [
          'Do you sell by the half meter?',
          'Can I order samples?',
          'Which fabric suits my pattern?',
        ],
      },
      de: {
        business: 'Stoffladen',
        businesses: 'Stoffläden',
        sells: 'Stoffe, Kurzwaren und Schnittmuster',
        alsoCalled:
          'Stoffgeschäft, Nähladen, Kurzwarengeschäft, Nähmaschinengeschäft, Stoffe, Nähzubehör, Kurzwaren, Patchworkladen',
        offers:
          'Baumwollstoffe, Jersey, Leinenstoffe, Patchworkstoffe, Schnittmuster, Reißverschlüsse und Knöpfe, Nähmaschinen, Nähkurse',
        searches:
          'stoffe kaufen, stoffladen, leinenstoff, jersey stoff, baumwollstoff, nähmaschine kaufen, patchworkstoffe, stoffladen in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, tapete, polsterreinigung, fabrik, weichspüler, freebook',
        questions: [
          'Verkaufen Sie auch halbe Meter?',
          'Kann ich Muster bestellen?',
          'Welcher Stoff passt zu meinem Schnitt?',
        ],
      },
      fr: {
        business: 'magasin de tissus',
        businesses: 'magasins de tissus',
        sells: 'tissus, mercerie et patrons',
        alsoCalled:
          'mercerie, boutique de tissus, tissus au mètre, magasin de couture, magasin de machines à coudre',
        offers:
          'tissus en coton, jersey, lin, tissus patchwork, patrons, fermetures et boutons, machines à coudre, ateliers couture',
        searches:
          'tissu au mètre, magasin de tissus, tissu lin, tissu jersey, tissu coton, machine à coudre, mercerie, magasin de tissus près de chez moi',
        negatives: 'emploi, gratuit, papier peint, nettoyage, usine, adoucissant, pdf',
        questions: [
          'Vendez-vous au demi-mètre ?',
          'Puis-je commander des échantillons ?',
          'Quel tissu pour mon patron ?',
        ],
      },
    },
  },
  {
    id: 'yarn-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 40,
    interests: ['Wool and yarn', 'Knitting', 'Crochet', 'Craft workshops', 'Spinning wool', 'Knitwear'],
    words: {
      en: {
        business: 'yarn shop',
        businesses: 'yarn shops',
        sells: 'wool, yarn and knitting supplies',
        alsoCalled: 'wool shop, knitting shop, yarn store, knitting store',
        offers:
          'merino yarn, sock yarn, cotton yarn, hand-dyed yarn, knitting needles, crochet hooks, knitting kits, knitting workshops',
        searches:
          'yarn shop, knitting wool, merino yarn, sock yarn, crochet yarn, knitting needles, hand dyed yarn, wool shop near me',
        negatives: 'jobs, free pattern, programming, wool coat, insulation, video, carpet',
        questions: ['How many balls do I need?', 'Can I return unused balls?', 'Do you help when I’m stuck?'],
      },
      de: {
        business: 'Wollgeschäft',
        businesses: 'Wollgeschäfte',
        sells: 'Wolle, Garne und Strickbedarf',
        alsoCalled: 'Wollladen, Strickladen, Handarbeitsgeschäft, Garnladen, Handarbeitsladen',
        offers:
          'Merinowolle, Sockenwolle, Baumwollgarn, handgefärbte Garne, Stricknadeln, Häkelnadeln, Strickpakete, Strickkurse',
        searches:
          'wolle kaufen, wollladen, merinowolle, sockenwolle, häkelgarn, stricknadeln, handgefärbte wolle, wollgeschäft in der nähe',
        negatives: 'jobs, anleitung kostenlos, wollmantel, dämmung, video, teppich, stahlwolle',
        questions: [
          'Wie viele Knäuel brauche ich?',
          'Kann ich übrige Knäuel zurückgeben?',
          'Helfen Sie weiter, wenn ich nicht weiterkomme?',
        ],
      },
      fr: {
        business: 'magasin de laine',
        businesses: 'magasins de laine',
        sells: 'laines, fils et accessoires de tricot',
        alsoCalled: 'boutique de laine, magasin de tricot, boutique de tricot, laine à tricoter',
        offers:
          'laine mérinos, laine à chaussettes, coton à crocheter, laine teinte à la main, aiguilles à tricoter, crochets, kits tricot, ateliers tricot',
        searches:
          'laine à tricoter, magasin de laine, laine mérinos, laine chaussettes, coton crochet, aiguilles à tricoter, laine teinte à la main, magasin de laine près de chez moi',
        negatives: 'emploi, patron gratuit, manteau, isolation, laine de verre, vidéo, tapis',
        questions: [
          'Combien de pelotes me faut-il ?',
          'Puis-je rendre les pelotes inutilisées ?',
          'Peut-on venir demander de l’aide ?',
        ],
      },
    },
  },
  {
    id: 'craft-supplies',
    kind: 'shops',
    schemaTypes: ['HobbyShop'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 30,
    interests: [
      'Craft supplies',
      'Crafts',
      'Art supplies',
      'Crafts with children',
      'Paper crafts',
      'Model building',
    ],
    words: {
      en: {
        business: 'craft supplies shop',
        businesses: 'craft supplies shops',
        sells: 'craft, art and hobby supplies',
        alsoCalled: 'craft store, art supply store, art supplies shop, hobby shop, craft shop, model shop',
        offers:
          'acrylic paints, canvases, brushes, paper and card, beads, modeling clay, craft kits, model kits, resin',
        searches:
          'craft supplies, art supplies, craft shop, acrylic paint, canvas, beads for jewelry making, craft kits for kids, craft store near me',
        negatives: 'jobs, free, printable, beer, game, wholesale, video, template',
        questions: ['Which paint suits beginners?', 'Do you sell class sets?', 'Do you run workshops?'],
      },
      de: {
        business: 'Bastelladen',
        businesses: 'Bastelläden',
        sells: 'Bastel-, Künstler- und Hobbybedarf',
        alsoCalled:
          'Bastelgeschäft, Bastelbedarf, Künstlerbedarf, Hobbyladen, Kreativmarkt, Künstlerbedarfsladen, Modellbaugeschäft',
        offers:
          'Acrylfarben, Leinwände, Pinsel, Papier und Karton, Perlen, Modelliermasse, Bastelsets, Modellbausätze, Gießharz',
        searches:
          'bastelbedarf, künstlerbedarf, bastelladen, acrylfarben, leinwand kaufen, perlen für schmuck, bastelset kinder, bastelladen in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, vorlage, ausdrucken, spiel, großhandel, video',
        questions: [
          'Welche Farben eignen sich für Anfänger?',
          'Gibt es Klassensätze?',
          'Bieten Sie Workshops an?',
        ],
      },
      fr: {
        business: 'magasin de loisirs créatifs',
        businesses: 'magasins de loisirs créatifs',
        sells: 'loisirs créatifs et beaux-arts',
        alsoCalled:
          'boutique de loisirs créatifs, fournitures pour artistes, magasin de beaux-arts, magasin de modélisme',
        offers:
          'peintures acryliques, toiles, pinceaux, papiers et cartons, perles, pâte à modeler, kits créatifs, maquettes, résine',
        searches:
          'loisirs créatifs, fournitures beaux arts, peinture acrylique, toile à peindre, perles pour bijoux, kit créatif enfant, papier scrapbooking, loisirs créatifs près de chez moi',
        negatives: 'emploi, gratuit, à imprimer, modèle, jeu, grossiste, vidéo',
        questions: [
          'Quelle peinture pour débuter ?',
          'Vendez-vous en lots pour les classes ?',
          'Proposez-vous des ateliers ?',
        ],
      },
    },
  },
]
