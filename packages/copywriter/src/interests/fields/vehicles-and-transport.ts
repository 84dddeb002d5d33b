import type { InterestField } from './interest-field.ts'

export const vehiclesAndTransport: InterestField = {
  name: 'Vehicles and transport / Fahrzeuge und Verkehr / Véhicules et transports',
  groups: {
    'Vehicles / Fahrzeuge / Véhicules': `
Cars / Autos / Voitures / automobiles, Pkw, automobile
Electric cars / Elektroautos / Voitures électriques / EVs, E-Autos, véhicules électriques
Hybrid cars / Hybridautos / Voitures hybrides / plug-in hybrids, Plug-in-Hybride, hybrides rechargeables
Used cars / Gebrauchtwagen / Voitures d’occasion / second-hand cars, Autohändler, concessionnaire
New cars / Neuwagen / Voitures neuves / car dealers, Autohaus, garage automobile neuf
Family cars / Familienautos / Voitures familiales / estate cars, Kombis, breaks familiaux
Off-road vehicles / Geländewagen / Véhicules tout-terrain / SUVs, Offroad, quatre-quatre
Sports cars / Sportwagen / Voitures de sport / supercars, Supersportwagen, voitures de prestige
Classic cars / Oldtimer / Voitures anciennes / vintage cars, Youngtimer, voitures de collection
Vans / Transporter / Utilitaires / commercial vehicles, Nutzfahrzeuge, camionnettes
Trucks / Lastwagen / Camions / lorries, Lkw, poids lourds
Motorcycles / Motorräder / Motos / motorbikes, bikers, Biker, motards
Mopeds and motor scooters / Motorroller / Scooters et cyclomoteurs / moped riding, Mofas, mobylettes
Quad bikes / Quads / Quads et buggys / ATVs, Quadtouren, buggy
Tractors as a hobby / Traktor-Oldtimer / Tracteurs anciens / vintage tractors, Schlepperfreunde, vieux tracteurs
Trailers / Anhänger / Remorques / towing, Pkw-Anhänger, attelage
Boats / Boote / Bateaux / used boats, boat dealers, Gebrauchtboote, bateaux d’occasion
Aircraft / Flugzeuge / Avions / aviation, Luftfahrt, aviation légère
Trains / Eisenbahn / Trains et chemins de fer / steam trains, Dampfloks, locomotives`,
    'Car care / Autopflege / Entretien automobile': `
Car maintenance / Autowartung / Entretien auto / garage services, car repair, Autowerkstatt, garagiste
Car parts / Autoteile / Pièces auto / spare parts, Ersatzteile, pièces détachées
Tyres and wheels / Reifen und Räder / Pneus et jantes / tires, winter tires, Winterreifen, pneus hiver
Car body repair / Karosserie und Lack / Carrosserie / dent repair, Lackiererei, carrossier
Car cleaning / Autoreinigung / Nettoyage auto / car wash, detailing, Autowäsche, lavage auto
Car tuning / Autotuning / Tuning auto / car styling, Fahrzeugveredelung, préparation auto
Car audio / Auto-Hi-Fi / Autoradio / car stereo, Autolautsprecher, son embarqué
Car accessories / Autozubehör / Accessoires auto / roof racks, Dachträger, barres de toit
Vehicle wrapping / Fahrzeugfolierung / Covering / vehicle lettering, Fahrzeugbeschriftung, marquage de véhicule
Motorcycle clothing / Motorradbekleidung / Équipement moto / helmets, Helme, casques moto
Motorcycle touring / Motorradtouren / Voyages à moto / bike tours by motorcycle, Motorradreisen, balades à moto
Roadside assistance / Pannenhilfe / Dépannage auto / breakdown cover, Abschleppdienst, remorquage`,
    'Getting around / Unterwegs / Déplacements': `
Bicycles / Fahrräder / Vélos / bikes, bike shops, Fahrradladen, magasin de vélos
E-bikes / E-Bikes / Vélos électriques / electric bikes, Pedelecs, vélos à assistance électrique
Cargo bikes / Lastenräder / Vélos cargo / family bikes, Transporträder, vélos familiaux
Children’s bikes / Kinderfahrräder / Vélos enfant / balance bikes, Laufräder, draisiennes
Folding bikes / Falträder / Vélos pliants / commuter bikes, Klappräder, vélo de ville pliant
Bike repair / Fahrradreparatur / Réparation de vélos / bike servicing, Fahrradwerkstatt, atelier vélo
Bike accessories / Fahrradzubehör / Accessoires vélo / bike lights, panniers, Fahrradtaschen, sacoches
Cycling to work / Mit dem Rad zur Arbeit / Vélotaf / bike commuting, Dienstrad, trajets à vélo
Electric scooters / E-Scooter / Trottinettes électriques / e-scooters, Elektroroller, trottinette électrique
Car sharing / Carsharing / Autopartage / shared cars, geteilte Autos, voitures partagées
Ride sharing / Fahrgemeinschaften / Covoiturage / carpooling, Mitfahrgelegenheit, covoitureurs
Car rental / Autovermietung / Location de voitures / car hire, Mietwagen, loueur de voitures
Car leasing / Autoleasing / Leasing auto / car subscriptions, Auto-Abo, location longue durée
Van rental / Transportervermietung / Location d’utilitaires / van hire, Transporter mieten, location de camionnette
Taxis and chauffeurs / Taxis und Fahrdienste / Taxis et chauffeurs privés / airport transfers, Flughafentransfer, VTC
Minibus and coach hire / Bus mieten / Location d’autocars / group transport, Reisebus, minibus
Limousine service / Limousinenservice / Location de limousines / wedding cars, Hochzeitsautos, voiture de mariage
Public transport / Öffentlicher Verkehr / Transports publics / buses and trams, Bus und Bahn, transports en commun
Commuting / Pendeln / Trajets quotidiens / commuters, Pendler, navetteurs
Parking / Parken / Stationnement / parking spaces, Parkplätze, places de parking`,
  },
}
