import type { InterestField } from './interest-field.ts'

export const petsAndAnimals: InterestField = {
  name: 'Pets and animals / Haustiere und Tiere / Animaux',
  groups: {
    'Pets / Haustiere / Animaux de compagnie': `
Pets / Haustiere / Animaux de compagnie et familiers / pet owners, Tierhalter, animal de compagnie
Dogs / Hunde / Chiens / dog owners, Hundehalter, propriétaires de chien
Puppies / Welpen / Chiots / puppy school, Welpenschule, école du chiot
Dog breeds / Hunderassen / Races de chiens / retrievers, Rassehunde, élevage canin
Cats / Katzen / Chats / cat owners, Katzenhalter, félins
Kittens / Kätzchen / Chatons / young cats, junge Katzen, jeunes chats
Small pets / Kleintiere / Petits animaux / hamsters, guinea pigs, Meerschweinchen, cochons d’Inde
Rabbits / Kaninchen / Lapins / bunnies, Hasen, lapins nains
Birds / Vögel / Oiseaux / parrots, budgies, Papageien, perroquets
Pigeons / Tauben / Pigeons et colombophilie / racing pigeons, Brieftauben, pigeons voyageurs
Chickens at home / Hühnerhaltung / Poules au jardin / backyard hens, Hühner im Garten, poulailler
Aquariums / Aquarien / Aquariums et poissons / tropical fish, Zierfische, aquariophilie
Reptiles / Reptilien / Reptiles et terrariums / terrariums, tortoises, Schildkröten, tortues
Horses / Pferde / Chevaux / ponies, horse owners, cheval, Ponys, poneys
Donkeys and alpacas / Esel und Alpakas / Ânes et alpagas / alpaca walks, Alpakawanderung, balade avec alpagas`,
    'Pet care / Tierpflege / Soins des animaux': `
Pet food / Tierfutter / Nourriture pour animaux / dog food, cat food, Hundefutter, croquettes
Raw feeding / Rohfütterung / Alimentation crue des animaux / BARF, Barfen, régime cru
Pet supplies / Heimtierbedarf / Accessoires pour animaux / pet shops, Zoohandlung, animalerie
Dog training / Hundetraining / Éducation canine / dog schools, Hundeschule, dressage de chiens
Dog walking / Gassiservice / Promenade de chiens / dog walkers, Gassigehen, promeneur de chiens
Dog sports / Hundesport / Sports canins / agility, canicross, Agilitytraining, cani-cross
Dog grooming / Hundepflege / Toilettage / pet grooming, Hundesalon, toiletteur
Pet sitting / Tierbetreuung / Garde d’animaux / kennels, catteries, Hundepension, pension animale
Travelling with pets / Reisen mit Tieren / Voyager avec son animal / dog-friendly hotels, Urlaub mit Hund, vacances avec chien
Pet adoption / Tiervermittlung / Adoption d’animaux / rescue dogs, Tierheim, refuge animalier
Pet photography / Tierfotografie / Photographie animalière de compagnie / dog portraits, Hundefotos, portraits de chiens
Veterinary care / Tiermedizin / Soins vétérinaires / vets, Tierarzt, vétérinaire
Animal physiotherapy / Tierphysiotherapie / Physiothérapie animale / dog physiotherapy, Hundephysiotherapie, ostéopathe animalier
Horse care / Pferdepflege / Soins des chevaux / stables, horse tack, Reitstall, écurie
Riding equipment / Reitsportausrüstung / Équipement d’équitation / saddles, Sättel, selles
Animal behavior / Tierverhalten / Comportement animal / dog psychology, Hundepsychologie, comportementaliste`,
    'Wild animals / Wildtiere / Faune': `
Wildlife / Tierwelt / Faune sauvage / wild animals, Wildtiere, animaux sauvages
Birdwatching / Vogelbeobachtung / Ornithologie / birding, Vögel beobachten, observation des oiseaux
Bird feeding / Vogelfütterung / Nourrir les oiseaux / bird feeders, nest boxes, Nistkästen, nichoirs
Whale watching / Walbeobachtung / Observation des baleines / dolphins, Delfine, dauphins
Marine life / Meerestiere / Vie marine / coral reefs, Korallenriffe, récifs coralliens
Butterflies and insects / Schmetterlinge und Insekten / Papillons et insectes / insect watching, Falter, entomologie
Farm animals / Bauernhoftiere / Animaux de la ferme / petting farms, Streichelzoo, ferme pédagogique
Wildlife photography / Naturfotografie / Photographie animalière / nature photography, Tierfotos, photo nature`,
  },
}
