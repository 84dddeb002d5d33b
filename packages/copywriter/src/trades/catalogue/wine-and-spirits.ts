import type { TradeEntry } from './trade-entry.ts'

export const wineAndSpirits: readonly TradeEntry[] = [
  {
    id: 'winery',
    kind: 'food makers',
    schemaTypes: ['Winery'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: null,
    interests: ['Wine', 'Wine travel', 'Guided tastings', 'Sparkling wine', 'Wine growing'],
    angles: ['story', 'quality', 'place'],
    words: {
      en: {
        business: 'winery',
        businesses: 'wineries',
        sells: 'wines',
        alsoCalled: 'wine estate, vineyard, wine grower, wine producer, cellar door, winemaker',
        offers:
          'red wine, white wine, sparkling wine, wine tasting, cellar tour, tasting pack, wine club, wedding at the vineyard',
        searches:
          'wine tasting, winery, vineyard tour, buy wine from vineyard, organic wine, wine tasting gift, wine case online, winery visit, vineyards near me',
        negatives: 'jobs, for sale, course, equipment, making kit, wallpaper',
        questions: ['How much is a wine tasting?', 'Do I need to book the tour?', 'Do you ship wine?'],
      },
      de: {
        business: 'Weingut',
        businesses: 'Weingüter',
        sells: 'Weine',
        alsoCalled: 'Winzer, Winzerhof, Weinbaubetrieb, Weinhof, Winzergenossenschaft, Sektgut',
        offers:
          'Rotwein, Weißwein, Winzersekt, Weinprobe, Kellerführung, Probierpaket, Wein-Abo, Feiern im Weingut',
        searches:
          'weingut, weinprobe, wein vom winzer, weinprobe gutschein, wein online kaufen vom winzer, bio wein, probierpaket wein, kellerführung, weingut in der nähe',
        negatives: 'jobs, ausbildung, zu verkaufen, zubehör, wein selber machen, studium',
        questions: ['Was kostet eine Weinprobe?', 'Muss ich mich anmelden?', 'Versenden Sie Ihre Weine?'],
      },
      fr: {
        business: 'domaine viticole',
        businesses: 'domaines viticoles',
        sells: 'vins',
        alsoCalled:
          'vigneron, viticulteur, château viticole, vignoble, vigneron indépendant, cave coopérative',
        offers:
          'vin rouge, vin blanc, crémant, dégustation, visite de cave, coffret découverte, vente au domaine, mariage au domaine',
        searches:
          'dégustation vin, domaine viticole, visite de cave, acheter vin direct producteur, vin bio vigneron, coffret dégustation vin, visite vignoble, domaine viticole près de chez moi',
        negatives: 'emploi, à vendre, formation, matériel, vendanges, bts',
        questions: [
          'Combien coûte une dégustation ?',
          'Faut-il réserver la visite ?',
          'Expédiez-vous vos vins ?',
        ],
      },
    },
  },
  {
    id: 'wine-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 15,
    interests: ['Wine', 'Natural wine', 'Sparkling wine', 'Guided tastings', 'Gifts'],
    angles: ['range', 'quality', 'proof'],
    words: {
      en: {
        business: 'wine shop',
        businesses: 'wine shops',
        sells: 'wines',
        alsoCalled: 'wine merchant, off-licence, wine store, bottle shop, wine dealer, wine cellar shop',
        offers:
          'red wine, white wine, champagne, natural wine, wine gift sets, wine tasting, wine for weddings, mixed cases',
        searches:
          'wine shop, wine merchant, wine gift, buy champagne, natural wine shop, wine delivery, wine tasting evening, mixed case of wine, wine shop near me',
        negatives: 'jobs, rack, fridge, glasses, investment, course, recipe',
        questions: [
          'Can you help me choose for a dinner?',
          'Do you deliver wine?',
          'Can I return unopened bottles?',
        ],
      },
      de: {
        business: 'Weinhandlung',
        businesses: 'Weinhandlungen',
        sells: 'Weine',
        alsoCalled: 'Vinothek, Weinhändler, Weinladen, Weinfachgeschäft, Weinhaus, Weinkontor',
        offers:
          'Rotwein, Weißwein, Champagner, Naturwein, Weingeschenke, Weinverkostung, Wein für Hochzeiten, Probierpakete',
        searches:
          'weinhandlung, vinothek, wein kaufen, weingeschenk, champagner kaufen, naturwein kaufen, wein lieferservice, weinseminar, weinhandlung in der nähe',
        negatives: 'jobs, weinregal, weinkühlschrank, gläser, investment, ausbildung',
        questions: [
          'Beraten Sie mich zum Essen?',
          'Liefern Sie nach Hause?',
          'Nehmen Sie volle Flaschen zurück?',
        ],
      },
      fr: {
        business: 'caviste',
        businesses: 'cavistes',
        sells: 'vins',
        alsoCalled:
          'cave à vin magasin, marchand de vin, boutique de vin, caviste indépendant, magasin de vin',
        offers:
          'vin rouge, vin blanc, champagne, vin nature, coffrets de vin, dégustation, vin pour mariage, spiritueux',
        searches:
          'caviste, magasin de vin, coffret vin cadeau, acheter champagne, vin nature caviste, livraison vin, vin pour mariage, cave ouverte dimanche, caviste près de chez moi',
        negatives: 'emploi, casier, armoire, verres, placement, formation',
        questions: [
          'Pouvez-vous conseiller un accord ?',
          'Livrez-vous à domicile ?',
          'Reprenez-vous les bouteilles pleines ?',
        ],
      },
    },
  },
  {
    id: 'distillery',
    kind: 'food makers',
    schemaTypes: ['Distillery'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: null,
    interests: ['Spirits and liqueurs', 'Gin', 'Whisky', 'Guided tastings', 'Rum'],
    angles: ['story', 'quality', 'proof'],
    words: {
      en: {
        business: 'distillery',
        businesses: 'distilleries',
        sells: 'spirits',
        alsoCalled: 'gin distillery, whisky distillery, craft distillery, rum distillery, spirits maker',
        offers: 'gin, whisky, rum, fruit brandy, liqueurs, distillery tour, gin making class, gift sets',
        searches:
          'distillery tour, craft gin, gin distillery, whisky tasting, gin making experience, buy craft gin, whisky gift, liqueur gift set, distillery near me',
        negatives: 'jobs, equipment, still for sale, recipe, stocks, course',
        questions: ['How long does the tour take?', 'What does a tasting cost?', 'Do you ship bottles?'],
      },
      de: {
        business: 'Brennerei',
        businesses: 'Brennereien',
        sells: 'Spirituosen',
        alsoCalled:
          'Destillerie, Schnapsbrennerei, Obstbrennerei, Gin-Manufaktur, Edelbrennerei, Whisky-Destillerie',
        offers: 'Gin, Whisky, Rum, Obstbrand, Likör, Brennereiführung, Gin-Kurs, Geschenksets',
        searches:
          'brennerei, obstbrand kaufen, gin tasting, whisky tasting, brennereiführung, gin selber machen kurs, schnaps vom erzeuger, likör geschenkset, destillerie in der nähe',
        negatives: 'jobs, brennanlage kaufen, ausbildung, rezept, aktie, zoll',
        questions: [
          'Wie lange dauert die Führung?',
          'Was kostet eine Verkostung?',
          'Versenden Sie Flaschen?',
        ],
      },
      fr: {
        business: 'distillerie',
        businesses: 'distilleries',
        sells: 'spiritueux',
        alsoCalled:
          'distillateur, distillerie artisanale, bouilleur de cru, liquoriste, distillerie de gin, distillerie de whisky',
        offers:
          'gin, whisky, rhum arrangé, eaux-de-vie, liqueurs, visite de la distillerie, atelier gin, coffrets cadeaux',
        searches:
          'distillerie, visite distillerie, gin artisanal, dégustation whisky, atelier gin, eau de vie artisanale, rhum arrangé artisanal, coffret gin, distillerie près de chez moi',
        negatives: 'emploi, alambic à vendre, formation, recette, action, huile essentielle',
        questions: [
          'Combien de temps dure la visite ?',
          'Combien coûte une dégustation ?',
          'Expédiez-vous vos bouteilles ?',
        ],
      },
    },
  },
]
