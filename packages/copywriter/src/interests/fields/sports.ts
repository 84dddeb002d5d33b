import type { InterestField } from './interest-field.ts'

export const sports: InterestField = {
  name: 'Sports / Sport / Sports et loisirs sportifs',
  groups: {
    'Ball games / Ballsport / Sports de balle': `
Football / Fußball / Football (soccer) / soccer, Kicken, ballon rond
Women’s football / Frauenfußball / Football féminin / women’s soccer, Frauenbundesliga, foot féminin
Indoor football / Hallenfußball / Futsal / five-a-side, Kleinfeldfußball, foot en salle
Rugby / Rugby / Rugby à XV / rugby union, rugby league, Rugbyclub, ovalie
Basketball / Basketball / Basket-ball / streetball, panier de basket
Volleyball / Volleyball / Volley-ball / volleyball clubs, Volleyballverein, club de volley
Beach volleyball / Beachvolleyball / Beach-volley / sand volleyball, volley de plage
Handball / Handball / Hand-ball / handball clubs, Handballverein, club de handball
Tennis / Tennis / Tennis et raquettes / tennis courts, Tennisplatz, court de tennis
Table tennis / Tischtennis / Tennis de table / ping-pong, Tischtennisplatte, pongiste
Badminton / Badminton / Badminton et volants / shuttlecock, Federball, volants de badminton
Squash / Squash / Squash en salle / squash courts, Squashcourt, court de squash
Padel / Padel / Padel et pistes / padel courts, Padelplatz, terrain de padel
Pickleball / Pickleball / Pickleball et raquettes / paddle sports, Pickleballplatz
Golf / Golf / Golf et parcours / golf courses, Golfplatz, terrain de golf
Minigolf / Minigolf / Golf miniature / crazy golf, Minigolfplatz, mini-golf
Disc golf / Discgolf / Disc-golf / frisbee, Ultimate, frisbee golf
Hurling / Hurling / Hurling irlandais / camogie, sliotar
Gaelic football / Gaelic Football / Football gaélique / Gaelic games, gälischer Fußball, jeux gaéliques
Cricket / Cricket / Cricket et battes / cricket clubs, Kricket, cricket anglais
Baseball / Baseball / Base-ball / softball, Baseballschläger, batte de base-ball
American football / American Football / Football américain / gridiron, Footballverein, flag football
Hockey / Hockey / Hockey sur gazon / field hockey, Feldhockey, gazon
Floorball / Unihockey / Floorball et unihockey / indoor hockey, Hallenhockey
Lacrosse / Lacrosse / Crosse / lacrosse sticks, jeu de crosse
Bowling / Bowling / Bowling et quilles / ten-pin bowling, Kegeln, quilles
Boules / Boule / Pétanque / bocce, Boccia, terrain de boules
Billiards / Billard / Billard et snooker / pool tables, snooker, Billardtisch`,
    'Outdoors / Draußen / Plein air': `
Hiking / Wandern / Randonnée / rambling, trekking, Bergwandern, marche en montagne
Long-distance hiking / Weitwandern / Grande randonnée / long trails, Fernwanderwege, sentiers GR
Mountaineering / Bergsteigen / Alpinisme / alpine climbing, Hochtouren, haute montagne
Climbing / Klettern / Escalade / climbing gyms, Kletterhalle, salle d’escalade
Via ferrata / Klettersteige / Via ferrata et câbles / fixed-rope routes, Klettersteig gehen
Bouldering / Bouldern / Bloc / bouldering gyms, Boulderhalle, salle de bloc
Cycling / Radfahren / Cyclisme / biking, bike rides, Radtouren, vélo
Road cycling / Rennradfahren / Cyclisme sur route / road bikes, Rennrad, vélo de route
Gravel cycling / Gravelbiken / Gravel / gravel bikes, Gravelbike, vélo gravel
Mountain biking / Mountainbiken / VTT / mountain bikes, Mountainbike, vélo tout terrain
Bike touring / Radreisen / Cyclotourisme / bikepacking, Fernradwege, voyage à vélo
Camping / Camping / Camping et bivouac / tents, Zelten, tentes
Bushcraft / Buschcraft / Vie dans les bois / survival skills, Überlebenstraining, survie
Fishing / Angeln / Pêche / angling, fly fishing, Fliegenfischen, pêche à la mouche
Hunting / Jagd / Chasse / game shooting, Jäger, chasseur
Clay shooting / Tontaubenschießen / Ball-trap / sport shooting, Sportschießen, tir sportif
Archery / Bogenschießen / Tir à l’arc / bows and arrows, Pfeil und Bogen, archers
Horse riding / Reiten / Équitation / riding lessons, Reitschule, cours d’équitation
Dressage and jumping / Dressur und Springreiten / Dressage et saut d’obstacles / show jumping, Reitturnier, concours hippique
Trail running / Traillauf / Course nature / fell running, Trailrunning, trails en montagne
Orienteering / Orientierungslauf / Course d’orientation / map and compass, Karte und Kompass, orientation
Geocaching / Geocaching / Chasse au trésor GPS / treasure hunts, Schatzsuche
High ropes courses / Hochseilgärten / Accrobranche / zip lines, Kletterwald, tyrolienne
Caving / Höhlenforschung / Spéléologie / cave tours, Höhlentouren, grottes
Paragliding / Gleitschirmfliegen / Parapente / hang gliding, Drachenfliegen, deltaplane
Skydiving / Fallschirmspringen / Parachutisme / parachuting, Tandemsprung, saut en parachute
Hot-air ballooning / Ballonfahren / Montgolfière / balloon rides, Heißluftballon, vol en ballon
Gliding and flying / Segelfliegen / Vol à voile / private flying, Sportfliegerei, planeur
Skateboarding / Skateboarden / Skate / longboards, Skatepark, planche à roulettes
Inline skating / Inlineskaten / Roller / roller skating, Rollschuhe, patins à roulettes
Scooters / Tretroller / Trottinettes / kick scooters, Stuntscooter, trottinette freestyle`,
    'Water / Wassersport / Sports nautiques': `
Swimming / Schwimmen / Natation / swimming lessons, Schwimmkurs, cours de natation
Open water swimming / Freiwasserschwimmen / Nage en eau libre / lake swimming, Seeschwimmen, nage en mer
Water polo / Wasserball / Water-polo / water polo clubs, Wasserballverein
Boating / Bootfahren / Navigation de plaisance / motor boats, boat hire, Motorboote, bateaux
Sailing / Segeln / Voile / yachts, sailing school, Segelschule, voilier
Surfing / Surfen / Surf / surfboards, surf school, Wellenreiten, planche de surf
Windsurfing / Windsurfen / Planche à voile / wing foiling, Wingfoilen, wingfoil
Kitesurfing / Kitesurfen / Kitesurf / kiteboarding, Kiten, école de kite
Stand-up paddling / Stand-up-Paddeln / Paddle / paddle boards, SUP, planche à rame
Kayaking / Kajakfahren / Kayak / kayaks, sea kayaking, Kajak, kayak de mer
Canoeing / Kanufahren / Canoë / canoe trips, Kanutouren, descente en canoë
Rafting / Rafting / Rafting et eaux vives / white-water rafting, Wildwasser, eaux vives
Canyoning / Canyoning / Canyoning et cascades / canyoneering, Schluchten, descente de canyon
Rowing / Rudern / Aviron / rowing clubs, Ruderverein, club d’aviron
Diving / Tauchen / Plongée / scuba diving, Tauchschule, plongée sous-marine
Snorkelling / Schnorcheln / Plongée avec tuba / snorkeling, Schnorcheltour, palmes et tuba
Freediving / Apnoetauchen / Apnée / breath-hold diving, Apnoe, plongée en apnée
Water skiing / Wasserski / Ski nautique / wakeboarding, Wakeboarden, wakeboard
Jet skiing / Jetskifahren / Jet-ski / personal watercraft, Jetski, scooter des mers
Synchronised swimming / Synchronschwimmen / Natation artistique / artistic swimming, Wasserballett`,
    'Snow and ice / Schnee und Eis / Neige et glace': `
Skiing / Skifahren / Ski / ski lessons, Skischule, école de ski
Cross-country skiing / Langlauf / Ski de fond / Nordic skiing, Langlaufloipe, ski nordique
Ski touring / Skitouren / Ski de randonnée / backcountry skiing, Tourenski, peaux de phoque
Snowboarding / Snowboarden / Snowboard / freestyle snowboarding, planche à neige
Snowshoeing / Schneeschuhwandern / Raquettes à neige / winter hiking, Winterwandern, randonnée en raquettes
Sledging / Rodeln / Luge / tobogganing, Schlitten, traîneau
Ice skating / Eislaufen / Patinage / skating rinks, Eisbahn, patinoire
Figure skating / Eiskunstlauf / Patinage artistique / ice dance, Eistanz, danse sur glace
Ice hockey / Eishockey / Hockey sur glace / hockey clubs, Eishockeyverein, hockeyeurs
Curling / Curling / Curling et pierres / curling clubs, Eisstockschießen
Biathlon / Biathlon / Biathlon et ski de fond / ski and shoot, Biathleten, biathlètes`,
    'Other sports / Weitere Sportarten / Autres sports': `
Martial arts / Kampfsport / Arts martiaux / mixed martial arts, Kampfkunst, sports de combat
Judo / Judo / Judo et jujitsu / jiu-jitsu, Judoverein, dojo
Karate / Karate / Karaté / karate clubs, Karateschule, club de karaté
Taekwondo / Taekwondo / Taekwondo et kick / Korean martial arts, Taekwondoschule
Tai chi / Tai-Chi / Taï-chi / qigong, qi gong
Self-defence / Selbstverteidigung / Autodéfense / self-defense, krav maga, Verteidigungskurs
Boxing / Boxen / Boxe / boxing gyms, Boxclub, club de boxe
Kickboxing / Kickboxen / Kick-boxing / Muay Thai, Thaiboxen, boxe thaï
Wrestling / Ringen / Lutte / grappling, Ringkampf, lutteur
Fencing / Fechten / Escrime / fencing clubs, Fechtverein, épée
Athletics / Leichtathletik / Athlétisme / track and field, Leichtathletikverein, stade d’athlétisme
Gymnastics / Turnen / Gymnastique / artistic gymnastics, Turnverein, agrès
Trampolining / Trampolinspringen / Trampoline / trampoline parks, Trampolinhalle, parc de trampolines
Acrobatics / Akrobatik / Acrobatie / aerial silks, Vertikaltuch, tissu aérien
Pole dance / Poledance / Pole dance et fitness / pole fitness, Polefitness, barre verticale
Cheerleading / Cheerleading / Pom-pom girls / cheer teams, Cheerleader
Parkour / Parkour / Parkour et freerun / freerunning, Hindernislauf
Obstacle races / Hindernisläufe / Courses d’obstacles / mud runs, Schlammläufe, courses de boue
Triathlon / Triathlon / Triathlon et duathlon / duathlon, Triathlontraining, enchaînement
Motor sports / Motorsport / Sports mécaniques / motor racing, Autorennen, course automobile
Formula 1 / Formel 1 / Formule 1 / grand prix, Formel-1-Rennen, F1
Karting / Kartfahren / Karting / go-karts, Kartbahn, piste de karting
Motocross / Motocross / Moto-cross / dirt bikes, Enduro, moto tout terrain
Rally racing / Rallyesport / Rallye automobile / rally cars, Rallyeautos, voitures de rallye
Darts / Darts / Fléchettes / dartboards, Dartscheiben, jeu de fléchettes
Esports / E-Sport / E-sport / competitive gaming, Gaming-Turniere, tournois de jeux vidéo
Olympic Games / Olympische Spiele / Jeux olympiques / Olympics, Olympia, JO
Horse racing / Pferderennen / Courses hippiques / race days, Galopprennen, hippodrome
Cycle racing / Radrennen / Courses cyclistes / Tour de France, Straßenrennen, course cycliste
Sports clubs / Sportvereine / Clubs de sport / amateur sport, Breitensport, sport amateur
Watching sports / Sport schauen / Sport à la télévision / live sports, Sportübertragungen, matchs en direct
Sports equipment / Sportausrüstung / Équipement sportif / sporting goods, Sportartikel, articles de sport`,
  },
}
