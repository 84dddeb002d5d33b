import type { InterestField } from './interest-field.ts'

export const travel: InterestField = {
  name: 'Travel / Reisen / Voyages',
  groups: {
    'Journeys / Reisearten / Types de voyage': `
Travel / Reisen / Voyages et découvertes / trips abroad, tourism, Tourismus, tourisme
Holidays / Urlaub / Vacances / vacations, Ferien, congés
Weekend trips / Wochenendreisen / Week-ends / short breaks, Kurzurlaub, escapades
Beach holidays / Strandurlaub / Vacances à la plage / seaside holidays, Badeurlaub, bord de mer
City breaks / Städtereisen / Séjours en ville / city trips, Städtetrips, escapade urbaine
Road trips / Roadtrips / Voyages en voiture / driving holidays, Autoreisen, itinéraires en voiture
Backpacking / Rucksackreisen / Voyages sac à dos / gap years, Backpacker, routard
Cruises / Kreuzfahrten / Croisières / cruise ships, Kreuzfahrtschiff, paquebot
River cruises / Flusskreuzfahrten / Croisières fluviales / canal boats, Hausboote, péniches
Sailing holidays / Segelreisen / Vacances en voilier / yacht charter, Bootscharter, location de voilier
Island hopping / Inselhüpfen / D’île en île / ferries, Fähren, traversées
Ecotourism / Ökotourismus / Écotourisme / sustainable travel, nachhaltig reisen, voyage responsable
Adventure travel / Abenteuerreisen / Voyages d’aventure / expeditions, Expeditionen, treks
Safaris / Safaris / Safaris photo / wildlife tours, Fotosafari, safari animalier
Family holidays / Familienurlaub / Vacances en famille / holidays with kids, Urlaub mit Kindern, vacances avec enfants
Holiday camps / Ferienlager / Colonies de vacances / summer camps, Feriencamps, colo
Honeymoons / Flitterwochen / Voyages de noces / romantic trips, Hochzeitsreise, lune de miel
Solo travel / Alleinreisen / Voyages en solo / travelling alone, Reisen allein, voyager seul
Group travel / Gruppenreisen / Voyages en groupe / guided trips, Reisegruppe, voyage organisé
Travel for older people / Seniorenreisen / Voyages seniors / senior travel, Reisen ab 60, retraités en voyage
Luxury travel / Luxusreisen / Voyages de luxe / luxury holidays, Luxusurlaub, séjours haut de gamme
Budget travel / Günstig reisen / Voyages à petit prix / cheap holidays, Billigreisen, bons plans voyage
Last-minute travel / Last-Minute-Reisen / Départs de dernière minute / late deals, Kurzfristreisen, dernière minute
All-inclusive holidays / All-inclusive-Urlaub / Vacances tout compris / package holidays, Pauschalreisen, séjours tout inclus
Business travel / Geschäftsreisen / Voyages d’affaires / work trips, Dienstreisen, déplacements professionnels
Working while travelling / Arbeiten auf Reisen / Travailler en voyage / digital nomads, digitale Nomaden, nomades numériques
Volunteer travel / Freiwilligenreisen / Voyages solidaires / voluntourism, Freiwilligendienst im Ausland, volontariat à l’étranger
Language travel / Sprachreisen / Séjours linguistiques / language holidays, Sprachurlaub, séjour de langue
Rail travel / Bahnreisen / Voyages en train / train trips, Zugreisen, trains de nuit
Coach trips / Busreisen / Voyages en autocar / bus tours, Busfahrten, excursions en car
Air travel / Flugreisen / Voyages en avion / flights, Flüge, vols
Day trips / Tagesausflüge / Excursions / days out, Ausflugsziele, sorties à la journée
Winter holidays / Winterurlaub / Vacances d’hiver / ski holidays, Skiurlaub, séjours au ski
Hiking holidays / Wanderurlaub / Vacances de randonnée / walking holidays, Wanderreisen, séjours de marche
Cycling holidays / Radurlaub / Vacances à vélo / bike tours, Radreise, séjours à vélo
Wine travel / Weinreisen / Œnotourisme / vineyard tours, Weintouren, route des vins
Food travel / Kulinarische Reisen / Voyages gourmands / culinary trips, Genussreisen, tourisme gastronomique
Cultural travel / Kulturreisen / Voyages culturels / study tours, Studienreisen, circuits culturels
Travel photography / Reisefotografie / Photographie de voyage / travel pictures, Reisebilder, carnet de voyage`,
    'Stays / Unterkünfte / Hébergements': `
Hotels / Hotels / Hôtels / hotel rooms, Hotelzimmer, chambre d’hôtel
Boutique hotels / Boutique-Hotels / Hôtels de charme / design hotels, kleine Hotels, hôtels design
Spa hotels / Wellnesshotels / Hôtels spa / wellness resorts, Wellnessresorts, thalasso
Family hotels / Familienhotels / Hôtels familiaux / child-friendly hotels, Kinderhotels, clubs enfants
Resorts / Ferienanlagen / Villages de vacances / holiday parks, Ferienparks, clubs de vacances
Holiday homes / Ferienhäuser / Maisons de vacances / vacation rentals, cottages, Ferienwohnung, gîte
Bed and breakfast / Frühstückspensionen / Chambres d’hôtes / guest houses, Fremdenzimmer, maison d’hôtes
Inns / Gasthöfe / Auberges / country inns, Landgasthof, auberge de campagne
Farm holidays / Urlaub auf dem Bauernhof / Vacances à la ferme / farm stays, Ferienhof, accueil à la ferme
Castle hotels / Schlosshotels / Hôtels châteaux / manor hotels, Schlossurlaub, nuit au château
Campsites / Campingplätze / Terrains de camping / caravan parks, Zeltplatz, aire de camping
Hostels / Hostels / Auberges de jeunesse / youth hostels, Jugendherberge, dortoir
Mountain huts / Berghütten / Refuges de montagne / alpine lodges, Almhütten, chalets
Treehouses / Baumhäuser / Cabanes dans les arbres / tree houses, Baumhaushotel, cabane perchée
Glamping / Glamping / Camping de luxe / yurts, safari tents, Jurten, yourtes
Camper vans / Campingbusse / Vans aménagés / van life, Campervans, fourgons aménagés
Motorhomes / Wohnmobile / Camping-cars / caravans, Wohnwagen, caravanes
House swapping / Haustausch / Échange de maisons / home exchange, Wohnungstausch, échange de logement`,
    'Places / Ziele / Destinations': `
Mountains / Berge / Montagnes / Alps, Alpen, Alpes
Beaches / Strände / Plages / coast, Küste, littoral
Islands / Inseln / Îles / island holidays, Inselurlaub, séjour sur une île
Lakes / Seen / Lacs / lakeside, Seeufer, bord de lac
Rivers and canals / Flüsse und Kanäle / Rivières et canaux / river trips, Bootsfahrten, balades fluviales
Forests / Wälder / Forêts / woodland, forest bathing, Waldbaden, bain de forêt
Deserts / Wüsten / Déserts / desert trips, Wüstenreisen, dunes
National parks / Nationalparks / Parcs nationaux / nature reserves, Naturschutzgebiete, réserves naturelles
Countryside / Landleben / Campagne / rural tourism, Urlaub auf dem Land, tourisme rural
Villages and small towns / Dörfer und Kleinstädte / Villages et petites villes / pretty villages, schöne Dörfer, beaux villages
Castles / Burgen und Schlösser / Châteaux / palaces, fortresses, Festungen, forteresses
World heritage sites / Welterbestätten / Sites du patrimoine mondial / UNESCO sites, UNESCO-Welterbe, patrimoine UNESCO
Monuments and sights / Sehenswürdigkeiten / Monuments / landmarks, Wahrzeichen, lieux à visiter
Guided tours / Führungen / Visites guidées / city walks, Stadtführungen, guide touristique
Parks and gardens / Parks und Gärten / Parcs et jardins / botanical gardens, botanischer Garten, jardin botanique
Theme parks / Freizeitparks / Parcs d’attractions / amusement parks, Vergnügungspark, manèges
Water parks / Erlebnisbäder / Parcs aquatiques / water slides, Rutschen, toboggans
Zoos / Zoos / Parcs animaliers / wildlife parks, Tierpark, zoo
Public aquariums / Schauaquarien / Aquariums publics / sea life centers, Meeresaquarium, océanarium
Lighthouses / Leuchttürme / Phares / lighthouse tours, Leuchtturm, phare
Ski resorts / Skigebiete / Stations de ski / ski areas, Skiorte, domaines skiables
Spa towns / Kurorte / Villes thermales / thermal resorts, Heilbäder, stations thermales
Travel guides and maps / Reiseführer und Karten / Guides et cartes de voyage / guidebooks, Landkarten, cartes routières`,
  },
}
