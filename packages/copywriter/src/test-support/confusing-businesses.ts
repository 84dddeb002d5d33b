import type { AdLanguage } from '@aloft/domain/core/ad-languages'

/** A business that's easily mistaken for another. */
export interface ConfusingBusiness {
  readonly language: AdLanguage
  /** The certain trade; null if none may be certain. */
  readonly trade: string | null
  readonly name: string
  readonly summary: string
  readonly offers: readonly string[]
  readonly headings: readonly string[]
}

// Each line: its trade or none, its name, its summary, and optionally its offers and headings.
const lines: Readonly<Record<AdLanguage, string>> = {
  en: `
    lamp-maker | Nightjar Lamps | A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s. | Wren table lamp; Dome table lamp | Light worth staying in for.; Forty Wrens for the bedrooms of a guesthouse in Clifden.; Small hotels in the west order from us.; Hotels take forty at a time.
    lamp-maker | Hollin | Handmade lamps for hotels and restaurants, made in our workshop in Leeds.
    none | Benchday | Job sheets, parts and promises for repair shops, on one page a day. | Solo; Shop; Chain | One page a day for the whole workshop.; No training
    workshop-software | Spokewise | Workshop software for bicycle repair shops and bike shops.
    bakery | Mill Row | A wholesale bakery supplying cafés, hotels and restaurants across Kent. | Sourdough bread; Bread rolls
    wedding-photographer | Ivy Lane | Wedding photographer in Bath, at wedding venues all over Somerset. |  | Portfolio; Wedding venues we know
    wedding-venue | Ashdown Barn | A wedding venue in Sussex with rooms for eighty guests. |  | The barn; Our photographers
    law-firm | Harcourt Pell Solicitors | Harcourt Pell is a Leeds law firm for families, tenants and small employers. | Family and children; Housing and tenancy; Employment; Wills and probate
    family-lawyer | Marsh | A family law firm in Leeds for divorce and child arrangements.
    pottery-classes | Slipware | Pottery classes for beginners in Bristol, on eight wheels. | Six-week wheel course; Taster evening
    potter | Tarn Pots | A potter in Kendal who throws mugs and bowls. | Mug; Bowl
    bike-scooter-hire | Dale Wheels | Bike hire in Keswick, by the hour or the day. | E-bike per day; Mountain bike per day
    bike-shop | Dale Cycles | A bike shop in Keswick with a workshop behind the counter. | E-bikes; Helmets; Bike service
    vet | Moorside Vets | A veterinary practice in Otley for dogs, cats and rabbits. |  | Vaccinations; Dog grooming on Fridays
    dog-groomer | Wag & Wash | A dog grooming salon in Otley, next to the vet.
    physiotherapist | Kinetic | Physiotherapy in a gym: we treat runners in the middle of Leeds. |  | You find us inside the gym on Wellington Street.
    web-design-agency | Tablecloth | A web design agency for restaurants and hotels in Brighton. |  | Websites that fill tables; Restaurants we work with
    furniture-maker | Holt | Furniture maker in Norwich. Hotel furniture, restaurant tables and bar stools.
    none | Crumb Supplies | Bakery supplies and bakery equipment, delivered overnight.
    seafood-restaurant | The Old Bakery | A seafood restaurant in Lincoln with twelve tables.
    none | North Frame | We design hotels and restaurants that people remember.
    hotel | Hotel Merrow | A small hotel in Rye with eleven rooms.
    none | Slow notes | Notes on trains, books and bread by somebody who walks a lot. |  | Books I left on trains; A bakery in Lisbon; Cafés with good light
    city-tours | Hop Walks | Walking tours of craft breweries and pubs in Leeds.
    none | Paws Up | Dog physiotherapy and hydrotherapy in Hull.
    none | Steam | Coffee machine repairs for cafés and coffee shops.
    accountant | Ledger Lane | Chartered accountants for builders, plumbers and electricians.
    office-cleaning | Brightside | An office cleaning company in Bristol for law firms, dentists and gyms.
    real-estate-photographer | Frame & Floor | A real estate photographer in Bath for estate agents and hotels.
    laundry-ironing | White Line | A commercial laundry in Hove that washes linen for hotels and gyms.
    none | Tillo | Point-of-sale software for cafés, bars and bakeries.
    plumber | Mackie & Son | We fix leaks, fit boilers and unblock toilets across Fife. Plumbers since 1964. |  | Emergency plumber; Boiler servicing
    none | Stem & Thorn | Seasonal flowers for weddings, funerals and Tuesdays, from a shop in Deal.
    coffee-roaster | Lark Coffee | Coffee roasters in Hackney. We roast for cafés, offices and kitchens at home. | House espresso 250g; Ethiopia filter
    bookshop | Page Forty | An independent bookshop in Ludlow with a small café at the back.
    none | Snip Supply | Scissors, colour and chairs for hair salons and barbers.
    none | Ironworks | Gym equipment for hotels, schools and home gyms.
    none | Crownwell | A dental laboratory making crowns and bridges for dentists.
    marketing-agency | Brightbite | We are a marketing agency for dentists and orthodontists.
    insurance-broker | Tern | Independent insurance broker for landlords, cafés and tradespeople.
    yoga-studio | Down Dog | Yoga classes in a brewery, with a pint after.
    cooking-school | Small Spoons | Cooking classes for children in a real restaurant kitchen.
    furniture-shop | Bakery Lane Interiors | A furniture store in York with sofas, tables and lamps.
    tattoo-studio | Black Heron | Tattoo studio above the Crown pub in Lewes.
    none | Second Plate | We collect food that restaurants and bakeries have left, and cook it for neighbours.
    none | Ann Roe | Ann Roe writes about bakers, brewers and cheesemakers for magazines.
    none | Voltline | Cable, switches and lights for electricians, from a trade counter in Hull.
    bar | The Pharmacy | A cocktail bar in a former chemist in Margate.
    bike-tours | Pedal North | Guided bike tours in Northumberland, with bikes, hotels and luggage sorted.
    bakery | Rise | A bakery and café in Frome.
    none | Tie & Blazer | School uniforms for private schools and nurseries.
    hotel | The Otter | A dog-friendly hotel on the river in Totnes.
    bakery | Plain Jane | Vegan bakery in Leeds.
    none | Tier | Wedding cakes, made to order in Bath and delivered to venues.
    art-classes | Easel | Painting classes for adults in Bath.
    none | Sudsly | Car wash software that counts every rinse.
  `,
  de: `
    painter-decorator | Brüggemann Malerwerkstatt | Malerwerkstatt in Köln-Ehrenfeld: Innenräume, Fassaden und Kalkputz, sauber und zum Festpreis. | Wände und Decken streichen; Kalkputz; Fassadenanstrich
    lamp-maker | Lichtrausch | Leuchtenmanufaktur in Weimar: Tischlampen für Hotels und Restaurants.
    none | Terminfuchs | Software für Friseursalons und Kosmetikstudios, die ohne Papier arbeiten.
    booking-software | Terminfuchs | Buchungssoftware für Friseure und Kosmetikstudios.
    bike-scooter-hire | Rad Meyer | Fahrradverleih in Konstanz, tageweise und stundenweise.
    bike-shop | Rad Meyer | Fahrradladen in Konstanz mit eigener Werkstatt.
    joiner | Tischlerei Loibner | Möbel und Küchen aus heimischem Holz, gebaut in Graz und gemacht für dreißig Jahre. | Esstisch Mur; Bett Lend | Holz, das mitgeht.; Möbel; Küchen; Werkstatt
    pottery-classes | Tonart | Töpferkurse in Dresden, abends und am Wochenende.
    none | Pfote | Hundephysiotherapie in Essen.
    wedding-photographer | Lea Brandt | Hochzeitsfotografin in Freiburg, gern in Hochzeitslocations und Scheunen.
    web-design-agency | Tischtuch | Webagentur für Restaurants, Hotels und Cafés in Bremen.
    bakery | Korn & Kruste | Bäckerei in Ulm, die Cafés und Hotels mit Brot beliefert. | Sauerteigbrot; Brötchen
    law-firm | Kanzlei Voss | Anwaltskanzlei in Kassel für Familien, Mieter und kleine Betriebe.
    none | Kessler | Hotelmöbel und Hoteleinrichtungen aus Eiche.
    dj | DJ Fynn | DJ für Hochzeiten und Firmenfeiern in Hamburg.
    tax-adviser | Kanzlei Ebert | Steuerberatung in Jena für Handwerksbetriebe, Ärzte und Restaurants.
    none | Backprofi | Bäckereibedarf und Backöfen für Bäckereien und Konditoreien.
    none | Dentec | Zahntechnik für Zahnarztpraxen in ganz Bayern.
    electrician | Elektro Huber | Wir sind Ihr Elektriker in Passau: Neubau, Umbau, Notdienst.
    none | Raumwerk | Wir planen und bauen Hotels, Restaurants und Praxen.
    guest-house | Gasthof Adler | Gasthof im Schwarzwald mit zwölf Zimmern und eigener Metzgerei.
    physiotherapist | Bewegt | Praxis für Physiotherapie in Halle, direkt neben dem Fitnessstudio.
    none | Möhrchen | Frisches Mittagessen für Kitas und Schulen in Leipzig.
    joiner | Müller Holzbau | Schreinerwerkstatt in Fulda: Einbauschränke, Türen und Treppen.
    goldsmith | Feinwerk | Goldschmiede in Schwäbisch Gmünd für Trauringe und Unikate.
    office-cleaning | Blank | Gebäudereinigung in Wien für Büros, Arztpraxen und Hotels.
    removals | Umzüge Krause | Umzugsfirma in Chemnitz für Privatumzüge, Büros und Praxen.
  `,
  fr: `
    florist | Les Herbes Hautes | Fleuriste à Nantes : des fleurs de saison, cueillies à moins de soixante kilomètres de la boutique. | Le petit bouquet du jour
    none | Carnet | Un logiciel de commande pour restaurants et hôtels.
    none | Four Pro | Équipement de boulangerie et de pâtisserie, livré en deux jours.
    web-design-agency | La Nappe | Agence web pour hôtels et restaurants à Lyon.
    pottery-classes | Terre à terre | Cours de poterie à Rennes, pour débutants et confirmés.
    potter | Atelier Grès | Céramiste à Rennes : bols, assiettes et vases tournés à la main.
    bike-scooter-hire | Les Roues | Location de vélos à Annecy, à l’heure ou à la journée.
    wedding-photographer | Jeanne Morel | Photographe de mariage à Tours, dans les châteaux et les domaines de mariage de la Loire.
    physiotherapist | Mouvement | Cabinet de kinésithérapie à Lille, dans une salle de sport.
    law-firm | Duval & Roy | Cabinet d’avocats à Dijon pour les familles et les petites entreprises.
    bakery | Le Levain | Boulangerie à Metz qui livre les restaurants et les hôtels.
    catering | Maison Lenoir | Traiteur à Angers pour mariages, séminaires et grandes tablées.
    plumber | Dupuis | Plombier à Grenoble : fuites, chauffe-eau et salles de bains.
    none | Chêne Blanc | Mobilier d’hôtel et de restaurant en chêne massif.
    coffee-roaster | Le Grain | Torréfacteur à Brest pour les cafés, les restaurants et la maison.
    hair-salon | Mèche | Salon de coiffure à Pau, sur rendez-vous.
    none | Mèche Pro | Produits et matériel pour salons de coiffure.
    yoga-studio | Souffle | Cours de yoga à Toulouse, dans un ancien restaurant.
    vet | Clinique des Tilleuls | Clinique vétérinaire à Vannes pour chiens, chats et lapins.
    none | Table Rase | Nous aidons les restaurants et les cafés à mieux vendre.
  `,
}

/** Businesses whose words name other trades: their customers, their neighbors, what they supply. */
export const confusingBusinesses: readonly ConfusingBusiness[] = (['en', 'de', 'fr'] as const).flatMap(
  (language) =>
    lines[language]
      .trim()
      .split('\n')
      .map((line) => {
        const [trade = '', name = '', summary = '', offers = '', headings = ''] = line
          .split('|')
          .map((part) => part.trim())
        return {
          language,
          trade: trade === 'none' ? null : trade,
          name,
          summary,
          offers: listOf(offers),
          headings: listOf(headings),
        }
      }),
)

function listOf(text: string): readonly string[] {
  return text.split(';').flatMap((item) => item.trim() || [])
}
