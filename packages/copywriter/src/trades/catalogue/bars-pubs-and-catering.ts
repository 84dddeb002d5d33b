import type { TradeEntry } from './trade-entry.ts'

export const barsPubsAndCatering: readonly TradeEntry[] = [
  {
    id: 'bar',
    kind: 'eating out',
    schemaTypes: ['BarOrPub'],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 10,
    interests: ['Bars', 'Cocktails', 'Nightlife', 'Gin', 'Alcohol-free drinks'],
    words: {
      en: {
        business: 'bar',
        businesses: 'bars',
        sells: 'cocktails and drinks',
        alsoCalled: 'cocktail bar, lounge bar, rooftop bar, gin bar, hotel bar',
        offers:
          'signature cocktails, classic cocktails, mocktails, happy hour, bar snacks, private parties, cocktail workshop',
        searches:
          'cocktail bar, bar, rooftop bar, happy hour, bar for birthday, cocktails, gin bar, live music bar, bar near me',
        negatives: 'jobs, stools, recipe, exam, protein, furniture',
        questions: ['Can I book a table?', 'When is happy hour?', 'Can we rent the bar for a party?'],
      },
      de: {
        business: 'Bar',
        businesses: 'Bars',
        sells: 'Cocktails und Drinks',
        alsoCalled: 'Cocktailbar, Lounge-Bar, Rooftop-Bar, Gin-Bar, Hotelbar',
        offers:
          'Signature-Cocktails, klassische Cocktails, alkoholfreie Cocktails, Happy Hour, Barsnacks, private Feiern, Cocktailkurs',
        searches:
          'cocktailbar, bar, cocktails trinken, rooftop bar, happy hour, bar für geburtstag, bar mit live musik, gin bar, bar in der nähe',
        negatives: 'jobs, barhocker, rezept, ausbildung, möbel, riegel',
        questions: [
          'Kann ich einen Tisch reservieren?',
          'Wann ist Happy Hour?',
          'Kann man die Bar für Feiern mieten?',
        ],
      },
      fr: {
        business: 'bar',
        businesses: 'bars',
        sells: 'cocktails et boissons',
        alsoCalled: 'bar à cocktails, bar lounge, bar rooftop, bar d’ambiance, bar de nuit',
        offers:
          'cocktails maison, cocktails classiques, mocktails, happy hour, planches, privatisation, atelier cocktail',
        searches:
          'bar à cocktails, bar ambiance, rooftop bar, happy hour, bar privatisable, bar anniversaire, bar concert, bar près de chez moi',
        negatives: 'emploi, tabouret, recette, formation, meuble, licence',
        questions: [
          'Peut-on réserver une table ?',
          'À quelle heure est le happy hour ?',
          'Peut-on privatiser le bar ?',
        ],
      },
    },
  },
  {
    id: 'pub',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 10,
    interests: ['Pubs', 'Craft beer', 'Pub quizzes', 'British cuisine', 'Watching sports'],
    words: {
      en: {
        business: 'pub',
        businesses: 'pubs',
        sells: 'beer and pub food',
        alsoCalled: 'gastropub, public house, tavern, alehouse, Irish pub, sports bar',
        offers: 'draught beer, pub food, Sunday roast, quiz night, live sport, beer garden, function room',
        searches:
          'pub, gastropub, sunday roast pub, pub with beer garden, dog friendly pub, sports bar, pub quiz, function room hire, pubs near me',
        negatives: 'jobs, for sale, lease, glasses, pubmed, crossword',
        questions: [
          'Do you show the match?',
          'Are dogs and children welcome?',
          'Can I book a table for Sunday lunch?',
        ],
      },
      de: {
        business: 'Kneipe',
        businesses: 'Kneipen',
        sells: 'Bier und Kneipenküche',
        alsoCalled: 'Pub, Irish Pub, Bierlokal, Gastropub, Sportsbar, Eckkneipe',
        offers:
          'Bier vom Fass, Kneipenessen, Pub Quiz, Fußball live, Dartsabend, Biergarten, Raum für Feiern',
        searches:
          'kneipe, irish pub, sportsbar, fußball live kneipe, pub quiz, kneipe mit biergarten, kneipe mit essen, kneipe in der nähe',
        negatives: 'jobs, pacht, zu verkaufen, gläser, inventar',
        questions: [
          'Zeigen Sie das Spiel?',
          'Gibt es auch etwas zu essen?',
          'Kann ich für eine Gruppe reservieren?',
        ],
      },
      fr: {
        business: 'pub',
        businesses: 'pubs',
        sells: 'bières et cuisine de pub',
        alsoCalled: 'pub irlandais, bar à bières, gastropub, bar sportif, pub anglais',
        offers:
          'bières pression, fish and chips, planches, soirée quiz, matchs en direct, terrasse, salle privatisable',
        searches:
          'pub irlandais, bar à bières, bar match foot, soirée quiz bar, pub avec terrasse, pub anglais, pub près de chez moi',
        negatives: 'emploi, à vendre, licence, verres, publicité, jeu',
        questions: [
          'Diffusez-vous le match ?',
          'Peut-on manger sur place ?',
          'Peut-on réserver pour un groupe ?',
        ],
      },
    },
  },
  {
    id: 'wine-bar',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 15,
    interests: ['Wine bars', 'Wine', 'Natural wine', 'Tapas', 'Cheese'],
    words: {
      en: {
        business: 'wine bar',
        businesses: 'wine bars',
        sells: 'wine and small plates',
        alsoCalled: 'wine lounge, natural wine bar, tapas and wine bar, wine bistro',
        offers:
          'wines by the glass, natural wine, cheese board, charcuterie board, tapas, wine tasting evening, bottles to take home',
        searches:
          'wine bar, natural wine bar, wine and tapas, wine tasting evening, wine by the glass, wine bar for groups, wine bar near me',
        negatives: 'jobs, glasses, rack, fridge, course online, vinegar',
        questions: [
          'Do you serve food with the wine?',
          'How much is a tasting?',
          'Can I buy bottles to take home?',
        ],
      },
      de: {
        business: 'Weinbar',
        businesses: 'Weinbars',
        sells: 'Wein und kleine Teller',
        alsoCalled: 'Weinstube, Weinlokal, Naturweinbar, Weinwirtschaft, Weinbistro',
        offers: 'offene Weine, Naturwein, Käsebrett, Wurstplatte, Tapas, Weinabend, Flaschen zum Mitnehmen',
        searches:
          'weinbar, weinstube, naturwein bar, weinprobe am abend, wein und tapas, weinlokal, weinbar in der nähe',
        negatives: 'jobs, gläser, weinregal, weinkühlschrank, ausbildung, zu verkaufen',
        questions: ['Gibt es etwas zu essen?', 'Was kostet eine Weinprobe?', 'Kann ich Flaschen mitnehmen?'],
      },
      fr: {
        business: 'bar à vin',
        businesses: 'bars à vin',
        sells: 'vins et planches',
        alsoCalled: 'bar à vins, cave à manger, bar à vin nature, bistrot à vins',
        offers:
          'vins au verre, vin nature, planche de fromages, planche de charcuterie, tapas, soirée dégustation, bouteilles à emporter',
        searches:
          'bar à vin, bar à vin nature, cave à manger, dégustation vin soirée, planche et vin, bar à vin groupe, bar à vin près de chez moi',
        negatives: 'emploi, verres, casier, frigo, formation, vinaigre',
        questions: [
          'Servez-vous à manger ?',
          'Combien coûte une dégustation ?',
          'Peut-on emporter une bouteille ?',
        ],
      },
    },
  },
  {
    id: 'brewery-taproom',
    kind: 'eating out',
    schemaTypes: ['Brewery'],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 30,
    interests: ['Craft beer', 'Beer gardens', 'Pubs', 'Guided tastings', 'Regional food'],
    angles: ['quality', 'story', 'place'],
    words: {
      en: {
        business: 'brewery',
        businesses: 'breweries',
        sells: 'craft beer',
        alsoCalled: 'craft brewery, microbrewery, taproom, brewpub, brewery tap, brewhouse',
        offers: 'pale ale, IPA, lager, stout, beer tasting, brewery tour, beer gift box, party keg',
        searches:
          'craft beer, brewery, taproom, brewery tour, beer tasting, craft beer online, microbrewery, beer gift box, brewery near me',
        negatives: 'jobs, home brewing kit, stocks, equipment, free, course',
        questions: ['Can I visit the brewery?', 'How much is a tour with tasting?', 'Do you ship beer?'],
      },
      de: {
        business: 'Brauerei',
        businesses: 'Brauereien',
        sells: 'Craft-Bier',
        alsoCalled:
          'Hausbrauerei, Gasthausbrauerei, Privatbrauerei, Mikrobrauerei, Craft-Beer-Brauerei, Braugasthaus',
        offers: 'Helles, Pils, Pale Ale, Weißbier, Bierverkostung, Brauereiführung, Biergeschenk, Partyfass',
        searches:
          'brauerei, craft beer, brauereiführung, bierverkostung, bier online bestellen, brauhaus, bier geschenk, fassbier kaufen, brauerei in der nähe',
        negatives: 'jobs, ausbildung, bier selber brauen, aktie, zubehör, kostenlos',
        questions: [
          'Kann man die Brauerei besichtigen?',
          'Was kostet eine Führung mit Probe?',
          'Versenden Sie Bier?',
        ],
      },
      fr: {
        business: 'brasserie artisanale',
        businesses: 'brasseries artisanales',
        sells: 'bières artisanales',
        alsoCalled: 'microbrasserie, brasseur artisanal, brewpub, taproom, bière artisanale locale',
        offers:
          'blonde, ambrée, IPA, stout, dégustation de bières, visite de la brasserie, coffret de bières, location de tireuse',
        searches:
          'bière artisanale, brasserie artisanale, visite brasserie, dégustation bière, coffret bière, microbrasserie, fût de bière, brasserie artisanale près de chez moi',
        negatives: 'emploi, kit de brassage, formation, action, matériel, restaurant',
        questions: [
          'Peut-on visiter la brasserie ?',
          'Combien coûte une dégustation ?',
          'Expédiez-vous vos bières ?',
        ],
      },
    },
  },
  {
    id: 'catering',
    kind: 'eating out',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'order'],
    radiusKm: 50,
    interests: ['Catering', 'Weddings', 'Corporate events', 'Birthdays', 'Party planning'],
    angles: ['audience', 'range', 'proof'],
    words: {
      en: {
        business: 'caterer',
        businesses: 'caterers',
        sells: 'catering for parties and events',
        alsoCalled:
          'catering company, wedding caterer, event caterer, party caterer, buffet catering, corporate caterer',
        offers:
          'wedding catering, cold buffet, hot buffet, finger food, business lunch, barbecue catering, serving staff, tableware hire',
        searches:
          'catering, wedding catering, party catering, buffet catering, corporate catering, finger food delivery, bbq catering, catering for 50 people, caterers near me',
        negatives: 'jobs, equipment, course, university, supplies, school meals',
        questions: [
          'How much is catering per person?',
          'How far ahead should we order?',
          'Are plates and staff included?',
        ],
      },
      de: {
        business: 'Cateringunternehmen',
        businesses: 'Cateringunternehmen',
        sells: 'Catering für Feiern und Anlässe',
        alsoCalled:
          'Caterer, Partyservice, Hochzeitscatering, Cateringservice, Buffetservice, Firmencatering',
        offers:
          'Hochzeitscatering, kaltes Buffet, warmes Buffet, Fingerfood, Business-Lunch, Grillbuffet, Servicepersonal, Geschirrverleih',
        searches:
          'catering, partyservice, catering hochzeit, buffet bestellen, firmencatering, fingerfood liefern lassen, grillcatering, catering für 50 personen, catering in der nähe',
        negatives: 'jobs, ausbildung, ausstattung kaufen, mensa, software, rezept',
        questions: [
          'Was kostet Catering pro Person?',
          'Wie früh sollten wir bestellen?',
          'Sind Geschirr und Personal dabei?',
        ],
      },
      fr: {
        business: 'traiteur',
        businesses: 'traiteurs',
        sells: 'buffets et repas de réception',
        alsoCalled:
          'traiteur mariage, traiteur événementiel, organisateur de réceptions, traiteur entreprise, buffet traiteur',
        offers:
          'traiteur mariage, buffet froid, buffet chaud, cocktail dînatoire, plateaux-repas, barbecue géant, service à table, location de vaisselle',
        searches:
          'traiteur, traiteur mariage, buffet traiteur, cocktail dînatoire, plateau repas entreprise, traiteur anniversaire, traiteur barbecue, traiteur 50 personnes, traiteur près de chez moi',
        negatives: 'emploi, matériel, formation, chinois, recette, cantine',
        questions: [
          'Quel est le prix par personne ?',
          'Combien de temps à l’avance commander ?',
          'Le service est-il compris ?',
        ],
      },
    },
  },
]
