import type { InterestField } from './interest-field.ts'

export const homeAndGarden: InterestField = {
  name: 'Home and garden / Haus und Garten / Maison et jardin',
  groups: {
    'Furnishing / Einrichtung / Ameublement': `
Interior design / Innenarchitektur / Architecture d’intérieur / interior styling, Raumgestaltung, décoratrice
Home decor / Wohndeko / Décoration de la maison / home decoration, homeware, Dekoration, Wohnaccessoires, déco
Lamps and lighting / Lampen und Beleuchtung / Luminaires / lights, light fixtures, table lamps, Leuchten, éclairage, lampes
Furniture / Möbel / Meubles / furnishings, Einrichtung, mobilier
Antiques / Antiquitäten / Antiquités / antique dealers, Trödel, antiquaire, brocante
Vintage furniture / Vintage-Möbel / Meubles vintage / retro furniture, mid-century furniture, Retromöbel, mobilier rétro
Home textiles / Heimtextilien / Linge de maison / cushions, sofa throws, Kissen, coussins
Bedding / Bettwäsche / Literie / bed linen, duvets, Bettwaren, draps
Mattresses / Matratzen / Matelas / Lattenrost, sommier
Curtains and blinds / Vorhänge und Jalousien / Rideaux et stores / drapes, window shades, Gardinen, voilages
Rugs / Teppiche / Tapis / carpets, Teppichläufer, moquette
Wallpaper / Tapeten / Papier peint / wall coverings, Wandbelag, revêtement mural
Ceramics / Keramik / Céramique / pottery ware, porcelain, Porzellan, porcelaine
Tableware / Tischkultur / Arts de la table / dinnerware, dinner plates, Geschirr, vaisselle
Glassware / Glaswaren / Verrerie / drinking glasses, Trinkgläser, verres
Cookware / Kochgeschirr / Ustensiles de cuisine / pots and pans, Töpfe, casseroles
Candles / Kerzen / Bougies / scented candles, Duftkerzen, bougies parfumées
Home fragrance / Raumdüfte / Parfums d’intérieur / diffusers, room sprays, Raumduft, diffuseurs
Picture frames / Bilderrahmen / Cadres / framing, Einrahmung, encadrement
Mirrors / Spiegel / Miroirs / wall mirrors, Wandspiegel, glaces murales
Clocks / Uhren und Wecker / Horloges / wall clocks, Wanduhren, pendules
Kitchens / Küchen / Cuisines / fitted kitchens, kitchen design, Einbauküchen, cuisines équipées
Bathrooms / Badezimmer / Salles de bains / bathroom design, showers, Bäder, douches
Bedrooms / Schlafzimmer / Chambres à coucher / beds, wardrobes, Betten, armoires
Living rooms / Wohnzimmer / Salons / sofas, couches, canapés
Children’s rooms / Kinderzimmer / Chambres d’enfant / nursery decor, Babyzimmer, chambre de bébé
Scandinavian design / Skandinavisches Design / Design scandinave / Nordic design, hygge, nordisches Design
Minimalism / Minimalismus / Minimalisme / simple living, einfaches Leben, vie simple
Home office / Homeoffice / Bureau à domicile / desks, Schreibtische, télétravail`,
    'Building / Bauen und Umbauen / Construction et travaux': `
Home improvement / Heimwerken / Amélioration de l’habitat / house improvement, Hausverschönerung, travaux de la maison
Do it yourself / Selbermachen / Bricolage / DIY, Baumarkt, bricoleur
Renovation / Renovierung / Rénovation / home renovation, refurbishment, Sanierung, travaux
Home building / Hausbau / Construction de maisons / self-build, building plots, Eigenheim, maison neuve
Timber houses / Holzhäuser / Maisons en bois / log cabins, Holzbau, ossature bois
Tiny houses / Minihäuser / Mini-maisons / small homes, kleine Häuser, micro-maisons
Carpentry / Tischlerei / Menuiserie / joinery, Schreinerei, charpente
Painting and decorating / Malerarbeiten / Peinture et décoration / house painting, Maler, peintre en bâtiment
Tiles / Fliesen / Carrelage / tiling, Mosaik, mosaïque
Flooring / Bodenbeläge / Revêtements de sol / parquet, wood floors, Parkett, Laminat, plancher
Roofing / Dächer / Toiture / roofs, Dachdecker, couvreur
Windows and doors / Fenster und Türen / Fenêtres et portes / double glazing, Verglasung, double vitrage
Conservatories / Wintergärten / Vérandas / sunrooms, orangery, Glasanbau, jardin d’hiver
Lofts and attics / Dachausbau / Aménagement de combles / loft conversion, Dachgeschoss, grenier
Garages and carports / Garagen und Carports / Garages et abris de voiture / garage doors, Garagentore, portes de garage
Stairs / Treppen / Escaliers / staircases, Treppenbau, rampes
Natural stone / Naturstein / Pierre naturelle / marble, granite, Marmor, marbre
Metalwork / Metallbau / Ferronnerie / wrought iron, Schmiede, fer forgé
Insulation / Dämmung / Isolation / thermal insulation, Wärmedämmung, isolation thermique
Heating / Heizung / Chauffage / boilers, radiators, Heizkörper, chaudière
Fireplaces / Kamine / Cheminées / wood stoves, wood burners, Kaminöfen, poêles à bois
Air conditioning / Klimaanlagen / Climatisation / cooling, ventilation, Lüftung, climatiseur
Heat pumps / Wärmepumpen / Pompes à chaleur / geothermal heating, Erdwärme, géothermie
Solar panels / Solaranlagen / Panneaux solaires / solar power, photovoltaics, Photovoltaik, photovoltaïque
Energy saving at home / Energiesparen zu Hause / Économies d’énergie / energy efficiency, Energieeffizienz, efficacité énergétique
Home automation / Hausautomation / Domotique / smart home, smartes Zuhause, maison connectée
Home security / Haussicherheit / Sécurité de la maison / alarm systems, locks, Alarmanlagen, Schlösser, alarme, serrures
Accessibility / Barrierefreiheit / Accessibilité / accessible homes, stairlifts, barrierefreies Wohnen, Treppenlifte, monte-escalier
Tools / Werkzeuge / Outils / power tools, Elektrowerkzeug, outillage`,
    'Garden / Garten / Jardin': `
Gardening / Gartenarbeit / Jardinage / garden care, Gärtnern, jardinier
Landscaping / Landschaftsbau / Aménagement paysager / garden design, Gartengestaltung, paysagiste
Houseplants / Zimmerpflanzen / Plantes d’intérieur / indoor plants, Topfpflanzen, plantes vertes
Succulents and cacti / Sukkulenten und Kakteen / Succulentes et cactus / cactus, Kaktus, plantes grasses
Orchids / Orchideen / Orchidées / orchid care, Orchideenpflege
Bonsai / Bonsai / Bonsaï / bonsai trees, Bonsaibäume
Vegetable gardens / Gemüsegärten / Potagers / kitchen garden, growing vegetables, Gemüse anbauen, cultiver des légumes
Allotments / Schrebergärten / Jardins familiaux / community gardens, Kleingärten, jardins ouvriers
Herb gardens / Kräutergärten / Jardins d’aromates / growing herbs, Küchenkräuter, plantes aromatiques
Urban gardening / Urbanes Gärtnern / Jardinage urbain / balcony plants, Balkonpflanzen, jardinage au balcon
Roses / Rosen / Rosiers / rose garden, Rosengarten, roseraie
Flower gardens / Blumengärten / Jardins de fleurs / perennials, flower bulbs, Stauden, vivaces
Fruit trees / Obstbäume / Arbres fruitiers / orchards, Streuobst, verger
Trees / Bäume / Arbres / tree care, tree surgery, Baumpflege, élagage
Hedges / Hecken / Haies / hedge trimming, Heckenschnitt, taille de haies
Lawns / Rasen / Pelouses / lawn care, mowing, Rasenpflege, gazon
Garden furniture / Gartenmöbel / Mobilier de jardin / patio furniture, Terrassenmöbel, salon de jardin
Terraces and patios / Terrassen / Terrasses / decking, Holzterrasse, terrasse en bois
Garden sheds / Gartenhäuser / Abris de jardin / garden rooms, Gartenhütte, cabanon
Fences / Zäune / Clôtures / fencing, garden gates, Gartentore, portails
Barbecues / Grillgeräte / Barbecues et grills / barbecue grills, Gasgrill, plancha
Greenhouses / Gewächshäuser / Serres / polytunnels, Frühbeet, serre de jardin
Garden ponds / Gartenteiche / Bassins de jardin / water gardens, koi, Koiteich, étangs
Swimming pools / Schwimmbecken / Piscines / pools, hot tubs, Swimmingpool, Whirlpool, jacuzzi
Beekeeping / Imkerei / Apiculture / bees, Bienen, abeilles
Composting / Kompostieren / Compostage / compost, Kompost, lombricompost
Permaculture / Permakultur / Permaculture / organic gardening, Biogarten, jardin bio
Wildlife gardens / Naturgärten / Jardins naturels / wildflowers, Wildblumen, fleurs sauvages`,
    'Household / Haushalt / Entretien de la maison': `
Cleaning / Reinigung / Nettoyage / house cleaning, housekeeping, Putzen, ménage
Eco-friendly cleaning / Ökologische Reinigung / Nettoyage écologique / natural cleaners, Naturputzmittel, produits ménagers naturels
Laundry / Wäsche / Lessive / ironing, dry cleaning, Bügeln, Textilreinigung, repassage, pressing
Household appliances / Haushaltsgeräte / Électroménager / white goods, washing machines, Waschmaschinen, lave-linge
Kitchen appliances / Küchengeräte / Appareils de cuisine / mixers, ovens, Küchenmaschinen, robots de cuisine
Coffee machines / Kaffeemaschinen / Machines à café / espresso machines, Espressomaschinen, cafetières
Storage and tidying / Aufbewahrung und Ordnung / Rangement / decluttering, shelving, Ausmisten, Regale, étagères
Moving house / Umzug / Déménagement / movers, removals, Umzugsfirma, déménageurs
House clearance / Entrümpelung / Débarras / junk removal, Haushaltsauflösung, vide-maison
Handyman services / Hausmeisterdienste / Petits travaux / home repairs, small jobs, Reparaturen im Haus, homme à tout faire
Repairing things / Reparieren / Réparation / repair cafés, mending, Reparaturcafé, réparer
Household budgeting / Haushaltsplanung / Budget du ménage / saving at home, Haushaltsbuch, budget familial`,
  },
}
